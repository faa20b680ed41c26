import type { Code, Explanation } from "../diagnostics/diagnostic.ts";

export type { Explanation };

/** A problem in a text: its range (offsets), what is wrong, and what to do. */
export type Problem = Explanation & {
	readonly start: number;
	readonly end: number;
};

/** A problem without its range, and its code. */
export type CodedExplanation = Explanation & { readonly code: Code };

/** A line of a text, and its offset. */
export type Line = { readonly start: number; readonly text: string };

/** Returns the line that contains an offset. */
export function lineAt(text: string, offset: number): Line {
	const start = text.slice(0, offset).lastIndexOf("\n") + 1;
	const end = text.indexOf("\n", start);
	return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** Returns the first node of a tree more than `most` levels below its root. Uses no recursion, whatever the depth. */
export function nodeBelow<N>(
	root: N,
	childrenOf: (node: N) => readonly N[],
	most: number,
): N | undefined {
	let level: readonly N[] = [root];
	for (let depth = 0; depth <= most; depth++) level = level.flatMap(childrenOf);
	return level[0];
}

/** Returns a problem at the first group of a match on the line. The pattern needs the flag `d`. */
export function onLine(
	line: Line,
	pattern: RegExp,
	explanation: Explanation | ((written: string) => Explanation),
): Problem | undefined {
	const found = pattern.exec(line.text)?.indices?.[1];
	if (!found) return undefined;
	return {
		start: line.start + found[0],
		end: line.start + found[1],
		...(typeof explanation === "function"
			? explanation(line.text.slice(...found))
			: explanation),
	};
}
