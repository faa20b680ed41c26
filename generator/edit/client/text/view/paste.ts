import {
	DOMParser,
	type Node as DocumentNode,
	Fragment,
	type Schema,
	Slice,
} from "prosemirror-model";
import { lineSchema } from "../document/schema.ts";
import { linkAddress } from "../link-address.ts";
import { tablesAsLists } from "./pasted-tables.ts";

/**
 * Replaces no-break and other odd spaces by ordinary ones, and removes those without width, but for the joiner within an
 * emoji. Letters with accents become one character each: macOS names files, and PDFs are copied, with å as a and a ring.
 */
export function withPlainCharacters(text: string): string {
	return text
		.normalize()
		.replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, " ")
		.replace(
			/[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/g,
			"",
		)
		.replace(looseJoiner, "");
}

const looseJoiner =
	/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** The site that is edited: the origin of its pages here, and whether it has a page at an address. */
export type OwnSite = {
	readonly origin: string;
	isPage(address: string): boolean;
};

/** A parser of text pasted from Word, Google Docs or a web page; it leaves out whatever the schema doesn't have. */
export function createClipboardParser(
	schema: Schema,
	site: OwnSite,
): DOMParser {
	const parser = DOMParser.fromSchema(schema);
	const parseSlice: DOMParser["parseSlice"] = (content, options) => {
		const pasted = content as Element;
		// Content copied within a text editor needs no cleaning.
		if (!pasted.querySelector("[data-pm-slice]")) clean(pasted, site);
		return parser.parseSlice(content, options);
	};
	return Object.assign(Object.create(parser), { parseSlice });
}

/** Makes a paste one line with the facts in it, for a text without Markdown. */
export function asLine(slice: Slice): Slice {
	const line: DocumentNode[] = [];
	slice.content.descendants((node) => {
		if (node.isTextblock && line.length > 0) line.push(lineSchema.text(" "));
		if (node.isInline) line.push(node);
	});
	return new Slice(Fragment.from(line), 0, 0);
}

function clean(pasted: Element, site: OwnSite) {
	for (const element of pasted.querySelectorAll(unwanted)) element.remove();
	for (const element of pasted.querySelectorAll("[style]"))
		if (remarks.test(styleOf(element))) element.remove();
	plainText(pasted);
	for (const element of pasted.querySelectorAll("[style], b")) asMarks(element);
	for (const mark of pasted.querySelectorAll("strong, em, b, i"))
		afterWordEnd(mark);
	wordLists(pasted);
	headings(pasted);
	for (const link of pasted.querySelectorAll("a")) plainLink(link, site);
	tablesAsLists(pasted);
	for (const paragraph of pasted.querySelectorAll("p, h1, h2, h3, h4, h5, h6"))
		if (paragraph.textContent.trim() === "") paragraph.remove();
	// Google Docs has line breaks for empty lines between paragraphs.
	for (const lineBreak of pasted.querySelectorAll("br"))
		if (isBesideBlock(lineBreak)) lineBreak.remove();
}

const unwanted =
	"style, script, meta, link, title, template, noscript, iframe, object, svg, button, input, select, textarea, del, .MsoCommentReference, .MsoFootnoteReference, .MsoEndnoteReference, [hidden], [aria-hidden=true], " +
	// Footnotes of LibreOffice and Google Docs.
	"[id^=sdfootnote], [id^=sdendnote], div:has(> p > a[href^='#ftnt_ref'])";

/** Styles of the parts that Word hides, of comments and of footnotes. */
const remarks =
	/mso-element:\s*(?:comment|footnote|endnote)|mso-hide:\s*all|display:\s*none/i;

function plainText(pasted: Element) {
	const walker = pasted.ownerDocument.createTreeWalker(
		pasted,
		NodeFilter.SHOW_TEXT,
	);
	while (walker.nextNode()) {
		const { currentNode } = walker;
		currentNode.nodeValue = withPlainCharacters(currentNode.nodeValue ?? "");
	}
}

/** Bold and italic words, as elements; Google Docs wraps everything it copies in a <b> that isn't bold. */
function asMarks(element: Element) {
	const style = styleOf(element);
	if (element.localName === "b" && /(?<!-)font-weight:\s*normal/i.test(style))
		return element.replaceWith(...element.childNodes);
	if (/^(?:h[1-6]|p|li|ul|ol|div|table|td|th)$/.test(element.localName)) return;
	if (/(?<!-)font-weight:\s*(?:bold|[6-9]00)/i.test(style))
		wrap(element, "strong");
	if (/(?<!-)font-style:\s*italic/i.test(style)) wrap(element, "em");
}

function wrap(element: Element, name: "strong" | "em") {
	const mark = document.createElement(name);
	mark.append(...element.childNodes);
	element.append(mark);
}

const inline = "span, font, a, b, i, u, em, strong, ins";

/** A comma or the like that ends the word before a mark is outside of it: Markdown has no mark that begins so. */
function afterWordEnd(mark: Element) {
	const text = mark.ownerDocument
		.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
		.nextNode();
	const [end] = /^[,.;:!?)]+/.exec(text?.nodeValue ?? "") ?? [];
	let at = mark;
	while (!at.previousSibling && at.parentElement?.matches(inline))
		at = at.parentElement;
	const before = at.previousSibling?.textContent ?? "";
	if (!text || end === undefined || !/[\p{L}\d]$/u.test(before)) return;
	mark.before(end);
	text.nodeValue = (text.nodeValue ?? "").slice(end.length);
}

function styleOf(element: Element): string {
	return element.getAttribute("style") ?? "";
}

/** The parts of Word's style `mso-list: l0 level1 lfo1`. */
const wordList = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Word writes the items of a list as paragraphs in a row, each with its bullet or number. */
function wordLists(pasted: Element) {
	const open: { readonly list: Element; readonly level: number }[] = [];
	let end: Element | null = null;
	for (const paragraph of pasted.querySelectorAll(
		"p, h1, h2, h3, h4, h5, h6",
	)) {
		const [, written] = wordList.exec(styleOf(paragraph)) ?? [];
		if (written === undefined) continue;
		const level = Number(written);
		// Anything between two paragraphs ends the list.
		if (paragraph.previousElementSibling !== end) open.length = 0;
		while ((open.at(-1)?.level ?? 0) > level) open.pop();
		const name = takeMarker(paragraph) ? "ol" : "ul";
		const item = document.createElement("li");
		const last = open.at(-1);
		if (last?.level === level && last.list.localName === name)
			last.list.append(item);
		else {
			if (last?.level === level) open.pop();
			const list = document.createElement(name);
			list.append(item);
			const outer = open.at(-1)?.list;
			if (outer) outer.lastElementChild?.append(list);
			else paragraph.before(list);
			open.push({ list, level });
		}
		end = open[0]?.list ?? null;
		const inner = document.createElement("p");
		inner.append(...paragraph.childNodes);
		item.append(inner);
		paragraph.remove();
	}
}

/** Removes the bullet or number of an item of Word; returns whether it was a number. */
function takeMarker(paragraph: Element): boolean {
	const marked = [...paragraph.querySelectorAll("[style]")].filter((element) =>
		/mso-list:\s*ignore/i.test(styleOf(element)),
	);
	const marker = [...betweenComments(paragraph), ...marked];
	const text = marker.find(({ textContent }) => textContent)?.textContent ?? "";
	for (const node of marker) node.remove();
	return /^\s*\(?(?:\d+|[a-zæøå]|[ivxlc]+)[.)]/i.test(text);
}

/** The nodes for programs without the lists of Word. */
function betweenComments(paragraph: Element): ChildNode[] {
	const nodes = [...paragraph.childNodes];
	const isComment = (node: Node, words: RegExp) =>
		node.nodeType === Node.COMMENT_NODE && words.test(node.nodeValue ?? "");
	const start = nodes.findIndex((node) => isComment(node, /!supportLists/i));
	const end = nodes.findIndex(
		(node, index) => index > start && isComment(node, /endif/i),
	);
	return start < 0 || end < 0 ? [] : nodes.slice(start + 1, end);
}

/** The levels of the headings become 2, 3 and so on: level 1 is the title of the page, and none is left out. */
function headings(pasted: Element) {
	const found = [...pasted.querySelectorAll("h1, h2, h3, h4, h5, h6")];
	const levels = [...new Set(found.map(({ localName }) => localName))].sort();
	for (const heading of found) {
		const level = Math.min(levels.indexOf(heading.localName) + 2, 6);
		const renamed = document.createElement(`h${level}`);
		renamed.append(...heading.childNodes);
		heading.replaceWith(renamed);
	}
}

/** Only links that lead somewhere from this site are kept; of others, their words, and of the marks of footnotes nothing. */
function plainLink(link: Element, { origin, isPage }: OwnSite) {
	const written = (link.getAttribute("href") ?? "").replace(origin, "");
	if (written.includes("#") && isNoteMark(link))
		return (link.closest("sup") ?? link).remove();
	const address = linkAddress(written);
	// An address within a site is one of the site that it was copied from.
	const isElsewhere = /^[/#]/.test(written) && !isPage(written);
	if (address === undefined || isElsewhere || link.textContent.trim() === "")
		link.replaceWith(...link.childNodes);
	else link.setAttribute("href", address);
	link.removeAttribute("title");
}

/** Whether a link is the mark of a footnote or a reference, as [1]. */
function isNoteMark(link: Element): boolean {
	const words = link.textContent.trim();
	const isRaised = link.closest("sup") ?? link.querySelector("sup");
	return /^\[\w{1,3}\]$/.test(words) || (!!isRaised && words.length <= 3);
}

function isBesideBlock({
	previousElementSibling,
	nextElementSibling,
}: Element): boolean {
	return [previousElementSibling, nextElementSibling].some(
		(sibling) =>
			sibling &&
			/^(?:p|h[1-6]|ul|ol|table|blockquote|div)$/.test(sibling.localName),
	);
}
