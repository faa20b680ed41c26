import { assemble } from "../assemble.ts";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import {
	compareSites,
	type PlacedChange,
	type Version,
} from "../compare/index.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearestPlace } from "../diagnostics/places.ts";
import type { Locale } from "../i18n/languages.ts";
import { modelOf } from "../link/index.ts";
import { type ChangedValue, factTrial, innermost } from "./fact-trial.ts";

/** A place of a file. */
type FilePlace = Pick<Diagnostic, "file" | "line" | "column">;

/** The places where a fact is defined, cited and shown. */
export type FactUsage = {
	readonly fact: string;
	readonly words: ReadonlyMap<Locale, string>;
	/** The values it is computed from. */
	readonly definitions: readonly FilePlace[];
	/** Facts that are computed from the same values and others, as the price of five from that of one. */
	readonly derived: readonly string[];
	/** The places of the content that cite it, or a derived fact. */
	readonly citations: readonly (FilePlace & { readonly fact: string })[];
	/** The places of the site that show it, page by page. */
	readonly shown: readonly PlacedChange[];
};

/**
 * Finds where a fact is used by changing it and comparing the sites: a page shows a fact where it changes with the fact.
 * For a fact computed from several values, these are the places that change with each of them. Undefined if there is no
 * such fact.
 */
export function usageOfFact(
	fact: string,
	built: Built & Version,
	memo: Memo,
): FactUsage | undefined {
	const words = wordsOf(fact, built);
	if (!words) return undefined;
	const trial = factTrial(built);
	const values = innermost(
		built.entries
			.flatMap((entry) => (entry.kind === "content" ? trial.change(entry) : []))
			.filter(({ facts }) => facts.includes(fact)),
	);
	const derived = intersectionOf(values.map(({ facts }) => facts))
		.filter((name) => name !== fact)
		.sort();
	return {
		fact,
		words,
		definitions: values.map(({ entry: { file, places }, path }) => {
			const { line, column } = nearestPlace(places, path);
			return { file, line, column };
		}),
		derived,
		citations: citationsOf([fact, ...derived], built),
		shown: shownPlaces(fact, values, built, memo),
	};
}

function wordsOf(
	fact: string,
	{ model }: Version,
): FactUsage["words"] | undefined {
	const words = [...model.facts].flatMap(([locale, facts]) => {
		const said = facts.get(fact);
		return said === undefined ? [] : [[locale, said] as const];
	});
	return words.length === model.facts.size ? new Map(words) : undefined;
}

function intersectionOf(lists: readonly (readonly string[])[]): string[] {
	const [first = [], ...others] = lists;
	return first.filter((item) => others.every((list) => list.includes(item)));
}

function citationsOf(
	facts: readonly string[],
	{ entries }: Built,
): FactUsage["citations"] {
	return entries.flatMap((entry) =>
		entry.kind === "content"
			? entry.citations
					.filter(({ fact }) => facts.includes(fact))
					.map(({ fact, place: { line, column } }) => ({
						file: entry.file,
						line,
						column,
						fact,
					}))
			: [],
	);
}

function shownPlaces(
	fact: string,
	values: readonly ChangedValue[],
	built: Built & Version,
	memo: Memo,
): PlacedChange[] {
	const [first = [], ...others] = values.map(({ entry, data }) => {
		const entries = built.entries.map((each) =>
			each === entry ? { ...entry, data } : each,
		);
		const model = modelOf(entries, built.site, built.date, memo);
		const other = { ...assemble(model, built, memo), model };
		return compareSites(built, other, memo);
	});
	if (others.length === 0) return first;
	const own = (changes: readonly PlacedChange[]) =>
		changes.filter(({ facts }) => facts.includes(fact));
	const elsewhere = others.map(
		(changes) => new Set(own(changes).map(changeKey)),
	);
	return own(first).filter((change) =>
		elsewhere.every((keys) => keys.has(changeKey(change))),
	);
}

/** Identity of a change without its new value. */
function changeKey({ page, part, from, before }: PlacedChange): string {
	return [page, part, from, before].join("\n");
}
