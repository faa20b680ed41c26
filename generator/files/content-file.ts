import type { Place } from "../diagnostics/diagnostic.ts";
import { decodeText } from "../parse/decode.ts";
import {
	editNormalizedText,
	normalizeSourceText,
} from "../text/line-breaks.ts";
import {
	replaceFrontMatter,
	replaceMarkdown,
	splitMarkdownFile,
} from "./markdown.ts";
import type { ListChange, ValueAddress, YamlValue } from "./types.ts";
import {
	appendYamlItems,
	changeYamlList,
	renameYamlKey,
	setYamlValue,
} from "./yaml.ts";
import { formatYaml, readYaml } from "./yaml-text.ts";

// Edits of the files of content/: YAML, and Markdown with front matter. Texts are as on the disk, with their byte order mark
// and line breaks. An edit returns undefined if the file can't be read, the address leads nowhere, or the result would read
// differently.

/** The values of a content file. `markdown` is undefined for a YAML file. */
export type ContentFileValues = {
	readonly value: YamlValue;
	readonly markdown: string | undefined;
};

/** Sets a value of a content file; undefined removes it. */
export function setValue(
	text: string,
	{ file, path }: ValueAddress,
	value: YamlValue | undefined,
): string | undefined {
	if (path !== "markdown")
		return editYaml(file, text, (yaml) => setYamlValue(yaml, path, value));
	if (!isMarkdown(file) || (value !== undefined && typeof value !== "string"))
		return undefined;
	return editText(text, (plain) => {
		const parts = splitMarkdownFile(plain);
		return parts && replaceMarkdown(parts, value ?? "");
	});
}

/** Changes a list of a content file: adds, copies, moves or removes an item. */
export function changeList(
	text: string,
	{ file, path }: ValueAddress,
	change: ListChange,
): string | undefined {
	return path === "markdown"
		? undefined
		: editYaml(file, text, (yaml) => changeYamlList(yaml, path, change));
}

/** Appends the items of a YAML text, such as a filled template, to a list of a content file. */
export function appendItems(
	text: string,
	{ file, path }: ValueAddress,
	items: string,
): string | undefined {
	return path === "markdown"
		? undefined
		: editYaml(file, text, (yaml) =>
				appendYamlItems(yaml, path, normalizeSourceText(items)),
			);
}

/** Renames a key of a map of a content file; its place among the others stays. */
export function renameKey(
	text: string,
	{ file, path }: ValueAddress,
	name: string,
): string | undefined {
	return path === "markdown"
		? undefined
		: editYaml(file, text, (yaml) => renameYamlKey(yaml, path, name));
}

/** Another text for some characters of a line. Lines and columns count from 1; the end of a line is a character. */
export type TextChange = Place & { readonly by: string };

/** Replaces characters of a file, such as by a fix. */
export function applyTextChange(
	text: string,
	{ line, column, length, by }: TextChange,
): string | undefined {
	return editText(text, (plain) => {
		const lines = plain.split("\n").slice(0, line - 1);
		const start = lines.reduce((sum, each) => sum + each.length + 1, 0);
		const at = start + column - 1;
		return `${plain.slice(0, at)}${by}${plain.slice(at + length)}`;
	});
}

/** Formats the YAML of a content file in the house style. Returns the same text for a file that is in it already. */
export function formatFile(path: string, text: string): string | undefined {
	return editYaml(path, text, formatYaml);
}

/** Reads the values of a content file. Undefined for other files, such as pictures, and for files with mistakes. */
export function readContentFile(
	path: string,
	bytes: Uint8Array | undefined,
): ContentFileValues | undefined {
	const text = decodeFile(bytes);
	if (text === undefined || !/\.(?:md|yaml)$/.test(path)) return undefined;
	const plain = normalizeSourceText(text);
	const parts = isMarkdown(path) ? splitMarkdownFile(plain) : undefined;
	if (isMarkdown(path) && !parts) return undefined;
	const read = readYaml(parts?.yaml ?? plain);
	return read && { value: read.value ?? {}, markdown: parts?.body };
}

/** Decodes a file with its byte order mark. Undefined if it isn't UTF-8. */
export function decodeFile(bytes: Uint8Array | undefined): string | undefined {
	if (!bytes) return undefined;
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	return Buffer.from(text).equals(bytes) ? text : undefined;
}

/** Encodes a text as a file. */
export function encodeFile(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

function isMarkdown(file: string): boolean {
	return file.endsWith(".md");
}

/** Edits the YAML of a file: all of it, or the front matter of Markdown. */
function editYaml(
	file: string,
	text: string,
	edit: (yaml: string) => string | undefined,
): string | undefined {
	return editText(text, (plain) => {
		if (!isMarkdown(file)) return edit(plain);
		const parts = splitMarkdownFile(plain);
		if (!parts) return undefined;
		const made = edit(parts.yaml);
		if (made === undefined) return undefined;
		if (made === parts.yaml) return plain;
		const result = replaceFrontMatter(parts, made);
		const { body } = splitMarkdownFile(result) ?? {};
		return body?.trim() === parts.body.trim() ? result : undefined;
	});
}

/** Edits a text. Undefined if the result is no text that the engine reads, such as one with too long lines. An empty one is. */
function editText(
	text: string,
	edit: (plain: string) => string | undefined,
): string | undefined {
	const changed = editNormalizedText(text, edit);
	if (changed === undefined || changed.trim() === "") return changed;
	const bytes = encodeFile(changed);
	return decodeText({ bytes }).value === undefined ? undefined : changed;
}
