import type { LintFinding, Locale, SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { ContentEntry } from "../types.ts";
import { placeAt } from "./decode.ts";
import type { Locator } from "./locate.ts";

/** What the words of a file give a person to look at. */
export type Notes = Pick<ContentEntry, "figures" | "remarks">;

/** Notes of a text that gives none. */
export const noNotes: Notes = { figures: [], remarks: [] };

/** Notes of several texts as one. */
export function joinNotes(notes: readonly Notes[]): Notes {
	return {
		figures: notes.flatMap(({ figures }) => figures),
		remarks: notes.flatMap(({ remarks }) => remarks),
	};
}

/** Where words stand, and in which language. */
type Stand = {
	readonly file: string;
	readonly locale: Locale;
	readonly site: SiteDefinition;
	readonly locate: Locator;
	/** Whether a citation at an offset would need quotes around the whole text. */
	readonly isUnquoted?: (offset: number) => boolean;
};

/** The figures in the visible words of a text, and what is remarkable about its wording. */
export function takeNotes(words: string, stand: Stand): Notes {
	return {
		figures: stand.site.figures.find(words).map(({ key, index, length }) => ({
			key,
			written: words.slice(index, index + length).replaceAll(/\s+/g, " "),
			place: stand.locate(index, lengthOnLine(words, index, length)),
			...(stand.isUnquoted?.(index) && { unquoted: true }),
		})),
		remarks: lintWords(words, stand),
	};
}

function lintWords(
	words: string,
	{ file, locale, locate, site }: Stand,
): Diagnostic[] {
	return site.lint.flatMap((rule) =>
		(rule.words?.(words, locale) ?? []).map((found) =>
			diagnosticOf(
				file,
				locate(found.index, lengthOnLine(words, found.index, found.length)),
				found,
			),
		),
	);
}

/** What the rules of the site say of a file as it is written. */
export function lintFile(
	file: string,
	text: string,
	{ lint }: SiteDefinition,
): Diagnostic[] {
	return lint.flatMap((rule) =>
		(rule.file?.(text) ?? []).map((found) =>
			diagnosticOf(file, placeAt(text, found.index, found.length), found),
		),
	);
}

function diagnosticOf(
	file: string,
	place: Place,
	{ severity, code, message, hint }: LintFinding,
): Diagnostic {
	const at = severity === "error" ? errorAt : warningAt;
	return at(file, place, code, message, hint);
}

/** A place is a stretch of one line: what goes on in the next one is left out. */
function lengthOnLine(text: string, index: number, length: number): number {
	const [line = ""] = text.slice(index, index + length).split("\n");
	return line.trimEnd().length;
}
