import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import {
	deleteSelection,
	joinBackward,
	joinForward,
	splitBlock,
	toggleMark,
} from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import {
	liftListItem,
	sinkListItem,
	splitListItem,
} from "prosemirror-schema-list";
import {
	type Command,
	EditorState,
	TextSelection,
	type Transaction,
} from "prosemirror-state";
import { expect, test } from "vitest";
import { parseMarkdownText } from "../../editor/client/text/document/markdown-text.ts";
import { parseBlocks } from "../../editor/client/text/document/parse-markdown.ts";
import {
	parsePlainText,
	serializePlainText,
} from "../../editor/client/text/document/plain-text.ts";
import { markdownSchema } from "../../editor/client/text/document/schema.ts";
import { serializeBlocks } from "../../editor/client/text/document/serialize-markdown.ts";
import { toLinkAddress } from "../../editor/client/text/link-address.ts";
import {
	toggleHeading,
	toggleList,
	toggleQuotation,
} from "../../editor/client/text/view/commands.ts";
import { createPlugins } from "../../editor/client/text/view/plugins.ts";
import { repository } from "../support/check.ts";
import { listContentFiles } from "../support/content.ts";
import { dose } from "../support/dose.ts";

// The text editor without a browser: Markdown is parsed into a document and serialized.

const examples: string[] = JSON.parse(
	readFileSync(
		join(repository, "tests/fixtures/commonmark/examples.json"),
		"utf8",
	),
).examples;
const { nodes, marks } = markdownSchema;

/** Returns the text after an edit of its document. */
function applyEdit(
	text: string,
	edit: (transaction: Transaction) => void,
): string {
	const { doc, serialize } = parseMarkdownText(text);
	const { tr } = EditorState.create({ doc });
	edit(tr);
	return serialize(tr.doc);
}

/** Returns the position before the nth occurrence of a string in a document. */
function findPosition(doc: Node, words: string): number {
	let found = -1;
	doc.descendants(({ text = "" }, position) => {
		if (found < 0 && text.includes(words))
			found = position + text.indexOf(words);
	});
	expect(found, `“${words}” is in the document`).toBeGreaterThan(0);
	return found;
}

function typeBefore(text: string, before: string, words: string): string {
	return applyEdit(text, (transaction) => {
		transaction.insertText(words, findPosition(transaction.doc, before));
	});
}

test("the real content is serialized unchanged without an edit, and changes only in an edited block", () => {
	const texts = listContentFiles(/\.md$/).map(({ file, text }) => ({
		file,
		text: text.replace(/^---\r?\n.*?\r?\n---\r?\n/s, ""),
	}));
	expect(texts.length).toBeGreaterThan(1);
	for (const [index, { file, text }] of texts.entries()) {
		const { doc, serialize } = parseMarkdownText(text);
		expect.soft(serialize(doc), file).toBe(text);
		const places: number[] = [];
		doc.forEach((block, position) => {
			if (block.isTextblock) places.push(position + 1);
		});
		const place = places[index % places.length];
		if (place === undefined) continue;
		const { tr } = EditorState.create({ doc });
		const after = serialize(tr.insertText("Words ", place).doc);
		const lines = after.replace("Words ", "").split("\n");
		const before = text.split("\n");
		// Each block is on one line.
		const others = lines.filter((line) => !before.includes(line));
		expect.soft(others.length, file).toBeLessThanOrEqual(1);
		expect.soft(lines.length, file).toBe(before.length);
	}
});

test("an edit in a block preserves what is around it, and in a block that can't be edited, everything", () => {
	for (const [text, expected] of [
		["One line\nand two\nnext.\n", "One line\nand the two\nnext.\n"],
		["- one\n\n- two\n", "- one\n\n- the two\n"],
		["- one\n  - two\n", "- one\n  - the two\n"],
		["one\\\ntwo", "one\\\nthe two"],
		["`{{ a  b }}` two", "`{{ a  b }}` the two"],
		["![One](a.svg) two", "![One](a.svg) the two"],
		["[One]({{link.a}}) two", "[One]({{link.a}}) the two"],
		["**{{ price.a }}** two", "**{{ price.a }}** the two"],
		["> one\n> two", "> one\n> the two"],
		["## One\ntwo", "## One\n\nthe two"],
		["# 1\r\n\r\none\r\ntwo", "# 1\r\n\r\none\r\nthe two"],
		// The house style.
		["* one\n* __two__ _x_", "- one\n- **the two** *x*"],
	] as const)
		expect.soft(typeBefore(text, "two", "the ")).toBe(expected);
	for (const block of [
		"```\nx\n```",
		"* * *",
		"<!-- kilde-allow: a reason -->",
		"One\n===",
		"[a]: /b 'c'",
		"- ~~~\n  x\n  ~~~",
		"> `one\n> more`",
	]) {
		const text = `One\n\n\n${block}\n\ntwo\n`;
		expect
			.soft(typeBefore(text, "two", "the "))
			.toBe(text.replace("two", "the two"));
	}
});

test("new content has no spaces at the edges of bold text, an empty line around each block, and no empty blocks", () => {
	const bold = applyEdit("one two three", (transaction) => {
		transaction.addMark(4, 9, marks.strong.create());
	});
	expect(bold).toBe("one **two** three");
	const paragraph = applyEdit("## One\ntwo", (transaction) => {
		transaction.setBlockType(1, 2, nodes.paragraph);
	});
	expect(paragraph).toBe("One\n\ntwo");
	const list = nodes.list_item.create(null, nodes.paragraph.create());
	const empty = nodes.doc.create(null, [
		nodes.paragraph.create(null, markdownSchema.text("  ")),
		nodes.heading.create(),
		nodes.bullet_list.create(null, [list]),
	]);
	expect(parseMarkdownText("One\n").serialize(empty)).toBe("");
});

test("new content has the same meaning, e.g. the examples of CommonMark serialized completely", () => {
	// Empty blocks, spaces at an edge and breaks between two lists have no Markdown.
	const unwritten =
		/raw_block|(?:paragraph|heading)(?!\()|\("(?:\s|\\t)|line_end\(" {2}|_list\(.*\), \w+_list/;
	const rewritten = examples.flatMap((text) => {
		const { doc } = parseMarkdownText(text);
		if (unwritten.test(`${doc}`)) return [];
		const written = parseMarkdownText("").serialize(doc);
		return [{ before: `${doc}`, after: `${parseMarkdownText(written).doc}` }];
	});
	expect(rewritten.length).toBeGreaterThan(300);
	expect(rewritten.filter(({ before, after }) => before !== after)).toEqual([]);
});

test("new content is parsed as typed, whatever characters it contains", () => {
	for (const words of [
		...["# a", "## a", "- a", "+ a", "* a", "1. a", "> a", "=a", "--", "~~~"],
		...["*a*", "_a_", "a_b_", "**", "[a](b)", "![a](b)", "<a>", "`a`", "``"],
		...["a&amp;", "{{a}}", "{{", "a | b", "!", "a#", "(a)", "/", "å*", "]("],
	])
		for (const length of [0, 1, words.length]) {
			const before = parseMarkdownText("- one\n- two\n\nend\n");
			const { tr } = EditorState.create({ doc: before.doc });
			const at = findPosition(tr.doc, "end");
			tr.insertText(words, at);
			if (length > 0) tr.addMark(at, at + length, marks.strong.create());
			const { doc } = parseMarkdownText(before.serialize(tr.doc));
			expect.soft(doc.lastChild?.textContent).toBe(`${words}end`);
			expect.soft(doc.childCount, words).toBe(2);
		}
});

test("a typed or pasted address becomes a link without trackers and redirects, if it is safe", () => {
	for (const [from, to] of [
		[
			"https://example.org/a?utm_id=x&id=1&fbclid=2#b",
			"https://example.org/a?id=1#b",
		],
		[
			"https://www.google.dk/url?q=https%3A%2F%2Fa.dk%2F%3Futm_id%3D1&usg=x",
			"https://a.dk/",
		],
		["http://a.dk/?si=x&a=1%20%C3%A6", "https://a.dk/?si=x&a=1%20%C3%A6"],
		["https://køb.dk/a?gclid=2", "https://xn--kb-lka.dk/a"],
		["www.køb.dk", "https://www.xn--kb-lka.dk"],
		["anna@example.org", "mailto:anna@example.org"],
		["javascript:alert(1)", undefined],
	])
		expect.soft(toLinkAddress(`${from}`), from).toBe(to);
});

test("a plain text is serialized unchanged, and has each fact as one node", () => {
	for (const text of [
		"",
		"From {{price.a}}, {{ time.b }} and {{not a fact}}",
		"**one**\n\n two ",
		"{{{price.a}}} {{price.a}",
	])
		expect.soft(serializePlainText(parsePlainText(text))).toBe(text);
	const [line] = parsePlainText("From {{price.a}}.").children;
	const types = line?.children.map(({ type }) => type.name);
	expect(types).toEqual(["text", "fact", "text"]);
});

const text =
	"## One\n\nFirst\nline **bold** and _em_ [link *x*](/a) {{price.a}} `c`  \nbreak\n\n- a\n- b\n  - c\n\n> q\n> r\n\n~~~\ncode\n~~~\nafter\n### H\ntext\n\n1. x\n2. y\n\nend ![p](a.png)\n";

const insert =
	(words: string): Command =>
	({ tr }, dispatch) => {
		dispatch?.(tr.insertText(words));
		return true;
	};

/** Splits at the cursor: ProseMirror's own command may throw for a selection over several blocks. */
const split: Command = (state, dispatch) =>
	state.selection.empty && splitBlock(state, dispatch);

const commands: readonly Command[] = [
	toggleMark(marks.strong),
	toggleMark(marks.em),
	toggleMark(marks.link, { href: "/x" }),
	toggleHeading(2),
	toggleHeading(3),
	toggleQuotation,
	toggleList(nodes.bullet_list),
	toggleList(nodes.ordered_list),
	split,
	joinBackward,
	joinForward,
	deleteSelection,
	splitListItem(nodes.list_item),
	sinkListItem(nodes.list_item),
	liftListItem(nodes.list_item),
	...["x", " y ", "*", "1. ", "- ", "# ", "{{price.b}}", "[a]("].map(insert),
];

const step = fc.record({
	command: fc.constantFrom(...commands),
	from: fc.nat(140),
	length: fc.constantFrom(0, 0, 1, 5, 30),
});

test("after any edits of a text, the Markdown equals the document", () => {
	const ignore = () => {};
	const plugins = createPlugins("markdown", {
		openDialog: ignore,
		focusToolbar: ignore,
		open: () => false,
	});
	const steps = fc.array(step, { minLength: 1, maxLength: 6 });
	const check = fc.property(steps, (steps) => {
		const { doc, serialize } = parseMarkdownText(text);
		let state = EditorState.create({ doc, plugins });
		for (const { command, from, length } of steps) {
			const [start, end] = [from, from + length].map((place) =>
				state.doc.resolve(Math.min(place, state.doc.content.size)),
			);
			if (!start || !end) continue;
			const selection = TextSelection.between(start, end);
			state = state.apply(state.tr.setSelection(selection));
			command(state, (transaction) => {
				state = state.apply(transaction);
			});
		}
		state.doc.check();
		const again = parseBlocks(serialize(state.doc)).blocks;
		expect(serializeAll(again.map(({ node }) => node))).toBe(
			serializeAll(state.doc.children),
		);
	});
	fc.assert(check, { numRuns: dose(30, 3000) });
});

/** Serializes all blocks; blank lines in lists don't matter. */
function serializeAll(blocks: readonly Node[]): string {
	return serializeBlocks(blocks).replace(/\n[> ]*(?=\n)/g, "");
}
