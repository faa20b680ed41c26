import type { Code as CodeBlock, Heading, Image, Nodes, Root } from "mdast";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import {
	findInvisibleCode,
	getCharacterName,
} from "../../text/invisible-characters.ts";
import { suppressionComment } from "../suppressions.ts";
import { maskMarkdown, replaceCharacters } from "../visible-text.ts";
import {
	explainReferenceLink,
	findBareAddresses,
	findForeignMarkup,
} from "./foreign-markup.ts";
import { explainLink } from "./link-rules.ts";
import { getRange, getStart, getUrlRange } from "./places.ts";

/** A fault of a node. Without a range, it is that of the node. */
type NodeFault = Omit<Fault, "start" | "length"> & Partial<Fault>;

/**
 * Finds what Markdown allows but texts of the site don't: headings of level 1, skipped levels, HTML, link definitions,
 * unsafe links, pictures without alt text, code by accident, and invisible characters as references.
 */
export function checkMarkdown(root: Root, text: string): Fault[] {
	const hasReferences = text.includes("&");
	const { visible, offsetOf } = getVisibleCharacters(root, text);
	const faults = [
		...findForeignMarkup(visible),
		...findBareAddresses(visible),
	].map(({ start, length, ...fault }): Fault => {
		const offset = offsetOf(start);
		return {
			...fault,
			start: offset,
			length: offsetOf(start + length - 1) + 1 - offset,
		};
	});
	let above: number | undefined;
	visit(root);
	return faults;

	function visit(node: Nodes) {
		report(node, ...findFaults(node, text));
		if (hasReferences) report(node, ...findInvisibleCodes(node, text));
		if (node.type === "heading") {
			report(node, ...findHeadingFaults(node, above));
			above = node.depth;
		}
		if (!("children" in node)) return;
		node.children.forEach(visit);
		for (const list of findBrokenSublists(node.children, text))
			report(list, {
				severity: "warning",
				...explain("broken-markdown.nested-list"),
			});
	}

	function report(node: Nodes, ...found: readonly NodeFault[]) {
		for (const fault of found) faults.push({ ...getRange(node), ...fault });
	}
}

function findFaults(node: Nodes, text: string): readonly NodeFault[] {
	switch (node.type) {
		case "html":
			return findHtmlFaults(node.value);
		case "definition":
			return [explainReferenceLink()];
		case "text": {
			const index = node.value.indexOf("\uFFFD");
			const start = getStart(node) + index;
			return index < 0
				? []
				: [{ start, length: 1, ...explainInvisibleCode("\uFFFD") }];
		}
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

/** Finds an invisible character that is written as a character reference, such as &#x202e; or &rlm;. */
function findInvisibleCodes(node: Nodes, text: string): NodeFault[] {
	const values = [
		"value" in node ? node.value : "",
		"url" in node ? node.url : "",
		"alt" in node ? node.alt : "",
		"title" in node ? node.title : "",
	];
	const found = findInvisibleCode(values.join("\n"), text);
	return found === undefined ? [] : [explainInvisibleCode(found)];
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
	return [
		...(lacksAlt.test(alt ?? "") ? [explain("missing-alt.picture")] : []),
		...(title
			? [
					{
						severity: "warning",
						...explain("broken-markdown.picture-title"),
					} as const,
				]
			: []),
	];
}

function explainInvisibleCode(character: string) {
	return explain("control-character.code", {
		name: getCharacterName(character),
	});
}

function findHeadingFaults(
	{ depth }: Heading,
	above: number | undefined,
): NodeFault[] {
	if (depth === 1) return [explain("heading-level.title")];
	const skips = above !== undefined && above > 1 && depth > above + 1;
	return skips ? [explain("heading-level.skipped", { right: above + 1 })] : [];
}

/** Finds lists that end the list above them because they are indented too little to be nested in it. */
function findBrokenSublists(nodes: readonly Nodes[], text: string): Nodes[] {
	return nodes.filter((node, index) => {
		const before = nodes[index - 1];
		return (
			node.type === "list" &&
			before?.type === "list" &&
			getIndent(node, text) > getIndent(before, text)
		);
	});
}

/** Returns the number of characters before a node on its line. */
function getIndent(node: Nodes, text: string): number {
	const start = getStart(node);
	return start - (text.lastIndexOf("\n", start - 1) + 1);
}

/**
 * Returns the characters of a text that visitors see, without escaping backslashes. Markup is replaced by spaces, code and
 * pictures by U+FFFC. `offsetOf` maps the index of a character to its offset in the text.
 */
function getVisibleCharacters(root: Root, text: string) {
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
	const escapes = [...masked.matchAll(/\0/g)].map(({ index }) => index);
	return {
		visible: masked.replaceAll("\0", ""),
		offsetOf: (index: number) =>
			escapes.reduce(
				(offset, each) => (each <= offset ? offset + 1 : offset),
				index,
			),
	};
}
