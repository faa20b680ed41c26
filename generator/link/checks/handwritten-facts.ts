import type { Memo } from "../../cache/memo.ts";
import type { Entries, Fact, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { ContentEntry, Suppression } from "../../types.ts";

/**
 * Reports facts that texts spell out instead of citing, together with the other warnings that comments can suppress: those of
 * lint rules, of the site's own checks, and the given ones. A comment that suppresses nothing is reported, too.
 */
export function checkSuppressible(
	entries: Entries,
	facts: readonly Fact[],
	memo: Memo,
	given: readonly Diagnostic[],
): Diagnostic[] {
	const { content, site } = entries;
	const factsByFigure = memo.call(groupFactsByFigure, facts, site.figures);
	const ofChecks = groupBy(
		[
			...given,
			...site.checks
				.filter(({ isSuppressible }) => isSuppressible)
				.flatMap((check) => check(entries)),
		],
		({ file }) => file,
	);
	return content.flatMap((entry) => {
		const { file, suppressions } = entry;
		const handwritten = findHandwrittenFacts(entry, factsByFigure);
		const warnings = [
			...handwritten,
			...entry.lintFindings.filter(
				(each) => !handwritten.some((fact) => isOverlapping(fact, each)),
			),
			...(ofChecks.get(file) ?? []),
		];
		const unused = suppressions.filter(
			(comment) => !warnings.some((each) => isSuppressed(each, [comment])),
		);
		return [
			...warnings.filter((each) => !isSuppressed(each, suppressions)),
			...unused.map(({ place }) =>
				warningAt(file, place, explain("allowance.unused")),
			),
		];
	});
}

/** Whether a comment suppresses a warning. */
export function isSuppressed(
	{ line }: Diagnostic,
	suppressions: readonly Suppression[],
): boolean {
	return suppressions.some(({ from, to }) => from <= line && line <= to);
}

/** Groups facts by the key of the figure that is their whole text (`figures` of the definition). */
function groupFactsByFigure(
	facts: readonly Fact[],
	{ families, find }: SiteDefinition["figures"],
): ReadonlyMap<string | undefined, readonly Fact[]> {
	const cited = facts.filter(([name]) =>
		families.includes(name.split(".")[0] ?? ""),
	);
	return groupBy(cited, ([, text]) => {
		const [figure] = find(text);
		return figure?.length === text.length ? figure.key : undefined;
	});
}

function findHandwrittenFacts(
	{ file, figures }: ContentEntry,
	factsByFigure: ReturnType<typeof groupFactsByFigure>,
): Diagnostic[] {
	return figures.flatMap(({ key, written, place, unquoted }) => {
		const citations = factsByFigure.get(key)?.map(([name]) => `{{${name}}}`);
		if (!citations) return [];
		const values = { written, facts: { anyOf: citations } };
		const isOnOneLine = place.length === written.length;
		const fixes = citations.length === 1 && isOnOneLine ? citations : [];
		const explanation = unquoted
			? explain("handwritten-fact.unquoted", values)
			: explain("handwritten-fact.quoted", values, fixes);
		return [warningAt(file, place, explanation)];
	});
}

/** Whether two problems are about the same text, which is reported once. */
function isOverlapping(a: Diagnostic, b: Diagnostic): boolean {
	return (
		a.line === b.line &&
		a.column < b.column + b.length &&
		b.column < a.column + a.length
	);
}
