import type { Compiled } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { languageList } from "../diagnostics/language-list.ts";
import { count } from "../diagnostics/report.ts";
import type { Locale } from "../i18n/languages.ts";
import type { Model } from "../link/model.ts";
import { localeAmong, outputFile } from "../text/url.ts";
import type { Artifact, Page } from "../types.ts";
import { contentKeyOf, contentOf, renderedOnce } from "../write/content.ts";
import { changedFacts } from "./changed-facts.ts";
import { type Change, changesOf } from "./changes.ts";
import { type Extract, extractMachineFile, extractPage } from "./extract.ts";

/** A change, and the path and the language of its page. */
export type PlacedChange = Change & {
	readonly page: string;
	readonly language: Locale;
};

/** A page as far as it is compared: one of a build, or one that was read from its output. */
export type ComparedPage = {
	readonly kind: Page["kind"];
	readonly path: string;
	readonly document?: unknown;
	readonly props?: unknown;
};

/** A site to compare: its pages, their files and its facts. */
export type Version = Pick<Compiled, "artifacts"> & {
	readonly pages: readonly ComparedPage[];
	readonly model: Pick<Model, "facts">;
};

/** The changes of the pages that both sites have, page by page. The memo keeps what is rendered for it. */
export function compareSites(
	before: Version,
	after: Version,
	memo: Memo,
): PlacedChange[] {
	const old = before.model.facts;
	const locales = [...old.keys()];
	const facts = new Map(
		[...old].map(([locale, known]) => [
			locale,
			changedFacts(known, after.model.facts.get(locale) ?? new Map()),
		]),
	);
	const kept = new Set(after.pages.filter(isCompared).map(({ path }) => path));
	const [files, others] = [before, after].map(
		({ artifacts }) =>
			new Map(renderedOnce(artifacts, memo).map((each) => [each.path, each])),
	);
	return before.pages.filter(isCompared).flatMap((page) => {
		const file = files?.get(outputFile(page.path));
		const other = others?.get(outputFile(page.path));
		if (!kept.has(page.path) || !file || !other) return [];
		// Equal keys mean equal bytes, without rendering.
		if (contentKeyOf(file) === contentKeyOf(other)) return [];
		const language = localeAmong(page.path, locales);
		const changed = facts.get(language);
		if (!changed) return [];
		return changesOf(
			extractsOf(page, file),
			extractsOf(page, other),
			changed,
		).map((change) => ({ ...change, page: page.path, language }));
	});
}

function extractsOf({ kind, path }: ComparedPage, file: Artifact): Extract[] {
	const text = String(contentOf(file));
	return kind === "view" ? extractPage(text) : extractMachineFile(path, text);
}

/** Copied files have no text, and redirects are compared by their targets. */
function isCompared(page: ComparedPage): boolean {
	return page.kind !== "copy" && redirectTarget(page) === undefined;
}

/** The target of a redirect; undefined for other pages. */
export function redirectTarget({
	kind,
	props,
}: ComparedPage): string | undefined {
	const to = kind === "template" && Reflect.get(Object(props), "to");
	return typeof to === "string" ? to : undefined;
}

/** The languages of these changes, in the order in which they are met. */
export function languagesOf(changes: readonly PlacedChange[]): Locale[] {
	return [...new Set(changes.map(({ language }) => language))];
}

/** How many places changes have, as “22 places on 14 pages, in Danish and English”. */
export function countPlaces(changes: readonly PlacedChange[]): Wording {
	const pages = new Set(changes.map(({ page }) => page)).size;
	const languages = languageList(languagesOf(changes));
	return {
		en: `${count(changes.length, "place", "en")} on ${count(pages, "page", "en")}, in ${languages.en}`,
		da: `${count(changes.length, "place", "da")} på ${count(pages, "page", "da")}, på ${languages.da}`,
	};
}
