import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { type DiffPiece, isChangedPiece } from "../../compare/changes.ts";
import { compareCommonFiles } from "../../compare/index.ts";
import { formatPlaceCount } from "../../compare/sections.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import { contextOf } from "../context.ts";
import { pageNames } from "../fields/page-names.ts";
import type { Usage, ValueAddress } from "../protocol.ts";
import { builtWithOther } from "./trial.ts";

/** Finds the places that show a value of a site without marks: they change when the value changes. */
export function usageOfValue(
	origin: ValueAddress,
	built: BuiltSite,
	memo: Memo,
	language: string,
): Usage {
	const { model } = built;
	const other = builtWithOther(origin, built, memo);
	if (!model || !other)
		return { summary: selectText(nowhere, language), uses: [] };
	const { changes } = compareCommonFiles({ ...built, model }, other, memo);
	// Each replacement is a place.
	const places = changes.flatMap(({ pieces, ...change }) =>
		pieces.flatMap((piece, index) =>
			isChangedPiece(piece)
				? [
						{
							...change,
							pieces: [piece],
							before: context(pieces.slice(0, index)).slice(-5).join(" "),
							words: piece.from,
							after: context(pieces.slice(index + 1))
								.slice(0, 5)
								.join(" "),
						},
					]
				: [],
		),
	);
	const names = pageNames(contextOf(built, language));
	return {
		summary: selectText(
			places.length > 0 ? formatPlaceCount(places) : nowhere,
			language,
		),
		uses: places.map(({ page, language: locale, before, words, after }) => {
			const called = names.ofPath(page) ?? page;
			return { where: page, called, locale, before, words, after };
		}),
	};
}

/** The words of the old text beside a change; an empty one stands for a space at its end. */
function context(pieces: readonly DiffPiece[]): string[] {
	return pieces
		.map((each) => (isChangedPiece(each) ? each.from : each))
		.join("")
		.split(" ");
}

const nowhere: MessageText = {
	en: "No page shows it.",
	da: "Ingen side viser det.",
};
