import type { Memo } from "../cache/memo.ts";
import type { Collection, Entries, Fact, FactSource } from "../definition.ts";
import { type Locale, localesOf } from "../i18n/languages.ts";
import type { Reference } from "../schema/reference.ts";
import type { ContentEntry } from "../types.ts";
import type { Facts } from "./model.ts";
import { namesOf } from "./targets.ts";

/** The collections that facts are made from. */
export function factSources({
	site,
}: Pick<Entries, "site">): readonly (Collection & {
	readonly facts: FactSource;
})[] {
	return site.collections.flatMap((collection) => {
		const { facts } = collection;
		return facts ? [{ ...collection, facts }] : [];
	});
}

/**
 * Whether a fact may be missing only because of another problem: its file could not be read, or the value that its name
 * comes from is wrong.
 */
export function mayBeUnread(fact: string, entries: Entries): boolean {
	if (isUnread(fact, entries)) return true;
	const names = fact.split(".").slice(1);
	return sourcesOf(fact, entries).some((source) =>
		entries.of(source).some((entry) => {
			const wrong = wrongNames(entry, source.facts, entries);
			return names.some((name) => wrong.has(name));
		}),
	);
}

/** Whether the file that a fact comes from could not be read. */
export function isUnread(fact: string, entries: Entries): boolean {
	return sourcesOf(fact, entries).some(
		(source) => entries.outlineOf(source) === undefined,
	);
}

function sourcesOf(fact: string, entries: Entries) {
	const [family = ""] = fact.split(".");
	return factSources(entries).filter(({ facts }) =>
		facts.families.includes(family),
	);
}

/** The names on the paths of wrong values in a file of facts: facts with these names may be missing because of them. */
function wrongNames(
	entry: ContentEntry,
	{ aliases = {} }: FactSource,
	entries: Entries,
): ReadonlySet<string> {
	const paths = [
		...(entry.data === undefined ? (entry.repaired?.wrong ?? []) : []),
		...entry.references
			.filter(({ reference }) => !isGiven(reference, entries))
			.map(({ path }) => path),
	];
	const steps = paths.flat().filter((step) => typeof step === "string");
	return new Set(steps.flatMap((step) => [step, aliases[step] ?? step]));
}

/** Whether a name that is referred to exists; true if that is unknown. */
function isGiven({ target, name }: Reference, entries: Entries): boolean {
	return namesOf(target, entries)?.includes(name) ?? true;
}

/** All facts in a language, by name. */
export function collectFacts(
	entries: Entries,
	locale: Locale,
	memo: Memo,
): Facts {
	return memo.call(factsByName, listFacts(entries, locale, memo));
}

/** All facts, by language and name. */
export function factsByLocale(
	entries: Entries,
	memo: Memo,
): ReadonlyMap<Locale, Facts> {
	return new Map(
		localesOf(entries.site).map((locale) => [
			locale,
			collectFacts(entries, locale, memo),
		]),
	);
}

function factsByName(facts: readonly Fact[]): Facts {
	return new Map(facts);
}

/** All facts in a language, in order; names may be defined twice, which is reported elsewhere. An unreadable file has none. */
export function listFacts(
	entries: Entries,
	locale: Locale,
	memo: Memo,
): readonly Fact[] {
	const sources = factSources(entries);
	return memo.call(
		factsOf,
		locale,
		entries.site,
		...sources.map((source) => entries.outlineOf(source)),
	);
}

/** `contents` are those of the collections that facts are made from, in their order. */
function factsOf(
	locale: Locale,
	site: Entries["site"],
	...contents: readonly unknown[]
): readonly Fact[] {
	const sources = factSources({ site });
	const byName = new Map(
		sources.map(({ name }, index) => [name, contents[index]]),
	);
	return sources.flatMap((source) => factsFrom(byName, source, locale));
}

/**
 * The facts that a collection makes in a language. `contents` are those of the collections that facts are made from, by
 * name; the names of those that it reads are added to `asked`.
 */
export function factsFrom(
	contents: ReadonlyMap<string, unknown>,
	source: Collection & { readonly facts: FactSource },
	locale: Locale,
	asked: Set<string> = new Set(),
): readonly Fact[] {
	const only = <T>({ name }: Collection<string, T>) => {
		asked.add(name);
		// The schema of a collection has checked its content.
		return contents.get(name) as T | undefined;
	};
	const content = only(source);
	return content === undefined
		? []
		: source.facts.list(content, { locale, only });
}
