import {
	type Checked,
	type Code,
	errorAt,
	fileStart,
	type Place,
	type Wording,
} from "../diagnostic.ts";

const advice: Wording = {
	en: "Save it again with the encoding UTF-8.",
	da: "Gem den igen med tegnkodningen UTF-8.",
};

/** Bytes → text. Only UTF-8 is text; a byte order mark is dropped and CRLF becomes LF. */
export function decode(
	file: string,
	bytes: Uint8Array,
): Checked<string | undefined> {
	if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
		return failed(
			fileStart,
			"not-utf8",
			{ en: "The file is saved as UTF-16.", da: "Filen er gemt som UTF-16." },
			advice,
		);
	}
	const text = new TextDecoder().decode(bytes).replaceAll("\r\n", "\n");
	const broken = text.search(/[\uFFFD\0]/);
	if (broken >= 0) {
		const place = placeAt(text, broken);
		return text[broken] === "\0"
			? failed(
					place,
					"not-utf8",
					{
						en: "There is a NUL character here: this is not a text file.",
						da: "Her står et NUL-tegn: dette er ikke en tekstfil.",
					},
					advice,
				)
			: failed(
					place,
					"not-utf8",
					{
						en: "A character here is not saved as UTF-8 (the file looks like Latin-1 or Windows-1252).",
						da: "Et tegn her er ikke gemt som UTF-8 (filen ligner Latin-1 eller Windows-1252).",
					},
					advice,
				);
	}
	if (text.trim() === "") {
		return failed(
			fileStart,
			"empty-file",
			{ en: "The file is empty.", da: "Filen er tom." },
			{
				en: "Write its content, or bring back an earlier version of it.",
				da: "Skriv dens indhold, eller hent en tidligere udgave af den tilbage.",
			},
		);
	}
	return { value: text, diagnostics: [] };

	function failed(place: Place, code: Code, message: Wording, hint: Wording) {
		return {
			value: undefined,
			diagnostics: [errorAt(file, place, code, message, hint)],
		};
	}
}

function startsWith(bytes: Uint8Array, first: number, second: number) {
	return bytes[0] === first && bytes[1] === second;
}

/** The place of one character of a text. */
export function placeAt(text: string, offset: number, length = 1): Place {
	const before = text.slice(0, offset);
	const lineStart = before.lastIndexOf("\n") + 1;
	const line = before.split("\n").length;
	return { line, column: offset - lineStart + 1, length };
}
