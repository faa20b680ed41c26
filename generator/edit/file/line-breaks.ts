/** A text as the engine reads it: without a byte order mark, and with LF for each line break. */
export function plainText(text: string): string {
	return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/**
 * Changes the plain text of a file, and gives the lines that stay the line breaks that they had; others get that of
 * the first line. A byte order mark stays.
 */
export function editPlainText(
	text: string,
	edit: (plain: string) => string | undefined,
): string | undefined {
	const plain = plainText(text);
	const changed = edit(plain);
	if (changed === undefined || changed === plain)
		return changed === undefined ? undefined : text;
	if (plain === text) return changed;
	const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
	const lines = linesOf(text.slice(mark.length));
	const next = linesOf(changed);
	const isSame = (index: number, other: number) =>
		plainText(lines.at(index) ?? "") === next.at(other);
	const least = Math.min(lines.length, next.length);
	let head = 0;
	while (head < least && isSame(head, head)) head++;
	let tail = 0;
	while (tail < least - head && isSame(-1 - tail, -1 - tail)) tail++;
	const lineBreak = /\r\n?|\n/.exec(text)?.[0] ?? "\n";
	return [
		mark,
		...lines.slice(0, head),
		...next
			.slice(head, next.length - tail)
			.map((line) => line.replace("\n", lineBreak)),
		...lines.slice(lines.length - tail),
	].join("");
}

/** The lines of a text, each with its line break. */
function linesOf(text: string): string[] {
	return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
}
