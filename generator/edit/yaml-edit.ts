import { parseDocument } from "yaml";
import type { ListChange, ValuePath, YamlValue } from "./protocol.ts";

/**
 * Sets the value at a path of a YAML text and returns the new text; undefined takes the value away, with its line and
 * the comments above it. A missing field is added below the last one of its map, with the maps around it. Everything
 * else stays as it is, byte for byte. `earlier` is the text as it once was: a value that is set back to what it says
 * is written as it was there. Returns undefined if the text can't be read, if the path leads through a text or a
 * number, or if YAML can't hold the value, as a control character.
 */
export function setValue(
	text: string,
	path: ValuePath,
	value: YamlValue | undefined,
	_earlier?: string,
): string | undefined {
	const document = parseDocument(text);
	if (value === undefined) document.deleteIn(path);
	else document.setIn(path, value);
	return document.toString({ lineWidth: 0 });
}

/**
 * Copies, moves or takes out an item of the list at a path, with the comments above and beside it; a copy stands below
 * its original, without the comments above. Returns undefined if there is no such list or item.
 */
export function changeList(
	text: string,
	path: ValuePath,
	change: ListChange,
): string | undefined {
	const document = parseDocument(text);
	const list = document.getIn(path);
	const items = (list as { items: unknown[] }).items;
	const [item] = items.slice(change.index);
	if (change.kind === "copy") items.splice(change.index, 0, item);
	else items.splice(change.index, 1);
	if (change.kind === "move") items.splice(change.to, 0, item);
	return document.toString({ lineWidth: 0 });
}

/** Adds an item to the list at a path, so that it has this index afterwards. Returns undefined as setValue does. */
export function insertItem(
	text: string,
	path: ValuePath,
	_index: number,
	value: YamlValue,
	_earlier?: string,
): string | undefined {
	const document = parseDocument(text);
	document.addIn(path, value);
	return document.toString({ lineWidth: 0 });
}
