import type { BuiltSite } from "../build-types.ts";
import { findCollection } from "../definition.ts";
import { isPathWithin } from "../diagnostics/places.ts";
import { listLocales } from "../languages/languages.ts";
import { getValidEntries, indexEntries } from "../link/entries.ts";
import { listFactSources, listFactsFrom } from "../link/facts.ts";
import { isLocalized } from "../schema/localized.ts";
import type { ValuePath } from "../schema/map-data.ts";
import type { ContentEntry } from "../types.ts";
import {
	childrenOf,
	dataAt,
	othersThan,
	replacedInData,
} from "./origins/trial-data.ts";

/** Another value in place of one. */
type Other = { readonly path: ValuePath; readonly value: unknown };

/** A value of an entry that was changed on trial. */
export type ChangedValue = {
	readonly entry: ContentEntry;
	/** The way to it in the file. */
	readonly path: ValuePath;
	/** The entry's data with another value in its place. */
	readonly data: unknown;
	/** The facts whose words are then others; one that is missing doesn't count. */
	readonly facts: readonly string[];
};

/** The facts of some content, and their changes when a value is changed on trial. */
export type FactTrial = ReturnType<typeof factTrial>;

/** Computes the facts of some content. After a change, only those that read the changed file are computed again. */
export function factTrial({
	site,
	entries,
	date,
}: Pick<BuiltSite, "site" | "entries" | "date">) {
	const index = indexEntries(getValidEntries(entries), date, site);
	const sources = listFactSources({ site });
	const contents: ReadonlyMap<string, unknown> = new Map(
		sources.map((source) => [source.name, index.of(source)[0]?.data]),
	);
	const lists = sources.flatMap((source) =>
		listLocales(site).map((locale) => {
			const asked = new Set([source.name]);
			const facts = listFactsFrom(contents, source, locale, site, asked);
			return { source, locale, asked, facts };
		}),
	);
	const facts = new Map(
		listLocales(site).map((code) => [
			code,
			new Map(
				lists.flatMap((each) => (each.locale === code ? each.facts : [])),
			),
		]),
	);
	/** Whether a value is one of a choice: the site's code has no others, and facts may be named after them. */
	function isChoice({ collection, raw }: ContentEntry, other: Other): boolean {
		const schema = findCollection(site, collection)?.schema;
		if (!schema || typeof other.value !== "string") return false;
		const changed = replacedInData(raw, other.path, other.value);
		const issues = schema.safeParse(changed).error?.issues ?? [];
		return issues.some(
			({ code, path }) =>
				code === "invalid_value" && isPathWithin(other.path, path),
		);
	}
	function changedBy({ collection }: ContentEntry, data: unknown): string[] {
		const changed = new Map(contents).set(collection, data);
		const names = lists
			.filter(({ asked }) => asked.has(collection))
			.flatMap(({ source, locale }) => {
				const before = facts.get(locale);
				return listFactsFrom(changed, source, locale, site)
					.filter(
						([name, words]) => before?.has(name) && before.get(name) !== words,
					)
					.map(([name]) => name);
			});
		return [...new Set(names)];
	}
	return {
		/** All facts, by language. */
		facts,
		/** Changes each value of an entry at a path and within it, to several others, and returns those that facts follow. */
		change: (
			entry: ContentEntry,
			path: ValuePath = [],
		): readonly ChangedValue[] =>
			contents.has(entry.collection)
				? othersIn(dataAt(entry.data, path), path)
						.filter((other) => !isChoice(entry, other))
						.map(({ path, value }) => {
							const data = replacedInData(entry.data, path, value);
							return { entry, path, data, facts: changedBy(entry, data) };
						})
						.filter((each) => each.facts.length > 0)
				: [],
	};
}

/** Drops what is around another of the values, as the list that one is in, and all but the first trial of each. */
export function innermost(values: readonly ChangedValue[]): ChangedValue[] {
	return values.filter(({ entry, path }, index) =>
		values.every(
			(other, otherIndex) =>
				other.entry !== entry ||
				!isPathWithin(other.path, path) ||
				(other.path.length === path.length && otherIndex >= index),
		),
	);
}

/** Other values for those in a value of parsed content that facts may be computed from: not texts, which cite facts. */
function othersIn(value: unknown, path: ValuePath): Other[] {
	// A localized value is one value.
	if (isLocalized(value))
		return Object.values(value.values).every((own) => typeof own === "string")
			? othersThan(value).map((other) => ({ path, value: other }))
			: [];
	const isPlain = typeof value !== "object";
	const others = Array.isArray(value) ? [[]] : isPlain ? othersThan(value) : [];
	return [
		...others.map((other) => ({ path, value: other })),
		...childrenOf(value, path).flatMap(([at, child]) => othersIn(child, at)),
	];
}
