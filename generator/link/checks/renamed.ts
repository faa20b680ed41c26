import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Place,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../diagnostics/nearest.ts";
import { keyPlace } from "../../diagnostics/places.ts";
import { groupBy } from "../../group-by.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt } from "../entries.ts";
import { usedElsewhere } from "../fact-homes.ts";
import { isUnread } from "../facts.ts";
import type { Facts } from "../model.ts";
import { keysGiven, mapOf, namesOf } from "../targets.ts";

/** A name that is likely wrong in its definition: many places use another one, and none uses this. */
export type Renamed = {
	/** The name that is used instead. */
	readonly meant: string;
	readonly diagnostic: Diagnostic;
};

/** The number of uses from which the definition is more likely wrong than they are. */
const many = 2;

/**
 * Finds names that were mistyped or changed in their definition. Each is one problem, however many texts use the old name.
 */
export function findRenamed(entries: Entries, facts: Facts): Renamed[] {
	const isKnown = knownTo(entries, facts);
	const uses = entries.content.flatMap(usesIn);
	const unknown = uses.filter((each) => !isKnown(each));
	if (unknown.length < many) return [];
	const missing = groupBy(
		unknown.flatMap(({ names, ...at }) =>
			names.map((name) => ({ ...at, name })),
		),
		({ name }) => name,
	);
	const used = new Set(uses.filter(isKnown).flatMap(({ names }) => names));
	return keysGiven(entries)
		.filter(({ name }) => !used.has(name))
		.flatMap(({ entry, path, name }) => {
			const candidates = [...missing.keys()].filter(
				(each) => (missing.get(each)?.length ?? 0) >= many,
			);
			const meant = nearest(name, candidates);
			const places = missing.get(meant ?? "");
			const [first] = places ?? [];
			if (meant === undefined || !places || !first) return [];
			const where = `${first.file}:${first.place().line}`;
			const diagnostic = errorAt(
				entry.file,
				keyPlace(entry.places, path),
				"unknown-name",
				{
					en: `Nothing uses ${name}, but ${places.length} places use ${meant}, which does not exist; the first is ${where}.`,
					da: `Ingen bruger ${name}, men ${places.length} steder bruger ${meant}, som ikke findes; det første er ${where}.`,
					onPage: usedElsewhere(places.length),
				},
				didYouMean(meant),
			);
			return [{ meant, diagnostic }];
		});
}

/** Whether an entry uses a name that doesn't exist. */
export function usesUnknownName(
	entries: Entries,
	facts: Facts,
): (entry: ContentEntry) => boolean {
	const isKnown = knownTo(entries, facts);
	return (entry) => !usesIn(entry).every(isKnown);
}

/** A citation of a fact, or a reference to something of a kind. */
type Use = {
	readonly file: string;
	readonly place: () => Place;
	/** The names it uses: each part of a fact's name may be one. */
	readonly names: readonly string[];
	readonly fact?: string;
	readonly target?: string;
};

/** The uses of names in an entry: the citations in its texts, the references in its YAML. */
function usesIn(entry: ContentEntry): readonly Use[] {
	const { file, citations } = entry;
	return [
		...citations.map(({ fact, place }) => ({
			file,
			place: () => place,
			names: fact.split(".").slice(1),
			fact,
		})),
		...entry.references.map(({ reference: { target, name }, path }) => ({
			file,
			place: () => placeAt(entry, path),
			names: [name],
			target,
		})),
	];
}

/** Whether the name exists; true for kinds that are not checked here. */
function knownTo(entries: Entries, facts: Facts): (use: Use) => boolean {
	return ({ fact, target, names: [name = ""] }) => {
		if (fact !== undefined) return facts.has(fact) || isUnread(fact, entries);
		const isKey = target !== undefined && mapOf(target, entries) !== undefined;
		return !isKey || (namesOf(target, entries)?.includes(name) ?? true);
	};
}
