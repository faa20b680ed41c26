import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findInvisible,
} from "../../text/invisible-characters.ts";
import { elements, namespaces } from "./allowed.ts";
import { type Attribute, readAttributes } from "./attributes.ts";
import {
	explainXmlError,
	exportAgain,
	notAllowed,
} from "./drawing-messages.ts";
import { type Fault, readStyle } from "./style.ts";

/** More than any drawing program nests (levels). */
const maxDepth = 200;

/** Elements and attributes that browsers draw without making people wait. */
const maxParts = 200_000;

/** Characters that the parser is given at once: it stops behind those in which the drawing can't be read any more. */
const portion = 4096;

/**
 * A drawing as it is published: written anew from those of its elements and attributes that are drawn. What programs
 * note for themselves (comments, metadata, names of layers and files) is left out; what could run, load or lead
 * somewhere, when somebody opens the drawing's address, is a fault, of which the first of each kind is given.
 */
export function readDrawing(text: string): Drawing {
	const { written, faults } = rewrite(text);
	const kinds = new Map(
		faults.toReversed().map((fault) => [fault.message.en, fault]),
	);
	return { written, faults: [...kinds.values()] };
}

/** A drawing, and what of it may not be published. */
export type Drawing = {
	readonly written: string;
	readonly faults: readonly Fault[];
};

/** An element that is open: as it is written, and the text within it if that is a style sheet. */
type Open = {
	readonly name: string;
	readonly style: Piece[] | undefined;
};

/** A stretch of text, and where it begins in the file. */
type Piece = { readonly text: string; readonly start: number };

function rewrite(text: string): Drawing {
	const written: string[] = [];
	const faults: Fault[] = [];
	const open: Open[] = [];
	const starts: number[] = [];
	/** How many elements are open within one that is left out, that one included. */
	let leftOut = 0;
	let tagStart = 0;
	let behind = 0;
	let parts = 0;
	let isOver = false;
	const parser = new SaxesParser({
		xmlns: true,
		position: false,
		forceXMLVersion: true,
		defaultXMLVersion: "1.0",
	});

	parser.on("error", ({ message }) => {
		if (!isOver)
			give(Math.max(0, parser.position - 1), explainXmlError(message));
		isOver = true;
	});
	parser.on("doctype", () => {
		const start = text.lastIndexOf("<!DOCTYPE", parser.position);
		give(start, notAllowed.doctype, "<!DOCTYPE".length);
		isOver = true;
	});
	parser.on("processinginstruction", ({ target }) => {
		// Others are notes of programs.
		if (/^xml-stylesheet$/i.test(target))
			give(text.lastIndexOf("<?", parser.position), notAllowed.styleSheet, 16);
		behind = parser.position;
	});
	parser.on("comment", () => {
		behind = parser.position;
	});
	parser.on("opentagstart", ({ name }) => {
		tagStart = text.lastIndexOf("<", parser.position - 1);
		starts.length = 0;
		behind = tagStart + 1 + name.length;
	});
	parser.on("attribute", () => {
		const gap = /^\s*/.exec(text.slice(behind, parser.position))?.[0] ?? "";
		starts.push(behind + gap.length);
		parts++;
		behind = parser.position;
	});
	parser.on("opentag", (tag) => {
		behind = parser.position;
		if (!isOver) begin(tag);
	});
	parser.on("closetag", ({ isSelfClosing }) => {
		behind = parser.position;
		if (!isOver) end(isSelfClosing);
	});
	parser.on("text", (content) => {
		put({ text: content, start: behind });
	});
	parser.on("cdata", (content) => {
		put({ text: content, start: behind + "<![CDATA[".length });
		behind = parser.position;
	});

	for (let at = 0; at < text.length && !isOver; at += portion)
		parser.write(text.slice(at, at + portion));
	if (!isOver) parser.close();
	return { written: `${written.join("")}\n`, faults };

	function begin(tag: SaxesTagNS) {
		parts++;
		if (parts > maxParts) {
			give(tagStart, notAllowed.size);
			isOver = true;
			return;
		}
		if (open.length + leftOut >= maxDepth) {
			give(tagStart, notAllowed.depth);
			isOver = true;
			return;
		}
		if (leftOut > 0 || isNote(tag)) {
			leftOut++;
			return;
		}
		const problem = elementProblem(tag, open.length === 0);
		if (problem) {
			give(tagStart, problem, 1 + tag.name.length);
			leftOut++;
			return;
		}
		const given = Object.values(tag.attributes).map(
			(attribute, index): Attribute => ({
				...attribute,
				start: starts[index] ?? tagStart,
			}),
		);
		const read = readAttributes(tag.local, given);
		faults.push(...read.faults);
		const own = open.length === 0 ? [["xmlns", namespaces.svg] as const] : [];
		const attributes = [...own, ...read.value]
			.map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
			.join("");
		written.push(`<${tag.local}${attributes}${tag.isSelfClosing ? "/>" : ">"}`);
		open.push({
			name: tag.local,
			style: tag.local === "style" ? [] : undefined,
		});
	}

	function end(isSelfClosing: boolean) {
		if (leftOut > 0) {
			leftOut--;
			return;
		}
		const element = open.pop();
		if (!element || isSelfClosing) return;
		written.push(writeStyle(element.style ?? []), `</${element.name}>`);
	}

	function put(piece: Piece) {
		const element = open.at(-1);
		if (leftOut > 0 || !element) return;
		const [unseen] = findInvisible(piece.text);
		if (unseen) give(piece.start, explainInvisible(unseen.character));
		if (element.style) element.style.push(piece);
		else written.push(escapeText(piece.text));
	}

	function writeStyle(pieces: readonly Piece[]): string {
		const { css, faults: found } = readStyle(
			pieces.map((piece) => piece.text).join(""),
		);
		faults.push(
			...found.map((fault) => ({ ...fault, start: startOf(fault, pieces) })),
		);
		return escapeText(css);
	}

	function give(start: number, told: Explanation, length = 1) {
		faults.push({ start, length, ...told });
	}
}

type Explanation = { readonly message: Wording; readonly hint: Wording };

/** Where in the file something in a style sheet stands that is made of pieces. */
function startOf({ start }: Fault, pieces: readonly Piece[]): number {
	let before = 0;
	for (const { text, start: own } of pieces) {
		if (start < before + text.length) return own + start - before;
		before += text.length;
	}
	return pieces[0]?.start ?? 0;
}

/** What programs note for themselves: no browser draws it. */
function isNote({ uri, local }: SaxesTagNS): boolean {
	if (uri === namespaces.svg) return local === "metadata";
	const active: readonly string[] = ["", namespaces.html, namespaces.math];
	return !active.includes(uri);
}

function elementProblem(
	{ uri, local, name }: SaxesTagNS,
	isRoot: boolean,
): Explanation | undefined {
	if (/^(script|handler|listener)$/i.test(local)) return notAllowed.script;
	if (isRoot && local === "svg" && uri === "") return notAllowed.noNamespace;
	if (isRoot && (local !== "svg" || uri !== namespaces.svg))
		return notAllowed.noDrawing;
	if (/^foreignobject$/i.test(local) || uri !== namespaces.svg)
		return notAllowed.page;
	if (local === "a") return notAllowed.link;
	if (/^(font|glyph|altGlyph|missing-glyph|[hv]kern)/.test(local))
		return notAllowed.font;
	if (local.startsWith("flow")) return notAllowed.flow;
	return elements.has(local) ? undefined : unknownElement(name);
}

function unknownElement(name: string): Explanation {
	return {
		message: {
			en: `<${name}> is nothing that a drawing may hold.`,
			da: `<${name}> er ikke noget, en tegning må indeholde.`,
		},
		hint: exportAgain,
	};
}

function escapeText(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}

function escapeValue(value: string): string {
	return value
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll('"', "&quot;")
		.replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
