import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What a YAML file of the real content says, by its path below content/, so that tests of the real site don't repeat it. */
export function contentOf<T>(path: string): T {
	const file = new URL(`../content/${path}`, import.meta.url);
	return parse(readFileSync(file, "utf8"));
}

/** The words of the interface that tests look for. */
type Name =
	| "backToTop"
	| "close"
	| "copied"
	| "copy"
	| "dismiss"
	| "failedTitle"
	| "language"
	| "menu"
	| "navigation"
	| "nextArticle"
	| "overview"
	| "play"
	| "previousArticle"
	| "retry"
	| "search"
	| "searchClear"
	| "searchHint"
	| "searchTooltip"
	| "send"
	| "widgetFailed"
	| "widgetInstead"
	| "widgetLoading"
	| "widgetShow";

/** The words of the interface, in both languages. */
export const strings =
	contentOf<Readonly<Record<Name, Readonly<Record<"da" | "en", string>>>>>(
		"strings.yaml",
	);
