import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findInvisible,
} from "../text/invisible-characters.ts";
import { placesIn } from "./decode.ts";

/** Reports invisible characters in a file, at most one a line and none in lines with a diagnostic among `known`. */
export function invisibleInFile(
	file: string,
	text: string,
	known: readonly Diagnostic[],
): Diagnostic[] {
	const lines = new Set(known.map(({ line }) => line));
	const placeAt = placesIn(text);
	return findInvisible(text).flatMap(({ index, character }) => {
		const place = placeAt(index);
		if (lines.has(place.line)) return [];
		lines.add(place.line);
		return [
			errorAt(file, place, "control-character", explainInvisible(character)),
		];
	});
}
