import type { Heading as HeadingNode, Image, Link, Nodes } from "mdast";
import type { Locale, SiteDefinition } from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	type Place,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import {
	asWritten,
	type Body,
	emptyBody,
	type Heading,
	type Picture,
	type Reference,
} from "../text/text.ts";
import { findUnseen } from "../text/unseen.ts";
import { slugify } from "../url.ts";
import { splitHoles } from "./holes.ts";
import type { Locator } from "./locate.ts";
import { checkMarkdown, type Within } from "./markdown-rules.ts";
import {
	blockBeyondBudget,
	deepest,
	floodOfMarks,
	nodeBelow,
} from "./nesting.ts";
import { type Notes, noNotes, takeNotes } from "./notes.ts";
import { writePlainHtml } from "./plain-html.ts";
import { readPlainMarkdown } from "./plain-markdown.ts";
import { processor } from "./remark.ts";
import { createSeal } from "./seal.ts";
import { unseenInMarkdown } from "./unseen.ts";
import { visibleMarkdown } from "./visible.ts";

/** Where a text stands, in which language, and what its headings' fragments begin with; without `idPrefix` they have none. */
export type Setting = {
	readonly file: string;
	readonly locale: Locale;
	readonly site: SiteDefinition;
	readonly locate: Locator;
	/** Of a text in YAML: whether a citation at an offset would need quotes around the whole text. */
	readonly isUnquoted?: (offset: number) => boolean;
	readonly idPrefix: string | undefined;
};

/** What Markdown becomes, and what its words give a person to look at. */
export type Rendered = { readonly body: Body; readonly notes: Notes };

/** Markdown → sanitised HTML with holes, its headings, its words alone, and its links. */
export function renderMarkdown(
	text: string,
	{ file, locale, site, locate, isUnquoted, idPrefix }: Setting,
): Checked<Rendered> {
	const plain = readPlainMarkdown(text);
	const flood = plain ? undefined : floodOfMarks(text);
	if (flood !== undefined) return tooDeepAt(flood);
	const costly = plain ? undefined : blockBeyondBudget(text);
	if (costly !== undefined) return tooManyMarksAt(costly);
	const tree = plain ?? processor.parse(text);
	const tooDeep = nodeBelow(tree, deepest);
	if (tooDeep) return tooDeepAt(startOf(tooDeep));
	const diagnostics: Diagnostic[] = checkMarkdown(tree, file, placeOf);
	// What stands in the text itself is found in its file.
	if (!plain && findUnseen(text).length === 0)
		diagnostics.push(...unseenInMarkdown(tree, file, placeOf));
	const notes = takeNotes(visibleMarkdown(tree, text), {
		file,
		locale,
		site,
		locate,
		...(isUnquoted && { isUnquoted }),
	});
	const seal = createSeal(text);
	const headings: Heading[] = [];
	const ids = new Set<string>();
	const links: Reference[] = [];
	const pictures: Picture[] = [];
	const words: string[] = [];
	transform(tree);
	const html = plain ? writePlainHtml(plain) : processor.stringify(tree);
	const spoken = seal.open(
		words
			.join("")
			.replace(/\s{2,}|[^\S ]/g, " ")
			.trim(),
	);
	const body = {
		html: seal.open(html),
		words: spoken,
		length: asWritten(spoken).split(" ").length,
		headings,
		links,
		pictures,
	};
	return { value: { body, notes }, diagnostics };

	function tooDeepAt(offset: number): Checked<Rendered> {
		return unreadAt(
			offset,
			{
				en: `Here the text is nested more than ${deepest} levels deep.`,
				da: `Her ligger teksten mere end ${deepest} niveauer inde i sig selv.`,
			},
			{
				en: "Take some of the > signs or list levels away.",
				da: "Fjern nogle af >-tegnene eller listens niveauer.",
			},
		);
	}

	function tooManyMarksAt(offset: number): Checked<Rendered> {
		return unreadAt(
			offset,
			{
				en: "This paragraph has so many signs of Markdown, such as * and [, that it can't be read.",
				da: "Afsnittet har så mange Markdown-tegn, for eksempel * og [, at det ikke kan læses.",
			},
			{
				en: "Split it with empty lines, or look for something pasted into it that doesn't belong there.",
				da: "Del det med tomme linjer, eller se efter noget, der er sat ind i det uden at høre til der.",
			},
		);
	}

	function unreadAt(
		offset: number,
		message: Wording,
		hint: Wording,
	): Checked<Rendered> {
		const place = locate(offset, 1);
		return {
			value: { body: emptyBody, notes: noNotes },
			diagnostics: [errorAt(file, place, "broken-markdown", message, hint)],
		};
	}

	/** Seals what stands in a node, and notes its words, headings and links. */
	function transform(node: Nodes) {
		switch (node.type) {
			case "text":
			case "inlineCode":
			case "code":
				node.value = sealHoles(node.value, startOf(node));
				words.push(node.value);
				break;
			case "image":
				sealImage(node);
				break;
			case "link":
				node.children.forEach(transform);
				sealLink(node);
				break;
			case "heading":
				node.children.forEach(transform);
				addHeading(node);
				words.push(" ");
				break;
			case "break":
			case "paragraph":
				if ("children" in node) node.children.forEach(transform);
				words.push(" ");
				break;
			default:
				if ("children" in node) node.children.forEach(transform);
		}
	}

	function sealHoles(value: string, origin: number): string {
		const writtenAt = createAligner(text.slice(origin), value);
		const split = splitHoles(value, file, (offset, length) =>
			locate(origin + writtenAt(offset), length),
		);
		for (const each of split.diagnostics) diagnostics.push(each);
		return split.parts
			.map((part) => (typeof part === "string" ? part : seal.put(part)))
			.join("");
	}

	function sealLink(node: Link) {
		links.push({ url: node.url, place: placeOf(node, "url") });
		node.url = sealHoles(node.url, urlStart(node));
	}

	function sealImage(node: Image) {
		const picture = {
			src: node.url,
			alt: node.alt ?? "",
			place: placeOf(node, "url"),
		};
		pictures.push(picture);
		Object.assign(node, { type: "text", value: seal.put(picture) });
	}

	function addHeading(node: HeadingNode) {
		const content = plainText(node);
		const slug = `${idPrefix}${slugify(seal.without(content))}`;
		let id = slug;
		for (let n = 2; ids.has(id); n++) id = `${slug}-${n}`;
		ids.add(id);
		if (idPrefix !== undefined)
			Object.assign(node, { data: { hProperties: { id } } });
		headings.push({
			level: node.depth,
			id,
			text: seal.open(content),
			place: placeOf(node),
		});
	}

	function placeOf(node: Nodes, within?: Within): Place {
		const nodeEnd = node.position?.end.offset ?? startOf(node);
		if (within === "url") {
			const start = urlStart(node);
			const url = "url" in node ? node.url : "";
			// Behind the address there may be a title.
			const end = text.startsWith(url, start)
				? start + url.length
				: nodeEnd - 1;
			return placeFrom(start, end);
		}
		if (!within) return placeFrom(startOf(node), nodeEnd);
		const start = startOf(node) + within.index;
		return placeFrom(start, start + within.length);
	}

	function placeFrom(start: number, end: number): Place {
		const [firstLine = ""] = text.slice(start, end).split("\n");
		return locate(start, Math.max(1, firstLine.length));
	}

	/** Where the address of [words](address) begins; of an address that stands alone, where it does. */
	function urlStart(node: Nodes): number {
		const last =
			"children" in node
				? node.children.at(-1)?.position?.end.offset
				: undefined;
		const before = last ?? text.indexOf("](", startOf(node));
		const opening = text.indexOf("(", before);
		const end = node.position?.end.offset ?? 0;
		const start = opening < 0 || opening >= end ? startOf(node) : opening + 1;
		return text[start] === "<" ? start + 1 : start;
	}
}

function startOf(node: Nodes): number {
	return node.position?.start.offset ?? 0;
}

const braces = /[{}]+|\[\[|\]\]/g;

/** From offsets of braces in a node's value, in their order, to their offsets in what is written: the nth is the nth. */
function createAligner(
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

function plainText(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(plainText).join("") : "";
}
