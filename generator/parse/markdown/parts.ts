import type { Heading as HeadingNode, Image, Link, Nodes } from "mdast";
import type {
	Body,
	Heading,
	MarkdownPicture,
	WrittenLink,
} from "../../schema/text-values.ts";
import { slugify } from "../../text/slug.ts";
import { splitCitations } from "../citations.ts";
import type { TextSource } from "../findings.ts";
import { createOffsetMapper } from "../problem.ts";
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
type TreeContents = Pick<Body, "headings" | "links" | "pictures"> & {
	readonly words: string;
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
		if (node.type === "image") return replaceImage(node);
		if (/^(?:text|inlineCode|code)$/.test(node.type) && "value" in node) {
			node.value = withPlaceholders(node, node.value, getStart(node));
			words.push(node.value);
		}
		if ("children" in node) node.children.forEach(visit);
		if (node.type === "link") addLink(node);
		if (node.type === "heading") addHeading(node);
		if (/^(heading|paragraph|break)$/.test(node.type)) words.push(" ");
	}

	function withPlaceholders(node: Nodes, value: string, start: number): string {
		const written = text.slice(start, node.position?.end.offset);
		const toOffset = createOffsetMapper(written, value);
		const split = splitCitations(value, (offset, length) =>
			locate(start + toOffset(offset), length),
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
		node.url = withPlaceholders(node, node.url, getUrlStart(node, text));
	}

	function replaceImage(node: Image) {
		const place = placeOf(getUrlRange(node, text));
		const picture = { src: node.url, alt: node.alt ?? "", place };
		pictures.push(picture);
		Object.assign(node, { type: "text", value: placeholders.add(picture) });
	}

	function addHeading(node: HeadingNode) {
		if (idPrefix === undefined) return;
		const content = placeholders.replace(getPlainText(node));
		const own = content.filter((part) => typeof part === "string").join(" ");
		const slug = `${idPrefix}${slugify(own) || "heading"}`;
		let id = slug;
		for (let n = 2; ids.has(id); n++) id = `${slug}-${n}`;
		ids.add(id);
		Object.assign(node, { data: { hProperties: { id } } });
		headings.push({
			level: node.depth,
			id,
			text: content,
			place: placeOf(getRange(node)),
		});
	}
}

function getPlainText(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(getPlainText).join("") : "";
}
