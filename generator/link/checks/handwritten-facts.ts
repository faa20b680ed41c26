import type { Memo } from "../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { ContentEntry, Suppression } from "../../types.ts";
import type { Facts } from "../model.ts";

/**
 * Reports facts that texts spell out instead of citing, together with the other warnings that comments can suppress: those of
 * lint rules and of the site's own checks. A comment that suppresses nothing is reported, too.
 */
export function checkSuppressible(
	entries: Entries,
	facts: Facts,
	memo: Memo,
): Diagnostic[] {
	const names = groupFactsByValue(facts, entries.site, memo);
	const ofSite = groupBy(
		entries.site.suppressibleChecks.flatMap((check) => check(entries)),
		({ file }) => file,
	);
	return entries.content.flatMap((entry) => {
		const handwritten = findHandwrittenFacts(entry, names);
		const warnings = [
			...handwritten,
			...entry.lintFindings.filter(
				(each) => !handwritten.some((fact) => isOverlapping(fact, each)),
			),
			...(ofSite.get(entry.file) ?? []),
		];
		return [
			...warnings.filter((each) => !isSuppressed(each, entry.suppressions)),
			...findUnusedComments(entry, warnings),
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

/** The names of facts by the key of their value (`figures` of the definition). */
function groupFactsByValue(
	facts: Facts,
	{ figures }: SiteDefinition,
	memo: Memo,
): ReadonlyMap<string, readonly string[]> {
	const found = [...facts].flatMap(([name, text]) => {
		if (!figures.families.includes(name.split(".")[0] ?? "")) return [];
		const [figure] = memo.call(figures.find, text);
		return figure?.length === text.length ? [{ key: figure.key, name }] : [];
	});
	return new Map(
		[...groupBy(found, ({ key }) => key)].map(([key, all]) => [
			key,
			all.map(({ name }) => name),
		]),
	);
}

function findHandwrittenFacts(
	{ file, figures }: ContentEntry,
	names: ReadonlyMap<string, readonly string[]>,
): Diagnostic[] {
	return figures.flatMap(({ key, written, place, unquoted }) => {
		const citations = names.get(key)?.map((name) => `{{${name}}}`);
		if (!citations) return [];
		const values = { written, facts: { anyOf: citations } };
		const isOnOneLine = place.length === written.length;
		const fixes = citations.length === 1 && isOnOneLine ? citations : [];
		return [
			warningAt(
				file,
				place,
				unquoted
					? explain("handwritten-fact.unquoted", values)
					: explain("handwritten-fact.quoted", values, fixes),
			),
		];
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

function findUnusedComments(
	{ file, suppressions }: ContentEntry,
	warnings: readonly Diagnostic[],
): Diagnostic[] {
	return suppressions
		.filter(
			(comment) => !warnings.some((each) => isSuppressed(each, [comment])),
		)
		.map(({ place }) => warningAt(file, place, explain("allowance.unused")));
}
