import type { Page } from "playwright-core";
import { expect, open, test } from "./harness.ts";
import { pauseClock } from "./visit.ts";

// The home page: its video, and the next start times.

/** The milliseconds after which the video is loaded. */
const delay = 500;
const films = "play";

test.for([
	["light", "dark"],
	["dark", "light"],
] as const)(
	"the video of the %s banner is loaded in a new element some time after the page, and removed with its button in the other theme",
	async ([theme, other]) => {
		const page = await open("/about", { theme, films });
		// WebKit never loads a video parsed into the template's document, and Firefox not always.
		await page.addInitScript((theme) => {
			addEventListener("DOMContentLoaded", () =>
				Object.assign(window, {
					parsed: document.querySelector<HTMLTemplateElement>(
						`template[data-film="${theme}"]`,
					)?.content.firstElementChild,
				}),
			);
		}, theme);
		await pauseClock(page);
		await page.goto("/");
		const video = page.locator("video");
		await page.clock.runFor(delay - 1);
		await expect(video).toHaveCount(0);
		await page.clock.runFor(1);
		await expect(video).toHaveCount(1);
		const state = await video.evaluate((shown: HTMLVideoElement) => {
			const { parsed } = window as typeof window & { parsed?: Element };
			return {
				isOfTheTheme: shown.innerHTML === parsed?.innerHTML,
				isParsed: shown === parsed,
				isFetched: shown.networkState !== shown.NETWORK_EMPTY,
			};
		});
		expect(state).toEqual({
			isOfTheTheme: true,
			isParsed: false,
			isFetched: true,
		});
		await page.emulateMedia({ colorScheme: other });
		await expect(page.locator("video, .hero__pause")).toHaveCount(0);
	},
);

test.for(["phone", "desktop"] as const)(
	"nothing covers the button of the banner's video, nor the actions of the header, on a %s",
	async (viewport) => {
		// The banner is higher in English, and reaches beneath the actions on a phone.
		const page = await open("/en", { viewport, theme: "dark", films });
		const book = page.locator(".actions .button").first();
		await book.click({ trial: true, position: { x: 30, y: 4 } });
		const button = page.locator(".hero__pause");
		await expect(button).toHaveCount(1);
		// It appears when the video plays, which this browser may not support.
		await button.evaluate((each: HTMLButtonElement) => {
			each.hidden = false;
		});
		await button.click({ trial: true });
	},
);

test.for([
	["with reduced motion", { theme: "dark", motion: "reduced" }],
	["with reduced motion in the light", { theme: "light", motion: "reduced" }],
] as const)("stays away %s", async ([, conditions]) => {
	const clock = "2026-03-02T12:00:00Z";
	const page = await open("/", { ...conditions, films, clock });
	await page.clock.runFor(2 * delay);
	await expect(page.locator("video")).toHaveCount(0);
});

const friday = "I morgen 08.00 · 10.00 · 12.00 · 14.00 · 16.00 · 17.00";
const christmas = "Juleferie: lukket 23. december 2026–1. januar 2027";

/** The text of the line at some moments. */
const moments = [
	// On Thursday none, three or all times have passed; then Friday's are next.
	[
		"/",
		"2026-11-26T09:59+01:00",
		"I dag 10.00 · 12.00 · 14.00 · 16.00 · 18.00",
	],
	["/", "2026-11-26T14:01+01:00", "I dag 16.00 · 18.00"],
	["/en", "2026-11-26T14:00+01:00", "Today 14:00 · 16:00 · 18:00"],
	["/", "2026-11-26T18:30+01:00", friday],
	// Saturday is closed.
	["/", "2026-11-27T20:00+01:00", ""],
	["/", "2026-12-22T20:00+01:00", christmas],
	["/", "2027-01-01T12:00+01:00", christmas],
	[
		"/",
		"2027-01-02T12:00+01:00",
		"I morgen 10.00 · 12.00 · 14.00 · 16.00 · 18.00",
	],
	// In summer time.
	["/", "2026-07-16T23:30+02:00", friday],
] as const;

test("the line of the next start times shows those of today that are to come, or else those of tomorrow, wherever the visitor is", async () => {
	const page = await open("/terms", { timezone: "Pacific/Auckland" });
	for (const [path, moment, text] of moments) {
		await page.clock.setFixedTime(moment);
		await page.goto(path, { waitUntil: "domcontentloaded" });
		expect.soft(await getLineText(page), moment).toBe(text);
	}
});

/** Returns the text of the line, with the dots between its times, which are images. */
function getLineText(page: Page): Promise<string> {
	return page.locator(".starts").evaluate((line) => {
		const shown = [...line.querySelectorAll("time:not([hidden])")]
			.filter((time) => time.checkVisibility())
			.map((time) => time.textContent);
		const words = (line as HTMLElement).innerText.replace(/\s/g, " ").trim();
		const [label = ""] = words.split(/ (?=\d\d[.:])/);
		return shown.length > 0 ? `${label} ${shown.join(" · ")}` : words;
	});
}
