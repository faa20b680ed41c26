import type { Code as CodeBlock, Heading, Image, Nodes, Root } from "mdast";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import {
	characterName,
	findInvisibleCode,
} from "../../text/invisible-characters.ts";
import { suppressionComment } from "../suppressions.ts";
import {
	explainReference,
	findBareAddresses,
	findForeignMarkup,
} from "./foreign-markup.ts";
import { explainLink } from "./link-rules.ts";
import { getRange, getStart, getUrlRange } from "./places.ts";

/** The fault of a node, whose range is the whole node unless it has its own. */
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
		if (hasReferences) report(node, ...findCodes(node, text));
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
			return [explainReference()];
		case "text": {
			const index = node.value.indexOf("\uFFFD");
			const start = getStart(node) + index;
			return index < 0 ? [] : [{ start, length: 1, ...explainCode("\uFFFD") }];
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
function findCodes(node: Nodes, text: string): NodeFault[] {
	const values = [
		"value" in node ? node.value : "",
		"url" in node ? node.url : "",
		"alt" in node ? node.alt : "",
		"title" in node ? node.title : "",
	];
	const found = findInvisibleCode(values.join("\n"), text);
	return found === undefined ? [] : [explainCode(found)];
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

function explainCode(character: string) {
	return explain("control-character.code", { name: characterName(character) });
}

function findHeadingFaults(
	{ depth }: Heading,
	above: number | undefined,
): NodeFault[] {
	if (depth === 1) return [explain("heading-level.title")];
	const skips = above !== undefined && above > 1 && depth > above + 1;
	return skips
		? [explain("heading-level.skipped", { depth, above, right: above + 1 })]
		: [];
}

/** Finds lists that are meant to be within the list above them, whose lines are indented too little for that. */
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

/** The number of characters before a node on its line. */
function getIndent(node: Nodes, text: string): number {
	const start = getStart(node);
	return start - (text.lastIndexOf("\n", start - 1) + 1);
}

/**
 * Returns the characters of a text that visitors see, without the backslashes before them; all others are blank, code and
 * pictures are U+FFFC. `offsetOf` returns the offset of one of these characters in the text.
 */
function getVisibleCharacters(root: Root, text: string) {
	let padded = "";
	visit(root);
	padded += toBlank(text.slice(padded.length));
	const left = [...padded.matchAll(/\0/g)].map(({ index }) => index);
	return {
		visible: padded.replaceAll("\0", ""),
		offsetOf: (index: number) =>
			left.reduce(
				(offset, each) => (each <= offset ? offset + 1 : offset),
				index,
			),
	};

	function visit(node: Nodes, isInLink = false) {
		const start = getStart(node);
		const written = text.slice(start, node.position?.end.offset ?? start);
		if (node.type === "text")
			// The address of a link may be its text.
			keep(start, isInLink ? written.replace(/[@.:]/g, "\uFFFC") : written);
		else if (node.type === "link")
			for (const child of node.children) visit(child, true);
		else if ("children" in node)
			for (const child of node.children) visit(child, isInLink);
		else if (node.type !== "definition")
			keep(start, written.replace(/[^\n]/g, "\uFFFC"));
	}

	function keep(start: number, characters: string) {
		padded += toBlank(text.slice(padded.length, start));
		padded += characters
			// The markers of quotations.
			.replace(/(?<=\n)[ \t>]+/g, toBlank)
			// An escaped hyphen never begins a list.
			.replace(/\\-/g, "\uFFFC-")
			.replace(/\\(?=[!-/:-@[-`{-~])/g, "\0");
	}
}

function toBlank(text: string): string {
	return text.replace(/[^\n]/g, " ");
}
