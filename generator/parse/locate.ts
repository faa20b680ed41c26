import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type LineCounter,
} from "yaml";
import type { Place } from "../diagnostics/diagnostic.ts";
import { keyOf, type Places, pointer } from "../diagnostics/places.ts";

/** From an offset within a text, and a length, to the place in the file it stands in. */
export type Locator = (offset: number, length: number) => Place;

/** Where each value and each key of a YAML document stands. */
export function locateAll(
	document: Document,
	counter: LineCounter,
	text: string,
): Places {
	const places: Record<string, Place> = {};
	visit(document.contents, pointer([]));
	return places;

	function visit(node: unknown, at: string) {
		if (!isNode(node)) return;
		places[at] = placeOf(node.range);
		if (isSeq(node)) {
			node.items.forEach((item, index) => {
				visit(item, at + pointer([index]));
			});
		}
		if (!isMap(node)) return;
		for (const { key, value } of node.items) {
			if (!isScalar(key)) continue;
			const name = String(key.value);
			const below = at + pointer([name]);
			places[at + keyOf([name])] = placeOf(key.range);
			// A key without a value has no node of its own: the key stands for it.
			places[below] = placeOf(key.range);
			visit(value, below);
		}
	}

	function placeOf(range: readonly number[] | null | undefined): Place {
		const [start = 0, end = start] = range ?? [];
		const { line, col } = counter.linePos(start);
		const lineEnd = text.indexOf("\n", start);
		const stop = lineEnd < 0 ? end : Math.min(end, lineEnd);
		// A no-break space belongs to the value.
		const { length } = text.slice(start, stop).replace(/[ \t]+$/, "");
		return { line, column: col, length };
	}
}

/**
 * For each character of a scalar's value, its offset in the scalar as written. Both are walked
 * together: quotes, escapes, line folds and indentation are passed over in what is written.
 */
export function alignScalar(written: string, value: string): number[] {
	const offsets: number[] = [];
	let at = /^[|>]/.test(written) ? written.indexOf("\n") + 1 : 0;
	let afterSpace = false;
	for (const character of value.split("")) {
		const space = /\s/.test(character);
		if (space && afterSpace) {
			offsets.push(Math.max(0, at - 1));
			continue;
		}
		const next = space
			? nextSpace(written, at)
			: written.indexOf(character, at);
		if (next >= 0) at = next;
		offsets.push(at);
		at += 1;
		afterSpace = space;
	}
	return offsets;
}

function nextSpace(written: string, from: number): number {
	const found = written.slice(from).search(/\s/);
	return found < 0 ? -1 : from + found;
}
