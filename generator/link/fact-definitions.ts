import type { Entries } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../diagnostics/nearest.ts";
import {
	isWithin,
	keyPlace,
	type Path,
	valueAt,
} from "../diagnostics/places.ts";
import type { ContentEntry } from "../types.ts";
import type { Cause } from "./checks/consequences.ts";
import { dataOrRepaired } from "./entries.ts";
import { factSources } from "./facts.ts";
import { mapOf, namesOf } from "./targets.ts";

// Many places may use a fact that one line defines. If that line was changed, the problem is reported there.

/** A place in an entry's data. */
type FactDefinition = { readonly entry: ContentEntry; readonly path: Path };

/** The places that define a fact, or should, whether anything is there or not: mostly one. */
export function definitionsOf(
	fact: string,
	entries: Entries,
): readonly FactDefinition[] {
	return factSources(entries).flatMap((source) =>
		entries.of(source).flatMap((entry) => {
			const content = dataOrRepaired(entry);
			const path =
				content === undefined
					? undefined
					: source.facts.definedAt?.(fact.split("."), content);
			return path ? [{ entry, path }] : [];
		}),
	);
}

/**
 * Whether a fact may be missing only because of another problem: its file could not be read, or what defines it has
 * something wrong in it.
 */
export function mayBeUnread(fact: string, entries: Entries): boolean {
	const [family = ""] = fact.split(".");
	const isUnread = factSources(entries).some(
		(source) =>
			source.facts.families.includes(family) &&
			entries.dataOrRepaired(source) === undefined,
	);
	return (
		isUnread ||
		definitionsOf(fact, entries).some(({ entry, path }) =>
			wrongPaths(entry, entries).some((wrong) => isWithin(wrong, path)),
		)
	);
}

/** The paths of wrong values, and of references to what isn't there. */
function wrongPaths(entry: ContentEntry, entries: Entries): readonly Path[] {
	return [
		...(entry.data === undefined ? (entry.repaired?.wrong ?? []) : []),
		...entry.references
			.filter(
				({ reference: { target, name } }) =>
					namesOf(target, entries)?.includes(name) === false,
			)
			.map(({ path }) => path),
	];
}

/** The likely cause of a missing fact: what defines it lacks something, or has another name. */
export function causeOfFact(fact: string, entries: Entries): Cause | undefined {
	const [definition] = definitionsOf(fact, entries);
	if (!definition) return undefined;
	const { entry, path } = definition;
	const isThere = valueAt(dataOrRepaired(entry), path) !== undefined;
	return isThere
		? lackingIn(definition, `{{${fact}}}`)
		: unnamed({ entry, path: path.slice(0, -1) }, String(path.at(-1)), entries);
}

/** The likely cause of a missing name: it was taken away, or misspelt where it is defined. */
export function causeOfName(
	target: string,
	name: string,
	entries: Entries,
): Cause | undefined {
	const map = mapOf(target, entries);
	return map && unnamed(map, name, entries);
}

function unnamed(
	{ entry, path }: FactDefinition,
	name: string,
	entries: Entries,
): Cause {
	const near = nearest(
		name,
		Object.keys(Object(valueAt(dataOrRepaired(entry), path))),
	);
	const misspelt = near !== undefined && !isUsed(near, entries) ? [near] : [];
	return {
		key: `${entry.file} ${path.join(" ")} ${name}`,
		...(misspelt.length > 0 && { many: 2 }),
		file: entry.file,
		place: keyPlace(entry.places, [...path, ...misspelt]),
		describe: (count, first) => ({
			message: {
				en: `Nothing here is called ${name}, but ${count} places use it; the first is ${first}.`,
				da: `Intet her hedder ${name}, men ${count} steder bruger det; det første er ${first}.`,
				onPage: usedElsewhere(count),
			},
			hint: misspelt.length > 0 ? didYouMean(name) : undoOrUpdate,
		}),
	};
}

/** Whether any text cites a fact with this name in its own, or anything refers to it. */
function isUsed(name: string, { content }: Entries): boolean {
	return content.some(
		({ citations, references }) =>
			citations.some(({ fact }) => fact.split(".").includes(name)) ||
			references.some(({ reference }) => reference.name === name),
	);
}

function lackingIn({ entry, path }: FactDefinition, cited: string): Cause {
	const definer = String(path.at(-1));
	return {
		key: `${entry.file} ${path.join(" ")}`,
		file: entry.file,
		place: keyPlace(entry.places, path),
		describe: (count, first) => ({
			message: {
				en: `${count} places use something that ${definer} doesn't define, e.g. ${cited}; the first is ${first}.`,
				da: `${count} steder henter noget, som ikke findes i ${definer}, f.eks. ${cited}; det første er ${first}.`,
				onPage: usedElsewhere(count),
			},
			hint: undoOrUpdate,
		}),
	};
}

function usedElsewhere(count: number): Wording {
	return {
		en: `Something that ${count} places use is missing here.`,
		da: `Her mangler noget, som ${count} steder bruger.`,
	};
}

const undoOrUpdate: Wording = {
	en: "If something was changed here by mistake, change it back; otherwise change those places.",
	da: "Er noget her ændret ved en fejl, så ret det tilbage; ret ellers de andre steder.",
};
