import {
	type Checked,
	errorAt,
	fileStart,
	ok,
	type Place,
} from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import type { CodedExplanation, Explanation } from "./problem.ts";

/** The maximum size of a text file (bytes): some twenty thousand words. */
const maxTextBytes = 128 * 1024;

// The time of the Markdown and YAML parsers grows faster than the length of a line and the number of lines. A text
// that no person has written must not block the build.
const maxLineLength = 5000;
const maxLines = 2000;

/**
 * Decodes UTF-8. Drops a byte order mark, and turns CRLF and CR into LF. Reports other encodings, texts that are empty or
 * too large, and merge conflicts; then the value is undefined, as it is of a file that could not be read.
 */
export function decode({
	path,
	bytes,
	isUnread,
}: Omit<Source, "digest">): Checked<string | undefined> {
	if (isUnread) return ok(undefined);
	const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
	const problem =
		sizeProblem(bytes, text) ?? encodingProblem(text) ?? contentProblem(text);
	if (!problem) return ok(text);
	const error = errorAt(path, problem.place, problem.code, problem);
	return { value: undefined, diagnostics: [error] };
}

type TextProblem = CodedExplanation & { readonly place: Place };

/** Too many bytes or lines, or a line that is too long. */
function sizeProblem(bytes: Uint8Array, text: string): TextProblem | undefined {
	const lines = text.split("\n");
	const long = lines.findIndex(
		(line, index) => index >= maxLines || line.length > maxLineLength,
	);
	const isLarge = bytes.length > maxTextBytes;
	if (!isLarge && long < 0) return undefined;
	const kilobytes = maxTextBytes / 1024;
	return {
		place: isLarge ? fileStart : { line: long + 1, column: 1, length: 1 },
		code: "file-too-large",
		message: {
			en: `This text is too large: at most ${kilobytes} kB, ${maxLines} lines, and ${maxLineLength} characters on a line.`,
			da: `Teksten er for stor: den må højst fylde ${kilobytes} kB, ${maxLines} linjer og ${maxLineLength} tegn på en linje.`,
		},
		hint: {
			en: "Look for something pasted into it by mistake, such as a picture.",
			da: "Se efter noget, der er sat ind ved en fejl, for eksempel et billede.",
		},
	};
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
			onPage: {
				en: `“${found}” should surely be “${meant}”: a program has garbled it.`,
				da: `»${found}« skulle nok være »${meant}«: et program har ødelagt tegnet.`,
			},
		},
		hint: {
			en: "Restore an earlier version of the file, or correct all such characters in it.",
			da: "Hent en tidligere udgave af filen tilbage, eller ret alle den slags tegn i den.",
			onPage: {
				en: "Write it anew, and look for others like it.",
				da: "Skriv det igen, og se efter flere af samme slags.",
			},
		},
	};
}

/** Bytes that weren't UTF-8, or a NUL. */
function encodingProblem(text: string): TextProblem | undefined {
	const offset = text.search(/[\uFFFD\0]/);
	if (offset < 0) return garbledProblem(text);
	return {
		place: placeAt(text, offset),
		code: "not-utf8",
		message: {
			en: "A character here is not saved as UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).",
			da: "Et tegn her er ikke gemt som UTF-8 (filen ligner UTF-16, Latin-1 eller Windows-1252 eller er slet ikke en tekst).",
		},
		hint: {
			en: "Save it as UTF-8.",
			da: "Gem den igen med tegnkodningen UTF-8.",
		},
	};
}

/** The message and the hint for a file without any text, or with none below its front matter. */
export const emptyFile: Explanation = {
	message: {
		en: "The file has no text.",
		da: "Der er ingen tekst i filen.",
		onPage: { en: "There is no text here.", da: "Her er ingen tekst." },
	},
	hint: {
		en: "Write it, below the front matter if there is any, or restore an earlier version of the file.",
		da: "Skriv den, under felterne øverst, hvis der er nogle, eller hent en tidligere udgave af filen tilbage.",
		onPage: { en: "Write it.", da: "Skriv den." },
	},
};

/** An empty text, or the markers of a merge conflict. */
function contentProblem(text: string): TextProblem | undefined {
	if (text.trim() === "")
		return { place: fileStart, code: "empty-file", ...emptyFile };
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

/** Returns the place of `length` characters at an offset. A place doesn't span lines: the rest is left out. */
export function placeAt(text: string, offset: number, length = 1): Place {
	return placesIn(text)(offset, length);
}

/** Returns `placeAt` for a text in which many places are asked for: its lines are looked for once. */
export function placesIn(
	text: string,
): (offset: number, length?: number) => Place {
	const ends: number[] = [];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
		ends.push(at);
	return (offset, length = 1) => {
		let [first, last] = [0, ends.length];
		while (first < last) {
			const middle = (first + last) >> 1;
			if ((ends[middle] ?? 0) < offset) first = middle + 1;
			else last = middle;
		}
		const lineStart = (ends[first - 1] ?? -1) + 1;
		const lineEnd = ends[first] ?? Number.POSITIVE_INFINITY;
		return {
			line: first + 1,
			column: offset - lineStart + 1,
			length: Math.min(length, lineEnd - offset),
		};
	};
}
