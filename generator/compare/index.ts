import type { Compiled } from "../build.ts";
import type { Locale } from "../definition.ts";
import type { Model } from "../link/model.ts";
import type { Artifact, Page } from "../types.ts";
import { localeAmong, outputFile } from "../url.ts";
import { contentOf } from "../write/content.ts";
import { changedFacts } from "./changed-facts.ts";
import { type Change, changesOf } from "./changes.ts";
import { type Shown, shownByMachineFile, shownByPage } from "./shown.ts";

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
export type Reading = {
	readonly files: ReadonlyMap<string, File>;
	readonly facts: Model["facts"];
};

type File = { readonly text: string; readonly shown: () => readonly Shown[] };

/** Reads a site. What a file shows is looked for once, and only if it is asked for. */
export function readSite({ pages, artifacts, model }: Version): Reading {
	const byPath = new Map(artifacts.map((each) => [each.path, each]));
	const files = new Map(
		pages.filter(says).map((page) => {
			const text = textOf(byPath.get(outputFile(page.path)));
			let shown: readonly Shown[] | undefined;
			const file: File = {
				text,
				shown: () => {
					shown ??=
						page.kind === "view"
							? shownByPage(text)
							: shownByMachineFile(page.path, text);
					return shown;
				},
			};
			return [page.path, file];
		}),
	);
	return { files, facts: model.facts };
}

function textOf(artifact: Artifact | undefined): string {
	return artifact ? String(contentOf(artifact)) : "";
}

/** What the pages that are in both say differently, page by page. */
export function compareSites(before: Reading, after: Reading): PlacedChange[] {
	const locales = [...before.facts.keys()];
	const facts = new Map(
		[...before.facts].map(([locale, known]) => [
			locale,
			changedFacts(known, after.facts.get(locale) ?? new Map()),
		]),
	);
	return [...before.files].flatMap(([page, file]) => {
		const other = after.files.get(page);
		if (!other || other.text === file.text) return [];
		const language = localeAmong(page, locales);
		const changed = facts.get(language);
		return changed
			? changesOf(file.shown(), other.shown(), changed).map((change) => ({
					...change,
					page,
					language,
				}))
			: [];
	});
}

/** Pictures say nothing, and what a redirect says is where it leads. */
function says(page: Page): boolean {
	return page.kind !== "copy" && redirectOf(page) === undefined;
}

/** Where an address leads, if all it does is lead on. */
export function redirectOf(page: Page): string | undefined {
	if (page.kind !== "template" || page.path.includes(".")) return undefined;
	return String(Reflect.get(Object(page.props), "to"));
}

/** The languages of these changes, in the order in which they are met. */
export function languagesOf(changes: readonly PlacedChange[]): Locale[] {
	return [...new Set(changes.map(({ language }) => language))];
}
