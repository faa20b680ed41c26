import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import {
	findNearest,
	findNearestFile,
} from "../generator/diagnostics/nearest.ts";
import { listCandidates } from "../generator/parse/validate/candidates.ts";
import { date } from "../generator/schema/field.ts";
import type { Source } from "../generator/types.ts";
import { bundle, sourcesWith, today } from "./support/check.ts";
import { dose } from "./support/dose.ts";
import { site } from "./support/site.ts";
import { findRejected } from "./support/suggestions.ts";

// What is meant by a misspelt value. The cases (cases.test.ts) apply every suggestion, and expect the result to be valid.

test.each<[written: string, names: string[], meant: string | undefined]>([
	["sesion-2h", ["session-1h", "session-2h"], "session-2h"],
	["session-3h", ["session-1h", "session-2h"], undefined],
	["titel", ["title", "text", "table"], "title"],
	["tabel", ["title", "table"], "table"],
	["openinghours", ["opening-hours", "book"], "opening-hours"],
	["RoomImage", ["roomImage", "image"], "roomImage"],
	["portrait-jens.svg", ["portrait-karen.svg"], undefined],
	["hero-da.svg", ["hero-en.svg"], undefined],
	["summer", ["winter", "summit"], undefined],
	["overnatning", ["overnatninger", "overnatningens"], undefined],
	["overnatning", ["overnatningens", "overnatninger"], undefined],
	["overnatning", ["overnatninger", "overnatningsrum"], "overnatninger"],
	["NY60", ["NY50"], undefined],
	["lead", ["leaf", "load"], undefined],
	["event-yoga-dk.svg", ["event-yoga.svg", "event-yoga-dark.svg"], undefined],
	[
		"event-yoga-drak.svg",
		["event-yoga.svg", "event-yoga-dark.svg"],
		"event-yoga-dark.svg",
	],
])(
	"the nearest name to %s among %j is %s, if it differs by a typing error",
	(written, names, meant) => {
		expect(findNearest(written, names)).toBe(meant);
	},
);

test.each([
	["12. august 2026", "da-DK", "2026-08-12"],
	["August 12, 2026", "en-GB", "2026-08-12"],
	["12 août 2026", "fr-FR", "2026-08-12"],
	["le 1er févr. 2026", "fr-FR", "2026-02-01"],
	["12 de agosto de 2026", "es-ES", "2026-08-12"],
	["12. srpna 2026", "cs-CZ", "2026-08-12"],
	["12 августа 2026 г.", "ru-RU", "2026-08-12"],
	["12 Αυγούστου 2026", "el-GR", "2026-08-12"],
	["2026年8月12日", "ja-JP", "2026-08-12"],
	["12 août 2026 ou 12 mars 2026", "fr-FR", undefined],
	["12 août 2026", "da-DK", undefined],
])("parses the date %s in %s as %s", (written, tag, day) => {
	const candidates = listCandidates(written, {
		locales: [tag],
		corrections: () => [],
	});
	expect(candidates.find((each) => date.safeParse(each).success)).toBe(day);
});

test.each<[written: string, files: string[], meant: string | undefined]>([
	["field.png", ["field.svg", "field.mp4"], "field.svg"],
	["field.pgn", ["field.svg"], "field.svg"],
	["field.m4p", ["field.svg", "field.mp4", "field.webm"], "field.mp4"],
	["field.wbem", ["field.svg", "field.webm"], "field.webm"],
	["field.mp", ["field.jpg", "field.png", "field.mp4"], undefined],
	["field.jpg", ["field.mp4"], undefined],
	["film/Field.MP4", ["field.svg", "field.mp4"], "field.mp4"],
])(
	"the nearest file to %s among %j is %s, if it differs by a typing error or its format",
	(written, files, meant) => {
		expect(findNearestFile(written, files)).toBe(meant);
	},
);

/** Typing errors at a character of a text. */
const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
	"a missing letter": (text, at) => text.slice(0, at) + text.slice(at + 1),
	"a doubled letter": (text, at) =>
		text.slice(0, at) + text.charAt(at) + text.slice(at),
	"two swapped letters": (text, at) =>
		text.slice(0, at) +
		text.charAt(at + 1) +
		text.charAt(at) +
		text.slice(at + 2),
	"a capital letter": (text, at) =>
		text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1),
	"another letter": (text, at) => `${text.slice(0, at)}n${text.slice(at + 1)}`,
	"an empty value": (text, at) => `${text.slice(0, at)}\u200B${text.slice(at)}`,
	"a no-break space": (text, at) =>
		`${text.slice(0, at)}\u00A0${text.slice(at)}`,
	"one additional space before a line": (text, at) =>
		changeAtLine(text, at, (line) => ` ${line}`),
	"two additional spaces before a line": (text, at) =>
		changeAtLine(text, at, (line) => `  ${line}`),
	"two fewer spaces before a line": (text, at) =>
		changeAtLine(text, at, (line) => line.replace(/^ {1,2}/, "")),
	"curly quotation marks": (text, at) =>
		changeAtLine(text, at, (line) =>
			line.replace(/: "?([^"\n{]*)"?$/m, ": “$1”"),
		),
};

function changeAtLine(
	text: string,
	at: number,
	change: (rest: string) => string,
) {
	const start = text.lastIndexOf("\n", at) + 1;
	return text.slice(0, start) + change(text.slice(start));
}

test("fixes for typing errors anywhere in the content are valid", () => {
	const sources = sourcesWith({});
	const memo = createMemo();
	const listProblems = (changed: readonly Source[]) =>
		compile({ site, sources: changed, bundle, date: today }, memo).diagnostics;
	const slip = fc.record({
		source: fc.constantFrom(
			...sources.filter(({ path }) => /content\/.*\.(yaml|md)$/.test(path)),
		),
		kind: fc.constantFrom(...Object.keys(slips)),
		share: fc.noBias(fc.nat({ max: 9999 })),
	});
	fc.assert(
		fc.property(slip, ({ source, kind, share }) => {
			const text = new TextDecoder().decode(source.bytes);
			const at = Math.floor((share / 10_000) * text.length);
			const changed = slips[kind]?.(text, at) ?? text;
			const slipped = {
				path: source.path,
				bytes: new TextEncoder().encode(changed),
				digest: `${source.digest} ${kind} ${at}`,
			};
			const all = sources.map((each) => (each === source ? slipped : each));
			expect(findRejected(listProblems(all), all, listProblems)).toEqual([]);
		}),
		{ numRuns: dose(20, 250), seed: 1 },
	);
});
