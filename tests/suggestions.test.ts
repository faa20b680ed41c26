import { expect, test } from "vitest";
import {
	findNearest,
	findNearestFile,
} from "../generator/diagnostics/nearest.ts";
import { check, fixture, sourcesWith } from "./support/check.ts";
import { date, listCandidates } from "./support/engine.ts";

// What is meant by a misspelt value. The cases (cases.test.ts) apply every suggestion, and expect the result to be valid.

/** Expects what is meant by a text, in a table of rows “written | names | meant”. */
function expectMeant(
	table: string,
	find: (written: string, names: string[]) => string | undefined,
) {
	for (const row of table.trim().split("\n")) {
		const [written = "", names = "", meant] = row.split("|").map(trim);
		const found = find(written, names.split(" "));
		expect.soft(found ?? "nothing", row).toBe(meant);
	}
}

const trim = (text: string) => text.trim();

test("a name is nearest if it differs by a typing error, and all others by more", () => {
	const table = `
sesion-2h           | session-1h session-2h                 | session-2h
session-3h          | session-1h session-2h                 | nothing
titel               | title text table                      | title
tabel               | title table                           | table
openinghours        | opening-hours book                    | opening-hours
RoomImage           | roomImage image                       | roomImage
portrait-jens.svg   | portrait-karen.svg                    | nothing
hero-da.svg         | hero-en.svg                           | nothing
summer              | winter summit                         | nothing
overnatning         | overnatninger overnatningens          | nothing
overnatning         | overnatningens overnatninger          | nothing
overnatning         | overnatninger overnatningsrum         | overnatninger
NY60                | NY50                                  | nothing
lead                | leaf load                             | nothing
event-yoga-dk.svg   | event-yoga.svg event-yoga-dark.svg    | nothing
event-yoga-drak.svg | event-yoga.svg event-yoga-dark.svg    | event-yoga-dark.svg
`;
	expectMeant(table, findNearest);
});

test("a file is nearest if its name differs by a typing error or its format", () => {
	const table = `
field.png      | field.svg field.mp4            | field.svg
field.pgn      | field.svg                      | field.svg
field.m4p      | field.svg field.mp4 field.webm | field.mp4
field.wbem     | field.svg field.webm           | field.webm
field.mp       | field.jpg field.png field.mp4  | nothing
field.jpg      | field.mp4                      | nothing
film/Field.MP4 | field.svg field.mp4            | field.mp4
`;
	expectMeant(table, findNearestFile);
});

test("a date is parsed in the notation of its language", () => {
	const table = `
12. august 2026              | da-DK | 2026-08-12
August 12, 2026              | en-GB | 2026-08-12
12 août 2026                 | fr-FR | 2026-08-12
le 1er févr. 2026            | fr-FR | 2026-02-01
12 de agosto de 2026         | es-ES | 2026-08-12
12. srpna 2026               | cs-CZ | 2026-08-12
12 августа 2026 г.           | ru-RU | 2026-08-12
12 Αυγούστου 2026            | el-GR | 2026-08-12
2026年8月12日                  | ja-JP | 2026-08-12
12 août 2026 ou 12 mars 2026 | fr-FR | nothing
12 août 2026                 | da-DK | nothing
`;
	expectMeant(table, (written, locales) =>
		listCandidates(written, { locales, corrections: () => [] }).find(
			(each) => date.safeParse(each).success,
		),
	);
});

/** Typing errors at the beginning of a text, or in the line after it. */
const slips: readonly ((text: string) => string)[] = [
	(text) => text.slice(1),
	(text) => text.charAt(0) + text,
	(text) => text.charAt(1) + text.charAt(0) + text.slice(2),
	(text) => text.charAt(0).toUpperCase() + text.slice(1),
	(text) => `n${text.slice(1)}`,
	(text) => `\u200B${text}`,
	(text) => `\u00A0${text}`,
	(text) => text.replace("\n", "\n "),
	(text) => text.replace("\n", "\n  "),
	(text) => text.replace(/\n {1,2}/, "\n"),
	(text) => text.replace(/(?<=\n.*): "?([^"\n{]*)"?$/m, ": “$1”"),
];

test("fixes for typing errors anywhere in the content are valid", () => {
	const files = sourcesWith({})
		.map(({ path }) => path.replace("content/", ""))
		.filter((path) => /^(?!templates\/).*\.(yaml|md)$/.test(path));
	for (const [index, slip] of [...slips, ...slips].entries()) {
		const file = files[(index * 5) % files.length] ?? "";
		const text = fixture(file);
		// Places that are spread over the files.
		const at = Math.floor(text.length * ((index * 0.618) % 1));
		const changed = text.slice(0, at) + slip(text.slice(at));
		const { findRejected } = check({ [file]: changed });
		expect.soft(findRejected(), `${file}, slip ${index} at ${at}`).toEqual([]);
	}
});
