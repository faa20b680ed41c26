import type { Nodes } from "mdast";
import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findInvisible,
} from "../text/invisible-characters.ts";
import { placeAt } from "./decode.ts";
import type { PlaceOf } from "./markdown/rules.ts";

/** Reports invisible characters in a file, at most one a line and none in lines with a diagnostic among `known`. */
export function invisibleInFile(
	file: string,
	text: string,
	known: readonly Diagnostic[],
): Diagnostic[] {
	const lines = new Set(known.map(({ line }) => line));
	return findInvisible(text).flatMap(({ index, character }) => {
		const place = placeAt(text, index);
		if (lines.has(place.line)) return [];
		lines.add(place.line);
		const { message, hint } = explainInvisible(character);
		return [errorAt(file, place, "control-character", message, hint)];
	});
}

/**
 * Reports invisible characters that a Markdown text contains as character references, as &#x202e; or &rlm;. If the text
 * contains others, there is nothing to report here: `invisibleInFile` does.
 */
export function invisibleInMarkdown(
	tree: Nodes,
	text: string,
	file: string,
	placeOf: PlaceOf,
): Diagnostic[] {
	if (!text.includes("&") || findInvisible(text).length > 0) return [];
	return visit(tree);

	function visit(node: Nodes): Diagnostic[] {
		const values = [
			"value" in node ? node.value : "",
			"url" in node ? node.url : "",
			"alt" in node ? (node.alt ?? "") : "",
			"title" in node ? (node.title ?? "") : "",
		];
		const inner = "children" in node ? node.children : [];
		const [found] = values.flatMap(findInvisible);
		const own = found ? [problemAt(node, found.character)] : [];
		return [...own, ...inner.flatMap(visit)];
	}

	function problemAt(node: Nodes, character: string): Diagnostic {
		const { message, hint } = explainInvisible(character);
		return errorAt(file, placeOf(node), "control-character", message, hint);
	}
}
