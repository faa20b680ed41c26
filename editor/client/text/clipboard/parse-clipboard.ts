import {
	DOMParser,
	type Node as DocumentNode,
	Fragment,
	type Schema,
	Slice,
} from "prosemirror-model";
import { plainSchema } from "../document/schema.ts";
import { toLinkAddress } from "../link-address.ts";
import { convertWordLists } from "./word-lists.ts";

/** What cleaning pasted content depends on. */
export type PasteContext = {
	/** Returns whether an address, which may have a fragment, is that of a page of the site. */
	isPage(address: string): boolean;
	/** Called if pictures in the pasted content are lost. */
	onLostPictures(): void;
};

/** Creates a parser of content pasted from Word, Google Docs or a web page. It drops content that the schema lacks. */
export function createClipboardParser(
	schema: Schema,
	context: PasteContext,
): DOMParser {
	const parser = DOMParser.fromSchema(schema);
	const parseSlice: DOMParser["parseSlice"] = (content, options) => {
		const pasted = content as Element;
		// Content copied within the editor needs no cleaning.
		if (!pasted.querySelector("[data-pm-slice]")) clean(pasted, context);
		return parser.parseSlice(content, options);
	};
	return Object.assign(Object.create(parser), { parseSlice });
}

/** Joins pasted content to one line, for a text without Markdown. */
export function toLine(slice: Slice): Slice {
	const line: DocumentNode[] = [];
	slice.content.descendants((node) => {
		if (node.isTextblock && line.length > 0) line.push(plainSchema.text(" "));
		if (node.isInline) line.push(node);
	});
	return new Slice(Fragment.from(line), 0, 0);
}

/**
 * Replaces no-break and other special spaces by ordinary ones, and removes invisible characters, except for the joiners of
 * emoji. Composes letters and accents (NFC), which macOS and PDFs keep apart.
 */
export function normalizeCharacters(text: string): string {
	return text
		.normalize()
		.replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, " ")
		.replace(
			/[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g,
			"",
		)
		.replace(joinersOutsideEmoji, "");
}

const joinersOutsideEmoji =
	/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

const unwanted =
	"style, script, meta, link, title, template, noscript, iframe, object, svg, button, input, select, textarea, del, .MsoCommentReference, [hidden], [aria-hidden=true]";

/** Styles of comments and hidden text in Word. */
const hiddenStyle = /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/i;

function clean(pasted: Element, context: PasteContext): void {
	if (pasted.querySelector("img")) context.onLostPictures();
	for (const element of pasted.querySelectorAll(unwanted)) element.remove();
	for (const element of pasted.querySelectorAll("[style]"))
		if (hiddenStyle.test(getStyle(element))) element.remove();
	normalizeTexts(pasted);
	for (const element of pasted.querySelectorAll("[style], b"))
		convertStyle(element);
	for (const mark of pasted.querySelectorAll("strong, em, b, i"))
		movePunctuationOut(mark);
	convertWordLists(pasted);
	for (const table of [...pasted.querySelectorAll("table")].reverse())
		convertTable(table);
	renumberHeadings(pasted);
	for (const link of pasted.querySelectorAll("a")) cleanLink(link, context);
	for (const paragraph of pasted.querySelectorAll("p, h1, h2, h3, h4, h5, h6"))
		if (paragraph.textContent.trim() === "") paragraph.remove();
	// Google Docs separates paragraphs by line breaks.
	for (const lineBreak of pasted.querySelectorAll("br"))
		if (isBesideBlock(lineBreak)) lineBreak.remove();
}

function normalizeTexts(pasted: Element): void {
	const walker = pasted.ownerDocument.createTreeWalker(
		pasted,
		NodeFilter.SHOW_TEXT,
	);
	while (walker.nextNode()) {
		const { currentNode } = walker;
		currentNode.nodeValue = normalizeCharacters(currentNode.nodeValue ?? "");
	}
}

/** Converts bold and italic styles to elements. Google Docs wraps everything in a <b> that isn't bold. */
function convertStyle(element: Element): void {
	const style = getStyle(element);
	if (element.localName === "b" && /(?<!-)font-weight:\s*normal/i.test(style)) {
		element.replaceWith(...element.childNodes);
		return;
	}
	if (/^(?:h[1-6]|p|li|ul|ol|div|table|td|th)$/.test(element.localName)) return;
	if (/(?<!-)font-weight:\s*(?:bold|[6-9]00)/i.test(style))
		wrapContent(element, "strong");
	if (/(?<!-)font-style:\s*italic/i.test(style)) wrapContent(element, "em");
}

function wrapContent(element: Element, name: "strong" | "em"): void {
	const mark = document.createElement(name);
	mark.append(...element.childNodes);
	element.append(mark);
}

/** Moves punctuation that ends the word before a mark out of it: in Markdown, no mark after a letter begins with a comma. */
function movePunctuationOut(mark: Element): void {
	const text = mark.ownerDocument
		.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
		.nextNode();
	const [punctuation] = /^[,.;:!?)]+/.exec(text?.nodeValue ?? "") ?? [];
	let outer = mark;
	while (!outer.previousSibling && outer.parentElement?.matches(inlineElements))
		outer = outer.parentElement;
	const before = outer.previousSibling?.textContent ?? "";
	if (!text || !punctuation || !/[\p{L}\d]$/u.test(before)) return;
	mark.before(punctuation);
	text.nodeValue = (text.nodeValue ?? "").slice(punctuation.length);
}

const inlineElements = "span, font, a, b, i, u, em, strong, ins";

function getStyle(element: Element): string {
	return element.getAttribute("style") ?? "";
}

/** Replaces a table by a block for each row. Cells with a single paragraph are joined by dashes. */
function convertTable(table: HTMLTableElement): void {
	const rows = [...table.rows].map(({ cells }) => {
		const row = document.createElement("div");
		for (const cell of cells) {
			if (cell.textContent.trim() === "") continue;
			const hasBlocks = cell.querySelector(
				"p ~ p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote",
			);
			if (row.hasChildNodes() && !hasBlocks) row.append(" – ");
			const content = hasBlocks ? cell : (cell.querySelector("p") ?? cell);
			row.append(...content.childNodes);
		}
		return row;
	});
	table.replaceWith(...rows);
}

/** Numbers the levels of headings from 2 without gaps: level 1 is the title of the page. */
function renumberHeadings(pasted: Element): void {
	const headings = [...pasted.querySelectorAll("h1, h2, h3, h4, h5, h6")];
	const levels = [
		...new Set(headings.map(({ localName }) => localName)),
	].sort();
	for (const heading of headings) {
		const level = Math.min(levels.indexOf(heading.localName) + 2, 6);
		const renamed = document.createElement(`h${level}`);
		renamed.append(...heading.childNodes);
		heading.replaceWith(renamed);
	}
}

/** Cleans the address of a link, and keeps only the text of links that don't work on this site. */
function cleanLink(link: Element, { isPage }: PasteContext): void {
	const original = link.getAttribute("href") ?? "";
	const address = toLinkAddress(original);
	// An address without a host belongs to the site that it was copied from.
	const isOfOtherSite = /^[/#]/.test(original) && !isPage(original);
	if (address === undefined || isOfOtherSite || link.textContent.trim() === "")
		link.replaceWith(...link.childNodes);
	else link.setAttribute("href", address);
	link.removeAttribute("title");
}

function isBesideBlock(element: Element): boolean {
	const { previousElementSibling, nextElementSibling } = element;
	return [previousElementSibling, nextElementSibling].some((sibling) =>
		sibling?.matches("p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, div"),
	);
}
