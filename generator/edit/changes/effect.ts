import { compile } from "../../build.ts";
import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { type FileChange, withChanges } from "../../changed-files.ts";
import {
	type Difference,
	differenceOf,
	type PageSummary,
} from "../../compare/difference.ts";
import { hunksOf } from "../../compare/hunks.ts";
import type { PlacedChange } from "../../compare/index.ts";
import { sectionsOf } from "../../compare/sections.ts";
import {
	type LanguageCode,
	messageLanguage,
} from "../../diagnostics/language.ts";
import type { Source } from "../../types.ts";
import { contextOf } from "../context.ts";
import { factNames } from "../fields/facts.ts";
import { type PageNames, pageNames } from "../fields/page-names.ts";
import { decoded } from "../file/read-file.ts";
import type { Effect } from "../protocol.ts";

/**
 * What a change does: to the pages, which is found by making the site without it, and to the files. `current` is the site as
 * visitors see it, `files` what taking the change back makes of its files.
 */
export function effectOf(
	current: Built,
	files: readonly FileChange[],
	memo: Memo,
	language: LanguageCode,
): Effect {
	const sources = withChanges(current.sources, files);
	const before = compile({ ...current, sources }, memo).value;
	const pieces = files.flatMap((file) => piecesOf(file, current.sources));
	if (!current.model || !before.model)
		return { pieces, sections: [], pages: [], isShown: false };
	const difference = differenceOf(
		{ ...before, model: before.model },
		{ ...current, model: current.model },
		memo,
	);
	const context = contextOf(current, language);
	const [facts, names] = [factNames(context), pageNames(context)];
	return {
		pieces,
		sections: sectionsOf(
			inWords(difference, facts, names),
			messageLanguage(language),
		),
		pages: pagesOf(difference).flatMap((path) => {
			const called = names.ofPath(path);
			return called === undefined ? [] : [{ path, called }];
		}),
		isShown: true,
	};
}

/** The difference with facts and pages by what people call them, and links by the pages they lead to. */
function inWords(
	difference: Difference,
	nameOfFact: ReturnType<typeof factNames>,
	{ ofPath, ofTitle }: PageNames,
): Difference {
	const withPages = (text: string) =>
		text.replace(/\S+/g, (word) => ofPath(word.replace(/#.*/, "")) ?? word);
	const inPage = (change: PlacedChange): PlacedChange => ({
		...change,
		page: ofPath(change.page) ?? change.page,
		...(change.part === "link" && {
			from: withPages(change.from),
			to: withPages(change.to),
		}),
	});
	const called = (page: PageSummary) => ({
		...page,
		title: ofPath(page.path) ?? ofTitle(page.title),
		path: "",
	});
	return {
		...difference,
		added: difference.added.map(called),
		removed: difference.removed.map(called),
		alterations: difference.alterations.map((each) => ({
			facts: each.facts.map((name) => nameOfFact(name) ?? name),
			forPeople: each.forPeople.map(inPage),
			forMachines: each.forMachines.map(inPage),
		})),
	};
}

function pagesOf({ added, alterations }: Difference): string[] {
	const shown = alterations.flatMap(({ forPeople }) => forPeople);
	return [
		...new Set([
			...added.map(({ path }) => path),
			...shown.map(({ page }) => page),
		]),
	];
}

/** The lines of a file that differ; of a picture, the file alone. */
function piecesOf(
	{ path, bytes }: FileChange,
	sources: readonly Source[],
): Effect["pieces"] {
	const now = sources.find((source) => source.path === path)?.bytes;
	if (!/\.(md|yaml)$/.test(path))
		return [{ file: path, line: 1, before: "", after: "" }];
	const [old = [], next = []] = [bytes, now].map((each) =>
		(decoded(each) ?? "").split(/\r?\n/),
	);
	return hunksOf(old, next).map(({ removed, added, addedAt }) => ({
		file: path,
		line: addedAt + 1,
		before: removed.join("\n"),
		after: added.join("\n"),
	}));
}
