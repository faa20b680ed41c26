import { isDeepStrictEqual } from "node:util";
import type { ValuePath, YamlValue } from "../protocol.ts";
import { regionAt } from "./yaml-items.ts";
import { indexOf, itemsAt, placeAt, valueAt, type Yaml } from "./yaml-text.ts";
import { isCollection, isList, type ValuePlace } from "./yaml-value.ts";

// How other versions of a YAML text write what is to be written again: with their line breaks, quotes and comments.

/** An item or a field as other versions of the text write it, in a place like this one. */
export function entriesLike(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
): string[] {
	const parts = itemsAt(now, path.slice(0, -1));
	return placesLike(now.known, path, value).flatMap((there) => {
		const around = itemsAt(there.yaml, there.path.slice(0, -1));
		const isAlike =
			around?.isFlow === parts?.isFlow &&
			(around?.isFlow || around?.column === parts?.column);
		const entry = around?.items[indexOf(there.yaml, there.path)];
		return isAlike && entry !== undefined ? [entry] : [];
	});
}

/** A value as other versions of the text write it behind a colon or hyphen like this one. */
export function valuesLike(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	place: ValuePlace,
): string[] {
	return placesLike(now.known, path, value).flatMap(({ yaml, path }) => {
		const region = regionAt(yaml.document, yaml.text, path);
		return region && isDeepStrictEqual(placeAt(yaml, path), place)
			? [yaml.text.slice(region.start, region.end)]
			: [];
	});
}

/** Where a new field goes: below the one that is above it in another version of the text, or else below all. */
export function placeOfField(
	known: readonly Yaml[],
	path: ValuePath,
	fields: readonly string[],
): number {
	const name = String(path.at(-1));
	for (const yaml of known)
		for (const around of pathsLike(yaml.value, path.slice(0, -1))) {
			const there = Object.keys(valueAt(yaml.value, around) ?? {});
			if (!there.includes(name)) continue;
			const above = there.slice(0, there.indexOf(name));
			return fields.findLastIndex((each) => above.includes(each)) + 1;
		}
	return fields.length;
}

type KnownPlace = { readonly yaml: Yaml; readonly path: ValuePath };

/** The places of a value in other versions of a text, at the same keys and any index of a list. */
function placesLike(
	known: readonly Yaml[],
	path: ValuePath,
	value: YamlValue,
): KnownPlace[] {
	return known.flatMap((yaml) =>
		pathsLike(yaml.value, path)
			.filter((each) => isDeepStrictEqual(valueAt(yaml.value, each), value))
			.map((each) => ({ yaml, path: each })),
	);
}

function pathsLike(
	value: YamlValue | undefined,
	[step, ...rest]: ValuePath,
): ValuePath[] {
	if (step === undefined) return [[]];
	if (!isCollection(value)) return [];
	const keys =
		typeof step !== "number"
			? Object.keys(value).filter((key) => key === step)
			: isList(value)
				? [...value.keys()]
				: [];
	return keys.flatMap((key) =>
		pathsLike(valueAt(value, [key]), rest).map((path) => [key, ...path]),
	);
}
