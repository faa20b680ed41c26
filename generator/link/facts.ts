import { cacheByObject } from "../cache/by-object.ts";
import type { Memo } from "../cache/memo.ts";
import type {
	Collection,
	CollectionOf,
	Entries,
	Fact,
	FactContext,
	FactSource,
	SiteDefinition,
} from "../definition.ts";
import { isPathWithin, type Path } from "../diagnostics/places.ts";
import { createCollectionError } from "../diagnostics/site-error.ts";
import { getDefaultLocale, type Locale } from "../languages/languages.ts";
import type { ContentEntry } from "../types.ts";
import { getCollectionName } from "./entries.ts";
import { listNames } from "./targets.ts";

/** A collection that facts are made from. */
type FactCollection = Collection & { readonly facts: FactSource };

/** Returns the collections that facts are made from. */
export function listFactSources({
	site,
}: Pick<Entries, "site">): FactCollection[] {
	return site.collections.filter((each): each is FactCollection =>
		Boolean(each.facts),
	);
}

/** The place in an entry's data that defines a fact. */
type FactDefinition = { readonly entry: ContentEntry; readonly path: Path };

/** Finds the places that define a fact, or should: mostly one. `isSearched` selects the collections. */
export function findFactDefinitions(
	fact: string,
	entries: Entries,
	isSearched: (collection: Collection) => boolean = () => true,
): readonly FactDefinition[] {
	const context = getFactContext(entries);
	return listFactSources(entries)
		.filter(isSearched)
		.flatMap((source) =>
			entries.of(source).flatMap((entry) => {
				const { definedAt } = source.facts;
				const paths = definedAt?.(fact.split("."), entry.data, context);
				return (paths ?? []).map((path) => ({ entry, path }));
			}),
		);
}

/** Returns the context in which facts of entries are defined: sources cache their facts by it. */
const getFactContext = cacheByObject(
	(entries: Entries): FactContext => ({
		locale: getDefaultLocale(entries.site),
		only: (collection) => entries.of(collection)[0]?.data,
	}),
);

/** Whether the definition of a fact refers to something that doesn't exist, which is reported itself. */
export function hasMissingReference(fact: string, entries: Entries): boolean {
	return findFactDefinitions(fact, entries).some(
		({ entry, path: definition }) =>
			entry.references.some(
				({ reference: { target, name }, path }) =>
					isPathWithin(path, definition) &&
					!listNames(target, entries).includes(name),
			),
	);
}

/** Lists all facts in a language, in order. A name may occur twice, which `checkFactNames` reports. */
export function listFacts(
	entries: Entries,
	locale: Locale,
	memo: Memo,
): readonly Fact[] {
	const contents = listFactSources(entries).map(
		(source) => entries.of(source)[0]?.data,
	);
	return memo.call(listFactsOf, entries.site, locale, ...contents);
}

function listFactsOf(
	site: SiteDefinition,
	locale: Locale,
	...contents: readonly unknown[]
): readonly Fact[] {
	const sources = listFactSources({ site });
	const byName = new Map(
		sources.map(({ name }, index) => [name, contents[index]]),
	);
	return sources.flatMap((source) =>
		listFactsFrom(byName, source, locale, site),
	);
}

/**
 * Lists the facts of a collection in a language. `contents` has the content of all fact sources by collection name; the
 * names that the collection reads are added to `asked`.
 */
function listFactsFrom(
	contents: ReadonlyMap<string, unknown>,
	source: FactCollection,
	locale: Locale,
	site: Pick<SiteDefinition, "collections">,
	asked: Set<string> = new Set(),
): readonly Fact[] {
	const only = <T>(collection: CollectionOf<T>) => {
		const name = getCollectionName(collection, site);
		asked.add(name);
		// The schema of a collection has checked its content.
		return removePrototype(contents.get(name)) as T | undefined;
	};
	const content = only(source);
	if (content === undefined) return [];
	const facts = source.facts.list(content, { locale, only });
	validateFacts(facts, source);
	return facts;
}

/** Throws if a fact of a collection is in none of its families, or is not a text. */
function validateFacts(facts: readonly Fact[], source: FactCollection): void {
	const { families } = source.facts;
	for (const [name, text] of facts) {
		const [family = ""] = name.split(".");
		const problem = !families.includes(family)
			? `it lists the fact ${name}, but its facts.families are ${families.join(", ")}.`
			: typeof text !== "string"
				? `its fact ${name} is ${text}. It must be a text.`
				: undefined;
		if (problem === undefined) continue;
		throw createCollectionError(source.name, problem, source);
	}
}

/** Null-prototype copy, so that lookups by unchecked names never hit Object.prototype. */
function removePrototype(content: unknown): unknown {
	return typeof content === "object" && !Array.isArray(content)
		? Object.assign(Object.create(null), content)
		: content;
}
