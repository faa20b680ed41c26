import {
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";

/** Whether two texts are the same words. Names, single words and web addresses may be so in two languages; sentences not. */
export function isSameText(one: string, other: string): boolean {
	if (one !== other) return false;
	const words =
		one.replace(/\{\{.*?\}\}|https?:\/\/\S+/g, " ").match(/\p{L}{2,}/gu) ?? [];
	return words.length >= 4;
}

/** A text that says the same words in two languages, given by their codes: nobody has translated it. */
export function sameText(
	file: string,
	place: Place,
	[first, second]: readonly [string, string],
): Diagnostic {
	const [one, other] = [languageName(first), languageName(second)];
	return warningAt(
		file,
		place,
		"missing-translation",
		{
			en: `The ${one.en} and the ${other.en} text are identical.`,
			da: `Teksten er den samme på ${one.da} og ${other.da}, ord for ord.`,
		},
		{
			en: "Translate one of the two.",
			da: "Oversæt den ene af dem.",
		},
	);
}
