import { hunksOf } from "../compare/hunks.ts";

/** The longest line of a text (characters) that is left as it is; longer ones, once changed, are wrapped. */
export const longestLine = 115;

/** Where new lines end at the latest (characters). */
const lineWidth = 110;

/** A text in words, and the white space between them. There is always a word more than white space. */
export type Words = {
	readonly words: readonly string[];
	readonly gaps: readonly string[];
};

/** Splits a text at spaces, tabs and line breaks. A no-break space is part of a word. */
export function splitWords(text: string): Words {
	return {
		words: text.split(/[ \t\n]+/),
		gaps: text.match(/[ \t\n]+/g) ?? [],
	};
}

/** Words as they mean, and as a file writes them. */
export type Written = { readonly meant: Words; readonly source: Words };

/**
 * Writes the words of `next` as `before` is written: words that stay keep their source and the white space between
 * them, others are written as `next` has them. Where words come or go beside a line break, there is one line break.
 */
export function spliceWords(before: Written, next: Written): string {
	const origins = originsOf(before.meant.words, next.meant.words);
	const anchors = [-1, ...anchorsOf(origins), origins.length];
	const gaps = anchors.slice(1).flatMap((end, index) => {
		const start = anchors[index] ?? -1;
		const from = origins[start] ?? -1;
		const to = origins[end] ?? before.meant.words.length;
		const wanted = gapsOf(next, start, end);
		const old = alignGaps(gapsOf(before, from, to), wanted.length, {
			isFirst: start < 0,
			isLast: end === origins.length,
		});
		return wanted.map((gap, at) =>
			old[at]?.meant === gap.meant ? old[at].source : gap.source,
		);
	});
	return origins
		.map((origin, index) => {
			const word =
				origin === undefined
					? next.source.words[index]
					: before.source.words[origin];
			return `${word}${gaps[index] ?? ""}`;
		})
		.join("");
}

/** For each of the new words, the index of the old word that it is; undefined for one that was added. */
function originsOf(
	before: readonly string[],
	next: readonly string[],
): (number | undefined)[] {
	return hunksOf(before, next).reduceRight<(number | undefined)[]>(
		(origins, { removed, added, removedAt }) =>
			origins.toSpliced(
				removedAt,
				removed.length,
				...added.map(() => undefined),
			),
		[...before.keys()],
	);
}

function anchorsOf(origins: readonly (number | undefined)[]): number[] {
	return origins.flatMap((origin, index) =>
		origin === undefined ? [] : [index],
	);
}

type Gap = { readonly meant: string; readonly source: string };

/** The white space between two words, which may be one before the first or one behind the last. */
function gapsOf({ meant, source }: Written, from: number, to: number): Gap[] {
	const start = Math.max(0, from);
	const end = Math.min(to, meant.gaps.length);
	return meant.gaps.slice(start, Math.max(start, end)).map((gap, index) => ({
		meant: gap,
		source: source.gaps[start + index] ?? gap,
	}));
}

/** Of the white space between two words that stay, what is kept when others come between them, or go. */
function alignGaps(
	before: readonly Gap[],
	count: number,
	{ isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): readonly (Gap | undefined)[] {
	if (before.length === count || count === 0) return before;
	if (count === 1 && !isFirst && !isLast)
		return [before.find(isBreak) ?? before[0]];
	const ends = Array<Gap | undefined>(count).fill(undefined);
	// Words that were added between two lines end the first.
	if (!isFirst && (isLast || before.length > 1)) ends[0] = before[0];
	if (!isLast) ends[count - 1] = before.at(-1);
	return ends;
}

function isBreak({ source }: Gap): boolean {
	return source.includes("\n");
}

/** How the lines of a text are broken. */
export type Wrapping = {
	/** What begins a new line: its indentation. */
	readonly indent: string;
	/** The column in which the text begins (from 0). */
	readonly column?: number;
	/** Whether a line may begin with what follows a space. */
	readonly mayBegin?: (rest: string) => boolean;
};

/** Breaks the lines that are too long, except those of `before`: into as few as needed, of about the same length. */
export function wrapLongLines(
	text: string,
	before: string,
	{ indent, column = 0, mayBegin = () => true }: Wrapping,
): string {
	const known = new Set(before.split("\n"));
	return text
		.split("\n")
		.flatMap((line, index) => {
			const start = index === 0 ? column : 0;
			return known.has(line) || start + line.length <= longestLine
				? [line]
				: wrapLine(line, start);
		})
		.join("\n");

	/** The narrowest of the ways that need no more lines. */
	function wrapLine(line: string, start: number): string[] {
		const widest = linesWithin(line, start, lineWidth);
		const even = Math.ceil((start + line.length) / widest.length);
		for (let width = even; width < lineWidth; width++) {
			const lines = linesWithin(line, start, width);
			if (lines.length === widest.length) return lines;
		}
		return widest;
	}

	function linesWithin(line: string, start: number, width: number): string[] {
		const lines: string[] = [];
		let rest = line;
		let taken = start;
		while (taken + rest.length > width) {
			const at = breakOf(rest, width - taken);
			if (at === undefined) break;
			lines.push(rest.slice(0, at));
			rest = `${indent}${rest.slice(at + 1)}`;
			taken = 0;
		}
		return [...lines, rest];
	}

	/** The last single space before a column, or else the first one behind it. */
	function breakOf(line: string, width: number): number | undefined {
		const spaces = [...line.matchAll(/(?<=[^ \t]) (?=[^ \t])/g)]
			.map(({ index }) => index)
			.filter((at) => mayBegin(line.slice(at + 1)));
		return spaces.findLast((at) => at <= width) ?? spaces[0];
	}
}
