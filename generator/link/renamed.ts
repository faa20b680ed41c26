import {
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../diagnostics/nearest.ts";
import { keyPlace } from "../diagnostics/places.ts";
import { groupBy } from "../group-by.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";
import { type Facts, isUnread } from "./facts.ts";
import { keysGiven, mapOf, namesOf } from "./targets.ts";

/** A name that is wrong where it is given: many places ask for another one, and nobody for this. */
export type Renamed = {
	/** What the others ask for. */
	readonly meant: string;
	readonly diagnostic: Diagnostic;
};

/** From how many places on the one that gives a name is more likely wrong than those that ask for it. */
const many = 2;

/**
 * Names that were mistyped or changed where they are given. Each is one mistake,
 * however many texts ask for the name that is no longer there. All that the others ask for is known.
 */
export function findRenamed(entries: Entries, facts: Facts): Renamed[] {
	const isKnown = knownTo(entries, facts);
	const asked = entries.content.flatMap(askedBy);
	const unknown = asked.filter((each) => !isKnown(each));
	if (unknown.length < many) return [];
	const missing = groupBy(
		unknown.flatMap(({ names, ...at }) =>
			names.map((name) => ({ ...at, name })),
		),
		({ name }) => name,
	);
	const used = new Set(asked.filter(isKnown).flatMap(({ names }) => names));
	return keysGiven(entries)
		.filter(({ name }) => !used.has(name))
		.flatMap(({ entry, path, name }) => {
			const wanted = [...missing.keys()].filter(
				(each) => (missing.get(each)?.length ?? 0) >= many,
			);
			const meant = nearest(name, wanted);
			const places = missing.get(meant ?? "");
			const [first] = places ?? [];
			if (meant === undefined || !places || !first) return [];
			const where = `${first.file}:${first.place().line}`;
			const diagnostic = errorAt(
				entry.file,
				keyPlace(entry.places, path),
				"unknown-name",
				{
					en: `Nothing asks for ${name}, but ${places.length} places ask for ${meant}, which does not exist; the first is ${where}.`,
					da: `Ingen bruger ${name}, men ${places.length} steder bruger ${meant}, som ikke findes; det første er ${where}.`,
				},
				didYouMean(meant),
			);
			return [{ meant, diagnostic }];
		});
}

/** Whether an entry asks for anything that isn't there. */
export function asking(
	entries: Entries,
	facts: Facts,
): (entry: ContentEntry) => boolean {
	const isKnown = knownTo(entries, facts);
	return (entry) => !askedBy(entry).every(isKnown);
}

/** A citation of a fact, or a reference to something of a kind. */
type Asked = {
	readonly file: string;
	readonly place: () => Place;
	/** The names that it asks for: each part of a fact may be one. */
	readonly names: readonly string[];
	readonly fact?: string;
	readonly target?: string;
};

/** Where an entry asks for a name: the citations in its texts, the references in its YAML. */
function askedBy(entry: ContentEntry): readonly Asked[] {
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

/** Whether what is asked for is there. Of kinds that are not looked at here, it is. */
function knownTo(entries: Entries, facts: Facts): (asked: Asked) => boolean {
	return ({ fact, target, names: [name = ""] }) => {
		if (fact !== undefined) return facts.has(fact) || isUnread(fact, entries);
		const isKey = target !== undefined && mapOf(target, entries) !== undefined;
		return !isKey || (namesOf(target, entries)?.includes(name) ?? true);
	};
}
