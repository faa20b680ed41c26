import type { LintFinding, SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { Locale } from "../i18n/languages.ts";
import type { ContentEntry } from "../types.ts";
import { placesIn } from "./decode.ts";
import type { Locator } from "./locate.ts";

/** The figures in a text, which may be facts, and what the lint rules of the site report. */
export type TextFindings = Pick<ContentEntry, "figures" | "lintFindings">;

/** The findings of an empty text. */
export const noFindings: TextFindings = { figures: [], lintFindings: [] };

/** Joins the findings of several texts, in their order. */
export function joinFindings(findings: readonly TextFindings[]): TextFindings {
	return {
		figures: findings.flatMap(({ figures }) => figures),
		lintFindings: findings.flatMap(({ lintFindings }) => lintFindings),
	};
}

/** A text's file and language. */
export type TextSource = {
	readonly file: string;
	readonly locale: Locale;
	readonly site: SiteDefinition;
	readonly locate: Locator;
	/** For a text in YAML: whether a citation at an offset would need quotes around the whole text. */
	readonly isUnquoted?: (offset: number) => boolean;
};

/** Finds the figures in the visible words of a text, and lints them. */
export function findInText(words: string, source: TextSource): TextFindings {
	return {
		figures: source.site.figures.find(words).map(({ key, index, length }) => ({
			key,
			written: words.slice(index, index + length).replaceAll(/\s+/g, " "),
			place: source.locate(index, length),
			...(source.isUnquoted?.(index) && { unquoted: true }),
		})),
		lintFindings: lintWords(words, source),
	};
}

function lintWords(
	words: string,
	{ file, locale, locate, site }: TextSource,
): Diagnostic[] {
	return site.lint.flatMap((rule) =>
		(rule.words?.(words, locale) ?? []).map((found) =>
			diagnosticOf(file, locate(found.index, found.length), found),
		),
	);
}

/** Runs the lint rules that check a file as it is written. */
export function lintFile(
	file: string,
	text: string,
	{ lint }: SiteDefinition,
): Diagnostic[] {
	const placeAt = placesIn(text);
	return lint.flatMap((rule) =>
		(rule.file?.(text) ?? []).map((found) =>
			diagnosticOf(file, placeAt(found.index, found.length), found),
		),
	);
}

function diagnosticOf(
	file: string,
	place: Place,
	finding: LintFinding,
): Diagnostic {
	const at = finding.severity === "error" ? errorAt : warningAt;
	return at(file, place, finding.code, finding);
}
