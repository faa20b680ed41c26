import type {
	Heading as HeadingNode,
	Image,
	Link,
	Nodes,
	Root,
	RootContent,
} from "mdast";
import { remark } from "remark";
import remarkHtml from "remark-html";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostic.ts";
import type { Body, Heading, Hole, Part, Picture, Reference } from "../text.ts";
import { slugify } from "../url.ts";
import { splitHoles } from "./holes.ts";
import type { Locator } from "./locate.ts";

/** What a text may consist of; whatever else a page holds comes from components. */
const allowed = {
	strip: ["script", "style"],
	tagNames: [
		"p",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6",
		"ul",
		"ol",
		"li",
		"strong",
		"em",
		"a",
		"blockquote",
		"br",
		"hr",
		"code",
		"pre",
	],
	attributes: { a: ["href", "title"], "*": ["id"], ol: ["start"] },
	protocols: { href: ["https", "mailto", "tel", "sms"] },
};

const processor = remark().use(remarkHtml, { sanitize: allowed }).freeze();

/**
 * Markdown → sanitised HTML with holes, its headings, words, links and pictures.
 * `locate` says where an offset of the text stands in the file.
 */
export function renderMarkdown(
	text: string,
	file: string,
	locate: Locator,
): Checked<Body> {
	const diagnostics: Diagnostic[] = [];
	const tree = processor.parse(text);
	const seal = sealFor(text);
	const sealed: (Hole | Picture)[] = [];
	const headings: Heading[] = [];
	const links: Reference[] = [];
	const words: string[] = [];
	checkHeadings(tree);
	sealHoles(tree);
	const html = processor.stringify(tree);
	return {
		value: {
			html: unseal(html),
			headings,
			words: unseal(words.join("").replace(/\s+/g, " ").trim()),
			links,
		},
		diagnostics,
	};

	function sealHoles(node: Nodes) {
		switch (node.type) {
			case "text":
			case "inlineCode":
			case "code":
				node.value = sealText(node.value, startOf(node));
				words.push(node.value);
				return;
			case "html":
				checkHtml(node.value, placeOf(node));
				return;
			case "image":
				sealImage(node);
				return;
			case "link":
				for (const child of node.children) sealHoles(child);
				sealLink(node);
				return;
			case "break":
				words.push(" ");
				return;
			case "definition":
				report(
					node,
					"html-in-markdown",
					"Links are written in one piece here, not with their address further down.",
					"Write [the words](the address).",
				);
				return;
			default:
				if ("children" in node)
					for (const child of node.children) sealHoles(child);
				if (node.type === "heading") addHeading(node);
				if (node.type === "paragraph" || node.type === "heading")
					words.push(" ");
		}
	}

	/** Replaces each hole by letters that Markdown and HTML leave alone, to be found again in the result. */
	function sealText(value: string, origin: number): string {
		const written = text.slice(origin);
		const split = splitHoles(value, file, (offset, length) =>
			locate(origin + nthBraces(written, value, offset), length),
		);
		diagnostics.push(...split.diagnostics);
		return split.parts
			.map((part) => (typeof part === "string" ? part : sealPart(part)))
			.join("");
	}

	function sealPart(part: Hole | Picture): string {
		sealed.push(part);
		return `${seal}${sealed.length - 1}x`;
	}

	function unseal(value: string): Part[] {
		const pieces = value.split(new RegExp(`${seal}(\\d+)x`));
		return pieces
			.map(
				(piece, index): Part =>
					index % 2 === 0 ? piece : (sealed[Number(piece)] ?? ""),
			)
			.filter((part) => part !== "");
	}

	function sealLink(node: Link) {
		const last = node.children.at(-1)?.position?.end.offset ?? startOf(node);
		const from = text.indexOf("(", last) + 1;
		const place = locate(
			from,
			Math.max(1, (node.position?.end.offset ?? from + 1) - 1 - from),
		);
		const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(node.url)?.[1]?.toLowerCase();
		if (scheme !== undefined && !allowed.protocols.href.includes(scheme)) {
			diagnostics.push(
				errorAt(
					file,
					place,
					"unsafe-link",
					`Links that start with ${scheme}: are not allowed.`,
					scheme === "http"
						? "Write https:// instead."
						: "Links start with /, #, https://, mailto:, tel: or sms:.",
				),
			);
		}
		links.push({ url: node.url, place });
		node.url = sealText(node.url, from);
	}

	function sealImage(node: Image) {
		const place = placeOf(node);
		if (!node.alt?.trim()) {
			diagnostics.push(
				errorAt(
					file,
					place,
					"missing-alt",
					"The picture has no words for those who can't see it.",
					"Write them between the brackets: ![A quiet room](room.svg).",
				),
			);
		}
		const picture: Picture = { src: node.url, alt: node.alt ?? "", place };
		Object.assign(node, { type: "text", value: sealPart(picture) });
	}

	function addHeading(node: HeadingNode) {
		const content = plainText(node);
		const id = slugify(
			content.replaceAll(new RegExp(`${seal}\\d+x`, "g"), " "),
		);
		let own = id;
		for (let n = 2; headings.some((heading) => heading.id === own); n++)
			own = `${id}-${n}`;
		node.data = {
			...node.data,
			hProperties: { id: own },
		} as HeadingNode["data"];
		headings.push({ level: node.depth, id: own, text: unseal(content) });
	}

	function checkHeadings(root: Root) {
		let above = 1;
		for (const node of root.children) {
			if (node.type !== "heading") continue;
			if (node.depth === 1) {
				report(
					node,
					"heading-level",
					"A heading with one # is the title of the whole page, which the page has already.",
					"Start with ## here.",
				);
			} else if (above > 1 && node.depth > above + 1) {
				report(
					node,
					"heading-level",
					`This heading has ${node.depth} #, the one above it ${above}: a level is left out.`,
					`Write it with ${above + 1} #.`,
				);
			}
			above = node.depth;
		}
	}

	function checkHtml(value: string, place: Place) {
		if (/^<!--[\s\S]*-->$/.test(value.trim())) return;
		diagnostics.push(
			errorAt(
				file,
				place,
				"html-in-markdown",
				"HTML is not used in texts.",
				"Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
			),
		);
	}

	function report(
		node: RootContent,
		code: "heading-level" | "html-in-markdown",
		message: string,
		hint: string,
	) {
		diagnostics.push(errorAt(file, placeOf(node), code, message, hint));
	}

	function placeOf(node: Nodes): Place {
		const [firstLine = ""] = text
			.slice(startOf(node), node.position?.end.offset)
			.split("\n");
		return locate(startOf(node), firstLine.length);
	}
}

/** A row of letters that the text doesn't have. */
function sealFor(text: string): string {
	let seal = "qhole";
	while (text.includes(seal)) seal = `q${seal}`;
	return seal;
}

function startOf(node: Nodes): number {
	return node.position?.start.offset ?? 0;
}

/** The braces at `offset` of a node's value are the nth there; the offset of the nth in what is written. */
function nthBraces(written: string, value: string, offset: number): number {
	const count = value.slice(0, offset).split(/\{\{|\}\}/).length;
	let found = -1;
	for (let nth = 0; nth < count; nth++) {
		const next = written.slice(found + 1).search(/\{\{|\}\}/);
		found += next + 1;
	}
	return Math.max(0, found);
}

function plainText(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(plainText).join("") : "";
}
