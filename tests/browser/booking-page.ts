import type { Page, Route } from "playwright-core";
import { readContent } from "../support/content.ts";
import { expect, site } from "./harness.ts";
import { listLayoutShifts } from "./page-checks.ts";
import { pauseClock } from "./visit.ts";

// The booking page with a mock provider that responds for its host.

const { provider: named } = readContent<{ provider: { className: string } }>(
	"booking.yaml",
);

/** The class of the elements that the provider's script fills. */
export const { className } = named;

/** The URL of the provider's script. */
export const provider = site.bookingScript ?? "";

/** A response of the provider. */
type Answer = (route: Route) => Promise<void>;

/** Responds with a script. */
export function run(body: string): Answer {
	return (route) => route.fulfill({ contentType: "text/javascript", body });
}

/** Responds with an error. */
export const fail: Answer = (route) => route.abort("failed");

/** Creates a script that puts an element, `drawn`, into each of the provider's elements. */
export function drawInto(className: string, create: string): string {
	return `
		for (const each of document.querySelectorAll(".${className}")) {
			${create}
			(each.shadowRoot ?? each.attachShadow({ mode: "open" })).replaceChildren(drawn);
		}
	`;
}

/** Creates a script that draws a calendar of this height. The page's policy allows no inline styles. */
export function drawCalendar(pixels: number, into = className): string {
	return drawInto(
		into,
		`const drawn = document.createElement("button");
		drawn.style.blockSize = "${pixels}px";
		drawn.textContent = "Calendar " + each.dataset.experienceId;`,
	);
}

/** Creates a response that the provider sends once it is released. */
export function holdAnswer() {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const answer: Answer = async (route) => {
		await released;
		await run(drawCalendar(400))(route);
	};
	return { answer, release: () => release() };
}

/** Opens a booking page from a different page, with this response of the provider and a paused clock. */
export async function openBooking(
	page: Page,
	path: string,
	answer: Answer,
	script = provider,
) {
	let asked = 0;
	await page.context().route(script, (route) => {
		asked++;
		return answer(route);
	});
	await pauseClock(page);
	await page.goto(path);
	return {
		calendars: page.getByRole("button", { name: /^Calendar \w{32}$/ }),
		scripts: page.locator(`script[src="${script}"]`),
		status: page.getByRole("status"),
		asked: () => asked,
	};
}

/** Expects this message in this number of columns, and none in the others. */
export async function expectMessages(
	page: Page,
	count: number,
	message: string,
): Promise<void> {
	const shown = page.locator(".widget__said:visible");
	await expect(shown).toHaveText(Array(count).fill(message).join("\n"));
}

/** Expects each column to offer the other ways to book: at the provider's page, by phone and by email. */
export async function expectAlternatives(
	page: Page,
	widgets: number,
): Promise<void> {
	const found = await page
		.locator(":is(.widget__instead, .widget__note):visible")
		.evaluateAll((columns) =>
			columns.map((column) =>
				[...column.querySelectorAll("a")].map(({ href }) => href),
			),
		);
	expect(found).toEqual(
		Array(widgets).fill([
			expect.stringMatching(/^https:\/\/[\w.-]+\/\S*\w{32}$/),
			expect.stringMatching(/^tel:\+45\d{8}$/),
			expect.stringMatching(/^mailto:\S+@\S+$/),
		]),
	);
}

/** Expects no layout shift so far. */
export async function expectStill(page: Page): Promise<void> {
	await page.clock.resume();
	expect(await listLayoutShifts(page)).toEqual([]);
}
