import {
	type Explanation,
	explainInWords,
	type Fault,
	type Place,
	withOnPage,
} from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import { problemsFor, type Read, sound } from "./problem.ts";

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
	bytes,
	isUnread,
}: Pick<Source, "bytes" | "isUnread">): Read<string | undefined> {
	if (isUnread) return sound(undefined);
	const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
	const stored = explainPointer(bytes);
	const fault = stored
		? { ...wholeFile, ...stored, code: "unreadable-file" }
		: (sizeFault(bytes, text) ?? encodingFault(text) ?? contentFault(text));
	return fault
		? {
				value: undefined,
				problems: problemsFor([fault], placesIn(text), "not-utf8"),
			}
		: sound(text);
}

/** Too many bytes or lines, or a line that is too long. */
function sizeFault(bytes: Uint8Array, text: string): Fault | undefined {
	const lines = text.split("\n");
	const long = lines.findIndex(
		(line, index) => index >= maxLines || line.length > maxLineLength,
	);
	const isLarge = bytes.length > maxTextBytes;
	if (!isLarge && long < 0) return undefined;
	const kilobytes = maxTextBytes / 1024;
	return {
		...(isLarge ? wholeFile : { start: startOfLine(lines, long), length: 1 }),
		code: "file-too-large",
		...explainInWords(
			`This text is too large: at most ${kilobytes} kB, ${maxLines} lines, and ${maxLineLength} characters on a line.`,
			`Teksten er for stor: Den må højst fylde ${kilobytes} kB, ${maxLines} linjer og ${maxLineLength} tegn på en linje.`,
			"Look for something pasted into it by mistake, such as a picture.",
			"Se efter noget, der er sat ind ved en fejl, for eksempel et billede.",
		),
	};
}

/** The offset of the line with this index. */
export function startOfLine(lines: readonly string[], index: number): number {
	return lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
}

/** The stretch at which a fault of the whole text is shown. */
const wholeFile = { start: 0, length: 0 };

const windows1252 = new TextDecoder("windows-1252").decode(
	Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** A character of two or three bytes of UTF-8, each of which was read as a character of Windows-1252. */
const garbled = new RegExp(
	`[ÂÃ][${windows1252.slice(0x80, 0xc0)}]|â[${windows1252.slice(0x80, 0xc0)}]{2}`,
);

function garbledFault(text: string): Fault | undefined {
	const [found] = garbled.exec(text) ?? [];
	if (found === undefined) return undefined;
	const bytes = Uint8Array.from(found, (each) => windows1252.indexOf(each));
	const meant = new TextDecoder().decode(bytes);
	return {
		start: text.indexOf(found),
		length: found.length,
		...withOnPage(
			explainInWords(
				`“${found}” was “${meant}” before a program read the file in another encoding and saved it.`,
				`»${found}« var »${meant}«, før et program læste filen med en forkert tegnkodning og gemte den.`,
				"Restore an earlier version of the file, or correct all such characters in it.",
				"Hent en tidligere udgave af filen tilbage, eller ret alle den slags tegn i den.",
			),
			explainInWords(
				`“${found}” should surely be “${meant}”: a program has garbled it.`,
				`»${found}« skulle nok være »${meant}«: Et program har ødelagt tegnet.`,
				"Type it again, and look for others like it.",
				"Skriv det igen, og se efter flere af samme slags.",
			),
		),
	};
}

/** Bytes that weren't UTF-8, or a NUL. */
function encodingFault(text: string): Fault | undefined {
	const start = text.search(/[\uFFFD\0]/);
	if (start < 0) return garbledFault(text);
	// Every second character of UTF-16 without a byte order mark is NUL.
	const isUtf8 =
		!text.includes("\uFFFD") && text.split("\0").length < text.length / 4;
	return { start, length: 1, ...(isUtf8 ? nul : otherEncoding) };
}

const nul = explainInWords(
	"There is a NUL character here (U+0000), which no text can contain.",
	"Her står et NUL-tegn (U+0000), som ingen tekst kan indeholde.",
	"Delete it and the characters on either side of it, and type those again; or restore an earlier version of the file.",
	"Slet det og tegnene på begge sider af det, og skriv dem igen; eller hent en tidligere udgave af filen tilbage.",
);

const otherEncoding = explainInWords(
	"A character here is not saved as UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).",
	"Et tegn her er ikke gemt som UTF-8 (filen ligner UTF-16, Latin-1 eller Windows-1252 eller er slet ikke en tekst).",
	"Save it as UTF-8.",
	"Gem den igen med tegnkodningen UTF-8.",
);

/** The beginning of a pointer of Git LFS, which stands for a large file until that is fetched. */
const lfsPointer = "version https://git-lfs.github.com/spec/";

/** Returns the message and the hint for a pointer of Git LFS instead of a file; undefined for any other content. */
export function explainPointer(bytes: Uint8Array): Explanation | undefined {
	const start = new TextDecoder("latin1").decode(
		bytes.subarray(0, lfsPointer.length),
	);
	return start === lfsPointer ? pointer : undefined;
}

const pointer = explainInWords(
	"This is not the file itself but a pointer of Git LFS to it.",
	"Dette er ikke selve filen, men en Git LFS-henvisning til den.",
	"Run git lfs pull; where the site is built by a host, switch on Git LFS for the checkout.",
	"Kør git lfs pull; hvis et webhotel bygger hjemmesiden, så slå Git LFS til, når det henter filerne.",
);

/** A file without any text, or with none below its front matter. */
export const emptyFile: Fault = {
	...wholeFile,
	code: "empty-file",
	...withOnPage(
		explainInWords(
			"The file has no text.",
			"Der er ingen tekst i filen.",
			"Write it, below the front matter if there is any, or restore an earlier version of the file.",
			"Skriv den, under felterne øverst, hvis der er nogle, eller hent en tidligere udgave af filen tilbage.",
		),
		explainInWords(
			"There is no text here.",
			"Her er ingen tekst.",
			"Write it.",
			"Skriv den.",
		),
	),
};

/** An empty text, or the markers of a merge conflict. */
function contentFault(text: string): Fault | undefined {
	if (text.trim() === "") return emptyFile;
	const conflict = /^<{7} .*$/m.exec(text);
	if (!conflict) return undefined;
	return {
		start: conflict.index,
		length: conflict[0].length,
		code: "unfinished-merge",
		...explainInWords(
			"Git has merged two versions of this file, and the conflict is not resolved yet.",
			"To udgaver af filen er flettet sammen i git, og der er endnu ikke valgt mellem dem.",
			"Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
			"Behold den ene, og slet linjerne, der begynder med <<<<<<<, ======= og >>>>>>>.",
		),
	};
}

/** Returns the place of `length` characters at an offset. It doesn't span lines: the rest is left out. */
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
			length: Math.min(length, Math.max(1, lineEnd - offset)),
		};
	};
}
