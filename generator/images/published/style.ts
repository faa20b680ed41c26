import {
	type CSSToken,
	isTokenAtKeyword,
	isTokenFunction,
	isTokenString,
	isTokenURL,
} from "@csstools/css-tokenizer";
import type { Explanation, Fault } from "../../diagnostics/diagnostic.ts";
import {
	fontDescriptors,
	functions,
	groupingRules,
	movingProperties,
	properties,
	referringProperties,
	refusedProperties,
	styleProperties,
} from "./allowed.ts";
import {
	type CssRule,
	declarationsOf,
	isSpace,
	print,
	readTokens,
	rulesOf,
	selectorOf,
	splitAt,
} from "./css.ts";
import {
	explainOutside,
	forbiddenStyle,
	notAllowed,
} from "./drawing-messages.ts";
import { isFont } from "./embedded.ts";

/** A property and its value, as they are published, and the ids of the elements that it refers to. */
export type Declaration = {
	readonly property: string;
	readonly value: string;
	readonly references: readonly string[];
};

/** The declarations for the elements that one of the selectors matches. */
export type StyleRule = {
	readonly selectors: readonly string[];
	readonly declarations: readonly Declaration[];
};

/** How deep rules may be within others (levels). */
const maxGroups = 4;

/** Whether an address refers to an element of the same drawing by its id. */
export function isFragment(address: string): boolean {
	return /^#[^\s"'()<>\\]+$/.test(address);
}

/** The id that such an address refers to: it may be percent-encoded. */
export function idOf(fragment: string): string {
	try {
		return decodeURIComponent(fragment.slice(1));
	} catch {
		return fragment.slice(1);
	}
}

/** Reads a style sheet: returns it as it is published, with its rules. */
export function readStyleSheet(
	text: string,
	faults: Fault[],
): { readonly css: string; readonly rules: readonly StyleRule[] } {
	const rules: StyleRule[] = [];
	const css = readRules(readTokens(text, faults), 0);
	return { css, rules };

	function readRules(tokens: readonly CSSToken[], level: number): string {
		const read = rulesOf(tokens).map((rule) =>
			rule.at ? readAtRule(rule, rule.at, level) : readRule(rule),
		);
		return read.join("");
	}

	function readRule({ prelude, block }: CssRule): string {
		// A rule without a block ends with the style sheet.
		if (!block) faults.push(faultOn(prelude[0], notAllowed.unreadableStyle));
		const { value } = readValue("", prelude, faults);
		const declarations = readBlock(block ?? [], "*", faults);
		const parts = splitAt(prelude, ([, written]) => written === ",");
		rules.push({ selectors: parts.map(selectorOf), declarations });
		return `${value}{${printDeclarations(declarations)}}\n`;
	}

	function readAtRule(
		{ prelude, block }: CssRule,
		at: CSSToken,
		level: number,
	): string {
		const name = isTokenAtKeyword(at) ? at[4].value.toLowerCase() : "";
		if (name === "charset") return "";
		if (name === "font-face" && block)
			return `@font-face{${readFont(block, faults)}}\n`;
		if (!groupingRules.has(name) || level >= maxGroups) {
			const isMoving = /^(-\w+-)?keyframes$/.test(name);
			const problem = isMoving ? notAllowed.moving : forbiddenStyle(`@${name}`);
			faults.push(faultOn(at, problem));
			return "";
		}
		const { value } = readValue("", prelude, faults);
		const within = block ? `{\n${readRules(block, level + 1)}}` : ";";
		return `@${name} ${value}${within}\n`;
	}
}

/** Writes declarations of CSS, as in an attribute `style`. */
export function printDeclarations(declarations: readonly Declaration[]) {
	return declarations
		.map(({ property, value }) => `${property}:${value}`)
		.join(";");
}

function readFont(block: readonly CSSToken[], faults: Fault[]): string {
	const kept = declarationsOf(block).filter(({ property }) =>
		fontDescriptors.has(property),
	);
	return printDeclarations(
		kept.map(({ property, value }) => readValue(property, value, faults)),
	);
}

/** Reads the declarations of an element with this name, or of a rule (then `*`); leaves out those that no browser draws anything by. */
export function readBlock(
	tokens: readonly CSSToken[],
	element: string,
	faults: Fault[],
): readonly Declaration[] {
	const nested = tokens.find(([, written]) => written === "{");
	if (nested) {
		faults.push(faultOn(nested, forbiddenStyle("{ }")));
		return [];
	}
	return declarationsOf(tokens).flatMap(({ property, token, value }) => {
		const problem = propertyProblem(property, value, element);
		if (problem) faults.push(faultOn(token, problem));
		if (problem || !isKept(property)) return [];
		// A name that the drawing gives itself may have signs that are escaped.
		const name = property.startsWith("--") ? print([token]) : property;
		return readValue(name, value, faults);
	});
}

function isKept(property: string): boolean {
	return (
		property.startsWith("--") ||
		properties.has(property) ||
		styleProperties.has(property)
	);
}

function propertyProblem(
	property: string,
	value: readonly CSSToken[],
	element: string,
): Explanation | undefined {
	if (movingProperties.test(property)) return notAllowed.moving;
	// The size of a drawing is that of its attributes.
	if (element === "svg" && /^(width|height)$/.test(property)) return undefined;
	if (!isKept(property) && refusedProperties.test(property))
		return forbiddenStyle(property);
	// Variables within variables can grow without bound, and those within effects hide what these cost.
	const isBounded = property.startsWith("--") || property === "filter";
	const hasVariable = value.some(
		(token) => isTokenFunction(token) && token[4].value.toLowerCase() === "var",
	);
	return isBounded && hasVariable ? forbiddenStyle("var()") : undefined;
}

/** Reads the value of a property, or the prelude of a rule (then without a property). */
export function readValue(
	property: string,
	tokens: readonly CSSToken[],
	faults: Fault[],
): Declaration {
	const references: string[] = [];
	for (const [index, token] of tokens.entries()) {
		const address = addressOf(tokens, index);
		const problem =
			address === undefined
				? functionProblem(token)
				: addressProblem(property, address);
		if (problem) faults.push(faultOn(token, problem));
		else if (address !== undefined) references.push(idOf(address));
	}
	return { property, value: print(tokens), references };
}

function functionProblem(token: CSSToken): Explanation | undefined {
	if (!isTokenFunction(token)) return undefined;
	const name = token[4].value.toLowerCase();
	return functions.has(name) ? undefined : forbiddenStyle(`${name}()`);
}

function addressProblem(
	property: string,
	address: string,
): Explanation | undefined {
	if (property === "src") return isFont(address) ? undefined : notAllowed.font;
	if (!isFragment(address)) return explainOutside(address);
	return referringProperties.has(property)
		? undefined
		: forbiddenStyle(`url(${address})`);
}

/** The address that a token is, or begins: url(#a) is one token, url("#a") several. */
function addressOf(
	tokens: readonly CSSToken[],
	index: number,
): string | undefined {
	const token = tokens[index];
	if (!token) return undefined;
	if (isTokenURL(token)) return token[4].value;
	if (!isTokenFunction(token) || token[4].value.toLowerCase() !== "url")
		return undefined;
	const [only, next] = tokens
		.slice(index + 1, index + 5)
		.filter((each) => !isSpace(each));
	return only && isTokenString(only) && next?.[1] === ")" ? only[4].value : "";
}

function faultOn(token: CSSToken | undefined, explanation: Explanation): Fault {
	const [, written = " ", start = 0] = token ?? [];
	return { start, length: written.length, ...explanation };
}
