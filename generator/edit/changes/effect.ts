import { compile } from "../../build.ts";
import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { type FileChange, withChanges } from "../../changed-files.ts";
import { hunksOf } from "../../compare/hunks.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import { type Difference, differenceOf } from "../../diff/index.ts";
import { sectionsOf } from "../../diff/sections.ts";
import type { Source } from "../../types.ts";
import { decoded } from "../file/merge.ts";
import type { Effect } from "../protocol.ts";
import { inWords, namesIn } from "./names.ts";

/**
 * What a change does: to the pages, which is found by making the site without it, and to the files. `current` is the site as
 * visitors see it, `files` what taking the change back makes of its files.
 */
export function effectOf(
	current: Built,
	files: readonly FileChange[],
	memo: Memo,
	language: MessageLanguage,
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
	const names = namesIn(current, language);
	return {
		pieces,
		sections: sectionsOf(inWords(difference, names), language),
		pages: pagesOf(difference).flatMap((path) => {
			const called = names.ofPage(path);
			return called === undefined ? [] : [{ path, called }];
		}),
		isShown: true,
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
