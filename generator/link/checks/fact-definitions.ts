import type { Entries } from "../../definition.ts";
import { fileStart, type Wording } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import {
	isWithin,
	keyPlace,
	type Path,
	valueAt,
} from "../../diagnostics/places.ts";
import type { ContentEntry } from "../../types.ts";
import { factSources } from "../facts.ts";
import { mapOf, namesOf } from "../targets.ts";
import type { Cause } from "./causes.ts";

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
			const paths = source.facts.definedAt?.(fact.split("."), entry.data);
			return (paths ?? []).map((path) => ({ entry, path }));
		}),
	);
}

/** Whether a fact is missing since what defines it refers to something that isn't there, which is reported itself. */
export function isUndefinedByReference(
	fact: string,
	entries: Entries,
): boolean {
	return definitionsOf(fact, entries).some(({ entry, path: defined }) =>
		entry.references.some(
			({ reference: { target, name }, path }) =>
				isWithin(path, defined) && !namesOf(target, entries).includes(name),
		),
	);
}

/** The likely cause of a missing fact: its definition lacks something, or has another name. */
export function causeOfFact(fact: string, entries: Entries): Cause | undefined {
	const definitions = definitionsOf(fact, entries);
	const definition = definitions.find(
		({ entry, path }) => valueAt(entry.data, path) !== undefined,
	);
	if (definition) return lackingIn(definition, `{{${fact}}}`);
	const maps = definitions.map(({ entry, path }) => ({
		entry,
		path: path.slice(0, -1),
	}));
	return unnamed(maps, String(definitions[0]?.path.at(-1)), entries);
}

/** The likely cause of a missing name: it was taken away, or misspelt where it is defined. */
export function causeOfName(
	target: string,
	name: string,
	entries: Entries,
): Cause | undefined {
	const map = mapOf(target, entries);
	return unnamed(map ? [map] : [], name, entries);
}

/** The cause in the maps of which one should have the name: the key that may be it, misspelt. */
function unnamed(
	maps: readonly FactDefinition[],
	name: string,
	entries: Entries,
): Cause | undefined {
	const [first, ...others] = maps;
	if (!first) return undefined;
	const { file, places } = first.entry;
	const keys = maps.flatMap(({ entry, path }) =>
		Object.keys(Object(valueAt(entry.data, path))).map((key) => ({
			key,
			at: keyPlace(entry.places, [...path, key]),
		})),
	);
	const near = nearest(
		name,
		keys.map(({ key }) => key),
	);
	const misspelt = keys.find(({ key }) => key === near);
	const map =
		others.length === 0 && first.path.length > 0
			? keyPlace(places, first.path)
			: fileStart;
	return {
		key: `${file} ${name}`,
		// If more places use the near name than this one, it is these that are wrong.
		...(misspelt && {
			many: Math.max(2, uses(misspelt.key, entries) + 1),
		}),
		file,
		place: misspelt?.at ?? map,
		describe: (count, first) => ({
			message: {
				en: `Nothing here is called ${name}, but ${count} places use it; the first is ${first}.`,
				da: `Intet her hedder ${name}, men ${count} steder bruger det; det første er ${first}.`,
			},
			pageMessage: usedElsewhere(count),
			hint: undoOrUpdate,
			...(misspelt && { fixes: [name] }),
		}),
	};
}

/** How often texts cite a fact with this name in its own, or something refers to it. */
function uses(name: string, { content }: Entries): number {
	return content.reduce(
		(sum, { citations, references }) =>
			sum +
			citations.filter(({ fact }) => fact.split(".").includes(name)).length +
			references.filter(({ reference }) => reference.name === name).length,
		0,
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
			},
			pageMessage: usedElsewhere(count),
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
