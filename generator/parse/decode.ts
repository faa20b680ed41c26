import {
	type Checked,
	type Code,
	errorAt,
	fileStart,
	type Place,
	type Wording,
} from "../diagnostics/diagnostic.ts";

const advice: Wording = {
	en: "Save it again with the encoding UTF-8.",
	da: "Gem den igen med tegnkodningen UTF-8.",
};

/** The largest text that still is one (bytes): some twenty thousand words. */
const largestText = 128 * 1024;

// Those who read Markdown and YAML take ever longer over the next character of a line, and the next line of a
// file: a text that no person has written must not keep the site from being made.
const longestLine = 5000;
const mostLines = 2000;

const foreignMatter: Wording = {
	en: "Look for something pasted into it that doesn't belong there, such as a picture.",
	da: "Se efter noget, der er sat ind i den uden at høre til der, for eksempel et billede.",
};

/** What no page and no feed may hold: control characters, and code points that stand for none (XML 1.0, HTML). */
export const forbidden = /[^\P{Cc}\t\n]|[\uFFFD-\uFFFF]|\p{Cs}/u;

/** Bytes → text. Only UTF-8 is text; a byte order mark is dropped, and CRLF or CR becomes LF. */
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
	if (bytes.length > largestText)
		return failed(
			fileStart,
			"file-too-large",
			{
				en: `The text is ${kilobytes(bytes.length)} kB; texts here are at most ${kilobytes(largestText)} kB.`,
				da: `Teksten fylder ${kilobytes(bytes.length)} kB; tekster her må højst fylde ${kilobytes(largestText)} kB.`,
			},
			foreignMatter,
		);
	const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
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
	const control = forbidden.exec(text);
	if (control)
		return failed(
			placeAt(text, control.index),
			"control-character",
			controlTold(control[0]),
			{
				en: "Delete it; many editors don't show it.",
				da: "Slet det; mange programmer viser det ikke.",
			},
		);
	const lines = text.split("\n");
	if (lines.length > mostLines)
		return failed(
			{ line: mostLines + 1, column: 1, length: 1 },
			"file-too-large",
			{
				en: `The text goes on for ${lines.length} lines; texts here have at most ${mostLines}.`,
				da: `Teksten er på ${lines.length} linjer; tekster her må højst have ${mostLines}.`,
			},
			foreignMatter,
		);
	const long = lines.findIndex((line) => line.length > longestLine);
	if (long >= 0)
		return failed(
			{ line: long + 1, column: 1, length: 1 },
			"line-too-long",
			{
				en: `This line has more than ${longestLine} characters, as no text for readers has.`,
				da: `Linjen er på mere end ${longestLine} tegn, og det er ingen tekst til læsere.`,
			},
			foreignMatter,
		);
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
	const conflict = /^<{7} .*$/m.exec(text);
	if (conflict)
		return failed(
			placeAt(text, conflict.index, conflict[0].length),
			"unfinished-merge",
			{
				en: "Two versions of this file were put together, and nobody has chosen between them yet.",
				da: "To udgaver af filen er lagt sammen, og ingen har endnu valgt mellem dem.",
			},
			{
				en: "Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
				da: "Behold den ene, og slet linjerne, der begynder med <<<<<<<, ======= og >>>>>>>.",
			},
		);
	return { value: text, diagnostics: [] };

	function failed(place: Place, code: Code, message: Wording, hint: Wording) {
		return {
			value: undefined,
			diagnostics: [errorAt(file, place, code, message, hint)],
		};
	}
}

/** What is said of a character that no page may hold. */
export function controlTold(character: string): Wording {
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
	const name = `U+${code.padStart(4, "0")}`;
	return {
		en: `Here stands a character that no page can show (${name}).`,
		da: `Her står et tegn, som ingen side kan vise (${name}).`,
	};
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}

function startsWith(bytes: Uint8Array, first: number, second: number) {
	return bytes[0] === first && bytes[1] === second;
}

/** The place of a stretch of a text: what goes on in the next line is left out. */
export function placeAt(text: string, offset: number, length = 1): Place {
	let line = 1;
	let lineStart = 0;
	let lineEnd = text.indexOf("\n");
	while (lineEnd >= 0 && lineEnd < offset) {
		line++;
		lineStart = lineEnd + 1;
		lineEnd = text.indexOf("\n", lineStart);
	}
	return {
		line,
		column: offset - lineStart + 1,
		length: lineEnd < 0 ? length : Math.min(length, lineEnd - offset),
	};
}
