import {
	explain,
	type Problem,
	problemAt,
} from "../../diagnostics/diagnostic.ts";
import {
	isWithin,
	keyPlace,
	type Path,
	type Places,
	pathKey,
	valueAt,
} from "../../diagnostics/places.ts";
import type { Issue } from "./issues.ts";

/** Two issues with one cause, and the problem that both are. */
type Misplaced = {
	readonly parts: readonly Issue[];
	readonly problem: Problem;
};

/** Finds fields that are beside their parent instead of in it, or in the field beside them, by their indentation. */
export function misplacedFields(
	issues: readonly Issue[],
	value: unknown,
	places: Places,
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
				problem: problemAt(place, "unknown-field", explanation),
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

function tooFarIn(key: string, parent: string) {
	return explain(
		`${key} belongs beside ${parent}, but is in it.`,
		`Feltet ${key} hører til ved siden af ${parent}, men står inde i det.`,
		`Begin the line in the same column as ${parent}.`,
		`Begynd linjen i samme kolonne som ${parent}.`,
	);
}

function tooFarOut(key: string, owner: string) {
	return explain(
		`${key} belongs in ${owner}, but is beside it.`,
		`Feltet ${key} hører til i ${owner}, men står ved siden af.`,
		`Put the line below ${owner}, and begin it with two more spaces.`,
		`Sæt linjen under ${owner}, og begynd den med to mellemrum mere.`,
	);
}
