import {
	type Checked,
	type Code,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostic.ts";

const advice = "Save it again with the encoding UTF-8.";

/** Bytes → text. Only UTF-8 is text; a byte order mark is dropped and CRLF becomes LF. */
export function decode(
	file: string,
	bytes: Uint8Array,
): Checked<string | undefined> {
	if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
		return failed(
			fileStart,
			"not-utf8",
			"The file is saved as UTF-16.",
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
					"There is a NUL character here: this is not a text file.",
					advice,
				)
			: failed(
					place,
					"not-utf8",
					"A character here is not saved as UTF-8 (the file looks like Latin-1 or Windows-1252).",
					advice,
				);
	}
	if (text.trim() === "") {
		return failed(
			fileStart,
			"empty-file",
			"The file is empty.",
			"Write its content, or bring back an earlier version of it.",
		);
	}
	return { value: text, diagnostics: [] };

	function failed(place: Place, code: Code, message: string, hint: string) {
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
