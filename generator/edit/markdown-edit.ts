import { diffArrays } from "diff";
import { splitFrontMatter } from "../parse/front-matter.ts";
import { readMarkdown } from "../parse/read-markdown.ts";
import { type Block, linesOf, splitBlocks } from "./markdown-lines.ts";
import { spliceWords, splitWords, type Words, wrapLongLines } from "./words.ts";

/**
 * Replaces the Markdown text of a file, below its front matter; see mergeMarkdown. `earlier` is the file as it once
 * was. Returns undefined if the front matter can't be told from the text.
 */
export function setMarkdown(
	text: string,
	markdown: string,
	earlier?: string,
): string | undefined {
	const split = splitFrontMatter("", text).value;
	if (!split) return undefined;
	const { body, bodyStart } = split;
	const was = earlier && splitFrontMatter("", earlier).value?.body;
	const merged = mergeMarkdown(body, markdown, was);
	const isNew = body.trim() === "";
	return `${text.slice(0, bodyStart)}${isNew ? `\n${merged.trim()}\n` : merged}`;
}

/**
 * Returns a Markdown text with the lines of the one before it, wherever they say the same: paragraphs that are as they
 * were stay byte for byte, and within a changed one the line breaks between words that stay. Lines that grow too long
 * are wrapped. Empty lines at the beginning and the end stay. `earlier` is the text as it once was: paragraphs that it
 * has are written as they were there.
 */
export function mergeMarkdown(
	before: string,
	markdown: string,
	earlier = "",
): string {
	const [start = ""] = /^(?:[ \t]*\n)*/.exec(before) ?? [];
	const end = before.slice(start.length + trimmed(before).length);
	const wanted = trimmed(markdown.replace(/\r\n?/g, "\n"));
	const merged = mergeBlocks(
		splitBlocks(trimmed(before)),
		splitBlocks(wanted),
		splitBlocks(trimmed(earlier)),
	);
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
	earlier: readonly Block[],
): string {
	const bullet = before.map(bulletOf).find((sign) => sign !== undefined);
	const next = wanted.map((block) => withBullet(block, bullet));
	let at = 0;
	let to = 0;
	let removed: readonly Block[] = [];
	const lines: string[] = [];
	const keys = (blocks: readonly Block[]) => blocks.map(({ key }) => key);
	for (const change of diffArrays(keys(before), keys(next))) {
		const { length } = change.value;
		const old = before.slice(at, at + length);
		if (!change.added) at += length;
		if (change.removed) {
			removed = old;
			continue;
		}
		if (change.added)
			lines.push(...writeBlocks(next.slice(to, to + length), removed, earlier));
		else lines.push(...old.map(linesOf));
		to += length;
		removed = [];
	}
	return lines.join("\n");
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

/** Writes blocks in place of others; each as the earlier text has it, or else with the lines of the one most like it. */
function writeBlocks(
	next: readonly Block[],
	removed: readonly Block[],
	earlier: readonly Block[],
): string[] {
	const left = removed.filter(({ kind }) => kind === "text");
	return next.map((block) => {
		if (block.kind === "empty") return linesOf(block);
		const same = earlier.find(({ key }) => key === block.key);
		if (same) return `${block.marker}${same.source}`;
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
	const words = new Set(splitWords(source).words);
	const scored = candidates.map((block) => {
		const others = new Set(splitWords(block.source).words);
		const shared = [...words].filter((word) => others.has(word)).length;
		return { block, score: shared / Math.max(words.size, others.size) };
	});
	const best = scored.toSorted((a, b) => b.score - a.score)[0];
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

/** A line break within a paragraph is a space, unless two spaces or a backslash stand before it. */
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
