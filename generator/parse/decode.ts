import { explain, type Fault, type Place } from "../diagnostics/diagnostic.ts";
import { decodeSourceText } from "../text/line-breaks.ts";
import type { Source } from "../types.ts";
import {
	type FaultPattern,
	findFirst,
	type Parsed,
	toProblems,
	withoutProblems,
} from "./problem.ts";

/** The maximum size of a text file (bytes): some twenty thousand words. */
const maxTextBytes = 128 * 1024;

// Markdown and YAML parsers take more than linear time for long lines and many lines. Pasted data must not block the build.
const maxLineLength = 5000;
const maxLines = 2000;

/**
 * Decodes UTF-8. Removes a byte order mark and converts CRLF and CR to LF. Reports other encodings, empty or too large
 * texts, and merge conflicts; the value is then undefined, as for an unreadable file.
 */
export function decodeText({
	bytes,
	isUnread,
}: Pick<Source, "bytes" | "isUnread">): Parsed<string | undefined> {
	if (isUnread) return withoutProblems(undefined);
	const text = decodeSourceText(bytes);
	const fault = findUnreadable(bytes, text);
	return fault ? reportUnreadableText(text, fault) : withoutProblems(text);
}

/** Reports the fault for which a text, or a part of it, can't be read. */
export function reportUnreadableText(
	text: string,
	fault: Fault,
): Parsed<undefined> {
	return {
		value: undefined,
		problems: toProblems([fault], createLocator(text)),
	};
}

/** Finds the first reason for which a file can't be read as a text of the site. */
function findUnreadable(bytes: Uint8Array, text: string): Fault | undefined {
	if (isLfsPointer(bytes))
		return { ...wholeFile, ...explain("unreadable-file.lfs-pointer") };
	if (bytes.length > maxTextBytes) return { ...wholeFile, ...tooLarge };
	const lines = text.split("\n");
	const excess = lines.findIndex(
		(line, index) => index >= maxLines || line.length > maxLineLength,
	);
	if (excess >= 0)
		return { start: getLineOffset(lines, excess), length: 1, ...tooLarge };
	return findMissingText(text) ?? findFirst({ start: 0, text }, unreadable);
}

/** The range of a fault of the whole text. */
const wholeFile = { start: 0, length: 0 };

const tooLarge = explain("file-too-large.text", {
	kilobytes: maxTextBytes / 1024,
	lines: maxLines,
	characters: maxLineLength,
});

/** Returns a fault if a file, or the text below its front matter, is blank. */
export function findMissingText(text: string): Fault | undefined {
	return text.trim() === ""
		? { ...wholeFile, ...explain("empty-file.no-text") }
		: undefined;
}

/** The characters and lines that no text of the content may contain. */
const unreadable: readonly FaultPattern[] = [
	// Every second character of UTF-16 is NUL.
	[/(\uFFFD|\0(?=[^\0]\0))/d, explain("not-utf8.other-encoding")],
	[/(\0)/d, explain("not-utf8.nul")],
	// UTF-8 that a program read as Windows-1252 and saved: “Ã¥” for “å”.
	[
		/((?:[ÂÃ]|â€)[\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122])/d,
		(written) => explain("not-utf8.garbled", { written }),
	],
	[/^(<{7} .*)$/dm, explain("unfinished-merge.conflict")],
];

/** Returns the offset of the line with an index. */
export function getLineOffset(lines: readonly string[], index: number): number {
	return lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
}

/** The beginning of a Git LFS pointer, which stands for a large file until that is fetched. */
const lfsPointer = "version https://git-lfs.github.com/spec/";

/** Whether a file is a Git LFS pointer instead of the file itself. */
export function isLfsPointer(bytes: Uint8Array): boolean {
	const start = bytes.subarray(0, lfsPointer.length);
	return new TextDecoder("latin1").decode(start) === lfsPointer;
}

/** Returns a function that returns the place of `length` characters at an offset. The place ends with its line. */
export function createLocator(
	text: string,
): (offset: number, length?: number) => Place {
	const ends: number[] = [];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
		ends.push(at);
	return (offset, length = 1) => {
		let [first, last] = [0, ends.length];
		while (first < last) {
			const middle = (first + last) >> 1;
			if ((ends[middle] ?? 0) < offset) first = middle + 1;
			else last = middle;
		}
		const lineStart = (ends[first - 1] ?? -1) + 1;
		const lineEnd = ends[first] ?? Number.POSITIVE_INFINITY;
		return {
			line: first + 1,
			column: offset - lineStart + 1,
			length: Math.min(length, Math.max(1, lineEnd - offset)),
		};
	};
}
