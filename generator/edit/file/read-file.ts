import type { Memo } from "../../cache/memo.ts";
import { parseYamlWithTokens } from "../../parse/yaml/index.ts";
import { normalizeSourceText } from "../../text/line-breaks.ts";
import type { YamlValue } from "../protocol.ts";
import { partsOf } from "./markdown-edit.ts";

/** The bytes of a file; undefined where there is none. */
export type FileBytes = Uint8Array | undefined;

/** The text of a file with its byte order mark. */
export function decoded(bytes: FileBytes): string | undefined {
	return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** A text file of the content, parsed. */
export type ReadFile = {
	/** Its text with its byte order mark and its line breaks, and without. */
	readonly text: string;
	readonly plain: string;
	/** Its YAML or its front matter, as it is written, and its value. */
	readonly matter: string;
	readonly yaml: YamlValue;
	/** Its Markdown text. */
	readonly body?: string;
};

/** Reads a file of the content; undefined where it is a picture, not there, or can't be parsed. */
export function readFile(
	file: string,
	bytes: FileBytes,
	memo: Memo,
): ReadFile | undefined {
	const text = decoded(bytes);
	if (text === undefined || !/\.(md|yaml)$/.test(file)) return undefined;
	if (!Buffer.from(text).equals(bytes ?? new Uint8Array())) return undefined;
	const plain = normalizeSourceText(text);
	const parts = file.endsWith(".md") ? partsOf(plain) : { matter: plain };
	const parsed = parts && memo.call(parseYamlWithTokens, parts.matter);
	// Front matter may be empty. The YAML parser returns nothing but YAML values.
	return (
		parsed && { ...parts, text, plain, yaml: (parsed.value ?? {}) as YamlValue }
	);
}
