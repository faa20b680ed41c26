import { SaxesParser, type SaxesTagNS } from "saxes";
import {
	explainInvisible,
	findInvisible,
} from "../../text/invisible-characters.ts";
import { elements, namespaces } from "./allowed.ts";
import { type Attribute, readAttributes } from "./attributes.ts";
import { exportAgain, notAllowed } from "./drawing-messages.ts";
import type { Explanation, Fault } from "./fault.ts";
import { readStyle } from "./style.ts";

/** The maximum nesting (levels): more than any drawing program makes. */
const maxDepth = 200;

/** The maximum number of elements and attributes: browsers draw that many without delay. */
const maxParts = 200_000;

/** Characters that the parser gets at once. After a fatal error in such a chunk, the rest is not parsed. */
const chunkSize = 4096;

/**
 * Sanitises an SVG drawing: writes it again from the elements and attributes that are allowed. Comments and metadata of
 * programs are left out. Scripts, external resources and links, which would be active when somebody opens the drawing's
 * address, are faults; returns the first fault of each kind.
 */
export function readDrawing(text: string): Drawing {
	const { written, faults } = rewrite(text);
	const kinds = new Map(
		faults.toReversed().map((fault) => [fault.message.en, fault]),
	);
	return { written, faults: [...kinds.values()] };
}

/** A sanitised drawing, and its faults. */
type Drawing = {
	readonly written: string;
	readonly faults: readonly Fault[];
};

/** An open element: its name, and for <style> the text in it so far. */
type Open = {
	readonly name: string;
	readonly style: Piece[] | undefined;
};

/** A piece of text and its offset in the file. */
type Piece = { readonly text: string; readonly start: number };

function rewrite(text: string): Drawing {
	const faults: Fault[] = [];
	const writer = createWriter(faults);
	const attributeStarts: number[] = [];
	let tagStart = 0;
	/** Where the part after the last event begins. */
	let next = 0;
	/** Whether a fatal fault was found, and the rest is ignored. */
	let isStopped = false;
	const parser = new SaxesParser({
		xmlns: true,
		position: false,
		forceXMLVersion: true,
		defaultXMLVersion: "1.0",
	});

	parser.on("error", () => {
		if (!isStopped)
			report(Math.max(0, parser.position - 1), notAllowed.notWellFormed);
		isStopped = true;
	});
	parser.on("doctype", () => {
		const start = text.lastIndexOf("<!DOCTYPE", parser.position);
		report(start, notAllowed.doctype, "<!DOCTYPE".length);
		isStopped = true;
	});
	parser.on("processinginstruction", ({ target }) => {
		const start = text.lastIndexOf("<?", parser.position);
		// Others are metadata of programs.
		if (/^xml-stylesheet$/i.test(target))
			report(start, notAllowed.styleSheet, 16);
		next = parser.position;
	});
	parser.on("comment", () => {
		next = parser.position;
	});
	parser.on("opentagstart", ({ name }) => {
		tagStart = text.lastIndexOf("<", parser.position - 1);
		attributeStarts.length = 0;
		next = tagStart + 1 + name.length;
	});
	parser.on("attribute", () => {
		const gap = /^\s*/.exec(text.slice(next, parser.position))?.[0] ?? "";
		attributeStarts.push(next + gap.length);
		next = parser.position;
	});
	parser.on("opentag", (tag) => {
		next = parser.position;
		if (!isStopped) isStopped = !writer.begin(tag, tagStart, attributeStarts);
	});
	parser.on("closetag", ({ isSelfClosing }) => {
		next = parser.position;
		if (!isStopped) writer.end(isSelfClosing);
	});
	parser.on("text", (content) => {
		writer.put({ text: content, start: next });
	});
	parser.on("cdata", (content) => {
		writer.put({ text: content, start: next + "<![CDATA[".length });
		next = parser.position;
	});

	for (let at = 0; at < text.length && !isStopped; at += chunkSize)
		parser.write(text.slice(at, at + chunkSize));
	if (!isStopped) parser.close();
	return { written: `${writer.written()}\n`, faults };

	function report(start: number, explanation: Explanation, length = 1) {
		faults.push({ start, length, ...explanation });
	}
}

/** Returns a writer of the elements and texts that are allowed. It adds the faults of all others. */
function createWriter(faults: Fault[]) {
	const written: string[] = [];
	const open: Open[] = [];
	/** The number of open elements in one that is left out, including that one. */
	let leftOut = 0;
	/** The number of elements and attributes so far. */
	let parts = 0;
	return { begin, end, put, written: () => written.join("") };

	/** Begins an element. Returns false if the drawing is nested too deeply, or has too many parts. */
	function begin(
		tag: SaxesTagNS,
		start: number,
		attributeStarts: readonly number[],
	): boolean {
		parts += 1 + attributeStarts.length;
		if (parts > maxParts || open.length + leftOut >= maxDepth) {
			report(start, notAllowed.size);
			return false;
		}
		if (leftOut > 0 || isMetadata(tag)) {
			leftOut++;
			return true;
		}
		const problem = elementProblem(tag, open.length === 0);
		if (problem) {
			report(start, problem, 1 + tag.name.length);
			leftOut++;
			return true;
		}
		const attributes = Object.values(tag.attributes).map(
			(attribute, index): Attribute => ({
				...attribute,
				start: attributeStarts[index] ?? start,
			}),
		);
		const { value, faults: found } = readAttributes(tag.local, attributes);
		faults.push(...found);
		writeTag(tag, value);
		return true;
	}

	function writeTag(
		{ local, isSelfClosing }: SaxesTagNS,
		value: readonly (readonly [string, string])[],
	) {
		const own = open.length === 0 ? [["xmlns", namespaces.svg] as const] : [];
		const attributes = [...own, ...value]
			.map(([name, each]) => ` ${name}="${escapeValue(each)}"`)
			.join("");
		written.push(`<${local}${attributes}${isSelfClosing ? "/>" : ">"}`);
		open.push({ name: local, style: local === "style" ? [] : undefined });
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
		const [invisible] = findInvisible(piece.text);
		if (invisible) report(piece.start, explainInvisible(invisible.character));
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

	function report(start: number, explanation: Explanation, length = 1) {
		faults.push({ start, length, ...explanation });
	}
}

/** The offset in the file of a fault in a style sheet that was joined from pieces. */
function startOf({ start }: Fault, pieces: readonly Piece[]): number {
	let before = 0;
	for (const { text, start: own } of pieces) {
		if (start < before + text.length) return own + start - before;
		before += text.length;
	}
	return pieces[0]?.start ?? 0;
}

/** Whether an element is metadata of a drawing program, which no browser draws. */
function isMetadata({ uri, local }: SaxesTagNS): boolean {
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
			en: `<${name}> is not allowed in drawings.`,
			da: `<${name}> er ikke tilladt i tegninger.`,
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
		.replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}
