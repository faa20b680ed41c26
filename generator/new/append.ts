import { isSeq, parseDocument } from "yaml";
import type { Path } from "../diagnostics/places.ts";

/**
 * Adds an item, as written, to the end of a list in a YAML text; every other byte stays as it is. Returns undefined if
 * there is no list there with its items on lines of their own.
 */
export function appendItem(
	text: string,
	path: Path,
	item: string,
): string | undefined {
	const document = parseDocument(text);
	const list = path.length > 0 ? document.getIn(path, true) : document.contents;
	if (!isSeq(list) || !list.range || document.errors.length > 0)
		return undefined;
	const [start, end] = list.range;
	const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
	const lines = item.trimEnd().split("\n");
	if (list.items.length === 0) {
		const nested = path.map(() => "  ").join("");
		const written = lines.map((line) => `${nested}${line}`).join(lineBreak);
		const before = text.slice(0, start).trimEnd();
		return `${before}${before === "" ? "" : lineBreak}${written}${text.slice(end)}`;
	}
	if (list.flow) return undefined;
	const lineStart = text.lastIndexOf("\n", start) + 1;
	const indent = " ".repeat(start - lineStart);
	const written = lines.map((line) => `${lineBreak}${indent}${line}`).join("");
	// A block scalar ends behind its line break; the item follows the last line that says something.
	const lastLine = text.slice(0, end).trimEnd().length;
	const stop = /\r?\n|$/.exec(text.slice(lastLine))?.index ?? 0;
	const at = lastLine + stop;
	return `${text.slice(0, at)}${written}${text.slice(at) || lineBreak}`;
}
