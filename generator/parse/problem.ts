import {
	type Explanation,
	type Fault,
	type Place,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";

/** A value parsed from a file, and the problems of the file. */
export type Parsed<T> = {
	readonly value: T;
	readonly problems: readonly Problem[];
};

/** Returns the value of a file without problems. */
export function withoutProblems<T>(value: T): Parsed<T> {
	return { value, problems: [] };
}

/** Returns the place in the file of `length` characters at an offset in a text. */
export type Locator = (offset: number, length: number) => Place;

/**
 * Returns a function that maps offsets in a value to those in the value as written, which has escapes and indentation besides.
 * White space is where the word before it ends.
 */
export function createOffsetMapper(
	written: string,
	value: string,
): (offset: number) => number {
	let offsets: readonly number[] | undefined;
	return (offset) => {
		// Most texts are never located.
		offsets ??= alignCharacters(written, value);
		return offsets[offset] ?? 0;
	};
}

function alignCharacters(written: string, value: string): number[] {
	let end = 0;
	return value.split("").map((character) => {
		if (/\s/.test(character)) return end;
		const found = Math.max(end, written.indexOf(character, end));
		end = found + 1;
		return found;
	});
}

/** Converts the faults of a text in a file to problems of the file. */
export function toProblems(
	faults: readonly Fault[],
	locate: Locator,
): Problem[] {
	return faults.map((fault) =>
		problemAt(locate(fault.start, fault.length), fault),
	);
}

/** A line of a text, and its offset. */
export type Line = { readonly start: number; readonly text: string };

/** Returns the line that contains an offset. */
export function getLine(text: string, offset: number): Line {
	const start = text.slice(0, offset).lastIndexOf("\n") + 1;
	const end = text.indexOf("\n", start);
	return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** A pattern of a mistake, with the flag `d`: its first group is the place of the mistake. */
export type FaultPattern = readonly [
	pattern: RegExp,
	explanation: Explanation | ((written: string) => Explanation),
];

/** Returns the fault of the first of these patterns that matches a line. */
export function findFirst(
	{ start: lineStart, text }: Line,
	patterns: readonly FaultPattern[],
): Fault | undefined {
	for (const [pattern, explanation] of patterns) {
		const [start, end] = pattern.exec(text)?.indices?.[1] ?? [];
		if (start === undefined || end === undefined) continue;
		return {
			start: lineStart + start,
			length: end - start,
			...(typeof explanation === "function"
				? explanation(text.slice(start, end))
				: explanation),
		};
	}
	return undefined;
}
