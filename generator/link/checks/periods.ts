import { cacheByObject } from "../../cache/by-object.ts";
import {
	type Collection,
	type Entries,
	findCollection,
} from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import {
	getValueAt,
	isPathWithin,
	listValues,
	type Path,
} from "../../diagnostics/places.ts";
import {
	comparePeriod,
	isDate,
	isInPeriod,
	isReversedPeriod,
	type Period,
} from "../../languages/days.ts";
import { getDefaultLocale } from "../../languages/languages.ts";
import { phrase, type Value } from "../../messages/format.ts";
import { type Schema, walkSchema } from "../../schema/walk.ts";
import type { ContentEntry } from "../../types.ts";
import { getPlace } from "../entries.ts";
import { findFactDefinitions } from "../facts.ts";
import { findTargetNameMap, getTarget } from "../targets.ts";

/** A period in the data of an entry: the fields `from` and `until` of the map at a path. */
export type FoundPeriod = { readonly path: Path; readonly period: Period };

/** Lists the periods of an entry at any depth, that of its publication first. */
export function listPeriods(
	entry: ContentEntry,
	entries: Entries,
): FoundPeriod[] {
	const { schema, hasPeriod } =
		findCollection(entries.site, entry.collection) ?? {};
	const own = hasPeriod ? [{ path: [], period: entry.period }] : [];
	if (!schema || !definesPeriods(schema)) return own;
	const within = listValues(entry.data).flatMap(([path, value]) => {
		const period = path.length > 0 ? readPeriod(value) : undefined;
		return period ? [{ path, period }] : [];
	});
	return [...own, ...within];
}

/** Whether a schema has maps within it with the fields of a period: most have none, and need not be searched. */
const definesPeriods = cacheByObject((schema: Schema): boolean => {
	let isFound = false;
	// The first one is the schema itself.
	let isWithin = false;
	walkSchema(schema, (node) => {
		isFound ||=
			isWithin &&
			node.type === "object" &&
			node.fields.has("from") &&
			node.fields.has("until");
		isWithin = true;
	});
	return isFound;
});

function readPeriod(value: unknown): Period | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { from, until }: { from?: unknown; until?: unknown } = value;
	const dates = [from, until].filter((each) => each !== undefined);
	const areDates = dates.every(
		(each) => typeof each === "string" && isDate(each),
	);
	return dates.length > 0 && areDates ? (value as Period) : undefined;
}

/** A place in an entry that names something with a period. */
type Mention = {
	/** What it is called in a message. */
	readonly name: Value;
	readonly period: Period;
	/** The file that defines the period. */
	readonly file: string;
	readonly place: Place;
};

/**
 * Warns about citations of, and references to, something outside its period, in what is published. An entry with a `date` is
 * judged by that, and may announce what is to come.
 */
export function checkMentions(entries: Entries): Diagnostic[] {
	const ofFacts = new Map<string, ReturnType<typeof findFactPeriod>>();
	const getFactPeriod = (fact: string) => {
		if (!ofFacts.has(fact)) ofFacts.set(fact, findFactPeriod(fact, entries));
		return ofFacts.get(fact);
	};
	return entries.content.filter(entries.isPublished).flatMap((entry) => {
		const cited = entry.citations.flatMap(({ fact, place }): Mention[] => {
			const found = getFactPeriod(fact);
			// A file may cite what it defines itself.
			return found && found.file !== entry.file
				? [{ name: `{{${fact}}}`, place, ...found }]
				: [];
		});
		return [...cited, ...listReferences(entry, entries)].flatMap((mention) =>
			checkMention(mention, entry, entries),
		);
	});
}

/** Finds the period within which a fact is valid. Facts about the period itself always are. */
function findFactPeriod(fact: string, entries: Entries) {
	for (const { entry, path } of findFactDefinitions(
		fact,
		entries,
		hasPeriods,
	)) {
		if (getValueAt(entry.data, path) === undefined) continue;
		const around = findPeriodAround(path, entry, entries);
		const field = path[around?.path.length ?? 0];
		if (around && field !== "from" && field !== "until")
			return { period: around.period, file: entry.file };
	}
	return undefined;
}

/** Whether entries of a collection may have periods. */
function hasPeriods({ schema, hasPeriod }: Collection): boolean {
	return hasPeriod || definesPeriods(schema);
}

/** Finds the innermost period of the maps around a path. */
function findPeriodAround(
	path: Path,
	entry: ContentEntry,
	entries: Entries,
): FoundPeriod | undefined {
	return listPeriods(entry, entries).findLast((each) =>
		isPathWithin(path, each.path),
	);
}

/** Lists the references of an entry to something with a period, as far as they are shown now. */
function listReferences(entry: ContentEntry, entries: Entries): Mention[] {
	return entry.references.flatMap(({ reference: { target, name }, path }) => {
		const found = findTargetPeriod(target, name, entries);
		if (!found) return [];
		const around = findPeriodAround(path, entry, entries);
		if (around && !isInPeriod(around.period, entries.date)) return [];
		const place = getPlace(entry, path);
		return [{ name: phrase("reference.chosen"), place, ...found }];
	});
}

function findTargetPeriod(target: string, name: string, entries: Entries) {
	const { collection } = getTarget(target, entries);
	if (!collection) return undefined;
	const map = findTargetNameMap(target, entries);
	if (!map) {
		const entry = entries.of(collection).find(({ id }) => id === name);
		return entry && { period: entry.period, file: entry.file };
	}
	const period = readPeriod(getValueAt(map.entry.data, [...map.path, name]));
	return period && { period, file: map.entry.file };
}

/** Returns the day an entry is about. All versions have that of the first one. */
function getEntryDate(
	entry: ContentEntry,
	entries: Entries,
): string | undefined {
	const locale = getDefaultLocale(entries.site);
	const { data } = entries.translation(entry, locale) ?? entry;
	const { date } = Object(data);
	return typeof date === "string" && isDate(date) ? date : undefined;
}

function checkMention(
	{ name, period, file, place }: Mention,
	entry: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	// A reversed period is reported itself.
	if (isReversedPeriod(period)) return [];
	const written = getEntryDate(entry, entries);
	const position = comparePeriod(period, written ?? entries.date);
	if (position === "within" || (position === "before" && written)) return [];
	const day = {
		day: (position === "before" ? period.from : period.until) ?? "",
	};
	const id = position === "before" ? "before" : written ? "later" : "after";
	const explanation = explain(`not-current.${id}`, { name, day, file });
	return [warningAt(entry.file, place, explanation)];
}
