import { compile } from "../../build.ts";
import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { type DiffPiece, isChangedPiece } from "../../compare/changes.ts";
import {
	type Difference,
	findDifference,
	type PageSummary,
} from "../../compare/difference.ts";
import type { PlacedChange } from "../../compare/index.ts";
import { describeDifference } from "../../compare/sections.ts";
import { toMessageLanguage } from "../../languages/message-language.ts";
import { applyChanges, type FileChange } from "../../read/changes.ts";
import { diffLists } from "../../text/diff-lists.ts";
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
	current: BuiltSite,
	files: readonly FileChange[],
	memo: Memo,
	language: string,
): Effect {
	const sources = applyChanges(current.sources, files);
	const before = compile({ ...current, sources }, memo).value;
	const pieces = files.flatMap((file) => piecesOf(file, current.sources));
	if (!current.model || !before.model)
		return { pieces, sections: [], pages: [], isShown: false };
	const difference = findDifference(
		{ ...before, model: before.model },
		{ ...current, model: current.model },
		memo,
	);
	const context = contextOf(current, language);
	const [facts, names] = [factNames(context), pageNames(context)];
	return {
		pieces,
		sections: describeDifference(
			inWords(difference, facts, names),
			toMessageLanguage(language),
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
	const pieceWithPages = (piece: DiffPiece): DiffPiece =>
		isChangedPiece(piece)
			? { ...piece, from: withPages(piece.from), to: withPages(piece.to) }
			: withPages(piece);
	const inPage = ({ page, part, pieces, ...change }: PlacedChange) => ({
		...change,
		page: ofPath(page) ?? page,
		part,
		pieces: part === "link" ? pieces.map(pieceWithPages) : pieces,
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
		groups: difference.groups.map(({ facts, changes }) => ({
			facts: facts.map((name) => nameOfFact(name) ?? name),
			changes: changes.map(inPage),
		})),
	};
}

function pagesOf({ added, groups }: Difference): string[] {
	const shown = groups.flatMap(({ changes }) => changes);
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
	return diffLists(old, next).map(({ removed, added, addedAt }) => ({
		file: path,
		line: addedAt + 1,
		before: removed.join("\n"),
		after: added.join("\n"),
	}));
}
