import { describe, expect, test } from "vitest";
import { noBreakSpace } from "../generator/i18n/format.ts";
import { weekdays } from "../site/model/hours.ts";
import { check, edit, type Files } from "./check.ts";

// Each fact stands in one line of the content. Changing that line changes every place that shows it, and no other.

type Change = readonly [
	fact: string,
	files: Files,
	/** How the site writes the old and the new fact, and what follows from it; an underscore is a no-break space. */
	words: readonly (readonly [before: string, after: string])[],
];

const changes: readonly Change[] = [
	[
		"a price",
		edit("facts/prices.yaml", "event: 420", "event: 435"),
		[
			["420_kr.", "435_kr."],
			["DKK_420", "DKK_435"],
			['"price":420', '"price":435'],
			// The price finder, and the prices of one, 2, 5 and 12 visits.
			["&quot;price&quot;:420", "&quot;price&quot;:435"],
			["<td>420<", "<td>435<"],
			["<td>840<", "<td>870<"],
			["2.100", "2.175"],
			["2,100", "2,175"],
			["5.040", "5.220"],
			["5,040", "5,220"],
		],
	],
	[
		"the dearest price",
		edit("facts/prices.yaml", "overnight: 1400", "overnight: 1500"),
		[
			["1.400", "1.500"],
			["1,400", "1,500"],
			['"price":1400', '"price":1500'],
			["&quot;price&quot;:1400", "&quot;price&quot;:1500"],
			["&quot;price&quot;:6300", "&quot;price&quot;:6750"],
			["&quot;price&quot;:14280", "&quot;price&quot;:15300"],
			["2.800", "3.000"],
			["2,800", "3,000"],
			// Punch cards of 5 and 12 visits, 10 and 15 % off.
			["6.300", "6.750"],
			["6,300", "6,750"],
			["14.280", "15.300"],
			["14,280", "15,300"],
			// What a visit costs with either card.
			["1.260", "1.350"],
			["1,260", "1,350"],
			["1.190", "1.275"],
			["1,190", "1,275"],
		],
	],
	[
		"the phone number",
		edit("business.yaml", "+45 11 22 33 44", "+45 99 88 77 66"),
		[
			["+45_11_22_33_44", "+45_99_88_77_66"],
			["+45 11 22 33 44", "+45 99 88 77 66"],
			["+4511223344", "+4599887766"],
		],
	],
	[
		"the e-mail address",
		edit("business.yaml", "hej@kilden.example", "ro@bakken.example"),
		[["hej@kilden.example", "ro@bakken.example"]],
	],
	[
		"the MobilePay number",
		edit("business.yaml", "765432", "234567"),
		[["765432", "234567"]],
	],
	[
		"the CVR number",
		edit("business.yaml", "12345678", "87654321"),
		[["12345678", "87654321"]],
	],
	[
		"the street",
		edit("business.yaml", "Åvej 7", "Bakken 12, st. tv."),
		[["Åvej 7", "Bakken 12, st. tv."]],
	],
	["the postcode", edit("business.yaml", "8799", "8765"), [["8799", "8765"]]],
	[
		"the town",
		edit("business.yaml", "Kildeby", "Ørslev"),
		[["Kildeby", "Ørslev"]],
	],
	[
		"the registered name",
		edit("business.yaml", "Kilden Prøve ApS", "Åens Ro og Søn"),
		[["Kilden Prøve ApS", "Åens Ro og Søn"]],
	],
	[
		"the day of the opening",
		edit("business.yaml", "2024-05-04", "2024-05-12"),
		[
			["lørdag den 4._maj", "søndag den 12._maj"],
			["Saturday 4_May", "Sunday 12_May"],
			["2024-05-04", "2024-05-12"],
		],
	],
	[
		"a discount code",
		edit("facts/discounts.yaml", "NY40", "VELKOMMEN40"),
		[["NY40", "VELKOMMEN40"]],
	],
	[
		"a code's last day",
		edit("facts/discounts.yaml", "2027-06-30", "2028-01-31"),
		[
			["30._juni 2027", "31._januar 2028"],
			["30_June 2027", "31_January 2028"],
		],
	],
	[
		"the most one saves",
		edit("facts/discounts.yaml", "multiSession: 18", "multiSession: 19"),
		[
			["18_%", "19_%"],
			["18%", "19%"],
		],
	],
	[
		"an offer's last day",
		edit("facts/discounts.yaml", "2026-06-14", "2026-06-28"),
		[
			["1.–14._juni", "1.–28._juni"],
			["1–14_June", "1–28_June"],
		],
	],
	[
		"when a session starts",
		edit("facts/hours.yaml", "13:00", "14:45"),
		[
			["13.00", "14.45"],
			["13:00", "14:45"],
			// It closes two hours later.
			["15:00", "16:45"],
		],
	],
	[
		"when the night begins",
		edit("facts/sessions.yaml", "21:30", "22:15"),
		[
			["21.30", "22.15"],
			["21:30", "22:15"],
		],
	],
	[
		"how early to come",
		edit("facts/rules.yaml", "arrivalMinutes: 15", "arrivalMinutes: 1"),
		[
			["15_minutter", "1_minut"],
			["15_minutes", "1_minute"],
		],
	],
	[
		"until when to cancel",
		edit("facts/rules.yaml", "cancellationHours: 48", "cancellationHours: 72"),
		[
			["48_timer", "72_timer"],
			["48_hours", "72_hours"],
		],
	],
	[
		"the fee for touching",
		edit("facts/rules.yaml", "systemFee: 9000", "systemFee: 12500"),
		[
			["9.000_kr.", "12.500_kr."],
			["DKK_9,000", "DKK_12,500"],
		],
	],
	[
		"how many units there are",
		edit("facts/room.yaml", "units: 8", "units: 16"),
		[
			["8 enheder", "16 enheder"],
			["8 units", "16 units"],
		],
	],
];

const before = textsOf({});

describe("a change of one line is a change of one fact, in both languages:", () => {
	test.each(changes)("%s", (_, files, words) => {
		const pairs = words.map(
			([old, next]) => [spaced(old), spaced(next)] as const,
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
		['["12:00", "23:00"]', "12:00", "23:59"],
	])(
		"sessions that start at %s: open from %s to %s",
		(starts, opens, closes) => {
			const { text } = check({
				"facts/hours.yaml": week(`friday: { starts: ${starts} }`),
			});
			expect(businessOf(text("index.html")).openingHoursSpecification).toEqual([
				{
					"@type": "OpeningHoursSpecification",
					dayOfWeek: "https://schema.org/Friday",
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
function businessOf(html: string): Record<string, unknown> {
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
		html,
	)?.[1];
	return JSON.parse(json ?? "{}");
}

/** A week with one day given and the rest closed. */
function week(day: string): string {
	const lines = weekdays.map((name) =>
		day.startsWith(name) ? day : `${name}: { starts: [] }`,
	);
	return `session: session-2h\novernight: overnight\nweek:\n  ${lines.join("\n  ")}\nopeningDay: { from: "11:00", to: "16:00" }\n`;
}
