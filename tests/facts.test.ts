import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { noBreakSpace, weekdays } from "../generator/languages/format.ts";
import { parseChange } from "./support/cases.ts";
import { check, edit, type Files } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// Each fact is written on one line of the content. Changing that line changes every place that shows it, and nothing
// else.

// facts.txt lists each fact with its old and new text on the site and the values derived from it; an underscore is a
// no-break space.
const changes = readFileSync(new URL("facts.txt", import.meta.url), "utf8")
	.trim()
	.split("\n\n")
	.map((block) => {
		const [fact = "", change = "", ...words] = block.split("\n");
		const pairs = words.flatMap((line) => line.split(" | "));
		return {
			fact,
			files: parseChange(change),
			pairs: pairs.map((pair) => pair.split(" → ")),
		};
	});

const before = textsOf({});

describe("changing one line changes one fact in both languages:", () => {
	test.each(changes)("$fact", ({ files, pairs: words }) => {
		const pairs = words.map(
			([old = "", next = ""]) =>
				[addNoBreakSpaces(old), addNoBreakSpaces(next)] as const,
		);
		const after = textsOf(files);
		const expected = new Map(
			[...before].map(([path, text]) => [path, replacePairs(text, pairs)]),
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

test("a price appears in text, table, description, search index and structured data", () => {
	const { text } = check(
		edit("facts/prices.yaml", "overnight: 1400", "overnight: 1234"),
	);
	const page = text("en/opening-hours.html");
	expect(page).toContain(`<td>${addNoBreakSpaces("DKK_1,234")}</td>`);
	expect(page.replaceAll("\u2060", "")).toContain(
		addNoBreakSpaces("From DKK_300–1,234."),
	);
	expect(text("en.html")).toContain(
		`<meta name="description" content="The Spring: a night for ${addNoBreakSpaces("DKK_1,234")}."`,
	);
	expect(text("en.html")).toContain(
		`<meta property="og:description" content="The Spring: a night for ${addNoBreakSpaces("DKK_1,234")}."`,
	);
	expect(text("en/search.json")).toContain(
		addNoBreakSpaces("From DKK_300–1,234."),
	);
	expect(getBusiness(text("en.html"))).toMatchObject({
		priceRange: addNoBreakSpaces("DKK_300–1,234"),
		makesOffer: expect.arrayContaining([
			expect.objectContaining({ price: 1234 }),
		]),
	});
});

test("the full stop of kr. also ends the sentence", () => {
	const { text } = check({
		"pages/home/science.da.md":
			"Det er {{price.event}}. Eller **{{price.event}}**. Eller {{price.event}}... Alle {{name.event}}.\n",
	});
	expect(text("index.html")).toContain(
		`Det er ${addNoBreakSpaces("420_kr.")} Eller <strong>${addNoBreakSpaces("420_kr.")}</strong> Eller ${addNoBreakSpaces("420_kr.")}... Alle aften.`,
	);
});

describe("values derived from a price", () => {
	test.each([
		// Price, percentage, price for new guests; halves are rounded up.
		[333, 40, 200],
		[325, 50, 163],
		[299, 33, 200],
		[1, 99, 0],
		[500, 100, 0],
		[99_999, 1, 98_999],
	])("%i less %i % is %i", (price, percent, less) => {
		const { text } = check({
			...edit("facts/prices.yaml", "session-1h: 300", `session-1h: ${price}`),
			...edit("facts/codes.yaml", "percent: 40", `percent: ${percent}`),
		});
		const figure = addNoBreakSpaces(`DKK_${less.toLocaleString("en")}`);
		expect(text("en.html")).toContain(`New? From ${figure}`);
		expect(text("en/opening-hours.html")).toContain(`<td>${figure}</td>`);
	});

	test.each([
		// Price, and the cards of 5 and of 12 visits at 10 and 15 % off.
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

	test("the price range spans the sessions and excludes events", () => {
		const prices = (lines: string) => check({ "facts/prices.yaml": lines });
		const rangeIn = (lines: string) =>
			getBusiness(prices(lines).text("index.html")).priceRange;
		expect(
			rangeIn(
				"session-1h: 700\nsession-2h: 650\novernight: 900\nevent: 5000\n",
			),
		).toBe(addNoBreakSpaces("650–900_kr."));
		expect(
			rangeIn("session-1h: 650\nsession-2h: 650\novernight: 650\nevent: 1\n"),
		).toBe(addNoBreakSpaces("650_kr."));
	});
});

describe("values derived from the opening hours", () => {
	test("open days are counted, with a singular for one", () => {
		const closed = edit(
			"facts/hours.yaml",
			'thursday: { starts: ["13:00"] }',
			"thursday: { starts: [] }",
		);
		expect(check(closed).text("opening-hours.html")).toContain(
			addNoBreakSpaces("åbent 2_dage om ugen"),
		);
		const one = check({
			"facts/hours.yaml": createWeek('friday: { starts: ["10:00"] }'),
		});
		expect(one.text("opening-hours.html")).toContain(
			addNoBreakSpaces("åbent 1_dag om ugen"),
		);
		expect(one.text("en/opening-hours.html")).toContain(
			addNoBreakSpaces("open 1_day a week"),
		);
	});

	test.each([
		['["10:00"]', "10:00", "12:00"],
		['["08:15", "18:45"]', "08:15", "20:45"],
		// A session past midnight: schema.org's hours end at midnight.
		['["12:00", "22:00"]', "12:00", "23:59"],
		['["12:00", "23:00"]', "12:00", "01:00"],
	])(
		"sessions that start at %s: open from %s to %s",
		(starts, opens, closes) => {
			const { text } = check({
				"facts/hours.yaml": createWeek(`friday: { starts: ${starts} }`),
			});
			expect(getBusiness(text("index.html")).openingHoursSpecification).toEqual(
				[
					{
						"@type": "OpeningHoursSpecification",
						dayOfWeek: ["https://schema.org/Friday"],
						opens,
						closes,
					},
				],
			);
		},
	);

	test("a longer session closes later", () => {
		const { text } = check({
			...edit("facts/sessions.yaml", "minutes: 120", "minutes: 150"),
			"facts/hours.yaml": createWeek('friday: { starts: ["10:00"] }'),
		});
		expect(
			getBusiness(text("index.html")).openingHoursSpecification,
		).toMatchObject([{ closes: "12:30" }]);
	});

	test("an overnight stay isn't an opening hour", () => {
		const { text } = check({
			"facts/hours.yaml": createWeek("friday: { starts: [], overnight: true }"),
		});
		expect(getBusiness(text("index.html")).openingHoursSpecification).toEqual(
			[],
		);
		expect(text("opening-hours.html")).toContain(
			addNoBreakSpaces("åbent 0_dage om ugen"),
		);
	});
});

/** Returns all text artifacts by path, without the stylesheet, whose numbers aren't facts. */
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

function replacePairs(
	text: string,
	pairs: readonly (readonly [string, string])[],
): string {
	return pairs.reduce((all, [old, next]) => all.replaceAll(old, next), text);
}

function addNoBreakSpaces(text: string): string {
	return text.replaceAll("_", noBreakSpace);
}

/** Returns the business: the first structured data of a page. */
const getBusiness = (html: string) => parseStructuredData(html)[0] ?? {};

/** Creates a week with one open day. */
function createWeek(day: string): string {
	const lines = weekdays.map((name) =>
		day.startsWith(name) ? day : `${name}: { starts: [] }`,
	);
	return `session: session-2h\novernight: overnight\nweek:\n  ${lines.join("\n  ")}\nexceptions: []\nopeningDay: { from: "11:00", to: "16:00" }\n`;
}
