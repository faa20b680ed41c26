import {
	type Checked,
	type Code,
	errorAt,
	fileStart,
	type Message,
	type Place,
	type Wording,
} from "../diagnostics/diagnostic.ts";

const saveAsUtf8: Wording = {
	en: "Save it as UTF-8.",
	da: "Gem den igen med tegnkodningen UTF-8.",
};

/** The maximum size of a text file (bytes): some twenty thousand words. */
const maxTextBytes = 128 * 1024;

// The time of the Markdown and YAML parsers grows faster than the length of a line and the number of lines. A text
// that no person has written must not block the build.
const maxLineLength = 5000;
const maxLines = 2000;

const lookForForeignMatter: Wording = {
	en: "Look for something pasted into it by mistake, such as a picture.",
	da: "Se efter noget, der er sat ind ved en fejl, for eksempel et billede.",
};

/**
 * Characters that pages and feeds must not contain: control characters and noncharacters (XML 1.0, HTML), and those that
 * only one font has, such as the bullets of a word processor.
 */
export const forbidden = /[^\P{Cc}\t\n]|[\uFFFD-\uFFFF]|\p{Cs}|\p{Co}/u;

/**
 * Decodes UTF-8. Drops a byte order mark, and turns CRLF and CR into LF. Reports other encodings, forbidden characters,
 * texts that are empty or too large, and merge conflicts; then the value is undefined.
 */
export function decode(
	file: string,
	bytes: Uint8Array,
): Checked<string | undefined> {
	const unreadable = bytesProblem(bytes);
	if (unreadable) return failed(unreadable);
	const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
	const problem =
		encodingProblem(text) ??
		controlProblem(text) ??
		sizeProblem(text) ??
		contentProblem(text);
	return problem ? failed(problem) : { value: text, diagnostics: [] };

	function failed({ place, code, message, hint }: TextProblem) {
		return {
			value: undefined,
			diagnostics: [errorAt(file, place, code, message, hint)],
		};
	}
}

type TextProblem = {
	readonly place: Place;
	readonly code: Code;
	readonly message: Message;
	readonly hint: Message;
};

/** UTF-16, or too many bytes. */
function bytesProblem(bytes: Uint8Array): TextProblem | undefined {
	if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
		return {
			place: fileStart,
			code: "not-utf8",
			message: {
				en: "The file is saved as UTF-16.",
				da: "Filen er gemt som UTF-16.",
			},
			hint: saveAsUtf8,
		};
	if (bytes.length > maxTextBytes)
		return {
			place: fileStart,
			code: "file-too-large",
			message: {
				en: `The text is ${kilobytes(bytes.length)} kB; a text may be at most ${kilobytes(maxTextBytes)} kB.`,
				da: `Teksten fylder ${kilobytes(bytes.length)} kB; en tekst må højst fylde ${kilobytes(maxTextBytes)} kB.`,
			},
			hint: lookForForeignMatter,
		};
	return undefined;
}

const windows1252 = new TextDecoder("windows-1252").decode(
	Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** A character of two or three bytes of UTF-8, each of which was read as a character of Windows-1252. */
const garbled = new RegExp(
	`[ÂÃ][${windows1252.slice(0x80, 0xc0)}]|â[${windows1252.slice(0x80, 0xc0)}]{2}`,
);

function garbledProblem(text: string): TextProblem | undefined {
	const [found] = garbled.exec(text) ?? [];
	if (found === undefined) return undefined;
	const bytes = Uint8Array.from(found, (each) => windows1252.indexOf(each));
	const meant = new TextDecoder().decode(bytes);
	return {
		place: placeAt(text, text.indexOf(found), found.length),
		code: "not-utf8",
		message: {
			en: `“${found}” was “${meant}” before a program read the file in another encoding and saved it.`,
			da: `»${found}« var »${meant}«, før et program læste filen med en forkert tegnkodning og gemte den.`,
		},
		hint: {
			en: "Restore an earlier version of the file, or correct all such characters in it.",
			da: "Hent en tidligere udgave af filen tilbage, eller ret alle den slags tegn i den.",
		},
	};
}

/** Bytes that weren't UTF-8, or a NUL. */
function encodingProblem(text: string): TextProblem | undefined {
	const offset = text.search(/[\uFFFD\0]/);
	if (offset < 0) return garbledProblem(text);
	const message =
		text[offset] === "\0"
			? {
					en: "There is a NUL character here: this is not a text file.",
					da: "Her står et NUL-tegn: dette er ikke en tekstfil.",
				}
			: {
					en: "A character here is not saved as UTF-8 (the file looks like Latin-1 or Windows-1252).",
					da: "Et tegn her er ikke gemt som UTF-8 (filen ligner Latin-1 eller Windows-1252).",
				};
	const place = placeAt(text, offset);
	return { place, code: "not-utf8", message, hint: saveAsUtf8 };
}

function controlProblem(text: string): TextProblem | undefined {
	const control = forbidden.exec(text);
	if (!control) return undefined;
	return {
		place: placeAt(text, control.index),
		code: "control-character",
		message: controlMessage(control[0]),
		hint: {
			en: "Delete it; many editors don't show it.",
			da: "Slet det; mange programmer viser det ikke.",
		},
	};
}

/** Too many lines, or a line that is too long. */
function sizeProblem(text: string): TextProblem | undefined {
	const lines = text.split("\n");
	if (lines.length > maxLines)
		return {
			place: { line: maxLines + 1, column: 1, length: 1 },
			code: "file-too-large",
			message: {
				en: `The text has ${lines.length} lines; a text may have at most ${maxLines}.`,
				da: `Teksten er på ${lines.length} linjer; en tekst må højst være på ${maxLines}.`,
			},
			hint: lookForForeignMatter,
		};
	const long = lines.findIndex((line) => line.length > maxLineLength);
	if (long < 0) return undefined;
	return {
		place: { line: long + 1, column: 1, length: 1 },
		code: "line-too-long",
		message: {
			en: `This line has more than ${maxLineLength} characters, too many for a text that people read.`,
			da: `Linjen er på mere end ${maxLineLength} tegn, og så lang er en almindelig tekst ikke.`,
		},
		hint: lookForForeignMatter,
	};
}

/** That a text is empty, on the page. */
export const noText: Wording = {
	en: "There is no text here.",
	da: "Her er ingen tekst.",
};

/** What to do about that. */
export const writeText: Wording = { en: "Write it.", da: "Skriv den." };

/** An empty text, or the markers of a merge conflict. */
function contentProblem(text: string): TextProblem | undefined {
	if (text.trim() === "")
		return {
			place: fileStart,
			code: "empty-file",
			message: {
				en: "The file is empty.",
				da: "Filen er tom.",
				onPage: noText,
			},
			hint: {
				en: "Write its content, or restore an earlier version of it.",
				da: "Skriv indholdet, eller hent en tidligere udgave af filen tilbage.",
				onPage: writeText,
			},
		};
	const conflict = /^<{7} .*$/m.exec(text);
	if (!conflict) return undefined;
	return {
		place: placeAt(text, conflict.index, conflict[0].length),
		code: "unfinished-merge",
		message: {
			en: "Git has merged two versions of this file, and the conflict is not resolved yet.",
			da: "To udgaver af filen er flettet sammen i git, og der er endnu ikke valgt mellem dem.",
		},
		hint: {
			en: "Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
			da: "Behold den ene, og slet linjerne, der begynder med <<<<<<<, ======= og >>>>>>>.",
		},
	};
}

/** The message for a character that pages must not contain. */
export function controlMessage(character: string): Wording {
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
	const name = `U+${code.padStart(4, "0")}`;
	return {
		en: `There is a character here that no page can show (${name}).`,
		da: `Her står et tegn, som ingen side kan vise (${name}).`,
	};
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}

function startsWith(bytes: Uint8Array, first: number, second: number) {
	return bytes[0] === first && bytes[1] === second;
}

/** Returns the place of `length` characters at an offset. A place doesn't span lines: the rest is left out. */
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
