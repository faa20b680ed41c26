import type { Explanation, Fault } from "../../diagnostics/diagnostic.ts";
import { invisibleIn } from "../../text/invisible-characters.ts";
import { elements, namespaces } from "./allowed.ts";
import { readAttributes } from "./attributes.ts";
import { notAllowed, unknownElement } from "./drawing-messages.ts";
import { findSlowPart } from "./dry-run/index.ts";
import { type Published, printDrawing } from "./published.ts";
import { readStyleSheet } from "./style.ts";
import { parseXml, type XmlElement, type XmlText } from "./xml.ts";

/** An element with pictures or fonts: its offset, and their length. */
type Embedded = { readonly start: number; readonly length: number };

/** The maximum length of all pictures and fonts within a drawing (characters of base64: 500 kB). */
const maxEmbedded = 670_000;

/**
 * Sanitises an SVG drawing: writes it again from the elements and attributes that are allowed. What no browser draws is
 * left out: comments, metadata of programs, attributes of their own. Faults are what would be active when somebody opens
 * the drawing's address (scripts, links, addresses outside it), what moves, and what takes browsers very long to draw;
 * returns the first fault of each kind.
 */
export function readDrawing(text: string): {
	readonly written: string;
	readonly faults: readonly Fault[];
} {
	const { root, faults } = parseXml(text);
	const embedded: Embedded[] = [];
	const drawing = root && publish(root, undefined);
	if (!drawing || faults.length > 0)
		return { written: "", faults: firstOfEach(faults) };
	const found = [tooMuch(embedded), findSlowPart(drawing)];
	return {
		written: printDrawing(drawing),
		faults: found.filter((fault) => fault !== undefined),
	};

	/** Returns an element as it is published; undefined if it is left out, or has a fault. */
	function publish(
		element: XmlElement,
		parent: XmlElement | undefined,
	): Published | undefined {
		if (isUndrawn(element)) return undefined;
		const problem = elementProblem(element, parent);
		if (problem) {
			report(element.start, problem, 1 + element.name.length);
			return undefined;
		}
		const { local: name, start } = element;
		const attributes = readAttributes(name, element.attributes, faults);
		for (const { pixels, value } of attributes)
			if (pixels !== undefined) embedded.push({ start, length: value.length });
		return name === "style"
			? { name, start, attributes, ...publishStyle(element) }
			: { name, start, attributes, children: publishChildren(element) };
	}

	function publishChildren(element: XmlElement): (Published | string)[] {
		return childrenOf(element).flatMap((child) => {
			if (!("text" in child)) return publish(child, element) ?? [];
			const [invisible] = invisibleIn(child.text);
			if (invisible) report(child.start, invisible);
			return child.text;
		});
	}

	/** Whatever is within <style>, some engine reads as its text. */
	function publishStyle({ start, children }: XmlElement) {
		const pieces: XmlText[] = [];
		for (const child of children)
			if ("text" in child) pieces.push(child);
			else report(child.start, notAllowed.styleElement, 1 + child.name.length);
		const text = pieces.map((piece) => piece.text).join("");
		const places = pieces.flatMap((piece) =>
			Array.from({ length: piece.text.length }, (_, n) => piece.start + n),
		);
		const found: Fault[] = [];
		const { css, rules } = readStyleSheet(text, found);
		if (css.includes("base64,")) embedded.push({ start, length: css.length });
		const [invisible] = invisibleIn(text);
		if (invisible) found.push(invisible);
		for (const fault of found)
			faults.push({
				...fault,
				start: places[Math.max(0, fault.start)] ?? start,
			});
		return { children: [css], rules };
	}

	function report(start: number, explanation: Explanation, length = 1) {
		faults.push({ ...explanation, start, length });
	}
}

/** The first fault of each kind, in the order of the file. */
function firstOfEach(faults: readonly Fault[]): Fault[] {
	const kinds = new Map<string, Fault>();
	for (const fault of faults.toSorted((a, b) => a.start - b.start))
		if (!kinds.has(fault.message.en)) kinds.set(fault.message.en, fault);
	return [...kinds.values()];
}

/** Whether an element is drawn by no browser: metadata and extensions of drawing programs. */
function isUndrawn({ uri, local, attributes }: XmlElement): boolean {
	if (uri !== namespaces.svg)
		return uri !== "" && uri !== namespaces.html && uri !== namespaces.math;
	const needed = attributes.find(({ name }) => name === "requiredExtensions");
	return (
		local === "metadata" ||
		(needed !== undefined &&
			needed.value.trim() !== "" &&
			!/\.w3\.org\//.test(needed.value))
	);
}

function elementProblem(
	{ uri, local, name }: XmlElement,
	parent: XmlElement | undefined,
): Explanation | undefined {
	if (parent && uri === namespaces.svg && elements.has(local)) return undefined;
	if (/^(script|handler|listener)$/i.test(local)) return notAllowed.script;
	if (!parent && local === "svg" && uri === "") return notAllowed.noNamespace;
	if (!parent && (local !== "svg" || uri !== namespaces.svg))
		return notAllowed.noDrawing;
	if (/^foreignobject$/i.test(local) || uri !== namespaces.svg)
		return notAllowed.page;
	if (local === "a") return notAllowed.link;
	if (/^(animate|set$|discard$|mpath$)/.test(local)) return notAllowed.moving;
	if (/^(font|glyph|altGlyph|missing-glyph|[hv]kern)/.test(local))
		return notAllowed.font;
	if (local.startsWith("flow")) return notAllowed.flow;
	return elements.has(local) ? undefined : unknownElement(name);
}

/** The fault of a drawing whose pictures and fonts are too large, at the largest of them. */
function tooMuch(embedded: readonly Embedded[]): Fault | undefined {
	const [largest] = embedded.toSorted((a, b) => b.length - a.length);
	const length = embedded.reduce((sum, each) => sum + each.length, 0);
	return largest && length > maxEmbedded
		? { start: largest.start, length: 1, ...notAllowed.picture }
		: undefined;
}

/**
 * Returns the children of an element, without the alternatives of a <switch> that a drawing does without: a piece of a
 * web page before an alternative that shows the same words or a picture of them, and links and pages that browsers show
 * only if all before them fails.
 */
function childrenOf({ local, children }: XmlElement): XmlElement["children"] {
	if (local !== "switch") return children;
	const [first, second] = children.filter(isDrawn);
	const isFirstReplaced =
		first?.local === "foreignObject" &&
		second !== undefined &&
		(second.local === "image" || wordsOf(second) === wordsOf(first));
	return children.filter(
		(child) =>
			!isDrawn(child) ||
			!/^(foreignObject|a)$/.test(child.local) ||
			(child === first && !isFirstReplaced),
	);
}

function isDrawn(child: XmlElement["children"][number]): child is XmlElement {
	return !("text" in child) && child.uri === namespaces.svg;
}

/** The text of an element without spaces, which pages and drawings break lines by differently. */
function wordsOf({ children }: XmlElement): string {
	return children
		.map((child) =>
			"text" in child ? child.text.replaceAll(/\s+/g, "") : wordsOf(child),
		)
		.join("");
}
