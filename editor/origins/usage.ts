import {
	type BuiltSite,
	compareCommonFiles,
	createModel,
	createSiteOutput,
	type DiffPiece,
	type Entry,
	formatPlaceCount,
	isChangedPiece,
	type Memo,
	type MessageText,
	selectText,
} from "kilde/tools";
import type { Context } from "../context.ts";
import { createPageLabels } from "../fields/page-labels.ts";
import type { Usage, ValueAddress } from "../protocol.ts";
import { appendToBody, replaceValues } from "./data.ts";
import { createReplacement } from "./find.ts";

/** Finds the places that show a value: they change when the value changes. */
export function findUsage(
	address: ValueAddress,
	context: Context,
	memo: Memo,
): Usage {
	const { built, language } = context;
	const before = buildFrom(built.entries, built, memo);
	const changed = replaceValue(address, built.entries);
	if (!changed)
		return { summary: selectText(shownNowhere, language), uses: [] };
	const after = { ...buildFrom(changed, built, memo), entries: changed };
	const { changes } = compareCommonFiles(before, after, memo);
	// Each replacement is a place.
	const places = changes.flatMap(({ pieces, ...change }) =>
		pieces.flatMap((piece, index) =>
			isChangedPiece(piece)
				? [
						{
							...change,
							pieces: [piece],
							before: listWords(pieces.slice(0, index)).slice(-5).join(" "),
							text: piece.from,
							after: listWords(pieces.slice(index + 1))
								.slice(0, 5)
								.join(" "),
						},
					]
				: [],
		),
	);
	const labels = createPageLabels(context);
	return {
		summary: selectText(
			places.length > 0 ? formatPlaceCount(places) : shownNowhere,
			language,
		),
		uses: places.map(({ page, language: locale, before, text, after }) => ({
			path: page,
			label: labels.getLabel(page) ?? page,
			locale,
			before,
			text,
			after,
		})),
	};
}

/** Builds the site without marks from entries. */
function buildFrom(entries: readonly Entry[], built: BuiltSite, memo: Memo) {
	const model = createModel(entries, built.site, built.date, memo);
	return {
		...built,
		mark: undefined,
		...createSiteOutput(model, built, memo),
		model,
	};
}

/** Returns the entries with another value at an address; undefined if no valid entry has it. */
function replaceValue(
	{ file, path }: ValueAddress,
	entries: readonly Entry[],
): Entry[] | undefined {
	const entry = entries.find(
		(each) => each.kind === "content" && each.file === file,
	);
	if (entry?.kind !== "content") return undefined;
	if (path !== "markdown")
		return replaceValues(entries, [createReplacement(entry, path)]);
	const body = entry.body && appendToBody(entry.body, "x");
	return entries.map((each) => (each === entry ? { ...entry, body } : each));
}

/** Lists the words of the old text beside a change. */
function listWords(pieces: readonly DiffPiece[]): string[] {
	return pieces
		.map((each) => (isChangedPiece(each) ? each.from : each))
		.join("")
		.split(" ");
}

const shownNowhere: MessageText = {
	en: "No page shows it.",
	da: "Ingen side viser det.",
};
