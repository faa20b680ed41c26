import { type SaxesAttributeNS, SaxesParser } from "saxes";
import { plainEntities } from "./document-type.ts";
import { notAllowed } from "./drawing-messages.ts";
import type { Explanation, Fault } from "./fault.ts";

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

/** The elements of an XML file, or the faults for which they can't be read. */
export type XmlFile = {
	readonly root: XmlElement | undefined;
	readonly faults: Fault[];
};

/**
 * Parses an XML file with namespaces. Comments and processing instructions are left out; a style sheet that is linked to
 * is a fault. Nothing that the file refers to is read. Linear in the length of the file.
 */
export function parseXml(text: string): XmlFile {
	const faults: Fault[] = [];
	/** The elements that are open. */
	const path: XmlElement[] = [];
	let root: XmlElement | undefined;
	let parts = 0;
	let attributeStarts: number[] = [];
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

	parser.on("error", () =>
		stop(Math.max(0, parser.position - 1), notAllowed.notWellFormed),
	);
	parser.on("doctype", (content) => {
		const start = text.lastIndexOf("<!DOCTYPE", parser.position);
		const entities = plainEntities(content, text);
		if (entities) Object.assign(parser.ENTITIES, entities);
		else stop(start, notAllowed.doctype, "<!DOCTYPE".length);
		next = parser.position;
	});
	parser.on("processinginstruction", ({ target }) => {
		// Others are metadata of programs.
		if (/^xml-stylesheet$/i.test(target))
			report(
				text.lastIndexOf("<?", parser.position),
				notAllowed.styleSheet,
				"<?xml-stylesheet".length,
			);
		next = parser.position;
	});
	parser.on("comment", () => {
		next = parser.position;
	});
	parser.on("opentagstart", ({ name }) => {
		tagStart = text.lastIndexOf("<", parser.position - 1);
		attributeStarts = [];
		next = tagStart + 1 + name.length;
	});
	parser.on("attribute", () => {
		const gap = /^\s*/.exec(text.slice(next, parser.position))?.[0] ?? "";
		attributeStarts.push(next + gap.length);
		next = parser.position;
	});
	parser.on("opentag", ({ uri, local, name, attributes }) => {
		next = parser.position;
		if (isStopped) return;
		const element: XmlElement = {
			uri,
			local,
			name,
			start: tagStart,
			attributes: Object.values(attributes).map((attribute, index) => ({
				...attribute,
				start: attributeStarts[index] ?? tagStart,
			})),
			children: [],
		};
		path.at(-1)?.children.push(element);
		path.push(element);
		root ??= element;
		parts += 1 + element.attributes.length;
		if (parts > maxParts || path.length > maxDepth)
			stop(tagStart, notAllowed.size);
	});
	parser.on("closetag", () => {
		next = parser.position;
		path.pop();
	});
	parser.on("text", (content) => {
		path.at(-1)?.children.push({ text: content, start: next });
	});
	parser.on("cdata", (content) => {
		const start = next + "<![CDATA[".length;
		path.at(-1)?.children.push({ text: content, start });
		next = parser.position;
	});

	for (let at = 0; at < text.length && !isStopped; at += chunkSize)
		parser.write(text.slice(at, at + chunkSize));
	if (!isStopped) parser.close();
	return { root: isStopped ? undefined : root, faults };

	function stop(start: number, explanation: Explanation, length = 1) {
		if (!isStopped) report(start, explanation, length);
		isStopped = true;
	}

	function report(start: number, explanation: Explanation, length: number) {
		faults.push({ start, length, ...explanation });
	}
}
