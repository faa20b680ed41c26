import {
	explainInvisible,
	findInvisible,
} from "../../text/invisible-characters.ts";
import {
	drawingAttributes,
	namespaces,
	plainAttributes,
	properties,
} from "./allowed.ts";
import { explainOutside, notAllowed, notListed } from "./drawing-messages.ts";
import { readPicture } from "./embedded.ts";
import type { Explanation, Fault } from "./fault.ts";
import {
	type Declaration,
	idOf,
	isFragment,
	readStyleAttribute,
	readStyleValue,
} from "./style.ts";
import type { XmlAttribute } from "./xml.ts";

/** An attribute as it is published, and what it says of how its element is drawn. */
export type PublishedAttribute = {
	readonly name: string;
	readonly value: string;
	readonly declarations: readonly Declaration[];
	/** The pixels of an embedded picture. */
	readonly pixels?: number;
};

/** An attribute as it is published, or its faults; neither if it is left out. */
type Result = PublishedAttribute | { readonly faults: readonly Fault[] };

const leftOut: Result = { faults: [] };
const references: readonly string[] = [];
const declarations: readonly Declaration[] = [];

/** Returns the attributes of an element as they are published; adds the faults of those that must not be. */
export function readAttributes(
	element: string,
	attributes: readonly XmlAttribute[],
	faults: Fault[],
): PublishedAttribute[] {
	// Browsers ignore xlink:href if there is href.
	const hasHref = attributes.some(({ name }) => name === "href");
	const published: PublishedAttribute[] = [];
	for (const attribute of attributes) {
		if (hasHref && attribute.local === "href" && attribute.name !== "href")
			continue;
		const read = readAttribute(element, attribute);
		if ("name" in read) published.push(read);
		else for (const fault of read.faults) faults.push(fault);
	}
	return published;
}

function readAttribute(element: string, attribute: XmlAttribute): Result {
	const { uri, local, name, value } = attribute;
	switch (uri) {
		case namespaces.xlink:
			return local === "href" ? readAddress(element, attribute) : leftOut;
		case namespaces.xml:
			if (local === "lang" || local === "space") return plain(name, value);
			return faulty(attribute, notListed(name, "attribute"));
		case "":
			return readOwn(element, attribute);
		default:
			// Namespace declarations, and metadata of drawing programs.
			return leftOut;
	}
}

function readOwn(element: string, attribute: XmlAttribute): Result {
	const { name, value } = attribute;
	if (/^on/i.test(name)) return faulty(attribute, notAllowed.script);
	const isStyled =
		name === "style" || properties.has(name) || drawingAttributes.has(name);
	const isListed =
		isStyled || plainAttributes.has(name) || name.startsWith("aria-");
	// No browser draws anything by other attributes.
	if (name !== "href" && !isListed) return leftOut;
	const [invisible] = findInvisible(value);
	if (invisible)
		return faulty(attribute, explainInvisible(invisible.character));
	if (name === "href") return readAddress(element, attribute);
	return isStyled ? readStyle(element, attribute) : plain(name, value);
}

/** Reads a value with the syntax of CSS. Most values have no characters that an address would need. */
function readStyle(element: string, attribute: XmlAttribute): Result {
	const { name, value } = attribute;
	if (name !== "style" && !/[(\\@]|\/\*/.test(value))
		return properties.has(name)
			? { name, value, declarations: [{ property: name, value, references }] }
			: plain(name, value);
	const { css, content, faults } =
		name === "style"
			? readStyleAttribute(value, element)
			: readStyleValue(name, value);
	return faults.length === 0
		? { name, value: css, declarations: content }
		: { faults: faults.map((fault) => ({ ...fault, ...placeOf(attribute) })) };
}

function readAddress(element: string, attribute: XmlAttribute): Result {
	const value = attribute.value.trim();
	if (element === "image" || element === "feImage") {
		const picture = element === "image" ? readPicture(value) : undefined;
		return picture
			? { ...plain("href", picture.address), pixels: picture.pixels }
			: faulty(attribute, notAllowed.picture);
	}
	if (!isFragment(value)) return faulty(attribute, explainOutside(value));
	const references = [idOf(value)];
	return {
		name: "href",
		value,
		declarations: [{ property: "href", value, references }],
	};
}

function plain(name: string, value: string): PublishedAttribute {
	return { name, value, declarations };
}

function faulty(attribute: XmlAttribute, explanation: Explanation): Result {
	return { faults: [{ ...placeOf(attribute), ...explanation }] };
}

function placeOf({
	start,
	name,
}: XmlAttribute): Pick<Fault, "start" | "length"> {
	return { start, length: name.length };
}
