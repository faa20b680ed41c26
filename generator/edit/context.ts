import type { Built } from "../build-types.ts";
import type { Entries } from "../definition.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import {
	getValidEntries,
	indexEntries,
	listContentFiles,
	replaceInvalidEntries,
} from "../link/entries.ts";
import { isLocalized } from "../schema/localized.ts";
import { isText } from "../schema/text-values.ts";
import type { ContentFile } from "../types.ts";
import { type FactTrial, factTrial } from "./fact-trial.ts";

/** The content as it is being edited: its files, parsed, and the day. */
export type Content = Pick<
	Built,
	"site" | "entries" | "sources" | "date" | "lastValid"
> &
	/** The files of the site, by which the parts of pages are called; without them, by their fragments. */
	Partial<Pick<Built, "artifacts">>;

/** The content, indexed, and the language in which things are called by what the content calls them. */
export type Context = {
	readonly content: Content;
	/** The files of the content by their paths, sound or not. */
	readonly files: ReadonlyMap<string, ContentFile>;
	/** The entries; for a file that isn't sound, that of the last sound site stands in. */
	readonly index: Entries;
	readonly trial: FactTrial;
	readonly language: string;
	readonly locale: Locale;
};

/** Indexes the content for panels in a language of editors; the site may not have that language. */
export function contextOf(content: Content, language: string): Context {
	const { entries, site, date, lastValid } = content;
	const sound = getValidEntries(replaceInvalidEntries(entries, lastValid));
	return {
		content,
		files: new Map(listContentFiles(entries).map((each) => [each.file, each])),
		index: indexEntries(sound, date, site),
		trial: factTrial({ site, date, entries: sound }),
		language,
		locale:
			listLocales(site).find((code) => code === language) ??
			getDefaultLocale(site),
	};
}

/** A text with its citations filled in; an ellipsis stands for a fact that isn't there. */
export function filled(
	text: string,
	{ trial, locale }: Pick<Context, "trial" | "locale">,
): string {
	return text.replace(
		/\{\{([^{}]*)\}\}/g,
		(_, fact) => trial.facts.get(locale)?.get(fact) ?? "…",
	);
}

/** The words of a value of parsed content; undefined of one that has none. */
export function wordsIn(value: unknown, context: Context): string | undefined {
	if (isLocalized(value)) return wordsIn(value.values[context.locale], context);
	if (isText(value)) return filled(value.source, context);
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: undefined;
}
