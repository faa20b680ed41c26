import type { Explanation, Fault } from "../../diagnostics/diagnostic.ts";
import { invisibleIn } from "../../text/invisible-characters.ts";
import {
	drawingAttributes,
	namespaces,
	plainAttributes,
	properties,
} from "./allowed.ts";
import { readTokens } from "./css.ts";
import {
	explainOutside,
	notAllowed,
	unknownAttribute,
} from "./drawing-messages.ts";
import { readPicture } from "./embedded.ts";
import {
	type Declaration,
	idOf,
	isFragment,
	printDeclarations,
	readBlock,
	readValue,
} from "./style.ts";
import type { XmlAttribute } from "./xml.ts";

/** A published attribute, and its effect on the drawing of its element. */
export type PublishedAttribute = {
	readonly name: string;
	readonly value: string;
	readonly declarations: readonly Declaration[];
	/** The pixels of an embedded picture. */
	readonly pixels?: number;
};

/** A published attribute, or its fault; undefined if it is omitted. */
type Result = PublishedAttribute | readonly Explanation[] | undefined;

/** Returns the attributes of an element as they are published; adds the faults of those that must not be. */
export function readAttributes(
	element: string,
	attributes: readonly XmlAttribute[],
	faults: Fault[],
): PublishedAttribute[] {
	// Browsers ignore xlink:href if there is href.
	const hasHref = attributes.some(({ name }) => name === "href");
	return attributes.flatMap((attribute) => {
		const { name, local, start } = attribute;
		if (hasHref && local === "href" && name !== "href") return [];
		const read = readAttribute(element, attribute) ?? [];
		if ("name" in read) return read;
		for (const { message, hint } of read)
			faults.push({ start, length: name.length, message, hint });
		return [];
	});
}

function readAttribute(element: string, attribute: XmlAttribute): Result {
	const { uri, local, name, value } = attribute;
	if (uri === namespaces.xlink && local === "href")
		return readAddress(element, value);
	if (uri === namespaces.xml)
		return /^(lang|space)$/.test(local)
			? published(name, value)
			: [unknownAttribute(name)];
	// Namespace declarations, and metadata of drawing programs.
	if (uri !== "") return undefined;
	if (/^on/i.test(name)) return [notAllowed.script];
	const isStyled =
		name === "style" || properties.has(name) || drawingAttributes.has(name);
	const isPlain = plainAttributes.has(name) || name.startsWith("aria-");
	// No browser draws anything by other attributes.
	if (name !== "href" && !isStyled && !isPlain) return undefined;
	const [invisible] = invisibleIn(value);
	if (invisible) return [invisible];
	if (name === "href") return readAddress(element, value);
	return isStyled ? readStyle(element, name, value) : published(name, value);
}

/** Reads a value with the syntax of CSS. Most values have no characters that an address would need. */
function readStyle(element: string, name: string, value: string): Result {
	const faults: Fault[] = [];
	if (name === "style") {
		const tokens = readTokens(value, faults);
		const declarations = readBlock(tokens, element, faults);
		const css = printDeclarations(declarations);
		return faults.length > 0 ? faults : { name, value: css, declarations };
	}
	if (!/[(\\@]|\/\*/.test(value)) return published(name, value);
	const read = readValue(name, readTokens(value, faults), faults);
	return faults.length > 0
		? faults
		: published(name, read.value, read.references);
}

function readAddress(element: string, address: string): Result {
	const value = address.trim();
	if (element === "image" || element === "feImage") {
		const picture = element === "image" ? readPicture(value) : undefined;
		return picture
			? { ...published("href", picture.address), pixels: picture.pixels }
			: [notAllowed.picture];
	}
	return isFragment(value)
		? published("href", value, [idOf(value)])
		: [explainOutside(value)];
}

function published(
	name: string,
	value: string,
	references: readonly string[] = [],
): PublishedAttribute {
	const declarations = [{ property: name, value, references }];
	return { name, value, declarations };
}
