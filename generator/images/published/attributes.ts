import type { SaxesAttributeNS } from "saxes";
import {
	explainInvisible,
	findInvisible,
} from "../../text/invisible-characters.ts";
import {
	animatableAttributes,
	animationAttributes,
	namespaces,
	plainAttributes,
} from "./allowed.ts";
import { exportAgain, notAllowed } from "./drawing-messages.ts";
import type { Explanation, Fault } from "./fault.ts";
import { explainOutside, isFragment, readStyle } from "./style.ts";

/** An attribute and its offset in the file. */
export type Attribute = SaxesAttributeNS & { readonly start: number };

/** An attribute as it is published, or its faults; neither if it is left out. */
type Result =
	| { readonly written: readonly [name: string, value: string] }
	| { readonly faults: readonly Fault[] };

const leftOut: Result = { faults: [] };

/** Returns the attributes of an element as they are published, and the faults of those that must not be. */
export function readAttributes(
	element: string,
	attributes: readonly Attribute[],
): {
	readonly value: readonly (readonly [string, string])[];
	readonly faults: readonly Fault[];
} {
	// Browsers ignore xlink:href if there is href.
	const given = attributes.some(({ name }) => name === "href")
		? attributes.filter(
				({ name, local }) => name === "href" || local !== "href",
			)
		: attributes;
	const read = given.map((attribute) => readAttribute(element, attribute));
	return {
		value: read.flatMap((each) => ("written" in each ? [each.written] : [])),
		faults: read.flatMap((each) => ("faults" in each ? each.faults : [])),
	};
}

function readAttribute(element: string, attribute: Attribute): Result {
	const { uri, local, name, value } = attribute;
	switch (uri) {
		case namespaces.xlink:
			return local === "href" ? readAddress(element, attribute) : leftOut;
		case namespaces.xml:
			if (local === "lang" || local === "space")
				return { written: [name, value] };
			return faulty(attribute, unknownAttribute(name));
		case "":
			return readOwn(element, attribute);
		default:
			// Namespace declarations, and metadata of drawing programs.
			return leftOut;
	}
}

function readOwn(element: string, attribute: Attribute): Result {
	const { name, value } = attribute;
	const [invisible] = findInvisible(value);
	if (invisible)
		return faulty(attribute, explainInvisible(invisible.character));
	if (name === "href") return readAddress(element, attribute);
	if (/^on/i.test(name)) return faulty(attribute, notAllowed.script);
	if (name.startsWith("data-")) return leftOut;
	if (plainAttributes.has(name) || name.startsWith("aria-"))
		return { written: [name, value] };
	const animates = /^(animate|set$)/.test(element);
	if (name === "attributeName" && animates)
		return animatableAttributes.has(value)
			? { written: [name, value] }
			: faulty(attribute, unknownAttribute(value));
	if (
		name === "style" ||
		animatableAttributes.has(name) ||
		(animates && animationAttributes.has(name))
	)
		return readStyleValue(attribute);
	return faulty(attribute, unknownAttribute(name));
}

/** Reads a value with the syntax of CSS. Most values have no characters that an address would need. */
function readStyleValue(attribute: Attribute): Result {
	const { name, value } = attribute;
	if (!/[(\\@]|\/\*/.test(value)) return { written: [name, value] };
	const { css, faults } = readStyle(value);
	return faults.length === 0
		? { written: [name, css] }
		: { faults: faults.map((fault) => ({ ...fault, ...placeOf(attribute) })) };
}

function readAddress(element: string, attribute: Attribute): Result {
	const value = attribute.value.trim();
	if (isFragment(value)) return { written: ["href", value] };
	const isPicture = element === "image" || element === "feImage";
	return faulty(
		attribute,
		isPicture ? notAllowed.picture : explainOutside(value),
	);
}

function faulty(attribute: Attribute, explanation: Explanation): Result {
	return { faults: [{ ...placeOf(attribute), ...explanation }] };
}

function placeOf({ start, name }: Attribute): Pick<Fault, "start" | "length"> {
	return { start, length: name.length };
}

function unknownAttribute(name: string): Explanation {
	return {
		message: {
			en: `The attribute ${name} is not allowed in drawings.`,
			da: `Attributten ${name} er ikke tilladt i tegninger.`,
		},
		hint: exportAgain,
	};
}
