/** A paragraph, an item of a list, another line, or the empty lines between them. */
export type Block = {
	/** The lines of a text can be broken elsewhere; an other line stays one. */
	readonly kind: "text" | "line" | "code" | "empty";
	/** What begins its first line: indentation, and the sign and number of an item. */
	readonly marker: string;
	/** Its lines, without the marker. */
	readonly source: string;
	/** The same for all ways to write the same. */
	readonly key: string;
};

const marker = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?/;
const fence = /^[ \t]*(?:```|~~~)/;
/** Headings, rows of tables, quotations, HTML, definitions, and lines under headings or across the page. */
const ownLine =
	/^[ \t]*(?:#{1,6}(?:[ \t]|$)|[|<>]|\[[^\]]*\]:|(?:=+|-+|(?:[-*_][ \t]*){3,})[ \t]*$)/;

/** Splits a Markdown text into blocks; their lines are those of the text. */
export function splitBlocks(markdown: string): Block[] {
	const blocks: Block[] = [];
	let isCode = false;
	for (const line of markdown.split("\n")) {
		const last = blocks.at(-1);
		const isFence = fence.test(line);
		if (isCode || isFence) {
			blocks.push(blockOf("code", line));
			isCode = isCode !== isFence;
		} else if (line.trim() === "") {
			if (last?.kind === "empty") blocks.splice(-1, 1, longer(last, line));
			else blocks.push(blockOf("empty", line));
		} else if (ownLine.test(line)) blocks.push(blockOf("line", line));
		else if (last?.kind === "text" && !/[-*+\d]/.test(markerOf(line)))
			blocks.splice(-1, 1, longer(last, line));
		else blocks.push(blockOf("text", line));
	}
	return blocks;
}

/** Returns the lines of a block. */
export function linesOf({ marker, source }: Block): string {
	return `${marker}${source}`;
}

function markerOf(line: string): string {
	return marker.exec(line)?.[0] ?? "";
}

function longer(block: Block, line: string): Block {
	return withKey({ ...block, source: `${block.source}\n${line}` });
}

function blockOf(kind: Block["kind"], line: string): Block {
	const begin = kind === "text" ? markerOf(line) : "";
	return withKey({ kind, marker: begin, source: line.slice(begin.length) });
}

function withKey(block: Omit<Block, "key">): Block {
	const { kind, marker, source } = block;
	const bullet = marker.replace(/[*+]/, "-");
	const words =
		kind === "code"
			? source
			: kind === "empty"
				? ""
				: withHardBreaks(source)
						.replace(/[ \t\n]+/g, " ")
						.trim();
	return { ...block, key: `${kind} ${bullet}${words}` };
}

/** A sign that no text has, in place of a line break that shows. */
const hardBreak = "\u0000";

/** Marks the line breaks that show: behind two spaces or a backslash. */
function withHardBreaks(source: string): string {
	return source.replace(/(?: {2,}|(?<=\\))\n/g, hardBreak);
}
