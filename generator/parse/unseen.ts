import type { Nodes } from "mdast";
import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import { findUnseen, unseenTold } from "../text/unseen.ts";
import { placeAt } from "./decode.ts";
import type { PlaceOf } from "./markdown-rules.ts";

/** What nobody sees in a file, once a line; of a line that something is wrong with already, that is enough. */
export function unseenInFile(
	file: string,
	text: string,
	told: readonly Diagnostic[],
): Diagnostic[] {
	const lines = new Set(told.map(({ line }) => line));
	return findUnseen(text).flatMap(({ index, character }) => {
		const place = placeAt(text, index);
		if (lines.has(place.line)) return [];
		lines.add(place.line);
		const { message, hint } = unseenTold(character);
		return [errorAt(file, place, "control-character", message, hint)];
	});
}

/** The same in a Markdown text, where it is spelt out, as &#x202e; or &rlm;. */
export function unseenInMarkdown(
	root: Nodes,
	file: string,
	placeOf: PlaceOf,
): Diagnostic[] {
	const values = [
		"value" in root ? root.value : "",
		"url" in root ? root.url : "",
		"alt" in root ? (root.alt ?? "") : "",
		"title" in root ? (root.title ?? "") : "",
	];
	const [found] = values.flatMap(findUnseen);
	const inner = "children" in root ? root.children : [];
	const own = found
		? [
				errorAt(
					file,
					placeOf(root),
					"control-character",
					unseenTold(found.character).message,
					unseenTold(found.character).hint,
				),
			]
		: [];
	return [
		...own,
		...inner.flatMap((node) => unseenInMarkdown(node, file, placeOf)),
	];
}
