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
import type { Wording } from "../../diagnostics/diagnostic.ts";
import { atRules, functions } from "./allowed.ts";
import { notAllowed } from "./drawing-messages.ts";

/** What is wrong with a stretch of a text: where it begins and how long it is, and what to do. */
export type Fault = {
	readonly start: number;
	readonly length: number;
	readonly message: Wording;
	readonly hint: Wording;
};

/** Part of the same drawing: what it refers to by its id. */
export function isFragment(address: string): boolean {
	return /^#[^\s"'()<>\\]+$/.test(address);
}

/** A style sheet, or a value of one → the same without comments, and what of it may not stand in a drawing. */
export function readStyle(css: string): {
	readonly css: string;
	readonly faults: readonly Fault[];
} {
	const tokens = tokenize({ css });
	const faults = tokens.flatMap((token, index) => {
		const told = problemOf(token, argumentOf(tokens, index));
		const [, , start, end] = token;
		return told ? [{ start, length: end - start + 1, ...told }] : [];
	});
	return { css: tokens.map(withoutComment).join(""), faults };
}

/** Of a comment its signs remain, since they part what stands around it. */
function withoutComment(token: CSSToken): string {
	return isTokenComment(token) ? "/**/" : token[1];
}

/** The one string that a function is given, if it is given just one. */
function argumentOf(
	tokens: readonly CSSToken[],
	index: number,
): string | undefined {
	const [only, behind] = tokens
		.slice(index + 1, index + 5)
		.filter((token) => !isTokenWhitespace(token));
	return only && isTokenString(only) && behind?.[1] === ")"
		? only[4].value
		: undefined;
}

function problemOf(
	token: CSSToken,
	argument: string | undefined,
): Omit<Fault, "start" | "length"> | undefined {
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

/** What is said of an address that is none within the drawing. */
export function explainOutside(
	address: string,
): Pick<Fault, "message" | "hint"> {
	const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
	return {
		message: {
			en: `The drawing refers to “${shown}”, which is no part of it.`,
			da: `Tegningen henviser til »${shown}«, som ikke er en del af den.`,
		},
		hint: {
			en: "A drawing may refer only to its own parts, as #name; put what it needs into the drawing itself.",
			da: "En tegning må kun henvise til sine egne dele, f.eks. #navn; læg det, den skal bruge, ind i selve tegningen.",
		},
	};
}

const unreadable: Pick<Fault, "message" | "hint"> = {
	message: {
		en: "The style can't be read here: an address or a text in quotes is not closed.",
		da: "Stilen kan ikke læses her: en adresse eller en tekst i citationstegn er ikke afsluttet.",
	},
	hint: {
		en: "Export the drawing again as a plain SVG.",
		da: "Eksportér tegningen igen som almindelig SVG.",
	},
};

function forbiddenName(name: string): Pick<Fault, "message" | "hint"> {
	return {
		message: {
			en: `The style uses ${name}, which drawings must not have.`,
			da: `Stilen bruger ${name}, og det må tegninger ikke.`,
		},
		hint: {
			en: "Delete it, or export the drawing again with styles as attributes (“presentation attributes”).",
			da: "Slet det, eller eksportér tegningen igen med stil som attributter (»presentation attributes«).",
		},
	};
}
