import type { Built } from "../build-types.ts";
import { type Path, replaced } from "../diagnostics/places.ts";
import { type Locale, localesOf } from "../i18n/languages.ts";
import { indexEntries, soundOnes } from "../link/entries.ts";
import { factSources, factsFrom } from "../link/facts.ts";
import type { Facts } from "../link/model.ts";
import type { ContentEntry } from "../types.ts";

/** The facts of some content, and what becomes of them when a value is changed on trial. */
export type FactTrial = {
	/** All facts, by language. */
	readonly facts: ReadonlyMap<Locale, Facts>;
	/** Whether facts are made from an entry. */
	isSource(entry: Pick<ContentEntry, "collection">): boolean;
	/** The facts whose words change when the value at a path of an entry's data does; one that is then missing doesn't count. */
	changedBy(entry: ContentEntry, path: Path, value: unknown): readonly string[];
};

/** Computes the facts of some content. After a change, only those that read the changed file are computed again. */
export function factTrial({
	site,
	entries,
	date,
}: Pick<Built, "site" | "entries" | "date">): FactTrial {
	const index = indexEntries(soundOnes(entries), date, site);
	const sources = factSources({ site });
	const contents: ReadonlyMap<string, unknown> = new Map(
		sources.map((source) => [source.name, index.of(source)[0]?.data]),
	);
	const lists = sources.map((source) => {
		const asked = new Set([source.name]);
		const inEach = localesOf(site).map(
			(locale) => [locale, factsFrom(contents, source, locale, asked)] as const,
		);
		return { source, asked, inEach };
	});
	const facts = new Map(
		localesOf(site).map((locale) => [
			locale,
			new Map(lists.flatMap(({ inEach }) => new Map(inEach).get(locale) ?? [])),
		]),
	);
	return {
		facts,
		isSource: ({ collection }) => contents.has(collection),
		changedBy: (entry, path, value) => {
			const changed = new Map(contents).set(
				entry.collection,
				replaced(entry.data, path, value),
			);
			const names = lists
				.filter(({ asked }) => asked.has(entry.collection))
				.flatMap(({ source }) =>
					localesOf(site).flatMap((locale) => {
						const before = facts.get(locale);
						return factsFrom(changed, source, locale)
							.filter(
								([name, words]) =>
									before?.has(name) && before.get(name) !== words,
							)
							.map(([name]) => name);
					}),
				);
			return [...new Set(names)];
		},
	};
}
