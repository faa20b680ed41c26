import type { Heading as HeadingNode, Image, Link, Nodes } from "mdast";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostic.ts";
import type { Locale } from "../locale.ts";
import {
	asWritten,
	type Body,
	emptyBody,
	type Heading,
	type Picture,
	type Reference,
} from "../text.ts";
import { slugify } from "../url.ts";
import { splitHoles } from "./holes.ts";
import type { Locator } from "./locate.ts";
import { checkMarkdown, type Within } from "./markdown-rules.ts";
import { deepest, floodOfMarks, nodeBelow } from "./nesting.ts";
import { type Notes, noNotes, takeNotes } from "./notes.ts";
import { writePlainHtml } from "./plain-html.ts";
import { readPlainMarkdown } from "./plain-markdown.ts";
import { processor } from "./remark.ts";
import { createSeal } from "./seal.ts";
import { visibleMarkdown } from "./visible.ts";

/** Where a text stands, in which language, and what its headings' fragments begin with; without `idPrefix` they have none. */
export type Setting = {
	readonly file: string;
	readonly locale: Locale;
	readonly locate: Locator;
	readonly idPrefix: string | undefined;
};

/** What Markdown becomes, and what its words give a person to look at. */
export type Rendered = { readonly body: Body; readonly notes: Notes };

/** Markdown → sanitised HTML with holes, its headings, its words alone, and its links. */
export function renderMarkdown(
	text: string,
	{ file, locale, locate, idPrefix }: Setting,
): Checked<Rendered> {
	const plain = readPlainMarkdown(text);
	const flood = plain ? undefined : floodOfMarks(text);
	if (flood !== undefined) return tooDeepAt(flood);
	const tree = plain ?? processor.parse(text);
	const tooDeep = nodeBelow(tree, deepest);
	if (tooDeep) return tooDeepAt(startOf(tooDeep));
	const diagnostics: Diagnostic[] = checkMarkdown(tree, file, placeOf);
	const notes = takeNotes(visibleMarkdown(tree, text), {
		file,
		locale,
		locate,
	});
	const seal = createSeal(text);
	const headings: Heading[] = [];
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
		return {
			value: { body: emptyBody, notes: noNotes },
			diagnostics: [
				errorAt(
					file,
					locate(offset, 1),
					"broken-markdown",
					{
						en: `Here the text is nested more than ${deepest} levels deep.`,
						da: `Her ligger teksten mere end ${deepest} niveauer inde i sig selv.`,
					},
					{
						en: "Take some of the > signs or list levels away.",
						da: "Fjern nogle af >-tegnene eller listens niveauer.",
					},
				),
			],
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
		const written = text.slice(origin);
		const split = splitHoles(value, file, (offset, length) =>
			locate(origin + nthBraces(written, value, offset), length),
		);
		diagnostics.push(...split.diagnostics);
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
			place: placeOf(node),
		};
		pictures.push(picture);
		Object.assign(node, { type: "text", value: seal.put(picture) });
	}

	function addHeading(node: HeadingNode) {
		const content = plainText(node);
		const slug = `${idPrefix}${slugify(seal.without(content))}`;
		let id = slug;
		for (let n = 2; headings.some((heading) => heading.id === id); n++)
			id = `${slug}-${n}`;
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
		if (within === "url") return placeFrom(urlStart(node), nodeEnd - 1);
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
		const opening = text.indexOf("(", last ?? startOf(node));
		const end = node.position?.end.offset ?? 0;
		return opening < 0 || opening >= end ? startOf(node) : opening + 1;
	}
}

function startOf(node: Nodes): number {
	return node.position?.start.offset ?? 0;
}

const braces = /[{}]+|\[\[|\]\]/g;

/** The braces at `offset` of a node's value are the nth there; the offset of the nth in what is written. */
function nthBraces(written: string, value: string, offset: number): number {
	const nth = value.slice(0, offset).match(braces)?.length ?? 0;
	return [...written.matchAll(braces)][nth]?.index ?? 0;
}

function plainText(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(plainText).join("") : "";
}
