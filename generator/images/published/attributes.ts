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
import { cleanEmbedded } from "./embedded.ts";
import { explainOutside, type Fault, isFragment, readStyle } from "./style.ts";

/** An attribute, and where it begins in the file. */
export type Attribute = SaxesAttributeNS & { readonly start: number };

type Explanation = Pick<Fault, "message" | "hint">;

/** What becomes of an attribute: as it is written, left out, or an error. */
type Reading =
	| { readonly written: readonly [name: string, value: string] }
	| { readonly faults: readonly Fault[] };

const leftOut: Reading = { faults: [] };

/** The attributes of an element of a drawing as they are published, and what must not be among them. */
export function readAttributes(
	element: string,
	attributes: readonly Attribute[],
): {
	readonly value: readonly (readonly [string, string])[];
	readonly faults: readonly Fault[];
} {
	// Of two addresses, browsers take the newer one.
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

function readAttribute(element: string, attribute: Attribute): Reading {
	const { uri, local, name, value } = attribute;
	switch (uri) {
		case namespaces.xlink:
			return local === "href" ? readAddress(element, attribute) : leftOut;
		case namespaces.xml:
			if (local === "lang" || local === "space")
				return { written: [name, value] };
			return fails(attribute, unknownAttribute(name));
		case "":
			return readOwn(element, attribute);
		default:
			// Declarations of namespaces, and what programs note for themselves.
			return leftOut;
	}
}

function readOwn(element: string, attribute: Attribute): Reading {
	const { name, value } = attribute;
	const [unseen] = findInvisible(value);
	if (unseen) return fails(attribute, explainInvisible(unseen.character));
	if (name === "href") return readAddress(element, attribute);
	if (/^on/i.test(name)) return fails(attribute, notAllowed.script);
	if (name.startsWith("data-")) return leftOut;
	if (plainAttributes.has(name) || name.startsWith("aria-"))
		return { written: [name, value] };
	const animates = /^(animate|set$)/.test(element);
	if (name === "attributeName" && animates)
		return animatableAttributes.has(value)
			? { written: [name, value] }
			: fails(attribute, unknownAttribute(value));
	if (
		name === "style" ||
		animatableAttributes.has(name) ||
		(animates && animationAttributes.has(name))
	)
		return readLook(attribute);
	return fails(attribute, unknownAttribute(name));
}

/** A value that style sheets could hold too: most have none of the signs that could mean an address. */
function readLook(attribute: Attribute): Reading {
	const { name, value } = attribute;
	if (!/[(\\@]|\/\*/.test(value)) return { written: [name, value] };
	const { css, faults } = readStyle(value);
	return faults.length === 0
		? { written: [name, css] }
		: { faults: faults.map((fault) => ({ ...fault, ...placeOf(attribute) })) };
}

function readAddress(element: string, attribute: Attribute): Reading {
	const value = attribute.value.trim();
	if (isFragment(value)) return { written: ["href", value] };
	if (element !== "image" && element !== "feImage")
		return fails(attribute, explainOutside(value));
	if (!/^data:/i.test(value)) return fails(attribute, notAllowed.linkedPicture);
	const clean = cleanEmbedded(value);
	return clean === undefined
		? fails(attribute, notAllowed.embedded)
		: { written: ["href", clean] };
}

function fails(attribute: Attribute, told: Explanation): Reading {
	return { faults: [{ ...placeOf(attribute), ...told }] };
}

function placeOf({ start, name }: Attribute): Pick<Fault, "start" | "length"> {
	return { start, length: name.length };
}

function unknownAttribute(name: string): Explanation {
	return {
		message: {
			en: `${name} is no attribute that a drawing may have.`,
			da: `${name} er ikke en attribut, som en tegning må have.`,
		},
		hint: exportAgain,
	};
}
