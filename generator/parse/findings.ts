import type { LintFinding, SiteDefinition } from "../definition.ts";
import {
	explainSiteProblem,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import type { Locale } from "../languages/languages.ts";
import type { Citation } from "../schema/text-values.ts";
import type { FoundReference, FoundText, WrittenFigure } from "../types.ts";
import { createLocator } from "./decode.ts";
import type { Locator } from "./problem.ts";

/** The findings of a file besides its data. The functions that parse its parts add to these lists. */
export type Findings = {
	readonly problems: Problem[];
	readonly lintFindings: Problem[];
	readonly figures: WrittenFigure[];
	readonly citations: Citation[];
	readonly references: FoundReference[];
	readonly texts: FoundText[];
};

/** Creates lists of findings: the known problems, and nothing else. */
export function createFindings(problems: readonly Problem[]): Findings {
	return {
		problems: [...problems],
		lintFindings: [],
		figures: [],
		citations: [],
		references: [],
		texts: [],
	};
}

/** The language of a text, the places of its characters, and the findings of its file. */
export type TextSource = {
	readonly locale: Locale;
	readonly site: SiteDefinition;
	readonly findings: Findings;
	readonly locate: Locator;
	/** Whether it is YAML without quotes, so that a citation may need quotes around it. */
	readonly isPlain?: boolean;
};

/** Finds the figures in the visible words of a text, and applies the lint rules for words. */
export function checkWords(words: string, source: TextSource): void {
	const { site, locale, findings, locate, isPlain } = source;
	for (const { key, index, length } of site.figures.find(words))
		findings.figures.push({
			key,
			written: words.slice(index, index + length).replaceAll(/\s+/g, " "),
			place: locate(index, length),
			...(isPlain && { unquoted: true }),
		});
	for (const { words: rule } of site.lint)
		findings.lintFindings.push(
			...toLintProblems(rule?.(words, locale), locate),
		);
}

/** Applies the lint rules for whole files. */
export function lintFile(text: string, { lint }: SiteDefinition): Problem[] {
	const locate = createLocator(text);
	return lint.flatMap(({ file }) => toLintProblems(file?.(text), locate));
}

function toLintProblems(
	found: readonly LintFinding[] = [],
	locate: Locator,
): Problem[] {
	return found.map(({ index, length, severity, code, ...problem }) =>
		problemAt(locate(index, length), {
			...explainSiteProblem(code, problem),
			severity,
		}),
	);
}
