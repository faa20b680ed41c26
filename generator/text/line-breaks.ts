import { diffLists } from "./diff-lists.ts";

/** Decodes the bytes of a source from UTF-8: without a byte order mark, and with LF for each line break. */
export function decodeSourceText(bytes: Uint8Array): string {
	return convertLineBreaks(new TextDecoder().decode(bytes));
}

/** Returns a text as the engine reads it: without a byte order mark, and with LF for each line break. */
export function normalizeSourceText(text: string): string {
	return convertLineBreaks(text.replace(/^\uFEFF/, ""));
}

function convertLineBreaks(text: string): string {
	return text.replace(/\r\n?/g, "\n");
}

/**
 * Changes the plain text of a file, and gives the lines that stay the line breaks that they had; others get that of
 * the first line. A byte order mark stays.
 */
export function editNormalizedText(
	text: string,
	edit: (plain: string) => string | undefined,
): string | undefined {
	const changed = edit(normalizeSourceText(text));
	if (changed === undefined) return undefined;
	const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
	const lines = splitKeepingLineBreaks(text.slice(mark.length));
	const lineBreak = /\r\n?|\n/.exec(text)?.[0] ?? "\n";
	const made = diffLists(
		lines.map(normalizeSourceText),
		splitKeepingLineBreaks(changed),
	)
		.reduceRight(
			(all, { removed, added, removedAt }) =>
				all.toSpliced(
					removedAt,
					removed.length,
					...added.map((line) => line.replace("\n", lineBreak)),
				),
			lines,
		)
		.join("");
	return `${mark}${made}`;
}

/** The lines of a text, each with its line break. */
function splitKeepingLineBreaks(text: string): string[] {
	return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
}
