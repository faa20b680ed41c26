import { type Memo, noMemo } from "../../cache/memo.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import { decodeText } from "../../parse/decode.ts";
import {
	editNormalizedText,
	normalizeSourceText,
} from "../../text/line-breaks.ts";
import type { ListChange, ValueAddress, YamlValue } from "../protocol.ts";
import { partsOf, setMarkdown } from "./markdown-edit.ts";
import { changeList, rewriteValue, setValue } from "./yaml-edit.ts";

/**
 * Sets a value of a file of the content: in YAML, in the front matter of Markdown, or the Markdown text. `text` is the
 * file as it is, with its byte order mark and line breaks; so is what is returned. `earlier` and `memo`: see setValue. Returns
 * undefined where setValue does, if the text of a Markdown file isn't one, or if no file may contain the value.
 */
export function setInFile(
	text: string,
	{ file, path }: ValueAddress,
	value: YamlValue | undefined,
	earlier?: string,
	memo: Memo = noMemo,
): string | undefined {
	const was = earlier === undefined ? undefined : normalizeSourceText(earlier);
	if (path !== "markdown")
		return editYaml(file, text, was, (yaml, before) =>
			setValue(yaml, path, value, before, memo),
		);
	if (typeof value !== "string") return undefined;
	return editReadable(text, (plain) => setMarkdown(plain, value, was));
}

/** Changes a list of a file: see changeList. */
export function changeListInFile(
	text: string,
	{ file, path }: ValueAddress,
	change: ListChange,
): string | undefined {
	return path === "markdown"
		? undefined
		: editYaml(file, text, undefined, (yaml) => changeList(yaml, path, change));
}

/** Another text for some characters of a line; lines and columns count from 1, and the end of a line is a character. */
export type TextChange = Place & { readonly by: string };

/** Changes a stretch of the text of a file; undefined if Kilde can't read the result as a text. */
export function changeTextInFile(
	text: string,
	{ line, column, length, by }: TextChange,
): string | undefined {
	return editReadable(text, (plain) => {
		const lines = plain.split("\n");
		const start = lines.slice(0, line - 1).join("\n").length;
		const at = start + (line > 1 ? 1 : 0) + column - 1;
		return `${plain.slice(0, at)}${by}${plain.slice(at + length)}`;
	});
}

/** Makes the YAML of a file, or its front matter, say another value: see rewriteValue. `others` are versions of the file. */
export function rewriteInFile(
	file: string,
	text: string,
	value: YamlValue,
	others: readonly string[],
	memo: Memo,
): string | undefined {
	const known = others.flatMap((each) => {
		const plain = normalizeSourceText(each);
		return file.endsWith(".md") ? (partsOf(plain)?.matter ?? []) : plain;
	});
	return editYaml(file, text, undefined, (yaml) =>
		rewriteValue(yaml, value, known, memo),
	);
}

type EditYaml = (yaml: string, earlier?: string) => string | undefined;

/** Edits the YAML of a file: all of it, or its front matter. */
function editYaml(
	file: string,
	text: string,
	earlier: string | undefined,
	edit: EditYaml,
): string | undefined {
	return editReadable(text, (plain) =>
		file.endsWith(".md")
			? editFrontMatter(plain, earlier, edit)
			: edit(plain, earlier),
	);
}

/** Edits a file; undefined if Kilde can't read the result as a text. An empty one is a mistake, but one on the way to another. */
function editReadable(
	text: string,
	edit: (plain: string) => string | undefined,
): string | undefined {
	const changed = editNormalizedText(text, edit);
	if (changed === undefined || changed.trim() === "") return changed;
	const bytes = Buffer.from(changed);
	return decodeText({ bytes }).value === undefined ? undefined : changed;
}

/** Front matter that is edited to be empty goes; where there is none, it comes. */
function editFrontMatter(
	text: string,
	earlier: string | undefined,
	edit: EditYaml,
): string | undefined {
	const parts = partsOf(text);
	if (!parts) return undefined;
	const was = earlier === undefined ? undefined : partsOf(earlier);
	const { head, matter, body } = parts;
	const made = edit(matter, was?.matter);
	if (made === undefined) return undefined;
	if (made === matter && !was) return text;
	if (made.trim() === "{}") return body.replace(/^\n+/, "");
	if (head !== "") return `${head.replace(matter, () => made)}${body}`;
	const above =
		made === was?.matter
			? `${was.head}${/^\n*/.exec(was.body)?.[0]}`
			: `---\n${made}---\n\n`;
	return `${above}${body}`;
}
