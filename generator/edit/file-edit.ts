import { setMarkdown } from "./markdown-edit.ts";
import type { ListChange, Origin, YamlValue } from "./protocol.ts";
import { changeList, insertItem, setValue } from "./yaml-edit.ts";

/**
 * Sets a value of a file of the content: in YAML, in the front matter of Markdown, or the Markdown text. `text` is the
 * file as it is, with its line breaks and byte order mark; so is what is returned. `earlier`: see setValue.
 */
export function setInFile(
	text: string,
	{ path }: Origin,
	value: YamlValue | undefined,
	earlier?: string,
): string | undefined {
	return path === "markdown"
		? setMarkdown(text, String(value), earlier)
		: setValue(text, path, value, earlier);
}

/** Changes a list of a file: see changeList. */
export function changeListInFile(
	text: string,
	{ path }: Origin,
	change: ListChange,
): string | undefined {
	return path === "markdown" ? undefined : changeList(text, path, change);
}

/** Adds an item to a list of a file: see insertItem. */
export function insertInFile(
	text: string,
	{ path }: Origin,
	index: number,
	value: YamlValue,
	earlier?: string,
): string | undefined {
	return path === "markdown"
		? undefined
		: insertItem(text, path, index, value, earlier);
}
