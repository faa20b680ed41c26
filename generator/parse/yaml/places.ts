import { type Document, isMap, isNode, isScalar, isSeq } from "yaml";
import {
	type Places,
	toKeyPointer,
	toPointer,
} from "../../diagnostics/places.ts";
import type { Locator } from "../problem.ts";

/** Returns the places of all values and keys of a YAML document. `placeAt` maps offsets in its text to places. */
export function listPlaces(
	document: Document,
	text: string,
	placeAt: Locator,
): Places {
	const found: Record<string, Places[string]> = {};
	visit(document.contents, toPointer([]));
	return found;

	function visit(node: unknown, at: string) {
		if (!isNode(node)) return;
		found[at] = placeOf(node.range);
		if (isSeq(node)) {
			node.items.forEach((item, index) => {
				visit(item, at + toPointer([index]));
			});
		}
		if (!isMap(node)) return;
		for (const { key, value } of node.items) {
			if (!isScalar(key)) continue;
			const name = String(key.value);
			const below = at + toPointer([name]);
			found[at + toKeyPointer([name])] = placeOf(key.range);
			// An empty value has no node, so it gets the place of its key.
			found[below] = placeOf(key.range);
			visit(value, below);
		}
	}

	function placeOf(range: readonly number[] | null | undefined) {
		const [start = 0, end = start] = range ?? [];
		const { line, column, length } = placeAt(start, end - start);
		// A no-break space belongs to the value.
		const written = text.slice(start, start + length).replace(/[ \t]+$/, "");
		return [line, column, written.length] as const;
	}
}
