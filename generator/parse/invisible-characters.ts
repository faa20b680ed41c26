import { type Problem, problemAt } from "../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findInvisible,
} from "../text/invisible-characters.ts";
import { placesIn } from "./decode.ts";

/** Reports invisible characters in a file, at most one a line and none in lines with a problem among `known`. */
export function invisibleInFile(
	text: string,
	known: readonly Problem[],
): Problem[] {
	const lines = new Set(known.map(({ line }) => line));
	const locate = placesIn(text);
	return findInvisible(text).flatMap(({ index, character }) => {
		const place = locate(index);
		if (lines.has(place.line)) return [];
		lines.add(place.line);
		const explanation = explainInvisible(character);
		return [problemAt(place, "control-character", explanation)];
	});
}
