import { type NodeSpec, Schema } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";

/** A fact that a text cites; `written` is what is between its braces. */
const fact: NodeSpec = {
	group: "inline phrase",
	inline: true,
	atom: true,
	draggable: true,
	attrs: { written: {} },
	toDOM: ({ attrs }) => [
		"span",
		{ "data-fact": attrs.written },
		`{{${attrs.written}}}`,
	],
	parseDOM: [
		{
			tag: "span[data-fact]",
			getAttrs: (span) => ({ written: span.dataset.fact }),
		},
	],
	leafText: ({ attrs }) => `{{${attrs.written}}}`,
};

const paragraph: NodeSpec = {
	content: "inline*",
	group: "block inner",
	toDOM: () => ["p", 0],
	parseDOM: [{ tag: "p" }],
};

const text: NodeSpec = { group: "inline phrase" };

/** A text without Markdown: its lines, and the facts in them. */
export const lineSchema = new Schema({
	nodes: {
		doc: { content: "paragraph+" },
		paragraph,
		text,
		fact,
	},
});

/**
 * A text in Markdown. What isn't edited here, as code, HTML or a rule between paragraphs, is `kept` (a block) or
 * `written` (within a line) with its source.
 */
export const markdownSchema = new Schema({
	nodes: {
		doc: { content: "block+" },
		paragraph,
		heading: {
			content: "phrase*",
			marks: "link strong em",
			group: "block",
			defining: true,
			attrs: { level: { default: 2 } },
			toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
			parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
				tag: `h${level}`,
				attrs: { level: Math.max(level, 2) },
			})),
		},
		blockquote: {
			content: "inner+",
			group: "block inner",
			defining: true,
			toDOM: () => ["blockquote", 0],
			parseDOM: [{ tag: "blockquote" }],
		},
		bullet_list: {
			...bulletList,
			content: "list_item+",
			group: "block inner",
			attrs: { isLoose: { default: false } },
		},
		ordered_list: {
			...orderedList,
			content: "list_item+",
			group: "block inner",
			attrs: { order: { default: 1 }, isLoose: { default: false } },
		},
		list_item: { ...listItem, content: "paragraph inner*" },
		kept: {
			group: "block",
			atom: true,
			attrs: { source: {} },
			toDOM: ({ attrs }) => ["pre", { "data-kept": "" }, attrs.source],
			parseDOM: [
				{
					tag: "pre[data-kept]",
					getAttrs: ({ textContent }) => ({ source: textContent }),
				},
			],
		},
		text,
		fact,
		image: {
			group: "inline",
			inline: true,
			atom: true,
			draggable: true,
			attrs: { src: {}, alt: {}, title: { default: null } },
			toDOM: ({ attrs: { src, alt, title } }) => [
				"img",
				{ "data-src": src, "data-title": title, alt },
			],
			parseDOM: [
				{
					tag: "img[data-src]",
					getAttrs: (image) => ({
						src: image.dataset.src,
						alt: image.getAttribute("alt"),
						title: image.dataset.title ?? null,
					}),
				},
			],
		},
		hard_break: {
			group: "inline",
			inline: true,
			selectable: false,
			toDOM: () => ["br"],
			parseDOM: [{ tag: "br" }],
			leafText: () => "\n",
		},
		written: {
			group: "inline phrase",
			inline: true,
			atom: true,
			attrs: { source: {} },
			toDOM: ({ attrs }) => ["code", { "data-written": "" }, attrs.source],
			parseDOM: [
				{
					tag: "code[data-written]",
					getAttrs: ({ textContent }) => ({ source: textContent }),
				},
			],
			leafText: ({ attrs }) => attrs.source,
		},
	},
	marks: {
		link: {
			attrs: { href: {}, title: { default: null } },
			inclusive: false,
			toDOM: ({ attrs: { href, title } }) => ["a", { href, title }, 0],
			parseDOM: [
				{
					tag: "a[href]",
					getAttrs: (link) => ({
						href: link.getAttribute("href"),
						title: link.getAttribute("title"),
					}),
				},
			],
		},
		strong: {
			toDOM: () => ["strong", 0],
			parseDOM: [{ tag: "strong" }, { tag: "b" }],
		},
		em: {
			toDOM: () => ["em", 0],
			parseDOM: [{ tag: "em" }, { tag: "i" }],
		},
		/** Marks a space where the source begins a new line. */
		line_end: {
			inclusive: false,
			toDOM: () => ["span", 0],
		},
	},
});

/** A citation of a fact within a text; group 1 is what is between the braces. */
export const citation =
	/(?<!\{)\{\{([ \t]*[a-z0-9-]+(?:\.[a-z0-9-]+)+[ \t]*)\}\}(?!\})/g;
