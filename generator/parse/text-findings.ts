import type { LintFinding, SiteDefinition } from "../definition.ts";
import {
	explainSiteProblem,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import type { Locale } from "../languages/languages.ts";
import type { WrittenFigure } from "../types.ts";
import { createLocator } from "./decode.ts";
import type { Locator } from "./problem.ts";

/** The figures in a text, which may be values of facts, and the findings of the site's lint rules. */
export type TextFindings = {
	readonly figures: readonly WrittenFigure[];
	readonly lintFindings: readonly Problem[];
};

/** Joins the findings of several texts, in their order. */
export function joinFindings(findings: readonly TextFindings[]): TextFindings {
	return {
		figures: findings.flatMap(({ figures }) => figures),
		lintFindings: findings.flatMap(({ lintFindings }) => lintFindings),
	};
}

/** The language of a text, and the places of its characters. */
export type TextSource = {
	readonly locale: Locale;
	readonly site: SiteDefinition;
	readonly locate: Locator;
	/** In YAML: whether a citation at an offset needs quotes around the whole text. */
	readonly isUnquoted?: (offset: number) => boolean;
};

/** Finds figures in the visible words of a text, and runs the lint rules for words. */
export function findFiguresAndLint(
	words: string,
	{ site, locale, locate, isUnquoted }: TextSource,
): TextFindings {
	return {
		figures: site.figures.find(words).map(({ key, index, length }) => ({
			key,
			written: words.slice(index, index + length).replaceAll(/\s+/g, " "),
			place: locate(index, length),
			...(isUnquoted?.(index) && { unquoted: true }),
		})),
		lintFindings: site.lint.flatMap(({ words: rule }) =>
			toLintProblems(rule?.(words, locale), locate),
		),
	};
}

/** Runs the lint rules for whole files. */
export function lintFile(text: string, { lint }: SiteDefinition): Problem[] {
	const locate = createLocator(text);
	return lint.flatMap(({ file }) => toLintProblems(file?.(text), locate));
}

function toLintProblems(
	found: readonly LintFinding[] | undefined,
	locate: Locator,
): Problem[] {
	return (found ?? []).map((finding) => ({
		...problemAt(
			locate(finding.index, finding.length),
			explainSiteProblem(finding.code, finding),
		),
		severity: finding.severity,
	}));
}
