import {
	explainInWords,
	type Problem,
	problemAt,
} from "../../diagnostics/diagnostic.ts";
import {
	isWithin,
	keyPlace,
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
		const parent = unknown.path;
		const path = [...parent, ...unknown.keys];
		const place = keyPlace(places, path);
		const key = String(path.at(-1));
		// A field of the same name, beside the parent of this one or in a field beside this one.
		const besideParent = pathKey([...parent.slice(0, -1), key]);
		const outside = missing.find(
			(other) => parent.length > 0 && pathKey(other.path) === besideParent,
		);
		const inside = missing.find(
			(other) =>
				other.path.length === path.length + 1 &&
				other.path.at(-1) === path.at(-1) &&
				isWithin(other.path, parent),
		);
		const found = outside ?? inside;
		if (!found) return [];
		const explanation = outside
			? tooFarIn(key, String(parent.at(-1)))
			: tooFarOut(key, String(found.path.at(-2)));
		return [
			{
				parts: [unknown, found],
				problem: problemAt(place, "unknown-field", explanation),
			},
		];
	});
}

function tooFarIn(key: string, parent: string) {
	return explainInWords(
		`${key} belongs beside ${parent}, but is in it.`,
		`Feltet ${key} hører til ved siden af ${parent}, men står inde i det.`,
		`Begin the line in the same column as ${parent}.`,
		`Begynd linjen i samme kolonne som ${parent}.`,
	);
}

function tooFarOut(key: string, owner: string) {
	return explainInWords(
		`${key} belongs in ${owner}, but is beside it.`,
		`Feltet ${key} hører til i ${owner}, men står ved siden af.`,
		`Put the line below ${owner}, and begin it with two more spaces.`,
		`Sæt linjen under ${owner}, og begynd den med to mellemrum mere.`,
	);
}
