import type { Built } from "../build.ts";
import { noMemo } from "../cache/memo.ts";
import type { Locale } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearestPlace, type Path } from "../diagnostics/places.ts";
import { indexEntries, outlineOf } from "../link/entries.ts";
import { type Facts, factSources, factsByLocale } from "../link/facts.ts";
import { isLocalized, type Localized } from "../schema/localized.ts";
import type { ContentEntry, Entry } from "../types.ts";

/** The place of a value that a fact is computed from. */
export type ValuePlace = Pick<Diagnostic, "file" | "line" | "column">;

/** A value that a fact is computed from, and the content with another value in its place. */
export type Probe = {
	readonly home: ValuePlace;
	readonly entries: readonly Entry[];
};

/**
 * Finds the values that a fact is computed from by trial: changes each value of the files that define facts, and keeps
 * those that change the text of the fact.
 */
export function probesOf(
	fact: string,
	made: Pick<Built, "site" | "entries" | "date">,
): Probe[] {
	const { entries } = made;
	const before = wordsOf(fact, entries, made);
	const sources = factSources(made).map(({ name }) => name);
	return entries.flatMap((entry) => {
		if (entry.kind !== "content" || !sources.includes(entry.collection))
			return [];
		const noticed = valuesIn(entry.data, []).flatMap(({ path, others }) => {
			const changed = others
				.map((other) => withValue(entries, entry, path, other))
				.find((content) => differs(before, wordsOf(fact, content, made)));
			return changed ? [{ path, changed }] : [];
		});
		return noticed
			.filter(
				({ path }) => !noticed.some((other) => isWithin(other.path, path)),
			)
			.map(({ path, changed }) => {
				const { line, column } = nearestPlace(entry.places, path);
				return { home: { file: entry.file, line, column }, entries: changed };
			});
	});
}

/**
 * The names of the facts that are computed from a value of an entry, by trial; `path` leads to it in the file. `before`
 * are the facts of the content.
 */
export function factsMadeOf(
	entry: ContentEntry,
	path: Path,
	made: Pick<Built, "site" | "entries" | "date">,
	before: ReadonlyMap<Locale, Facts> = factsOf(made.entries, made),
): string[] {
	const isSource = factSources(made).some(
		({ name }) => name === entry.collection,
	);
	const data = outlineOf(entry);
	if (!isSource || data === undefined) return [];
	const { value, steps } = inData(data, path);
	const changed = valuesIn(value, steps).flatMap(({ path: at, others }) =>
		others.flatMap((other) =>
			changedFacts(
				before,
				factsOf(withValue(made.entries, entry, at, other), made),
			),
		),
	);
	return [...new Set(changed)];
}

/** Of the facts that are computed from one value alone, that value by the names of the facts. */
export function homesOfFacts(
	made: Pick<Built, "site" | "entries" | "date">,
	before: ReadonlyMap<Locale, Facts>,
): ReadonlyMap<string, { readonly entry: ContentEntry; readonly path: Path }> {
	const sources = factSources(made).map(({ name }) => name);
	const found = new Map<
		string,
		{ readonly entry: ContentEntry; readonly path: Path }[]
	>();
	for (const entry of made.entries) {
		if (entry.kind !== "content" || !sources.includes(entry.collection))
			continue;
		for (const { path, others } of valuesIn(outlineOf(entry), [])) {
			const names = others.flatMap((other) =>
				changedFacts(
					before,
					factsOf(withValue(made.entries, entry, path, other), made),
				),
			);
			for (const name of new Set(names))
				found.set(name, [...(found.get(name) ?? []), { entry, path }]);
		}
	}
	return new Map(
		[...found].flatMap(([name, homes]) => {
			const [home, ...others] = homes.filter(
				({ entry, path }) =>
					!homes.some(
						(other) => other.entry === entry && isWithin(other.path, path),
					),
			);
			return home && others.length === 0 ? [[name, home] as const] : [];
		}),
	);
}

/** A value of parsed content, and the steps to it there: those of the file, and one more in what is in every language. */
function inData(
	data: unknown,
	path: Path,
): { readonly value: unknown; readonly steps: Path } {
	let value = data;
	const steps: PropertyKey[] = [];
	for (const step of path.map(String)) {
		if (isLocalized(value)) {
			steps.push("values");
			value = value.values;
		}
		steps.push(step);
		value = Object(value)[step];
	}
	return { value, steps };
}

/** The names of facts with other words in some language than before; one that is missing doesn't count. */
function changedFacts(
	before: ReadonlyMap<Locale, Facts>,
	after: ReadonlyMap<Locale, Facts>,
): string[] {
	return [...after].flatMap(([locale, facts]) =>
		[...facts].flatMap(([name, words]) =>
			before.get(locale)?.get(name) === words ? [] : name,
		),
	);
}

/** A list is dropped if one of its values is found too. */
function isWithin(path: Path, list: Path): boolean {
	return (
		path.length > list.length && list.every((step, at) => step === path[at])
	);
}

/** All facts of the content, by language. */
export function factsOf(
	entries: readonly Entry[],
	{ site, date }: Pick<Built, "site" | "date">,
): ReadonlyMap<Locale, Facts> {
	return factsByLocale(indexEntries(entries, date, site), noMemo);
}

function wordsOf(
	fact: string,
	entries: readonly Entry[],
	made: Pick<Built, "site" | "date">,
): readonly (string | undefined)[] {
	return [...factsOf(entries, made).values()].map((facts) => facts.get(fact));
}

/** Whether a text changed; a text that is missing doesn't count. */
function differs(
	before: readonly (string | undefined)[],
	after: readonly (string | undefined)[],
): boolean {
	return after.some(
		(words, index) => words !== undefined && words !== before[index],
	);
}

/** A value, and values to try in its place; the first that makes a difference is used. */
type Value = { readonly path: Path; readonly others: readonly unknown[] };

function valuesIn(value: unknown, path: Path): Value[] {
	if (typeof value === "number")
		return [{ path, others: [value + 1, value - 1, value + 10] }];
	if (typeof value === "string") return [{ path, others: otherWords(value) }];
	if (typeof value !== "object" || value === null) return [];
	if (isLocalized(value)) return otherNames(value, path);
	// Texts cite facts and references name entries; no fact is computed from either.
	if ("kind" in value && ("parts" in value || "body" in value)) return [];
	if ("kind" in value && "target" in value) return [];
	const inner = Object.entries(value).flatMap(([key, child]) =>
		valuesIn(child, [...path, key]),
	);
	return Array.isArray(value) ? [{ path, others: [[]] }, ...inner] : inner;
}

function otherNames(value: Localized<unknown>, path: Path): Value[] {
	const names = Object.entries(value.values);
	if (names.some(([, name]) => typeof name !== "string")) return [];
	const values = Object.fromEntries(
		names.map(([locale, name]) => [locale, `${name}x`]),
	);
	return [{ path, others: [{ ...value, values }] }];
}

function otherWords(text: string): string[] {
	if (/^\d{4}-\d\d-\d\d$/.test(text))
		return [1, 31].map((days) => daysLater(text, days));
	if (/^\d\d:\d\d$/.test(text))
		return [text.replace(/\d$/, (minute) => String((Number(minute) + 1) % 10))];
	return [`${text}x`];
}

function daysLater(date: string, days: number): string {
	const moment = new Date(`${date}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}

function withValue(
	entries: readonly Entry[],
	changed: ContentEntry,
	path: Path,
	value: unknown,
): Entry[] {
	return entries.map((entry) =>
		entry === changed
			? // Only one value is replaced, by one of the same type.
				({
					...changed,
					data: replaced(outlineOf(changed), path, value),
				} as Entry)
			: entry,
	);
}

function replaced(root: unknown, path: Path, value: unknown): unknown {
	const [step, ...rest] = path;
	if (step === undefined) return value;
	if (Array.isArray(root))
		return root.map((item, index) =>
			String(index) === step ? replaced(item, rest, value) : item,
		);
	return {
		...Object(root),
		[step]: replaced(Reflect.get(Object(root), step), rest, value),
	};
}
