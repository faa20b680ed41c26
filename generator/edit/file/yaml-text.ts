import { isDeepStrictEqual } from "node:util";
import type { Document, Node } from "yaml";
import type { Memo } from "../../cache/memo.ts";
import {
	setValueAt,
	getValueAt as valueWithin,
} from "../../diagnostics/places.ts";
import { parseYamlWithTokens } from "../../parse/yaml/index.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";

/** A YAML text that Kilde can read. */
export type Yaml = {
	readonly text: string;
	readonly document: Document;
	readonly value: YamlValue | undefined;
	/** Caches the parsed results of edits. */
	readonly memo: Memo;
	/** Other versions of the text: their values are written as they are there. */
	readonly known: readonly Yaml[];
};

/** Reads a YAML text; undefined where parseYaml reports a problem. */
export function read(
	text: string,
	memo: Memo,
	known: readonly Yaml[] = [],
): Yaml | undefined {
	const parsed = memo.call(parseYamlWithTokens, text);
	const value = (parsed?.value ?? undefined) as YamlValue | undefined;
	return parsed && { text, document: parsed.document, value, memo, known };
}

/** Returns the first text that Kilde reads as this one with the value at the path. */
export function firstRight(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	candidates: readonly string[],
): string | undefined {
	const expected = setValueAt(now.value, path, value);
	return candidates.find((text) =>
		isDeepStrictEqual(read(text, now.memo)?.value, expected),
	);
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(
	value: YamlValue | undefined,
	path: ValuePath,
): YamlValue | undefined {
	// The result of the YAML parser consists of such values only.
	return valueWithin(value, path) as YamlValue | undefined;
}

/** Returns the node at a path, if there is one. */
export function nodeAt(
	{ document }: Yaml,
	path: ValuePath,
): Node | null | undefined {
	return document.getIn(path, true) as Node | null | undefined;
}
