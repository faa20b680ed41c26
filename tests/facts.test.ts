import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { noBreakSpace } from "../generator/languages/format.ts";
import { weekdays } from "../site/model/hours.ts";
import { changeOf } from "./support/cases.ts";
import { check, edit, type Files } from "./support/check.ts";
import { structuredDataIn } from "./support/structured-data.ts";

// Each fact stands in one line of the content. Changing that line changes every place that shows it, and no other.

// facts.txt: each with how the site writes the old fact and the new one, and what follows from it; an underscore is a
// no-break space.
const changes = readFileSync(new URL("facts.txt", import.meta.url), "utf8")
	.trim()
	.split("\n\n")
	.map((block) => {
		const [fact = "", change = "", ...words] = block.split("\n");
		const pairs = words.flatMap((line) => line.split(" | "));
		return {
			fact,
			files: changeOf(change),
			pairs: pairs.map((pair) => pair.split(" → ")),
		};
	});

const before = textsOf({});

describe("a change of one line is a change of one fact, in both languages:", () => {
	test.each(changes)("$fact", ({ files, pairs: words }) => {
		const pairs = words.map(
			([old = "", next = ""]) => [spaced(old), spaced(next)] as const,
		);
		const after = textsOf(files);
		const expected = new Map(
			[...before].map(([path, text]) => [path, replaced(text, pairs)]),
		);
		const paths = [...expected.keys()].filter(
			(path) => expected.get(path) !== before.get(path),
		);
		expect(paths.some((path) => path.startsWith("en"))).toBe(true);
		expect(paths.some((path) => !path.startsWith("en"))).toBe(true);
		for (const [path, text] of after) {
			expect(text, path).toBe(expected.get(path));
			for (const [old] of pairs) expect(text, path).not.toContain(old);
		}
		expect([...after.keys()]).toEqual([...before.keys()]);
	});
});

test("a price stands in the text, the table, the description, the search and the structured data", () => {
	const { text } = check(
		edit("facts/prices.yaml", "overnight: 1400", "overnight: 1234"),
	);
	const page = text("en/opening-hours.html");
	expect(page).toContain(`<td>${spaced("DKK_1,234")}</td>`);
	expect(page.replaceAll("\u2060", "")).toContain(
		spaced("From DKK_300–1,234."),
	);
	expect(text("en.html")).toContain(
		`<meta name="description" content="The Spring: a night for ${spaced("DKK_1,234")}."`,
	);
	expect(text("en.html")).toContain(
		`<meta property="og:description" content="The Spring: a night for ${spaced("DKK_1,234")}."`,
	);
	expect(text("en/search.json")).toContain(spaced("From DKK_300–1,234."));
	expect(businessOf(text("en.html"))).toMatchObject({
		priceRange: spaced("DKK_300–1,234"),
		makesOffer: expect.arrayContaining([
			expect.objectContaining({ price: 1234 }),
		]),
	});
});

test("the full stop of kr. is also that of the sentence", () => {
	const { text } = check({
		"pages/home/science.da.md":
			"Det er {{price.event}}. Eller **{{price.event}}**. Eller {{price.event}}... Alle {{name.event}}.\n",
	});
	expect(text("index.html")).toContain(
		`Det er ${spaced("420_kr.")} Eller <strong>${spaced("420_kr.")}</strong> Eller ${spaced("420_kr.")}... Alle aften.`,
	);
});

describe("what follows from a price", () => {
	test.each([
		// Price, percentage, price for new guests: halves are rounded up.
		[333, 40, 200],
		[325, 50, 163],
		[299, 33, 200],
		[1, 99, 0],
		[500, 100, 0],
		[99_999, 1, 98_999],
	])("%i less %i % is %i", (price, percent, less) => {
		const { text } = check({
			...edit("facts/prices.yaml", "session-1h: 300", `session-1h: ${price}`),
			...edit("facts/discounts.yaml", "percent: 40", `percent: ${percent}`),
		});
		const figure = spaced(`DKK_${less.toLocaleString("en")}`);
		expect(text("en.html")).toContain(`New? From ${figure}`);
		expect(text("en/opening-hours.html")).toContain(`<td>${figure}</td>`);
	});

	test.each([
		// Price, the cards of 5 and of 12 visits, 10 and 15 % off.
		[333, "1,499", "3,397"],
		[1, "5", "10"],
		[501, "2,255", "5,110"],
	])("punch cards for %i cost %s and %s", (price, five, twelve) => {
		const { text } = check(
			edit("facts/prices.yaml", "session-2h: 500", `session-2h: ${price}`),
		);
		const page = text("en/opening-hours.html");
		for (const figure of [five, twelve])
			expect(page).toContain(`<td>${figure}<`);
	});

	test("the range goes from the cheapest session to the dearest, and leaves events out", () => {
		const prices = (lines: string) => check({ "facts/prices.yaml": lines });
		const rangeIn = (lines: string) =>
			businessOf(prices(lines).text("index.html")).priceRange;
		expect(
			rangeIn(
				"session-1h: 700\nsession-2h: 650\novernight: 900\nevent: 5000\n",
			),
		).toBe(spaced("650–900_kr."));
		expect(
			rangeIn("session-1h: 650\nsession-2h: 650\novernight: 650\nevent: 1\n"),
		).toBe(spaced("650_kr."));
	});
});

describe("what follows from the hours", () => {
	test("the days open are counted, and one is a day", () => {
		const closed = edit(
			"facts/hours.yaml",
			'thursday: { starts: ["13:00"] }',
			"thursday: { starts: [] }",
		);
		expect(check(closed).text("opening-hours.html")).toContain(
			spaced("åbent 2_dage om ugen"),
		);
		const one = check({
			"facts/hours.yaml": week('friday: { starts: ["10:00"] }'),
		});
		expect(one.text("opening-hours.html")).toContain(
			spaced("åbent 1_dag om ugen"),
		);
		expect(one.text("en/opening-hours.html")).toContain(
			spaced("open 1_day a week"),
		);
	});

	test.each([
		['["10:00"]', "10:00", "12:00"],
		['["08:15", "18:45"]', "08:15", "20:45"],
		// A session past midnight: schema.org's hours end with the day.
		['["12:00", "22:00"]', "12:00", "23:59"],
		['["12:00", "23:00"]', "12:00", "01:00"],
	])(
		"sessions that start at %s: open from %s to %s",
		(starts, opens, closes) => {
			const { text } = check({
				"facts/hours.yaml": week(`friday: { starts: ${starts} }`),
			});
			expect(businessOf(text("index.html")).openingHoursSpecification).toEqual([
				{
					"@type": "OpeningHoursSpecification",
					dayOfWeek: ["https://schema.org/Friday"],
					opens,
					closes,
				},
			]);
		},
	);

	test("a longer session closes later", () => {
		const { text } = check({
			...edit("facts/sessions.yaml", "minutes: 120", "minutes: 150"),
			"facts/hours.yaml": week('friday: { starts: ["10:00"] }'),
		});
		expect(
			businessOf(text("index.html")).openingHoursSpecification,
		).toMatchObject([{ closes: "12:30" }]);
	});

	test("a night is no opening hour", () => {
		const { text } = check({
			"facts/hours.yaml": week("friday: { starts: [], overnight: true }"),
		});
		expect(businessOf(text("index.html")).openingHoursSpecification).toEqual(
			[],
		);
		expect(text("opening-hours.html")).toContain(
			spaced("åbent 0_dage om ugen"),
		);
	});
});

/** All artifacts that are text, by their paths; without the style sheet, whose figures are no facts. */
function textsOf(files: Files): Map<string, string> {
	const { artifacts, diagnostics, text } = check(files);
	expect(diagnostics).toEqual([]);
	return new Map(
		artifacts
			.filter(({ path }) => /\.(html|xml|json|txt|svg)$/.test(path))
			.map(({ path }) => [
				path,
				text(path).replaceAll(/<style>.*?<\/style>|\u2060/gs, ""),
			]),
	);
}

function replaced(
	text: string,
	pairs: readonly (readonly [string, string])[],
): string {
	return pairs.reduce((all, [old, next]) => all.replaceAll(old, next), text);
}

function spaced(text: string): string {
	return text.replaceAll("_", noBreakSpace);
}

/** The business as the first structured data of a page tell it. */
const businessOf = (html: string) => structuredDataIn(html)[0] ?? {};

/** A week with one day given and the rest closed. */
function week(day: string): string {
	const lines = weekdays.map((name) =>
		day.startsWith(name) ? day : `${name}: { starts: [] }`,
	);
	return `session: session-2h\novernight: overnight\nweek:\n  ${lines.join("\n  ")}\nexceptions: []\nopeningDay: { from: "11:00", to: "16:00" }\n`;
}
