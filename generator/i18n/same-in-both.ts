import {
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";

/** Names, single words and web addresses may be the same in both languages; sentences are not. */
export function isSameInBoth(danish: string, english: string): boolean {
	if (danish !== english) return false;
	const words =
		danish.replace(/\{\{.*?\}\}|https?:\/\/\S+/g, " ").match(/\p{L}{2,}/gu) ??
		[];
	return words.length >= 4;
}

/** Words that nobody has translated. */
export function sameInBoth(file: string, place: Place): Diagnostic {
	return warningAt(
		file,
		place,
		"missing-translation",
		{
			en: "The Danish and the English text are the same, word for word.",
			da: "Den danske og den engelske tekst er ens, ord for ord.",
		},
		{
			en: "Translate one of the two.",
			da: "Oversæt den ene af dem.",
		},
	);
}
