import { cheapest } from "../../site/cheapest.ts";
import type { getPriceFinder } from "../../site/lib/visits.ts";
import { strings } from "../support/content.ts";
import { parseProps, words } from "./built.ts";
import { expect, open, test } from "./harness.ts";

test.for([
	["/opening-hours", "da"],
	["/en/opening-hours", "en"],
] as const)(
	"the price finder of %s shows the cheapest price for the selection",
	async ([path, language]) => {
		const page = await open(path);
		const finder = page.locator(".finder");
		const sum = finder.getByRole("status");
		const isNew = finder.getByRole("checkbox");
		// The number beside the question isn't part of the slider's name: screen readers would read it twice.
		const name = strings.finderVisits[language];
		const slider = finder.getByRole("slider", { name, exact: true });
		const { kinds, kind, visits } = parseProps<
			ReturnType<typeof getPriceFinder>
		>("PriceFinder", path);
		const money = new Intl.NumberFormat(language === "da" ? "da" : "en-GB");
		const expectSum = (of: number) =>
			expect(sum).toHaveText(words(money.format(of)));
		const shown = kinds.find(({ id }) => id === kind);
		if (shown) await expectSum(cheapest(shown, visits, "known").sum);
		for (const offer of kinds) {
			await finder.getByRole("combobox").selectOption(offer.id);
			for (const visits of [6, 9]) {
				await slider.fill(String(visits));
				const bill = cheapest(offer, visits, "known");
				await expectSum(bill.sum);
				await expect(finder.locator("dt")).toHaveCount(bill.lines.length);
				const left = strings.finderLeft[language];
				await (bill.left > 0
					? expect(sum).toHaveText(words(`${left}: ${bill.left}`))
					: expect(sum).not.toHaveText(words(left)));
			}
			expect(await isNew.isDisabled()).toBe(offer.first === undefined);
			if (offer.first === undefined) continue;
			await isNew.check();
			await expectSum(cheapest(offer, 9, "new").sum);
			await isNew.uncheck();
		}
	},
);

test.for([
	["Pacific/Auckland", "2026-03-01T22:30:00Z", 6, 0],
	["America/Los_Angeles", "2026-03-01T23:30:00Z", 0, 1],
	["Europe/Copenhagen", "2026-07-17T22:30:00Z", 5, 6],
] as const)(
	"the table of the week marks today and tomorrow by the time of the centre, for a visitor in %s at %s",
	async ([timezone, clock, today, tomorrow]) => {
		const page = await open("/terms", { timezone, clock });
		const expected = Array(7).fill("");
		expected[today] = strings.today.da;
		expected[tomorrow] = strings.tomorrow.da;
		for (const path of ["/opening-hours", "/contact"]) {
			await page.goto(path);
			const marks = await page.locator(".when").allTextContents();
			expect(marks, path).toEqual(expected);
		}
	},
);

test("the table of the week shows an exception from a week before until its last day, on a page built long before", async () => {
	const page = await open("/terms");
	for (const [moment, there] of [
		// Closed from Wednesday 23 December to Friday 1 January.
		["2026-12-16T22:59:30Z", []],
		["2026-12-16T23:00:30Z", [2]],
		["2026-12-22T12:00:00Z", [0, 2, 3, 4, 5, 6]],
		["2027-01-01T22:59:30Z", [4]],
		["2027-01-01T23:00:30Z", []],
	] as const) {
		await page.clock.setFixedTime(moment);
		await page.goto("/opening-hours");
		const rows = await page.locator("tbody tr").allTextContents();
		const closed = rows.flatMap((text, row) =>
			text.includes("Juleferie: lukket") ? [row] : [],
		);
		expect(closed, moment).toEqual(there);
		const isListed = await page.locator(".exceptions li").isVisible();
		expect(isListed).toBe(moment < "2027-01-01T23:00:00Z");
	}
});

test("the table of the week changes at midnight while the page is open: an exception ends, and the next day is marked", async () => {
	const page = await open("/opening-hours", { clock: "2026-12-16T12:00:00Z" });
	const friday = page.locator("tbody tr").nth(4);
	const saturday = page.locator(".when").nth(5);
	const usual = await friday.innerText();
	await page.clock.setSystemTime("2027-01-01T22:58:30Z");
	await page.clock.runFor(60_000);
	await expect(friday).toHaveText(words("Fredag I dag Juleferie"));
	await expect(saturday).toHaveText(strings.tomorrow.da);
	await page.clock.runFor(60_000);
	await expect(friday).toHaveText(words(usual));
	await expect(saturday).toHaveText(strings.today.da);
});

test("the prices of sessions and nights are above the timetable, with links to the parts of the page, on a phone too", async () => {
	const page = await open("/opening-hours", { viewport: "phone" });
	const strip = page.locator(".visit-prices");
	const prices = await strip.locator("strong").allTextContents();
	const table = page.locator("#prices tbody tr");
	// All but those of events, which come last.
	const expected = await table.locator("td:nth-child(2)").allTextContents();
	expect(prices.toSorted()).toEqual(expected.slice(0, -1).toSorted());
	const links = page.locator("#hours nav a");
	await expect(links).toHaveCount(
		await page.locator(".sheet > section").count(),
	);
	for (const above of [strip, links.last()]) {
		const box = await above.boundingBox();
		const week = await page.locator(".week").boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(week?.y ?? 0);
	}
});

test.for([
	["2026-12-01T12:00:00Z", "td:nth-child(3)", true],
	// On a Saturday, and in the holidays.
	["2026-12-05T12:00:00Z", "[colspan]", false],
	["2026-12-24T12:00:00Z", "[colspan]", false],
] as const)(
	"at %s today's row has large times, but is closed in ordinary text",
	async ([clock, cell, isLarge]) => {
		const page = await open("/opening-hours", { clock });
		const size = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((shown) =>
					Number.parseFloat(getComputedStyle(shown).fontSize),
				);
		const today = await size(`.week [data-ahead="0"] > ${cell}`);
		const usual = await size('.week [data-ahead="6"] > th');
		expect(today > usual).toBe(isLarge);
	},
);
