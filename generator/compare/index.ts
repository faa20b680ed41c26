import type { Compiled } from "../build.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import type { Model } from "../link/model.ts";
import type { Page } from "../types.ts";
import { localeOf, outputFile } from "../url.ts";
import { changedFacts } from "./changed-facts.ts";
import { type Change, changesOf } from "./changes.ts";
import { type Extract, extractMachineFile, extractPage } from "./extract.ts";

/** A change, and the address and the language of the page it is on. */
export type PlacedChange = Change & {
	readonly page: string;
	readonly language: Locale;
};

/** A site to compare: its pages, their files, and the facts they cite. */
export type Version = Pick<Compiled, "pages" | "artifacts"> & {
	readonly model: Pick<Model, "facts">;
};

/** A site as it is read: by address, the files that say something, and the facts. */
export type ExtractedSite = {
	readonly files: ReadonlyMap<string, File>;
	readonly facts: Model["facts"];
};

type File = { readonly text: string; readonly shown: () => readonly Extract[] };

/** Reads a site. What a file shows is looked for once, and only if it is asked for. */
export function extractSite({
	pages,
	artifacts,
	model,
}: Version): ExtractedSite {
	const bytes = new Map(artifacts.map((each) => [each.path, each.bytes]));
	const files = new Map(
		pages.filter(isCompared).map((page) => {
			const text = String(bytes.get(outputFile(page.path)) ?? "");
			let shown: readonly Extract[] | undefined;
			const file: File = {
				text,
				shown: () => {
					shown ??=
						page.kind === "view"
							? extractPage(text)
							: extractMachineFile(page.path, text);
					return shown;
				},
			};
			return [page.path, file];
		}),
	);
	return { files, facts: model.facts };
}

/** What the pages that are in both say differently, page by page. */
export function compareSites(
	before: ExtractedSite,
	after: ExtractedSite,
): PlacedChange[] {
	const facts = {
		da: changedFacts(before.facts.da, after.facts.da),
		en: changedFacts(before.facts.en, after.facts.en),
	} satisfies Record<Locale, unknown>;
	return [...before.files].flatMap(([page, file]) => {
		const other = after.files.get(page);
		if (!other || other.text === file.text) return [];
		const language = localeOf(page);
		return changesOf(file.shown(), other.shown(), facts[language]).map(
			(change) => ({ ...change, page, language }),
		);
	});
}

/** Pictures say nothing, and what a redirect says is where it leads. */
function isCompared(page: Page): boolean {
	return page.kind !== "copy" && redirectTarget(page) === undefined;
}

/** Where an address leads, if all it does is lead on. */
export function redirectTarget(page: Page): string | undefined {
	if (page.kind !== "template" || page.path.includes(".")) return undefined;
	return String(Reflect.get(Object(page.props), "to"));
}

/** The languages of these changes, in the order of the site's. */
export function languagesOf(changes: readonly PlacedChange[]): Locale[] {
	return locales.filter((locale) =>
		changes.some(({ language }) => language === locale),
	);
}
