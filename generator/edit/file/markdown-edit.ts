import { hunksOf } from "../../compare/hunks.ts";
import { splitFrontMatter } from "../../parse/front-matter.ts";
import { readMarkdown } from "../../parse/markdown/read.ts";
import {
	likeness,
	spliceWords,
	splitWords,
	type Words,
	wrapLongLines,
} from "../words.ts";
import { type Block, linesOf, splitBlocks } from "./markdown-lines.ts";

/**
 * Replaces the Markdown text of a file, below its front matter; see mergeMarkdown. `earlier` is the file before these
 * edits began: its lines are those that stay. Returns undefined if the front matter can't be told from the text.
 */
export function setMarkdown(
	text: string,
	markdown: string,
	earlier = text,
): string | undefined {
	const now = partsOf(text);
	if (!now) return undefined;
	const was = partsOf(earlier) ?? now;
	const merged = trimmed(mergeMarkdown(was.body, markdown));
	const [start, end] = emptyEnds(now.body) ??
		emptyEnds(was.body) ?? [now.head === "" ? "" : "\n", "\n"];
	const [oldStart] = emptyEnds(was.body) ?? [start];
	return [
		...(isBare(now) && isBare(was) ? [`${was.head}${oldStart}`] : []),
		`${now.head}${start}`,
		// A text that would be taken for front matter is put below an empty one.
		...(isBare(now) ? ["---\n---\n\n"] : []),
	]
		.map((above) => `${above}${merged}${end}`)
		.find((result) => trimmed(partsOf(result)?.body ?? "") === merged);
}

/** A Markdown file: its front matter, without the lines around it and with them, and its text. */
export function partsOf(text: string) {
	const split = splitFrontMatter("", text).value;
	return split && { ...split, head: text.slice(0, split.bodyStart) };
}

function isBare({ matter }: { readonly matter: string }): boolean {
	return matter.trim() === "";
}

/** The empty lines before and behind a text; undefined where it says nothing. */
function emptyEnds(
	markdown: string,
): readonly [start: string, end: string] | undefined {
	if (markdown.trim() === "") return undefined;
	const [start = ""] = /^(?:[ \t]*\n)*/.exec(markdown) ?? [];
	return [start, markdown.slice(start.length + trimmed(markdown).length)];
}

/**
 * Returns a Markdown text with the lines of the one before it, wherever they say the same: paragraphs that are as they
 * were stay byte for byte, and within a changed one the line breaks between words that stay. Lines that grow too long
 * are wrapped. Empty lines at the beginning and the end stay.
 */
export function mergeMarkdown(before: string, markdown: string): string {
	const [start, end] = emptyEnds(before) ?? ["", ""];
	const wanted = trimmed(markdown.replace(/\r\n?/g, "\n"));
	const merged = mergeBlocks(splitBlocks(trimmed(before)), splitBlocks(wanted));
	// Line breaks can't change a paragraph, unless it is one of Markdown's rarer things.
	const right = merged === wanted || shows(merged, wanted) ? merged : wanted;
	return `${start}${right}${end}`;
}

/** Without empty lines at both ends. */
function trimmed(markdown: string): string {
	return markdown.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

function mergeBlocks(
	before: readonly Block[],
	wanted: readonly Block[],
): string {
	const bullet = before.map(bulletOf).find((sign) => sign !== undefined);
	const next = wanted.map((block) => withBullet(block, bullet));
	const keys = (blocks: readonly Block[]) => blocks.map(({ key }) => key);
	return hunksOf(keys(before), keys(next))
		.reduceRight((lines, { removed, added, removedAt, addedAt }) => {
			const gone = before.slice(removedAt, removedAt + removed.length);
			const come = next.slice(addedAt, addedAt + added.length);
			return lines.toSpliced(
				removedAt,
				removed.length,
				...writeBlocks(come, gone),
			);
		}, before.map(linesOf))
		.join("\n");
}

function bulletOf({ marker }: Block): string | undefined {
	return /[-*+]/.exec(marker)?.[0];
}

/** The items of a list begin with the same sign, or they are two lists. */
function withBullet(block: Block, bullet: string | undefined): Block {
	return bullet === undefined
		? block
		: { ...block, marker: block.marker.replace(/[-*+]/, bullet) };
}

/** Writes blocks in place of others, each with the lines of the one most like it. */
function writeBlocks(
	next: readonly Block[],
	removed: readonly Block[],
): string[] {
	const left = removed.filter(({ kind }) => kind === "text");
	return next.map((block) => {
		if (block.kind !== "text") return linesOf(block);
		const like = mostLike(block, left);
		if (!like) return wrap(block, "");
		left.splice(0, left.indexOf(like) + 1);
		return wrap({ ...block, source: splice(like, block) }, like.source);
	});
}

/** The block that has the most of the words; undefined where none has a third of them. */
function mostLike(
	{ source }: Block,
	candidates: readonly Block[],
): Block | undefined {
	const [best] = candidates
		.map((block) => ({ block, score: likeness(block.source, source) }))
		.toSorted((a, b) => b.score - a.score);
	return best && best.score > 0.3 ? best.block : undefined;
}

function splice(before: Block, next: Block): string {
	const was = splitWords(before.source);
	const wanted = splitWords(next.source);
	const meant = withSoftBreaks(wanted);
	return spliceWords(
		{ meant: withSoftBreaks(was), source: was },
		{ meant, source: { ...wanted, gaps: meant.gaps } },
	);
}

/** A line break within a paragraph is a space, unless two spaces or a backslash come before it. */
function withSoftBreaks({ words, gaps }: Words): Words {
	const isHard = (gap: string, index: number) =>
		/^ {2,}\n/.test(gap) ||
		(gap.startsWith("\n") && words[index]?.endsWith("\\") === true);
	return {
		words,
		gaps: gaps.map((gap, index) =>
			isHard(gap, index) ? gap.replace(/\n.*/s, "\n") : " ",
		),
	};
}

function wrap({ marker, source }: Block, before: string): string {
	const indent = /\n([ \t]*)/.exec(before)?.[1] ?? " ".repeat(marker.length);
	const wrapped = wrapLongLines(source, before, {
		indent,
		column: marker.length,
		mayBegin: (rest) => !/^(?:[-+*#>=|~`:<[]|\d+[.)])/.test(rest),
	});
	return `${marker}${wrapped}`;
}

/** Whether two texts show the same, apart from white space. */
function shows(markdown: string, wanted: string): boolean {
	const [one, other] = [markdown, wanted].map((text) => {
		const read = readMarkdown(text);
		return "problem" in read ? undefined : read.toHtml().replace(/\s+/g, " ");
	});
	return one !== undefined && one === other;
}
