import type { Code as CodeBlock, Heading, Image, Nodes, Root } from "mdast";
import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { suppressionComment } from "../suppressions.ts";
import { maskMarkdown, replaceCharacters } from "../visible-text.ts";
import { findInvisibleReferences } from "./character-references.ts";
import {
	findBareAddresses,
	findForeignMarkup,
	referenceLink,
} from "./foreign-markup.ts";
import { explainLink } from "./link-rules.ts";
import { getRange, getUrlRange } from "./places.ts";

/** A fault of a node. Without a range, it is that of the node. */
type NodeFault = Explanation & Partial<Fault>;

/**
 * Finds what Markdown allows but texts of the site don't: headings of level 1, skipped levels, HTML, link definitions,
 * unsafe links, pictures without alt text, code by accident, and invisible characters as references.
 */
export function checkMarkdown(root: Root, text: string): Fault[] {
	const faults = [...findInvisibleReferences(text), ...findMarkup(root, text)];
	let above: number | undefined;
	visit(root);
	return faults;

	function visit(node: Nodes, before?: Nodes) {
		for (const fault of findFaults(node, { text, above, before }))
			faults.push({ ...getRange(node), ...fault });
		if (node.type === "heading") above = node.depth;
		if ("children" in node)
			node.children.forEach((child, index) => {
				visit(child, node.children[index - 1]);
			});
	}
}

/** The context of a node: its text, the level of the last heading before it, and its previous sibling. */
type NodeContext = {
	readonly text: string;
	readonly above: number | undefined;
	readonly before: Nodes | undefined;
};

function findFaults(
	node: Nodes,
	{ text, above, before }: NodeContext,
): readonly NodeFault[] {
	switch (node.type) {
		case "html":
			return findHtmlFaults(node.value);
		case "definition":
			return [referenceLink];
		case "link": {
			const explained = explainLink(node);
			if (!explained) return [];
			const isAddress = explained.code === "unsafe-link";
			return [{ ...(isAddress && getUrlRange(node, text)), ...explained }];
		}
		case "code":
			return isAccidentalCode(node)
				? [explain("broken-markdown.code-block")]
				: [];
		case "image":
			return findImageFaults(node);
		case "heading":
			return findHeadingFaults(node, above);
		case "list": {
			// A list that is indented too little to be nested ends the list above it.
			const isDeeper = getColumn(node) > getColumn(before);
			return before?.type === "list" && isDeeper
				? [{ ...explain("broken-markdown.nested-list"), severity: "warning" }]
				: [];
		}
		default:
			return [];
	}
}

function findHtmlFaults(value: string): NodeFault[] {
	const other = value.replaceAll(suppressionComment, "").trim();
	// A closing tag was reported with its opening tag.
	if (other === "" || /^<\/[^<>]*>$/.test(other)) return [];
	return [
		explain(
			other.startsWith("<!--")
				? "html-in-markdown.comment"
				: "html-in-markdown.tag",
		),
	];
}

/** Whether a block became code by accident: by indented lines, or below a fence that is never closed. */
function isAccidentalCode({ value, position }: CodeBlock): boolean {
	const { start, end } = position ?? {};
	const lines = start && end ? end.line - start.line + 1 : 0;
	const linesOfCode = value.split("\n").length;
	const isIndented = lines === linesOfCode;
	const isUnclosed = lines < linesOfCode + 2 || end?.column === 1;
	return isIndented || isUnclosed;
}

function findImageFaults({ alt, title }: Image): NodeFault[] {
	const lacksAlt = /^\s*([\w-]+\.(svg|png|jpe?g|webp|avif|gif)\s*)?$/i;
	const pictureTitle = explain("broken-markdown.picture-title");
	return [
		...(lacksAlt.test(alt ?? "") ? [explain("missing-alt.picture")] : []),
		...(title ? [{ ...pictureTitle, severity: "warning" } as const] : []),
	];
}

function findHeadingFaults(
	{ depth }: Heading,
	above: number | undefined,
): NodeFault[] {
	if (depth === 1) return [explain("heading-level.title")];
	const skips = above !== undefined && above > 1 && depth > above + 1;
	return skips ? [explain("heading-level.skipped", { right: above + 1 })] : [];
}

function getColumn(node: Nodes | undefined): number {
	return node?.position?.start.column ?? 0;
}

/**
 * Finds foreign markup and bare addresses in the characters of a text that visitors see, without escaping backslashes.
 * Markup is replaced by spaces, code and pictures by U+FFFC.
 */
function findMarkup(root: Root, text: string): Fault[] {
	const masked = maskMarkdown(root, text, (node, written, link) => {
		if (node.type === "text")
			return (
				written
					// The text of a link may be an address.
					.replace(link ? /[@.:]/g : /$^/, "\uFFFC")
					// The markers of quotations.
					.replace(/(?<=\n)[ \t>]+/g, (marker) => " ".repeat(marker.length))
					// An escaped hyphen never begins a list.
					.replace(/\\-/g, "\uFFFC-")
					.replace(/\\(?=[!-/:-@[-`{-~])/g, "\0")
			);
		if (node.type === "definition") return "";
		return "children" in node ? undefined : replaceCharacters(written);
	});
	const visible = masked.replaceAll("\0", "");
	const found = [...findForeignMarkup(visible), ...findBareAddresses(visible)];
	if (found.length === 0) return [];
	// The offset of each visible character.
	const offsets = [...masked.matchAll(/[^\0]/g)].map(({ index }) => index);
	return found.map((fault) => {
		const start = offsets[fault.start] ?? 0;
		const end = offsets[fault.start + fault.length - 1] ?? start;
		return { ...fault, start, length: end + 1 - start };
	});
}
