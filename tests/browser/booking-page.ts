import type { Page, Route } from "playwright-core";
import { readContent, strings } from "../support/content.ts";
import { expect, open, site } from "./harness.ts";
import { listLayoutShifts } from "./page-checks.ts";
import { type Conditions, pauseClock } from "./visit.ts";

// The booking page with a mock provider that responds for its host.

const { columns, provider } = readContent<{
	columns: Record<"da" | "en", { widget?: unknown }[]>;
	provider: { className: string };
}>("booking.yaml");

const describePage = (language: "da" | "en", path: string) => ({
	language,
	path,
	widgets: columns[language].filter(({ widget }) => widget).length,
	script: site.bookingScript ?? "",
	instead: strings.widgetInstead[language],
	loading: strings.widgetLoading[language],
	failed: strings.widgetFailed[language],
});

/** The booking page in Danish. */
export const danish = describePage("da", "/book");

/** The booking page in English. */
export const english = describePage("en", "/en/book");

/** The class of the elements that the provider's script fills. */
export const { className } = provider;

/** A response of the provider. */
type Answer = (route: Route) => Promise<void>;

/** Responds with a script. */
export function run(body: string): Answer {
	return (route) => route.fulfill({ contentType: "text/javascript", body });
}

/** Responds with an error. */
export const fail: Answer = (route) => route.abort("failed");

/** Creates a script that puts an element, `drawn`, into each of the provider's elements. */
export function createWidgetScript(
	tag: string,
	code: string,
	target = className,
): string {
	return `
		for (const each of document.querySelectorAll(".${target}")) {
			const drawn = document.createElement("${tag}");
			${code}
			(each.shadowRoot ?? each.attachShadow({ mode: "open" })).replaceChildren(drawn);
		}
	`;
}

/** Creates a script that draws calendars of this height. The page's policy allows no inline styles. */
export function createCalendarScript(pixels: number, target?: string): string {
	const code = `
		drawn.style.blockSize = "${pixels}px";
		drawn.textContent = "Calendar " + each.dataset.experienceId;
	`;
	return createWidgetScript("button", code, target);
}

/**
 * Opens a booking page from a different page, with this response of the provider and a paused clock. `html` replaces the
 * page.
 */
export async function openBooking(
	{ path, widgets, script, html }: typeof danish & { readonly html?: string },
	answer: Answer,
	conditions?: Conditions,
) {
	const page = await open("/terms", conditions);
	let asked = 0;
	await page.context().route(script, (route) => {
		asked++;
		return answer(route);
	});
	if (html !== undefined)
		await page.route(`**${path}`, (route) =>
			route.fulfill({ contentType: "text/html", body: html }),
		);
	await pauseClock(page);
	await page.goto(path);
	return {
		page,
		calendars: page.getByRole("button", { name: /^Calendar \w{32}$/ }),
		scripts: page.locator(`script[src="${script}"]`),
		status: page.getByRole("status"),
		asked: () => asked,
		wait: (seconds: number) => page.clock.runFor(seconds * 1000),
		expectMessages: (message: string) => expectMessages(page, widgets, message),
		expectAlternatives: () => expectAlternatives(page, widgets),
		/** Expects no layout shift so far. */
		async expectStill() {
			await page.clock.resume();
			expect(await listLayoutShifts(page)).toEqual([]);
		},
	};
}

/** Expects this message in each column with a widget; if it is empty, in none. */
export async function expectMessages(
	page: Page,
	widgets: number,
	message: string,
): Promise<void> {
	const lines = message ? Array(widgets).fill(message) : [];
	const shown = page.locator(".widget__said:visible");
	await expect(shown).toHaveText(lines.join("\n"));
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
