import type { Built } from "../build-types.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import {
	isWithin,
	nearestPlace,
	type Path,
	replaced,
} from "../diagnostics/places.ts";
import { isLocalized, type Localized } from "../schema/localized.ts";
import type { ContentEntry, Entry } from "../types.ts";
import { factTrial } from "./fact-trial.ts";

/** The place of a value that a fact is computed from. */
export type ValuePlace = Pick<Diagnostic, "file" | "line" | "column">;

/** A value that a fact is computed from, and the content with another value in its place. */
export type Probe = {
	readonly definition: ValuePlace;
	/** The facts that change with it. */
	readonly changed: readonly string[];
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
	const trial = factTrial(made);
	return entries.flatMap((entry) => {
		if (entry.kind !== "content" || !trial.isSource(entry)) return [];
		const noticed = valuesIn(entry.data, []).flatMap(({ path, others }) => {
			const found = others
				.map((other) => ({
					path,
					changed: trial.changedBy(entry, path, other),
					entries: withValue(entries, entry, path, other),
				}))
				.find(({ changed }) => changed.includes(fact));
			return found ? [found] : [];
		});
		return noticed
			.filter(({ path }) => !noticed.some((other) => isBelow(other.path, path)))
			.map(({ path, ...probe }) => {
				const { line, column } = nearestPlace(entry.places, path);
				return { ...probe, definition: { file: entry.file, line, column } };
			});
	});
}

/** Whether a path leads to a value within a list: a list is dropped if one of its values is found too. */
export function isBelow(path: Path, list: Path): boolean {
	return path.length > list.length && isWithin(path, list);
}

/** A value of an entry's data, and values to try in its place. */
type Value = { readonly path: Path; readonly others: readonly unknown[] };

/** The values in a value of parsed content that facts may be computed from; `path` leads to it. */
export function valuesIn(value: unknown, path: Path): Value[] {
	if (typeof value === "number")
		return [{ path, others: [value + 1, value - 1, value + 10] }];
	if (typeof value === "boolean") return [{ path, others: [!value] }];
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
				({ ...changed, data: replaced(changed.data, path, value) } as Entry)
			: entry,
	);
}
