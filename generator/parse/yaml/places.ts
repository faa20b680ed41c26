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

/**
 * Returns, for each character of a scalar's value, its offset in the scalar as written. Skips quotes, escapes, line folds
 * and indentation.
 */
export function mapScalarOffsets(written: string, value: string): number[] {
	const offsets: number[] = [];
	let at = /^[|>]/.test(written) ? written.indexOf("\n") + 1 : 0;
	let afterSpace = false;
	for (const character of value.split("")) {
		const space = /\s/.test(character);
		if (space && afterSpace) {
			at += getEscapeLength(written, at);
			offsets.push(Math.max(0, at - 1));
			continue;
		}
		const next = space
			? findSpace(written, at)
			: written.indexOf(character, at);
		if (next >= 0) at = next;
		offsets.push(at);
		at += space ? getEscapeLength(written, at) || 1 : 1;
		afterSpace = space;
	}
	return offsets;
}

function findSpace(written: string, from: number): number {
	const found = written
		.slice(from)
		.search(written.startsWith('"') ? /\s|\\[nrt_]/ : /\s/);
	return found < 0 ? -1 : from + found;
}

/** Returns the length of an escape for white space in double quotes; 0 if there is none. */
function getEscapeLength(written: string, at: number): number {
	return written.startsWith('"') && /^\\[nrt_]/.test(written.slice(at, at + 2))
		? 2
		: 0;
}
