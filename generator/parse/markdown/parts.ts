import type { Heading as HeadingNode, Image, Link, Nodes } from "mdast";
import type {
	Heading,
	MarkdownPicture,
	WrittenLink,
} from "../../schema/text-values.ts";
import { slugify } from "../../text/slug.ts";
import { splitCitations } from "../citations.ts";
import type { TextSource } from "../findings.ts";
import type { Placeholders } from "./placeholders.ts";
import { getRange, getStart, getUrlRange, getUrlStart } from "./places.ts";

/** The parameters of `prepareForRendering` besides the tree. */
type PreparationContext = {
	readonly text: string;
	/** The prefix of headings' ids. Without it, headings have no ids, and aren't returned. */
	readonly idPrefix: string | undefined;
	readonly source: TextSource;
	readonly placeholders: Placeholders;
};

/** The contents of a Markdown tree; `words` has placeholders, and no markup. */
type TreeContents = {
	readonly words: string;
	readonly headings: readonly Heading[];
	readonly links: readonly WrittenLink[];
	readonly pictures: readonly MarkdownPicture[];
};

/**
 * Prepares a tree for rendering: replaces citations and pictures by placeholders, and adds the ids of headings. Returns what
 * the tree contains, and reports invalid citations.
 */
export function prepareForRendering(
	tree: Nodes,
	context: PreparationContext,
): TreeContents {
	const { text, idPrefix, source, placeholders } = context;
	const { locate, findings } = source;
	const words: string[] = [];
	const headings: Heading[] = [];
	const ids = new Set<string>();
	const links: WrittenLink[] = [];
	const pictures: MarkdownPicture[] = [];
	visit(tree);
	return { words: words.join(""), headings, links, pictures };

	function visit(node: Nodes) {
		switch (node.type) {
			case "text":
			case "inlineCode":
			case "code":
				node.value = withPlaceholders(node.value, getStart(node));
				words.push(node.value);
				return;
			case "image":
				replaceImage(node);
				return;
		}
		if ("children" in node) node.children.forEach(visit);
		if (node.type === "link") addLink(node);
		if (node.type === "heading") addHeading(node);
		if (/^(heading|paragraph|break)$/.test(node.type)) words.push(" ");
	}

	function withPlaceholders(value: string, origin: number): string {
		const writtenAt = createOffsetMapper(text.slice(origin), value);
		const split = splitCitations(value, (offset, length) =>
			locate(origin + writtenAt(offset), length),
		);
		findings.problems.push(...split.problems);
		return split.parts
			.map((part) => (typeof part === "string" ? part : placeholders.add(part)))
			.join("");
	}

	function placeOf({ start, length }: ReturnType<typeof getRange>) {
		return locate(start, length);
	}

	function addLink(node: Link) {
		links.push({ url: node.url, place: placeOf(getUrlRange(node, text)) });
		node.url = withPlaceholders(node.url, getUrlStart(node, text));
	}

	function replaceImage(node: Image) {
		const place = placeOf(getUrlRange(node, text));
		const picture = { src: node.url, alt: node.alt ?? "", place };
		pictures.push(picture);
		Object.assign(node, { type: "text", value: placeholders.add(picture) });
	}

	function addHeading(node: HeadingNode) {
		if (idPrefix === undefined) return;
		const content = getPlainText(node);
		const name = slugify(placeholders.remove(content)) || "heading";
		const id = createUniqueId(`${idPrefix}${name}`, ids);
		Object.assign(node, { data: { hProperties: { id } } });
		headings.push({
			level: node.depth,
			id,
			text: placeholders.replace(content),
			place: placeOf(getRange(node)),
		});
	}
}

/** Returns the slug, with the suffix -2, -3, … if `ids` has it already, and adds it to `ids`. */
function createUniqueId(slug: string, ids: Set<string>): string {
	let id = slug;
	for (let n = 2; ids.has(id); n++) id = `${slug}-${n}`;
	ids.add(id);
	return id;
}

const braces = /[{}]+|\[\[|\]\]/g;

/**
 * Maps offsets of braces in a node's value to their offsets in the text as written, which escapes may make longer: the nth
 * brace of one is the nth of the other. The function must be called with ascending offsets.
 */
function createOffsetMapper(
	written: string,
	value: string,
): (offset: number) => number {
	const inValue = value.matchAll(braces);
	const inWritten = written.matchAll(braces);
	let found = { offset: -1, at: 0 };
	return (offset) => {
		while (found.offset < offset) {
			const [one, other] = [inValue.next(), inWritten.next()];
			if (one.done || other.done) break;
			found = { offset: one.value.index, at: other.value.index };
		}
		return found.at;
	};
}

function getPlainText(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(getPlainText).join("") : "";
}
