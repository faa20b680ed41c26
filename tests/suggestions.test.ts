import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import {
	findNearest,
	findNearestFile,
} from "../generator/diagnostics/nearest.ts";
import { listCandidates } from "../generator/parse/validate/candidates.ts";
import { readSources } from "../generator/read/index.ts";
import { date } from "../generator/schema/field.ts";
import { slugify } from "../generator/text/slug.ts";
import type { Source } from "../generator/types.ts";
import { article } from "./support/articles.ts";
import {
	bundle,
	check,
	edit,
	fixture,
	repository,
	sourcesWith,
} from "./support/check.ts";
import { dose } from "./support/dose.ts";
import { measureTime } from "./support/processor-time.ts";
import { site } from "./support/site.ts";
import { findRejected } from "./support/suggestions.ts";
import { inDanish, inEnglish } from "./support/texts.ts";

// `reports` of check.ts applies every suggestion and expects the result to be valid: so do all tests that use it.

describe("suggests the nearest name if it differs by a typing error", () => {
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
	])("%s among %j: %s", (written, names, meant) => {
		expect(findNearest(written, names)).toBe(meant);
	});
});

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

describe("suggests the nearest file if it differs by a typing error or its format", () => {
	test.each<[written: string, files: string[], meant: string | undefined]>([
		["field.png", ["field.svg", "field.mp4"], "field.svg"],
		["field.pgn", ["field.svg"], "field.svg"],
		["field.m4p", ["field.svg", "field.mp4", "field.webm"], "field.mp4"],
		["field.wbem", ["field.svg", "field.webm"], "field.webm"],
		["field.mp", ["field.jpg", "field.png", "field.mp4"], undefined],
		["field.jpg", ["field.mp4"], undefined],
		["film/Field.MP4", ["field.svg", "field.mp4"], "field.mp4"],
	])("%s among %j: %s", (written, files, meant) => {
		expect(findNearestFile(written, files)).toBe(meant);
	});
});

describe("markup in plain text is reported", () => {
	test.each<[written: string, told: string, hint: string]>([
		[
			"Priser &amp; tider",
			"&amp; is HTML code; visitors would see it as it is.",
			"Write &.",
		],
		[
			"Priser &#38; tider",
			"&#38; is HTML code; visitors would see it as it is.",
			"Write &.",
		],
		[
			"Sm&oslash;r",
			"&oslash; is HTML code; visitors would see it as it is.",
			"Write ø.",
		],
		[
			"350&nbsp;m",
			"&nbsp; is HTML code; visitors would see it as it is.",
			"Write one space here instead.",
		],
		[
			"Helt <b>ro",
			"Formatting is not possible in this field; visitors would see the characters.",
			"Delete them.",
		],
		[
			"Ro **nu** her",
			"Formatting is not possible in this field; visitors would see the characters.",
			"Write nu.",
		],
		[
			"Se [her](/faq) nu",
			"Formatting is not possible in this field; visitors would see the characters.",
			"Write her.",
		],
	])("%s", (written, told, hint) => {
		const column = 23 + written.search(/[&<*[]/);
		check(
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder",
				`heading: { da: "${written}"`,
			),
		).reports(`pages/news.yaml:8:${column - 6} warning: ${told}\n  ${hint}`);
	});

	test.each([
		"Skriv & læs",
		"5 < 6",
		"AT&T; og x",
		"2 * 3 ** 4",
		"[sic] (igen)",
	])("%s isn't markup", (written) => {
		check(
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder",
				`heading: { da: "${written}"`,
			),
		).reports();
	});
});

describe("incomplete URLs of links are errors", () => {
	test.each([
		"mailto:info@energirummet",
		"mailto:energirummet.dk",
		"mailto:info@energirummet-.dk",
		"mailto:@energirummet.dk",
		"tel:",
		"tel:ring",
		"tel:+4",
		"sms:x",
		"https:/x.dk",
		"https://",
		"https://energirummet",
		"https://-x.dk",
		"www.x.dk",
		"x.dk/side",
	])("%s is incomplete", (url) => {
		const { diagnostics } = check(
			edit("news/summer.da.md", "(/book)", `(${url})`),
		);
		expect(diagnostics.map(({ severity, line }) => [severity, line])).toEqual([
			["error", 10],
		]);
	});

	test.each([
		"mailto:info@energirummet.dk?subject=Hej",
		"mailto:a@x.dk,b@y.dk",
		"tel:+4512345678",
		"tel:112",
		"sms:+4512345678?body=Hej",
		"https://x.dk",
		"https://www.example.dk:8080/a?b#c",
		"{{link.email}}",
		"mailto:{{contact.email}}?subject=Hej",
	])("%s is complete", (url) => {
		check(edit("news/summer.da.md", "(/book)", `(${url})`)).reports();
	});
});

describe("requirements of a field are checked", () => {
	test("a text with a placeholder must contain it", () => {
		const strings = fixture("strings.yaml").replace("{count} res", "mange res");
		const { diagnostics } = check({ "strings.yaml": strings });
		expect(diagnostics.map(inEnglish)).toContainEqual(
			expect.stringMatching(/it must be a text with {count} in it/),
		);
	});

	test("a quotation must not have quotation marks", () => {
		const { diagnostics } = check({
			"testimonials.yaml": fixture("testimonials.yaml").replace(
				"Jeg sov godt.",
				JSON.stringify("»Ro«"),
			),
		});
		expect(diagnostics.map(inDanish)[0]).toMatch(/teksten uden citationstegn/);
	});
});

/** The small site; in the long tests the real content. */
const sources = inject("isLong")
	? readSources(repository).value
	: sourcesWith({});
const files = sources.filter(({ path }) =>
	/content\/.*\.(yaml|md)$/.test(path),
);
const memo = createMemo();

function listProblems(changed: readonly Source[]) {
	const inputs = { site, sources: changed, bundle, date: "2026-11-22" };
	return compile(inputs, memo).diagnostics;
}

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
	const slip = fc.record({
		source: fc.constantFrom(...files),
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
		{ numRuns: dose(20, 250), seed: dose(1, Date.now()) },
	);
}, 120_000);

test("a field name with a missing letter is corrected to the field name, or has no fix", () => {
	const keys = files
		// The words have no schema: any name may be one.
		.filter(({ path }) => /(?<!strings)\.yaml$/.test(path))
		.flatMap((source) => {
			const text = new TextDecoder().decode(source.bytes);
			const found = [...text.matchAll(/^ *(?:- )?([a-zA-Z][\w-]{3,}):/gm)];
			return found
				.filter((_, index) => index % dose(32, 6) === 0)
				.map(({ 0: line, 1: key = "", index }) => {
					const at = index + line.indexOf(key) + Math.floor(key.length / 2);
					return {
						source,
						key,
						text: text.slice(0, at) + text.slice(at + 1),
						at,
					};
				});
		});
	for (const { source, key, text, at } of keys) {
		const slipped = {
			path: source.path,
			bytes: new TextEncoder().encode(text),
			digest: `${source.digest} without ${at}`,
		};
		const written = key.replace(key.charAt(Math.floor(key.length / 2)), "");
		const proposed = listProblems(
			sources.map((each) => (each === source ? slipped : each)),
		)
			.filter(({ code }) => code === "unknown-field")
			.flatMap(({ fixes }) => fixes ?? []);
		expect([key, ...proposed], `${source.path}: ${written}`).toEqual([
			key,
			...proposed.map(() => key),
		]);
	}
});

describe("no candidate is nearer than the suggestion", () => {
	const word = fc.constantFrom(
		...["book", "booking", "books", "boot", "bok", "hours", "opening-hours"],
		...["opening", "open-hours", "session-1h", "session-2h", "sessions"],
		...["new-customer", "customer-new", "title", "titel", "table", "tabel"],
		...["roomImage", "room-image", "image", "imgae", "event", "evnet"],
	);

	test("for a name", () => {
		const names = fc.uniqueArray(word, { minLength: 1, maxLength: 8 });
		fc.assert(
			fc.property(word, names, (written, all) => {
				const meant = findNearest(written, all);
				const others = all.filter((name) =>
					isNearer(
						measureNearness(written, [name]),
						measureNearness(written, [meant ?? ""]),
					),
				);
				expect(meant === undefined ? [] : others).toEqual([]);
			}),
			{ numRuns: dose(2000, 50_000), seed: dose(1, Date.now()) },
		);
	});
});

/** The distance of a name to the nearest of other names. */
type Nearness = {
	/** Letters to change, remove, add or swap. */
	readonly edits: number;
	/** Length of the common prefix. */
	readonly beginning: number;
	/** Number of common words of more than three letters. */
	readonly words: number;
};

function measureNearness(written: string, names: readonly string[]): Nearness {
	const words = (name: string) =>
		slugify(name)
			.split("-")
			.filter((word) => word.length > 3);
	return {
		edits: Math.min(...names.map((name) => getDistance(written, name))),
		beginning: Math.max(
			...names.map((name) => countCommonPrefix(written, name)),
		),
		words: Math.max(
			...names.map(
				(name) =>
					words(name).filter((word) => words(written).includes(word)).length,
			),
		),
	};
}

/** Returns whether one is nearer by some measure and farther by none. */
function isNearer(one: Nearness, other: Nearness): boolean {
	const better = [
		other.edits - one.edits,
		one.beginning - other.beginning,
		one.words - other.words,
	];
	return better.every((by) => by >= 0) && better.some((by) => by > 0);
}

function countCommonPrefix(a: string, b: string): number {
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	return at < 0 ? a.length : at;
}

/** Returns the Damerau–Levenshtein distance (optimal string alignment). */
function getDistance(a: string, b: string): number {
	const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
	for (const [i, letter] of [...a].entries()) {
		const row = [i + 1];
		const above = rows[i] ?? [];
		for (const [j, other] of [...b].entries()) {
			const changed = (above[j] ?? 0) + (letter === other ? 0 : 1);
			const exchanged =
				letter === b[j - 1] && other === a[i - 1]
					? (rows[i - 1]?.[j - 1] ?? Infinity) + 1
					: Infinity;
			row.push(
				Math.min(
					changed,
					exchanged,
					(above[j + 1] ?? 0) + 1,
					(row[j] ?? 0) + 1,
				),
			);
		}
		rows.push(row);
	}
	return rows.at(-1)?.at(-1) ?? 0;
}

test("many dead links take about as long as few, however many pages are similar", () => {
	const pagesWith = (link: string) =>
		Object.fromEntries(
			Array.from({ length: 400 }, (_, number) => [
				`news/number-${number}.da.md`,
				article(
					`nummer-${number}`,
					`Nummer ${number}`,
					"2025-06-01",
					`Se [prisen](${link}).`,
				),
			]),
		);
	const sound = measureTime(() => check(pagesWith("/opening-hours")));
	const wrong = measureTime(() => {
		const { diagnostics } = check(pagesWith("/opening-hourz"));
		expect(diagnostics.length).toBe(400);
	});
	expect(wrong).toBeLessThan(3 * sound);
});
