import { type NodeSpec, Schema } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";

/** Creates an atom with a source, which its element keeps when it is copied. */
function createAtom(
	tag: "span" | "pre" | "code",
	group: string,
	format: (source: string) => string,
): NodeSpec {
	return {
		group,
		inline: group.startsWith("inline"),
		atom: true,
		attrs: { source: {} },
		toDOM: ({ attrs: { source } }) => [
			tag,
			{ "data-source": source },
			format(source),
		],
		parseDOM: [
			{
				tag: `${tag}[data-source]`,
				getAttrs: ({ dataset }) => ({ source: dataset.source }),
			},
		],
		leafText: ({ attrs: { source } }) => format(source),
	};
}

/** A fact that a text cites; `source` is the text between its braces, with its spaces. */
const fact: NodeSpec = {
	...createAtom("span", "inline phrase", (source) => `{{${source}}}`),
	draggable: true,
};

const paragraph: NodeSpec = {
	content: "inline*",
	group: "block inner",
	toDOM: () => ["p", 0],
	parseDOM: [{ tag: "p" }],
};

const text: NodeSpec = { group: "inline phrase" };

/** The schema of texts without Markdown: lines with facts. */
export const plainSchema = new Schema({
	nodes: {
		doc: { content: "paragraph+" },
		paragraph,
		text,
		fact,
	},
});

/**
 * The schema of texts in Markdown. Blocks and phrases that the editor doesn't support, such as code, HTML and rules, are
 * `raw_block` and `raw_text` with their source.
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
		raw_block: createAtom("pre", "block", (source) => source),
		raw_text: createAtom("code", "inline phrase", (source) => source),
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
		/** Marks a space that is a line break in the source. */
		line_end: {
			inclusive: false,
			toDOM: () => ["span", 0],
		},
	},
});

/** Matches the citation of a fact in a text; group 1 is the text between the braces. */
export const citationPattern =
	/(?<!\{)\{\{([ \t]*[a-z0-9-]+(?:\.[a-z0-9-]+)+[ \t]*)\}\}(?!\})/g;
