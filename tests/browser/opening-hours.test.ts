import { createFormatters } from "../../generator/languages/format.ts";
import { type Bill, cheapest } from "../../site/cheapest.ts";
import type { getPriceFinder } from "../../site/lib/visits.ts";
import { strings } from "../support/content.ts";
import { parseProps, words } from "./built.ts";
import { describe, expect, site, test } from "./harness.ts";

const languages = [
	["/opening-hours", "da"],
	["/en/opening-hours", "en"],
] as const;

const tags = { da: "da-DK", en: "en-GB" } as const;

describe.for(languages)("%s", ([path, language]) => {
	test("the price finder shows the price for the selection", async ({
		open,
	}) => {
		const page = await open(path);
		const finder = page.locator(".finder");
		const sum = finder.getByRole("status");
		const isNew = finder.getByRole("checkbox");
		const { kinds, kind, visits } = parseProps<
			ReturnType<typeof getPriceFinder>
		>("PriceFinder", path);
		const sumOf = (bill: Bill) =>
			words(createFormatters(tags[language], "DKK").money(bill.sum));
		expect(kinds.map(({ id }) => id)).toContain(kind);
		// The number beside the question isn't part of the slider's name: screen readers would read it twice.
		await expect(
			finder.getByRole("slider", {
				name: strings.finderVisits[language],
				exact: true,
			}),
		).toBeVisible();
		for (const offer of kinds)
			if (offer.id === kind)
				await expect(sum).toHaveText(sumOf(cheapest(offer, visits, "known")));
		for (const offer of kinds) {
			await finder.getByRole("combobox").selectOption(offer.id);
			for (const visits of [6, 9]) {
				await finder.getByRole("slider").fill(String(visits));
				const bill = cheapest(offer, visits, "known");
				await expect(sum).toHaveText(sumOf(bill));
				await expect(finder.locator("dt")).toHaveCount(bill.lines.length);
				const left = strings.finderLeft[language];
				await (bill.left > 0
					? expect(sum).toHaveText(words(`${left}: ${bill.left}`))
					: expect(sum).not.toHaveText(words(left)));
			}
			expect(await isNew.isDisabled()).toBe(offer.first === undefined);
			if (offer.first === undefined) continue;
			await isNew.check();
			await expect(sum).toHaveText(sumOf(cheapest(offer, 9, "new")));
			await isNew.uncheck();
		}
	});

	test("without scripts there are tables and no price finder", async ({
		open,
	}) => {
		const page = await open(path, { scripts: "off" });
		await expect(page.locator(".finder")).not.toBeVisible();
		expect(await page.locator(".visits tbody tr").count()).toBeGreaterThan(0);
		await expect(page.locator(".week tbody tr")).toHaveCount(7);
		expect(await page.locator(".when").allTextContents()).toEqual(
			Array(7).fill(""),
		);
	});
});

test("a slider value restored by the browser matches the bill", async ({
	open,
}) => {
	const page = await open("/opening-hours");
	const slider = page.locator(".finder").getByRole("slider");
	const sum = page.locator(".finder").getByRole("status");
	const first = await sum.innerText();
	const visits = await slider.inputValue();
	await slider.fill("10");
	await expect(sum).not.toHaveText(words(first));
	// The back/forward cache is disabled in the browser of the tests.
	await page.goto("/terms");
	await page.goBack();
	await expect(sum).toHaveText(words(first));
	expect(await slider.inputValue()).toBe(visits);
});

describe("today and tomorrow are those of the centre's time zone", () => {
	test.for([
		["Pacific/Auckland", "2026-03-01T22:30:00Z", [6, 0]],
		["America/Los_Angeles", "2026-03-01T23:30:00Z", [0, 1]],
		["Europe/Copenhagen", "2026-07-17T22:30:00Z", [5, 6]],
	] as const)(
		"for a visitor in %s, at %s",
		async ([timezoneId, moment, [today, tomorrow]], { browser }) => {
			const context = await browser.newContext({
				baseURL: site.origin,
				timezoneId,
			});
			try {
				const page = await context.newPage();
				await page.clock.setFixedTime(moment);
				for (const path of ["/opening-hours", "/contact"]) {
					await page.goto(path);
					const marks = await page.locator(".when").allTextContents();
					const expected = Array(7).fill("");
					expected[today] = strings.today.da;
					expected[tomorrow] = strings.tomorrow.da;
					expect(marks, path).toEqual(expected);
				}
			} finally {
				await context.close();
			}
		},
	);

	test("an exception is shown in its rows from a week before until its last day, on a page built long before", async ({
		browser,
	}) => {
		const context = await browser.newContext({ baseURL: site.origin });
		try {
			const page = await context.newPage();
			const list = page.locator(".exceptions li");
			const rows = page.locator("tbody tr");
			for (const path of ["/opening-hours", "/contact"])
				for (const [moment, there] of [
					// Closed from Wednesday 23 December to Friday 1 January.
					["2026-12-16T22:59:30Z", []],
					["2026-12-16T23:00:30Z", [2]],
					["2026-12-22T12:00:00Z", [0, 2, 3, 4, 5, 6]],
					["2027-01-01T22:59:30Z", [4]],
					["2027-01-01T23:00:30Z", []],
				] as const) {
					await page.clock.setFixedTime(moment);
					await page.goto(path);
					const texts = await rows.allTextContents();
					const closed = texts.flatMap((text, row) =>
						text.includes("Juleferie: lukket") ? [row] : [],
					);
					expect(closed, `${path} ${moment}`).toEqual(there);
					expect(await list.isVisible()).toBe(moment < "2027-01-01T23:00:00Z");
				}
		} finally {
			await context.close();
		}
	});

	test("its rows show the weekly hours again after it has passed, while the page is open", async ({
		browser,
	}) => {
		const context = await browser.newContext({ baseURL: site.origin });
		try {
			for (const path of ["/opening-hours", "/contact"]) {
				const page = await context.newPage();
				const friday = page.locator("tbody tr").nth(4);
				await page.clock.install({ time: new Date("2026-12-16T12:00:00Z") });
				await page.goto(path);
				const usual = await friday.innerText();
				await page.clock.setSystemTime("2027-01-01T22:58:30Z");
				await page.clock.runFor(60_000);
				await expect(friday).toHaveText(words("Fredag I dag Juleferie"));
				await page.clock.runFor(60_000);
				await expect(friday).toHaveText(words(usual));
			}
		} finally {
			await context.close();
		}
	});

	test("the highlighted day changes at midnight while the page is open", async ({
		browser,
	}) => {
		const context = await browser.newContext({ baseURL: site.origin });
		try {
			const page = await context.newPage();
			await page.clock.install({ time: new Date("2026-03-01T22:58:30Z") });
			await page.goto("/en/opening-hours");
			const monday = page.locator(".when").first();
			await expect(monday).toHaveText(strings.tomorrow.en);
			await page.clock.runFor(120_000);
			await expect(monday).toHaveText(strings.today.en);
		} finally {
			await context.close();
		}
	});
});

describe("/about-session", () => {
	test.for(["on", "off"] as const)(
		"shows three testimonials, and the others on request, with scripts %s",
		async (scripts, { open }) => {
			const page = await open(
				"/about-session",
				scripts === "off" ? { scripts } : {},
			);
			const quotes = page.locator("#testimonials .testimonial:visible");
			await expect(quotes).toHaveCount(3);
			await page.locator("#testimonials summary").click();
			await expect(
				page.locator("#testimonials .testimonial").last(),
			).toBeVisible();
		},
	);
});
