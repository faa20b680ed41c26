import type { Compiled } from "../build-types.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { languageList } from "../diagnostics/language-list.ts";
import { count } from "../diagnostics/report.ts";
import type { Locale } from "../i18n/languages.ts";
import type { Model } from "../link/model.ts";
import type { Page } from "../types.ts";
import { localeAmong, outputFile } from "../url.ts";
import { contentKeyOf, contentOf } from "../write/content.ts";
import { changedFacts } from "./changed-facts.ts";
import { type Change, changesOf } from "./changes.ts";
import { type Extract, extractMachineFile, extractPage } from "./extract.ts";

/** A change, and the path and the language of its page. */
export type PlacedChange = Change & {
	readonly page: string;
	readonly language: Locale;
};

/** A site to compare: its pages, their files and its facts. */
export type Version = Pick<Compiled, "pages" | "artifacts"> & {
	readonly model: Pick<Model, "facts">;
};

/** The text and the extracts of each page, by path, and the facts. */
export type ExtractedSite = {
	readonly files: ReadonlyMap<string, File>;
	readonly facts: Model["facts"];
};

type File = {
	/** Files of the same key have the same text. */
	readonly key: () => string | undefined;
	readonly text: () => string;
	readonly extracts: () => readonly Extract[];
};

/** Prepares a site for comparison. The text of a file and its extracts are made once, when first used. */
export function extractSite({
	pages,
	artifacts,
	model,
}: Version): ExtractedSite {
	const byPath = new Map(artifacts.map((each) => [each.path, each]));
	const files = new Map(
		pages.filter(isCompared).map((page): [string, File] => {
			const artifact = byPath.get(outputFile(page.path));
			const text = once(() => (artifact ? String(contentOf(artifact)) : ""));
			const extracts = once(() =>
				page.kind === "view"
					? extractPage(text())
					: extractMachineFile(page.path, text()),
			);
			return [
				page.path,
				{ key: () => artifact && contentKeyOf(artifact), text, extracts },
			];
		}),
	);
	return { files, facts: model.facts };
}

function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The changes of the pages that both sites have, page by page. */
export function compareSites(
	before: ExtractedSite,
	after: ExtractedSite,
): PlacedChange[] {
	const locales = [...before.facts.keys()];
	const facts = new Map(
		[...before.facts].map(([locale, known]) => [
			locale,
			changedFacts(known, after.facts.get(locale) ?? new Map()),
		]),
	);
	return [...before.files].flatMap(([page, file]) => {
		const other = after.files.get(page);
		if (!other || haveSameText(file, other)) return [];
		const language = localeAmong(page, locales);
		const changed = facts.get(language);
		return changed
			? changesOf(file.extracts(), other.extracts(), changed).map((change) => ({
					...change,
					page,
					language,
				}))
			: [];
	});
}

function haveSameText(one: File, other: File): boolean {
	const key = one.key();
	const haveSameKey = key !== undefined && key === other.key();
	return haveSameKey || one.text() === other.text();
}

/** Copied files have no text, and redirects are compared by their targets. */
function isCompared(page: Page): boolean {
	return page.kind !== "copy" && redirectTarget(page) === undefined;
}

/** The target of a redirect; undefined for other pages. */
export function redirectTarget(page: Page): string | undefined {
	if (page.kind !== "template" || page.path.includes(".")) return undefined;
	return String(Reflect.get(Object(page.props), "to"));
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
