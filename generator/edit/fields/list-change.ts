import type { ListChange, ValueAddress } from "../protocol.ts";

/** The item that a change of a list is about; undefined of a new one. */
export function itemOf(change: ListChange): number | undefined {
	return change.kind === "add" ? undefined : change.index;
}

/** The same change of an item that has come to another index meanwhile. */
export function changeAt(change: ListChange, index: number): ListChange {
	if (change.kind === "add") return change;
	return change.kind === "move"
		? { ...change, index, to: index + change.to - change.index }
		: { ...change, index };
}

/** The item that is shown after a change of a list that had so many; undefined if none is left. */
export function itemAfter(
	{ file, path }: ValueAddress,
	change: ListChange,
	length: number,
): ValueAddress | undefined {
	const index = indexAfter(change, length);
	return path === "markdown" || index < 0
		? undefined
		: { file, path: [...path, index] };
}

function indexAfter(change: ListChange, length: number): number {
	switch (change.kind) {
		case "add":
			return length;
		case "copy":
			return change.index + 1;
		case "move":
			return change.to;
		case "remove":
			return Math.min(change.index, length - 2);
	}
}
