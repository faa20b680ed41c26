import { isSeq, parseDocument } from "yaml";
import type { Path } from "../diagnostics/places.ts";
import {
	editNormalizedText,
	normalizeSourceText,
} from "../text/line-breaks.ts";

/**
 * Adds an item, as written, to the end of a list in a YAML text; every other byte stays as it is. Returns undefined if
 * there is no list there with its items on lines of their own.
 */
export function appendItem(
	text: string,
	path: Path,
	item: string,
): string | undefined {
	const lines = normalizeSourceText(item).trimEnd().split("\n");
	return editNormalizedText(text, (plain) =>
		insertItemLines(plain, path, lines),
	);
}

function insertItemLines(
	text: string,
	path: Path,
	lines: readonly string[],
): string | undefined {
	const document = parseDocument(text);
	const list = path.length > 0 ? document.getIn(path, true) : document.contents;
	if (!isSeq(list) || !list.range || document.errors.length > 0)
		return undefined;
	const [start, end] = list.range;
	if (list.items.length === 0) {
		const nested = path.map(() => "  ").join("");
		const written = lines.map((line) => `${nested}${line}`).join("\n");
		// A comment beside it would be one of the item, or its text.
		const [beside = ""] = /^ *#[^\n]*/.exec(text.slice(end)) ?? [];
		const before = text.slice(0, start).trimEnd();
		const above = before === "" ? beside.trimStart() : `${before}${beside}`;
		return `${above}${above === "" ? "" : "\n"}${written}${text.slice(end + beside.length)}`;
	}
	if (list.flow) return undefined;
	const lineStart = text.lastIndexOf("\n", start) + 1;
	const indent = " ".repeat(start - lineStart);
	const written = lines.map((line) => `\n${indent}${line}`).join("");
	// A block scalar ends after its line break; the item follows the last line that isn't empty.
	const lastLine = text.slice(0, end).trimEnd().length;
	const stop = /\n|$/.exec(text.slice(lastLine))?.index ?? 0;
	const at = lastLine + stop;
	return `${text.slice(0, at)}${written}${text.slice(at) || "\n"}`;
}
