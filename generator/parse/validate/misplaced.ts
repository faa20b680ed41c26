import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import {
	isWithin,
	keyPlace,
	type Path,
	type Places,
	pathKey,
	valueAt,
} from "../../diagnostics/places.ts";
import type { Explanation } from "../problem.ts";
import type { Issue } from "./issues.ts";

/** Two issues with one cause, and the diagnostic for both. */
type Misplaced = {
	readonly parts: readonly Issue[];
	readonly diagnostic: Diagnostic;
};

/** A value with issues, and the places of its parts in a file. */
type Placed = {
	readonly value: unknown;
	readonly file: string;
	readonly places: Places;
};

/** Finds fields that are beside their parent instead of in it, or in the field beside them, by their indentation. */
export function misplacedFields(
	issues: readonly Issue[],
	{ value, file, places }: Placed,
): Misplaced[] {
	const missing = issues.filter(
		({ path }) => valueAt(value, path) === undefined,
	);
	return issues.flatMap((unknown) => {
		if (unknown.code !== "unrecognized_keys" || unknown.keys.length > 1)
			return [];
		const path = [...unknown.path, ...unknown.keys];
		const place = keyPlace(places, path);
		const key = String(path.at(-1));
		const outside = missing.find(({ path: other }) =>
			isBesideParent(other, path),
		);
		const inside = missing.find(({ path: other }) => isInSibling(other, path));
		const found = outside ?? inside;
		if (!found) return [];
		const explanation = outside
			? tooFarIn(key, String(path.at(-2)))
			: tooFarOut(key, String(found.path.at(-2)));
		return [
			{
				parts: [unknown, found],
				diagnostic: errorAt(file, place, "unknown-field", explanation),
			},
		];
	});
}

/** Whether a path is that of a field of the same name, beside the parent of this one. */
function isBesideParent(other: Path, path: Path): boolean {
	return (
		path.length > 1 &&
		pathKey(other) === pathKey([...path.slice(0, -2), ...path.slice(-1)])
	);
}

/** Whether a path is that of a field of the same name, in a field beside this one. */
function isInSibling(other: Path, path: Path): boolean {
	return (
		other.length === path.length + 1 &&
		other.at(-1) === path.at(-1) &&
		isWithin(other, path.slice(0, -1))
	);
}

function tooFarIn(key: string, parent: string): Explanation {
	return {
		message: {
			en: `${key} belongs beside ${parent}, but is in it.`,
			da: `Feltet ${key} hører til ved siden af ${parent}, men står inde i det.`,
		},
		hint: {
			en: `Begin the line in the same column as ${parent}.`,
			da: `Begynd linjen i samme kolonne som ${parent}.`,
		},
	};
}

function tooFarOut(key: string, owner: string): Explanation {
	return {
		message: {
			en: `${key} belongs in ${owner}, but is beside it.`,
			da: `Feltet ${key} hører til i ${owner}, men står ved siden af.`,
		},
		hint: {
			en: `Put the line below ${owner}, and begin it with two more spaces.`,
			da: `Sæt linjen under ${owner}, og begynd den med to mellemrum mere.`,
		},
	};
}
