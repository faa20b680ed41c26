import { isMap, isScalar, isSeq, type Node } from "yaml";
import { parseYamlWithTokens } from "../parse/yaml/index.ts";
import type { ListChange, ValuePath, YamlValue } from "./types.ts";
import {
	changeListValue,
	getValue,
	renameKeyValue,
	withValue,
} from "./values.ts";
import {
	appendNode,
	changeNodes,
	setInDocument,
	setScalarType,
} from "./yaml-nodes.ts";
import { readYaml, rewriteYaml } from "./yaml-text.ts";

// Edits of a YAML text through the document of the package yaml. Line breaks are LF.

/**
 * Sets the value at a path of a YAML text; undefined removes it. A text or number keeps its quotes and the comment beside it.
 * Returns undefined if the text can't be read, the path leads nowhere, or YAML can't represent the value.
 */
export function setYamlValue(
	text: string,
	path: ValuePath,
	value: YamlValue | undefined,
): string | undefined {
	const before = readYaml(text);
	const isMissing = before && getValue(before.value, path) === undefined;
	if (isMissing && value === undefined) return text;
	const expected = before && withValue(before.value, path, value);
	if (expected === undefined) return undefined;
	return rewriteYaml(text, expected, (document) =>
		setInDocument(document, path, value),
	);
}

/**
 * Adds an item to the list at a path, which may be missing; or copies, moves or removes an item with its comments. A copy
 * follows its original, without the comments above that. Returns undefined where there is no such list or item.
 */
export function changeYamlList(
	text: string,
	path: ValuePath,
	change: ListChange,
): string | undefined {
	const before = readYaml(text);
	const expected = before && changeListValue(before.value, path, change);
	if (expected === undefined) return undefined;
	return rewriteYaml(text, expected, (document) => {
		const list = document.getIn(path, true);
		if (isSeq(list)) changeNodes(list, change, document);
		else if (change.kind === "add")
			setInDocument(document, path, [change.value]);
	});
}

/** Appends the items of another YAML text to the list at a path, with their layout and comments. */
export function appendYamlItems(
	text: string,
	path: ValuePath,
	items: string,
): string | undefined {
	const [before, added] = [readYaml(text), parseYamlWithTokens(items)];
	if (!before || !isSeq(added?.document.contents)) return undefined;
	const { contents } = added.document;
	const list = getValue(before.value, path) ?? [];
	const expected =
		Array.isArray(list) && Array.isArray(added.value)
			? withValue(before.value, path, [...list, ...added.value])
			: undefined;
	if (expected === undefined) return undefined;
	return rewriteYaml(text, expected, (document) => {
		const list = document.getIn(path, true);
		if (!isSeq(list)) document.setIn(path, contents);
		else for (const item of contents.items) appendNode(list, item as Node);
	});
}

/** Renames a key of a map in place. Returns undefined if there is no such key, or another one has the name. */
export function renameYamlKey(
	text: string,
	path: ValuePath,
	name: string,
): string | undefined {
	const before = readYaml(text);
	const expected = before && renameKeyValue(before.value, path, name);
	if (expected === undefined) return undefined;
	return rewriteYaml(text, expected, (document) => {
		const map = document.getIn(path.slice(0, -1), true) ?? document.contents;
		const pair = isMap(map)
			? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
			: undefined;
		if (!isScalar(pair?.key)) return;
		pair.key.value = name;
		setScalarType(pair.key);
	});
}
