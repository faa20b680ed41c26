import {
	type CSSToken,
	isTokenAtKeyword,
	isTokenFunction,
	isTokenString,
	isTokenURL,
} from "@csstools/css-tokenizer";
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
	type CssDeclaration,
	type CssRule,
	declarationsOf,
	endOf,
	isSpace,
	print,
	readTokens,
	rulesOf,
	splitAt,
	startOf,
} from "./css.ts";
import {
	explainOutside,
	forbiddenStyle,
	notAllowed,
} from "./drawing-messages.ts";
import { isFont } from "./embedded.ts";
import type { Explanation, Fault } from "./fault.ts";
import { type Selector, selectorOf } from "./selector.ts";

/** A property and its value, as they are published, and the ids of the elements that it refers to. */
export type Declaration = {
	readonly property: string;
	readonly value: string;
	readonly references: readonly string[];
};

/** The declarations for the elements that one of the selectors matches. */
export type StyleRule = {
	readonly selectors: readonly Selector[];
	readonly declarations: readonly Declaration[];
};

/** A style as it is published, what it declares, and its faults. */
type Read<Content> = {
	readonly css: string;
	readonly content: readonly Content[];
	readonly faults: readonly Fault[];
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

/** Reads a style sheet. */
export function readStyleSheet(css: string): Read<StyleRule> {
	const tokens = readTokens(css);
	return "start" in tokens ? unread(tokens) : readRules(tokens, 0);
}

/** Reads the value of an attribute `style`, of an element with this name. */
export function readStyleAttribute(
	css: string,
	element: string,
): Read<Declaration> {
	const tokens = readTokens(css);
	return "start" in tokens ? unread(tokens) : readBlock(tokens, element);
}

/** Reads the value of another attribute, which has the syntax of CSS. */
export function readStyleValue(
	property: string,
	css: string,
): Read<Declaration> {
	const tokens = readTokens(css);
	if ("start" in tokens) return unread(tokens);
	const faults = faultsOf(property, tokens);
	const value = print(tokens);
	const references = referencesOf(tokens);
	return { css: value, content: [{ property, value, references }], faults };
}

function unread(fault: Fault): Read<never> {
	return { css: "", content: [], faults: [fault] };
}

function readRules(
	tokens: readonly CSSToken[],
	level: number,
): Read<StyleRule> {
	return joined(rulesOf(tokens).map((rule) => readRule(rule, level)));
}

function readRule(rule: CssRule, level: number): Read<StyleRule> {
	const { at, prelude, block } = rule;
	if (at) return readAtRule(rule, at, level);
	// A rule without a block ends with the style sheet.
	if (!block) return unread(faultOn(prelude[0], notAllowed.unreadableStyle));
	const { css, content, faults } = readBlock(block, "*");
	const selectors = splitAt(prelude, ",").map(selectorOf);
	return {
		css: `${print(prelude)}{${css}}\n`,
		content: [{ selectors, declarations: content }],
		faults: [...faultsOf("", prelude), ...faults],
	};
}

function readAtRule(
	{ prelude, block }: CssRule,
	at: CSSToken,
	level: number,
): Read<StyleRule> {
	const name = isTokenAtKeyword(at) ? at[4].value.toLowerCase() : "";
	if (name === "charset") return joined([]);
	if (name === "font-face" && block) return readFont(block);
	const problem = /^(-\w+-)?keyframes$/.test(name)
		? notAllowed.moving
		: groupingRules.has(name) && level < maxGroups
			? undefined
			: forbiddenStyle(`@${name}`);
	if (problem) return unread(faultOn(at, problem));
	const { css, content, faults } = readRules(block ?? [], level + 1);
	return {
		css: `@${name} ${print(prelude)}${block ? `{\n${css}}` : ";"}\n`,
		content,
		faults: [...faultsOf("", prelude), ...faults],
	};
}

function readFont(block: readonly CSSToken[]): Read<never> {
	const kept = declarationsOf(block).filter(({ property }) =>
		fontDescriptors.has(property),
	);
	return {
		css: `@font-face{${kept.map(({ property, value }) => `${property}:${print(value)}`).join(";")}}\n`,
		content: [],
		faults: kept.flatMap(({ property, value }) => faultsOf(property, value)),
	};
}

/** Reads declarations; leaves out those that no browser draws anything by. */
function readBlock(
	tokens: readonly CSSToken[],
	element: string,
): Read<Declaration> {
	const nested = tokens.find(([, written]) => written === "{");
	if (nested) return unread(faultOn(nested, forbiddenStyle("{ }")));
	const read = declarationsOf(tokens).map((each) =>
		readDeclaration(each, element),
	);
	const written = read.map(({ css }) => css).filter(Boolean);
	return { ...joined(read), css: written.join(";") };
}

function readDeclaration(
	{ property, token, value }: CssDeclaration,
	element: string,
): Read<Declaration> {
	const problem = propertyProblem(property, value, element);
	if (problem) return unread(faultOn(token, problem));
	if (!isKept(property)) return { css: "", content: [], faults: [] };
	const faults = faultsOf(property, value);
	const text = print(value);
	const references = referencesOf(value);
	// A name that the drawing gives itself may have signs that are escaped.
	const name = property.startsWith("--") ? print([token]) : property;
	return {
		css: `${name}:${text}`,
		content: [{ property, value: text, references }],
		faults,
	};
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

/** The faults in the value of a property, or in the prelude of a rule (then without a property). */
function faultsOf(property: string, tokens: readonly CSSToken[]): Fault[] {
	return tokens.flatMap((token, index) => {
		const address = addressOf(tokens, index);
		const problem =
			address === undefined
				? functionProblem(token)
				: addressProblem(property, address);
		return problem ? [faultOn(token, problem)] : [];
	});
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

function referencesOf(tokens: readonly CSSToken[]): string[] {
	return tokens.flatMap((_, index) => {
		const address = addressOf(tokens, index);
		return address !== undefined && isFragment(address) ? [idOf(address)] : [];
	});
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

function joined<Content>(parts: readonly Read<Content>[]): Read<Content> {
	return {
		css: parts.map(({ css }) => css).join(""),
		content: parts.flatMap(({ content }) => content),
		faults: parts.flatMap(({ faults }) => faults),
	};
}

function faultOn(token: CSSToken | undefined, explanation: Explanation): Fault {
	const start = token ? startOf(token) : 0;
	const length = token ? endOf(token) - start : 1;
	return { start, length, ...explanation };
}
