import { SaxesParser, type SaxesTagNS } from "saxes";
import {
	type Explanation,
	explain,
	type Fault,
} from "../diagnostics/diagnostic.ts";
import { isAnimated } from "./animated.ts";
import { readPictureSize } from "./picture-size.ts";
import { elements, plainAttributes, properties } from "./svg-allowlist.ts";
import { isFragment, isSafeValue, sanitizeCss } from "./svg-css.ts";

const namespaces = {
	svg: "http://www.w3.org/2000/svg",
	xlink: "http://www.w3.org/1999/xlink",
	xml: "http://www.w3.org/XML/1998/namespace",
} as const;

/** Limits above what programs export for pages. */
const limits = {
	characters: 1_500_000,
	elements: 50_000,
	references: 5_000,
	depth: 100,
} as const;

/** Characters that the parser gets at once; it stops after the chunk with a fault. */
const chunkSize = 4096;

/** Short texts, such as Illustrator's names of namespaces; no markup and no other entities, which could multiply. */
const entity = /<!ENTITY\s+([\w.-]+)\s+["']([^"'<&%]{0,100})["']\s*>/g;

/**
 * Sanitizes an SVG by allowlists of elements, attributes and CSS. Removes scripts, event handlers, links (but not their
 * content), animations, HTML, comments, editor metadata and external resources. Returns a fault instead if the SVG
 * can't be published. Runs in linear time.
 */
export function sanitizeSvg(text: string): {
	readonly svg: string;
	readonly fault: Fault | undefined;
} {
	const parser = new SaxesParser({
		xmlns: true,
		position: false,
		forceXMLVersion: true,
		defaultXMLVersion: "1.0",
	});
	let fault: Fault | undefined;
	const refuse = (explanation: Explanation, start: number) => {
		fault ??= { start: Math.max(0, start), length: 1, ...explanation };
	};
	const refuseTag = (explanation: Explanation) =>
		refuse(explanation, text.lastIndexOf("<", parser.position - 1));
	parser.on("error", () => refuse(refusals.xml, parser.position - 1));
	parser.on("processinginstruction", ({ target }) => {
		if (target === "xml-stylesheet") refuseTag(refusals.stylesheet);
	});
	parser.on("doctype", (declared) => {
		for (const [, name = "", value = ""] of declared.matchAll(entity))
			parser.ENTITIES[name] = value;
	});
	const written = collectMarkup(parser, refuseTag);
	const notUtf8 = text.indexOf("\uFFFD");
	if (notUtf8 >= 0) refuse(refusals.xml, notUtf8);
	if (text.length > limits.characters) refuse(refusals.size, 0);
	for (let at = 0; at < text.length && !fault; at += chunkSize)
		parser.write(text.slice(at, at + chunkSize));
	if (!fault) parser.close();
	const svg = `${written.join("")}\n`;
	const references = svg.match(/url\(| href="/g)?.length ?? 0;
	if (references > limits.references) refuse(refusals.size, 0);
	return { svg: fault ? "" : svg, fault };
}

/** Collects the published markup of a parser's elements, attributes and texts in the returned array. */
function collectMarkup(
	parser: SaxesParser<{ xmlns: true }>,
	refuse: (explanation: Explanation) => void,
): readonly string[] {
	const written: string[] = [];
	/** The published names of the open elements; undefined for removed elements. */
	const open: (string | undefined)[] = [];
	let count = 0;
	let css = "";
	/** Whether the last start tag is still open: an element without content is written as <g/>. */
	let isTagOpen = false;
	const write = (content: string) => {
		if (isTagOpen && content !== "") written.push(">");
		if (content !== "") isTagOpen = false;
		written.push(content);
	};
	const writeText = (text: string) => {
		const name = open.at(-1);
		if (name === "style") css += text;
		else if (name !== undefined) write(escapeText(text));
	};
	parser.on("text", writeText);
	parser.on("cdata", writeText);
	parser.on("opentag", (tag) => {
		const isRoot = open.length === 0;
		const name = getPublishedName(tag, open);
		open.push(name);
		if (isRoot && name !== "svg") refuse(refusals.svg);
		if (++count > limits.elements || open.length > limits.depth)
			refuse(refusals.size);
		if (name === undefined) return;
		const attributes = [...listPublishedAttributes(tag, refuse)].map(
			([key, value]) => ` ${key}="${escapeValue(value)}"`,
		);
		const namespace = isRoot ? ` xmlns="${namespaces.svg}"` : "";
		write(`<${name}${namespace}${attributes.join("")}`);
		isTagOpen = true;
		css = "";
	});
	parser.on("closetag", () => {
		const name = open.pop();
		if (name === "style") {
			const { rules } = sanitizeCss(css, (kind) => refuse(refusals[kind]));
			write(escapeText(rules));
		}
		if (name !== undefined) written.push(isTagOpen ? "/>" : `</${name}>`);
		if (name !== undefined) isTagOpen = false;
	});
	return written;
}

/** Returns the published name of an element; undefined if it is removed with its content. */
function getPublishedName(
	{ uri, local }: SaxesTagNS,
	open: readonly (string | undefined)[],
): string | undefined {
	const isOmitted = open.length > 0 && open.at(-1) === undefined;
	// Some browsers read the text of elements within <style>, too.
	if (isOmitted || uri !== namespaces.svg || open.at(-1) === "style")
		return undefined;
	if (local === "a") return open.includes("text") ? "tspan" : "g";
	return elements.has(local) ? local : undefined;
}

/** Returns the attributes of an element that are published. */
function listPublishedAttributes(
	{ local: element, attributes }: SaxesTagNS,
	refuse: (explanation: Explanation) => void,
): ReadonlyMap<string, string> {
	const kept = new Map<string, string>();
	for (const { uri, local, value } of Object.values(attributes)) {
		if (local === "href" && (uri === "" || uri === namespaces.xlink)) {
			const address = value.trim();
			if (element === "image" && hasPictureMetadata(address))
				refuse(refusals.metadata);
			const isKept =
				element === "image"
					? isPictureDataUrl(address)
					: element !== "a" && isFragment(address);
			// Browsers prefer href to xlink:href.
			if (isKept && (uri === "" || !kept.has("href")))
				kept.set("href", address);
		} else if (uri === namespaces.xml && /^(?:space|lang)$/.test(local))
			kept.set(`xml:${local}`, value);
		else if (uri !== "") continue;
		else if (local === "style") {
			const { declarations } = sanitizeCss(value, () => {});
			if (declarations) kept.set(local, declarations);
		} else if (plainAttributes.has(local) || /^aria-[a-z]+$/.test(local))
			kept.set(local, value);
		else if (properties.has(local) && isSafeValue(local, value))
			kept.set(local, value);
	}
	return kept;
}

/** Whether an address is a data URL of a still raster picture of its declared type. */
function isPictureDataUrl(address: string): boolean {
	const { type, bytes } = decodeDataUrl(address);
	return (
		/^(?:png|jpg|gif|webp|avif)$/.test(type) &&
		readPictureSize(bytes)?.type === type &&
		!isAnimated(bytes)
	);
}

/** Whether a picture within the file has metadata, such as the place where it was taken: EXIF or XMP. */
function hasPictureMetadata(address: string): boolean {
	const text = decodeDataUrl(address).bytes.toString("latin1");
	const hasExif = /Exif/i.test(text) && /II\*\0|MM\0\*/.test(text);
	return hasExif || text.includes("ns.adobe.com/xap/");
}

function decodeDataUrl(address: string): { type: string; bytes: Buffer } {
	const [, type = "", data = ""] =
		/^data:image\/([a-z]+);base64,([\w+/=\s]+)$/i.exec(address) ?? [];
	return {
		type: type.toLowerCase().replace("jpeg", "jpg"),
		bytes: Buffer.from(data, "base64"),
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

const refusals = {
	xml: explain("invalid-image.svg-syntax"),
	svg: explain("invalid-image.not-svg"),
	size: explain("invalid-image.svg-size"),
	metadata: explain("invalid-image.svg-metadata"),
	stylesheet: explain("invalid-image.svg-stylesheet"),
	font: explain("invalid-image.svg-font"),
} as const;
