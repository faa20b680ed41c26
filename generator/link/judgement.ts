import { type Diagnostic, warningAt, worded } from "../diagnostic.ts";
import { groupBy } from "../group-by.ts";
import { formatChoice } from "../locale.ts";
import { figuresIn } from "../notation.ts";
import { remembered } from "../remember.ts";
import type { Allowance, ContentEntry } from "../types.ts";
import type { Entries } from "./entries.ts";
import { type Facts, families } from "./facts.ts";

/**
 * What a person should look at: facts written by hand, remarkable words, and `more` of other passes; all
 * but what a comment allows. A comment that allows nothing is told of in its turn.
 */
export function checkJudgement(
	entries: Entries,
	facts: Facts,
	more: readonly Diagnostic[],
): Diagnostic[] {
	const values = namesOfValues(facts);
	const certain = (Object.keys(families) as (keyof typeof families)[]).every(
		(source) => entries.only(source) !== undefined,
	);
	const moreOf = groupBy(more, ({ file }) => file);
	return entries.content.flatMap((entry) => {
		const byHand = handwritten(entry, values);
		const judged = [
			...byHand,
			...entry.remarks.filter((remark) => !byHand.some(covers(remark))),
			...(moreOf.get(entry.file) ?? []),
		];
		const open = judged.filter(
			({ line }) => !entry.allowances.some((each) => reaches(each, line)),
		);
		// What could not be read may hold what a comment allows.
		return entry.data === undefined || !certain
			? open
			: [...open, ...unused(entry, judged)];
	});
}

/** Families of facts that are recognised in words: those whose words say what they are. */
const recognised: readonly string[] = [
	"price",
	"fee",
	"percent",
	"code",
	"contact",
	"time",
];

/** From the value of a fact to the names of all facts that have it. */
const namesOfValues = remembered(
	(facts: Facts): ReadonlyMap<string, readonly string[]> => {
		const found = new Map<string, string[]>();
		for (const [name, words] of facts) {
			const [figure] = figuresIn(words);
			if (!figure || figure.length !== words.length) continue;
			if (!recognised.includes(name.split(".")[0] ?? "")) continue;
			found.set(figure.key, [...(found.get(figure.key) ?? []), name]);
		}
		return found;
	},
);

function handwritten(
	{ file, figures }: ContentEntry,
	values: ReadonlyMap<string, readonly string[]>,
): Diagnostic[] {
	return figures.flatMap(({ key, written, place }) => {
		const names = values.get(key)?.map((name) => `{{${name}}}`);
		if (!names) return [];
		const one = names.length === 1;
		return [
			warningAt(
				file,
				place,
				"handwritten-fact",
				{
					en: `${written} is ${formatChoice(names, "en")}: written by hand, it stays as it is when the fact changes.`,
					da: `${written} er ${formatChoice(names, "da")}: skrevet i hånden følger det ikke med, når oplysningen ændres.`,
				},
				one
					? worded(
							(language) =>
								`${{ en: "Write", da: "Skriv" }[language]} ${names[0]}.`,
						)
					: {
							en: "Write the one that is meant.",
							da: "Skriv den, der er ment.",
						},
			),
		];
	});
}

/** Whether one warning stands where another does: one slip is told about once. */
function covers(inner: Diagnostic): (outer: Diagnostic) => boolean {
	return ({ line, column, length }) =>
		line === inner.line &&
		column < inner.column + inner.length &&
		inner.column < column + length;
}

function reaches({ from, to }: Allowance, line: number): boolean {
	return from <= line && line <= to;
}

function unused(
	{ file, allowances }: ContentEntry,
	judged: readonly Diagnostic[],
): Diagnostic[] {
	return allowances
		.filter((each) => !judged.some(({ line }) => reaches(each, line)))
		.map(({ place }) =>
			warningAt(
				file,
				place,
				"allowance",
				{
					en: "There is nothing here that this comment allows.",
					da: "Der er ikke noget her, som kommentaren tillader.",
				},
				{
					en: "Delete it, or move it to the line that it is about.",
					da: "Slet den, eller flyt den til den linje, den handler om.",
				},
			),
		);
}
