import { type SaxesAttributeNS, SaxesParser } from "saxes";
import type { Fault } from "../../diagnostics/diagnostic.ts";
import { plainEntities } from "./document-type.ts";
import { notAllowed } from "./drawing-messages.ts";

/** The maximum nesting (levels): more than any drawing program makes. */
const maxDepth = 200;

/** The maximum number of elements and attributes: browsers draw that many without delay. */
const maxParts = 200_000;

/** Characters that the parser gets at once. After a fatal error in such a chunk, the rest is not parsed. */
const chunkSize = 4096;

/** An element of an XML file, and the offset of its tag. */
export type XmlElement = {
	readonly uri: string;
	readonly local: string;
	/** The name as it is written, with its prefix. */
	readonly name: string;
	readonly start: number;
	readonly attributes: readonly XmlAttribute[];
	readonly children: (XmlElement | XmlText)[];
};

/** An attribute and its offset in the file. */
export type XmlAttribute = Readonly<
	Pick<SaxesAttributeNS, "uri" | "local" | "name" | "value">
> & { readonly start: number };

/** A stretch of text, with its entities resolved, and its offset in the file. */
export type XmlText = { readonly text: string; readonly start: number };

/**
 * Parses an XML file with namespaces. Comments and processing instructions are left out; a style sheet that is linked to
 * is a fault. Nothing that the file refers to is read. Linear in the length of the file.
 */
export function parseXml(text: string): {
	readonly root: XmlElement | undefined;
	readonly faults: Fault[];
} {
	const parser = new SaxesParser({
		xmlns: true,
		position: false,
		forceXMLVersion: true,
		defaultXMLVersion: "1.0",
	});
	const faults: Fault[] = [];
	const reading: Reading = { parser, text, faults, next: 0, isStopped: false };
	parser.on("error", () => {
		const start = Math.max(0, parser.position - 1);
		stop(reading, { start, length: 1, ...notAllowed.notWellFormed });
	});
	readDeclarations(reading);
	readElements(reading);
	for (let at = 0; at < text.length && !reading.isStopped; at += chunkSize)
		parser.write(text.slice(at, at + chunkSize));
	if (!reading.isStopped) parser.close();
	return { root: reading.isStopped ? undefined : reading.root, faults };
}

/** The state of the parser's reading. */
type Reading = {
	readonly parser: SaxesParser<{ xmlns: true }>;
	readonly text: string;
	readonly faults: Fault[];
	root?: XmlElement;
	/** The offset after the last event. */
	next: number;
	/** Whether a fatal fault was found, and the rest is ignored. */
	isStopped: boolean;
};

/** Ends the reading with a fault; of several, with the first. */
function stop(reading: Reading, fault: Fault) {
	if (!reading.isStopped) reading.faults.push(fault);
	reading.isStopped = true;
}

/** Reads what is around the elements. */
function readDeclarations(reading: Reading) {
	const { parser, text, faults } = reading;
	parser.on("doctype", (content) => {
		const { length } = "<!DOCTYPE";
		const start = text.lastIndexOf("<!DOCTYPE", parser.position);
		const entities = plainEntities(content, text);
		if (entities) Object.assign(parser.ENTITIES, entities);
		else stop(reading, { start, length, ...notAllowed.doctype });
		reading.next = parser.position;
	});
	parser.on("processinginstruction", ({ target }) => {
		const { length } = "<?xml-stylesheet";
		const start = text.lastIndexOf("<?", parser.position);
		// Others are metadata of programs.
		if (/^xml-stylesheet$/i.test(target) && !reading.isStopped)
			faults.push({ start, length, ...notAllowed.styleSheet });
		reading.next = parser.position;
	});
	parser.on("comment", () => {
		reading.next = parser.position;
	});
}

/** An attribute within a tag. */
const attributeForm = /(?<=\s)[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Reads the elements, and the text within them. */
function readElements(reading: Reading) {
	const { parser, text } = reading;
	/** The elements that are open. */
	const path: XmlElement[] = [];
	const put = (part: XmlElement | XmlText) => path.at(-1)?.children.push(part);
	let parts = 0;
	parser.on("opentag", ({ uri, local, name, ...tag }) => {
		reading.next = parser.position;
		if (reading.isStopped) return;
		const start = text.lastIndexOf("<", parser.position - 1);
		const written = text.slice(start, parser.position);
		const places = [...written.matchAll(attributeForm)];
		const attributes = Object.values(tag.attributes).map(
			(attribute, at): XmlAttribute => ({
				...attribute,
				start: start + (places[at]?.index ?? 0),
			}),
		);
		const element = { uri, local, name, start, attributes, children: [] };
		put(element);
		path.push(element);
		reading.root ??= element;
		parts += 1 + attributes.length;
		if (parts > maxParts || path.length > maxDepth)
			stop(reading, { start, length: 1, ...notAllowed.size });
	});
	parser.on("closetag", () => {
		reading.next = parser.position;
		path.pop();
	});
	parser.on("text", (content) => put({ text: content, start: reading.next }));
	parser.on("cdata", (content) => {
		put({ text: content, start: reading.next + "<![CDATA[".length });
		reading.next = parser.position;
	});
}
