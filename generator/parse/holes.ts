import { type Diagnostic, errorAt } from "../diagnostic.ts";
import type { Part } from "../text.ts";
import type { Locator } from "./locate.ts";

/** A text split at its holes, with what is wrong about them. */
export type Split = {
	readonly parts: readonly Part[];
	readonly diagnostics: readonly Diagnostic[];
};

/** {{…}}, or one half of it, or a name in single braces. */
const citation =
	/\{\{((?:(?!\{\{|\}\}).)*)(\}\}|$)|\}\}|\{[a-z0-9-]+(?:\.[a-z0-9-]+)+\}/gms;

const factName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Splits a text at each `{{name.of-fact}}`. Anything else in double braces is reported. */
export function splitHoles(text: string, file: string, locate: Locator): Split {
	const parts: Part[] = [];
	const diagnostics: Diagnostic[] = [];
	let end = 0;
	for (const match of text.matchAll(citation)) {
		const [written, inside = "", close] = match;
		const fact = inside.trim();
		const place = locate(match.index, written.length);
		const problem = misuse(written, fact, close);
		if (problem) {
			const [message, hint] = problem;
			diagnostics.push(errorAt(file, place, "invalid-hole", message, hint));
			continue;
		}
		if (match.index > end) parts.push(text.slice(end, match.index));
		parts.push({ fact, place });
		end = match.index + written.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return { parts, diagnostics };
}

function misuse(
	written: string,
	fact: string,
	close: string | undefined,
): readonly [string, string] | undefined {
	const example =
		"A fact is cited by its name between double braces: {{price.session-1h}}.";
	if (/^\{[^{]/.test(written))
		return [
			"A fact is cited between two braces on each side.",
			`Write {${written}}.`,
		];
	if (written === "}}")
		return ["These braces close a citation that was never opened.", example];
	if (close === "")
		return [
			"The citation is opened with {{ and never closed with }}.",
			example,
		];
	if (!factName.test(fact))
		return [`${written} is not the name of a fact.`, example];
	return undefined;
}
