import { isDeepStrictEqual } from "node:util";
import { type Document, isCollection, isMap, isScalar, isSeq } from "yaml";
import type { Memo } from "../../cache/memo.ts";
import { replaced, valueAt as valueWithin } from "../../diagnostics/places.ts";
import { isWithinBraces, parseWithTokens } from "../../parse/yaml/index.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";
import {
	columnAt,
	type Items,
	nodeAt,
	putTogether,
	takeApart,
} from "./yaml-items.ts";
import type { ValuePlace } from "./yaml-value.ts";

/** A YAML text that Kilde can read. */
export type Yaml = {
	readonly text: string;
	readonly document: Document;
	readonly value: YamlValue | undefined;
	/** Where the texts that it becomes are kept, parsed. */
	readonly memo: Memo;
	/** Other versions of the text: what they have already is written as it is there. */
	readonly known: readonly Yaml[];
};

/** Reads a YAML text; undefined where parseYaml reports a problem. */
export function read(
	text: string,
	memo: Memo,
	known: readonly Yaml[] = [],
): Yaml | undefined {
	const parsed = memo.call(parseWithTokens, text);
	const value = (parsed?.value ?? undefined) as YamlValue | undefined;
	return parsed && { text, document: parsed.document, value, memo, known };
}

/** Returns the first text that Kilde reads as this one with the value at the path. */
export function firstRight(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	candidates: readonly (string | undefined)[],
): string | undefined {
	const expected = replaced(now.value, path, value);
	return candidates.find(
		(text) =>
			text !== undefined &&
			isDeepStrictEqual(read(text, now.memo)?.value, expected),
	);
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(
	value: YamlValue | undefined,
	path: ValuePath,
): YamlValue | undefined {
	// What YAML has read is nothing else than its values.
	return valueWithin(value, path) as YamlValue | undefined;
}

/** The place of the value that a file is. */
export const wholeFile: ValuePlace = {
	indent: -2,
	isFlow: false,
	kind: "item",
};

/** The place of the value at a path; undefined if it is not in a map or a list. */
export function placeAt(yaml: Yaml, path: ValuePath): ValuePlace | undefined {
	if (path.length === 0) return wholeFile;
	const around = path.slice(0, -1);
	const parent = nodeAt(yaml.document, around);
	if (!isCollection(parent)) return undefined;
	const isFlow = isWithinBraces(yaml.document, path);
	return {
		indent: isFlow ? 0 : columnAt(yaml.text, parent.range?.[0] ?? 0),
		isFlow,
		kind: isSeq(parent) ? "item" : "field",
	};
}

/** Changes the items of the map or list at a path. */
export function editItems(
	yaml: Yaml,
	path: ValuePath,
	edit: (parts: Items) => Items | undefined,
): string | undefined {
	const before = itemsAt(yaml, path);
	const after = before && edit(before);
	return after && putTogether(yaml.text, after);
}

/** Takes the map or list at a path apart. */
export function itemsAt(yaml: Yaml, path: ValuePath): Items | undefined {
	const node = nodeAt(yaml.document, path);
	return isMap(node) || isSeq(node) ? takeApart(yaml.text, node) : undefined;
}

/** The index of an item or a field among those beside it. */
export function indexOf(yaml: Yaml, path: ValuePath): number {
	const key = path.at(-1);
	const around = nodeAt(yaml.document, path.slice(0, -1));
	return isMap(around)
		? around.items.findIndex(
				(each) => isScalar(each.key) && each.key.value === key,
			)
		: Number(key);
}
