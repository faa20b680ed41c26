import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import {
	isWithin,
	keyPlace,
	type Path,
	type Places,
	pathKey,
	valueAt,
} from "../../diagnostics/places.ts";
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
	subject: Placed,
): Misplaced[] {
	return issues.flatMap((unknown) => {
		if (unknown.code !== "unrecognized_keys" || unknown.keys.length > 1)
			return [];
		const path = [...unknown.path, ...unknown.keys];
		const lacking = (fits: (path: Path) => boolean) =>
			issues.find(
				(issue) =>
					fits(issue.path) && valueAt(subject.value, issue.path) === undefined,
			);
		const outside = lacking((other) => isBesideParent(other, path));
		if (outside && keyPlace(subject.places, path).column > indent)
			return [
				{ parts: [unknown, outside], diagnostic: tooFarIn(path, subject) },
			];
		const inside = lacking((other) => isInSibling(other, path));
		if (!inside) return [];
		const owner = String(inside.path.at(-2));
		return [
			{ parts: [unknown, inside], diagnostic: tooFarOut(path, owner, subject) },
		];
	});
}

/** How much further a field begins than the one that it is in (columns). */
const indent = 2;

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

function tooFarIn(path: Path, { file, places }: Placed): Diagnostic {
	const [inside = "", key = ""] = path.slice(-2).map(String);
	const here = keyPlace(places, path);
	return errorAt(
		file,
		{ ...here, column: here.column - indent, length: here.length + indent },
		"unknown-field",
		{
			en: `${key} belongs beside ${inside}, but is in it.`,
			da: `Feltet ${key} hører til ved siden af ${inside}, men står inde i det.`,
		},
		{
			en: "Begin the line with two spaces fewer.",
			da: "Begynd linjen med to mellemrum færre.",
			replacement: key,
			otherwise: {
				en: `Begin the line in the same column as ${inside}.`,
				da: `Begynd linjen i samme kolonne som ${inside}.`,
			},
		},
	);
}

function tooFarOut(
	path: Path,
	owner: string,
	{ file, places }: Placed,
): Diagnostic {
	const key = String(path.at(-1));
	return errorAt(
		file,
		keyPlace(places, path),
		"unknown-field",
		{
			en: `${key} belongs in ${owner}, but is beside it.`,
			da: `Feltet ${key} hører til i ${owner}, men står ved siden af.`,
		},
		{
			en: "Begin the line with two more spaces.",
			da: "Begynd linjen med to mellemrum mere.",
			replacement: `  ${key}`,
			otherwise: {
				en: `Begin the line with two more spaces, and move it below ${owner} if it isn't there.`,
				da: `Begynd linjen med to mellemrum mere, og flyt den ned under ${owner}, hvis den ikke er der.`,
			},
		},
	);
}
