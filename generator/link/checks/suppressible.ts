import type { Memo } from "../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	type Hint,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { hintToWrite, insertFact } from "../../diagnostics/nearest.ts";
import { formatChoice } from "../../languages/format.ts";
import { messageTags } from "../../languages/message-language.ts";
import type { ContentEntry, WrittenFigure } from "../../types.ts";
import type { Facts } from "../model.ts";
import { reaches } from "./allowances.ts";
import type { Finding } from "./causes.ts";

/**
 * Warnings that a comment can suppress: facts written by hand and findings of the site's own checks. A comment that suppresses
 * nothing is reported too.
 */
export function checkSuppressible(
	entries: Entries,
	facts: Facts,
	memo: Memo,
): Finding[] {
	const values = namesOfValues(facts, entries.site, memo);
	const ofSite = entries.site.suppressibleChecks.flatMap((check) =>
		check(entries),
	);
	const ofFiles = groupBy(ofSite, ({ file }) => file);
	return entries.content.flatMap((entry) => {
		const byHand = handwritten(entry, values);
		const warnings: Finding[] = [
			...byHand,
			...entry.lintFindings.filter((each) => !byHand.some(covers(each))),
			...(ofFiles.get(entry.file) ?? []),
		];
		const open = warnings.filter(
			({ line }) => !entry.suppressions.some((each) => reaches(each, line)),
		);
		return [...open, ...unused(entry, warnings)];
	});
}

/** The names of facts by the key of their value. */
function namesOfValues(
	facts: Facts,
	{ figures }: SiteDefinition,
	memo: Memo,
): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	for (const [name, words] of facts) {
		if (!figures.families.includes(name.split(".")[0] ?? "")) continue;
		const [figure] = memo.call(figures.find, words);
		if (figure?.length !== words.length) continue;
		found.set(figure.key, [...(found.get(figure.key) ?? []), name]);
	}
	return found;
}

function handwritten(
	{ file, figures }: ContentEntry,
	values: ReadonlyMap<string, readonly string[]>,
): Diagnostic[] {
	return figures.flatMap((figure) => {
		const { key, written, place } = figure;
		const names = values.get(key)?.map((name) => `{{${name}}}`);
		if (!names) return [];
		return [
			warningAt(file, place, "handwritten-fact", {
				message: {
					en: `${written} is ${formatChoice(names, messageTags.en)}. Written out in the text, it doesn't change with the fact.`,
					da: `${written} er ${formatChoice(names, messageTags.da)}. Når det er skrevet direkte i teksten, følger det ikke med, når oplysningen ændres.`,
				},
				hint: { ...cite(names, figure), onPage: insertFact },
			}),
		];
	});
}

/** The hint to cite the fact; replaces the figure if that is on one line and a citation is allowed there. */
function cite(
	[fact = "", ...others]: readonly string[],
	{ written, place, unquoted }: WrittenFigure,
): Hint {
	if (others.length > 0)
		return {
			en: "Write the one you mean.",
			da: "Skriv den, du mener.",
		};
	if (unquoted)
		return {
			en: `Write ${fact}, and put the whole text in quotes.`,
			da: `Skriv ${fact}, og sæt hele teksten i citationstegn.`,
		};
	const { replacement: _, ...words } = hintToWrite(fact);
	return place.length === written.length ? hintToWrite(fact) : words;
}

/** Whether two warnings overlap: one slip is reported once. */
function covers(inner: Diagnostic): (outer: Diagnostic) => boolean {
	return ({ line, column, length }) =>
		line === inner.line &&
		column < inner.column + inner.length &&
		inner.column < column + length;
}

function unused(
	entry: ContentEntry,
	warnings: readonly Diagnostic[],
): Diagnostic[] {
	const { file, suppressions } = entry;
	return suppressions
		.filter((each) => !warnings.some(({ line }) => reaches(each, line)))
		.map(({ place }) =>
			warningAt(file, place, "allowance", {
				message: {
					en: "This comment suppresses no warning.",
					da: "Kommentaren slår ikke nogen advarsel fra.",
					onPage: {
						en: "A note in the file allows a warning that is no longer given.",
						da: "En bemærkning i filen tillader en advarsel, der ikke længere gives.",
					},
				},
				hint: {
					en: "Delete it, or move it to the line it is about.",
					da: "Slet den, eller flyt den til den linje, den handler om.",
					onPage: {
						en: "It may be deleted.",
						da: "Den kan slettes.",
					},
				},
			}),
		);
}
