import {
	type CSSToken,
	isTokenAtKeyword,
	isTokenBadString,
	isTokenBadURL,
	isTokenComment,
	isTokenFunction,
	isTokenString,
	isTokenURL,
	isTokenWhitespace,
	tokenize,
} from "@csstools/css-tokenizer";
import { atRules, functions } from "./allowed.ts";
import { notAllowed } from "./drawing-messages.ts";
import type { Explanation, Fault } from "./fault.ts";

/** Whether an address refers to an element of the same drawing by its id. */
export function isFragment(address: string): boolean {
	return /^#[^\s"'()<>\\]+$/.test(address);
}

/** Returns a style sheet, or a value of one, without its comments, and the faults in it. */
export function readStyle(css: string): {
	readonly css: string;
	readonly faults: readonly Fault[];
} {
	const tokens = tokenize({ css });
	const faults = tokens.flatMap((token, index) => {
		const explanation = problemOf(token, argumentOf(tokens, index));
		const [, , start, end] = token;
		return explanation
			? [{ start, length: end - start + 1, ...explanation }]
			: [];
	});
	return { css: tokens.map(withoutComment).join(""), faults };
}

/** An empty comment remains, since it separates the tokens around it. */
function withoutComment(token: CSSToken): string {
	return isTokenComment(token) ? "/**/" : token[1];
}

/** The string that is the only argument of a function, if it is. */
function argumentOf(
	tokens: readonly CSSToken[],
	index: number,
): string | undefined {
	const [only, next] = tokens
		.slice(index + 1, index + 5)
		.filter((token) => !isTokenWhitespace(token));
	return only && isTokenString(only) && next?.[1] === ")"
		? only[4].value
		: undefined;
}

function problemOf(
	token: CSSToken,
	argument: string | undefined,
): Explanation | undefined {
	if (isTokenURL(token)) return addressProblem(token[4].value);
	if (isTokenBadURL(token) || isTokenBadString(token)) return unreadable;
	if (isTokenAtKeyword(token)) {
		const name = token[4].value.toLowerCase();
		if (name === "font-face") return notAllowed.font;
		return atRules.has(name) ? undefined : forbiddenName(`@${name}`);
	}
	if (!isTokenFunction(token)) return undefined;
	const name = token[4].value.toLowerCase();
	if (name === "url") return addressProblem(argument ?? "");
	return functions.has(name) ? undefined : forbiddenName(`${name}()`);
}

function addressProblem(address: string) {
	return isFragment(address) ? undefined : explainOutside(address);
}

/** Returns the message and the hint for an address outside the drawing. */
export function explainOutside(address: string): Explanation {
	const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
	return {
		message: {
			en: `The drawing refers to “${shown}”, which is not part of it.`,
			da: `Tegningen henviser til »${shown}«, som ikke er en del af den.`,
		},
		hint: {
			en: "A drawing may only refer to its own parts, e.g. #name; put what it needs into the drawing itself.",
			da: "En tegning må kun henvise til sine egne dele, f.eks. #navn; læg det, den skal bruge, ind i selve tegningen.",
		},
	};
}

const unreadable: Explanation = {
	message: {
		en: "The style can't be read here: an address or a text in quotes is not closed.",
		da: "Stilen kan ikke læses her: en adresse eller en tekst i citationstegn er ikke afsluttet.",
	},
	hint: {
		en: "Export the drawing again as a plain SVG.",
		da: "Eksportér tegningen igen som almindelig SVG.",
	},
};

function forbiddenName(name: string): Explanation {
	return {
		message: {
			en: `The style uses ${name}, which is not allowed in drawings.`,
			da: `Stilen bruger ${name}, og det er ikke tilladt i tegninger.`,
		},
		hint: {
			en: "Delete it, or export the drawing again with styles as attributes (“presentation attributes”).",
			da: "Slet det, eller eksportér tegningen igen med stil som attributter (»presentation attributes«).",
		},
	};
}
