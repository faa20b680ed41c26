import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	Page,
} from "playwright-core";
import { inject } from "vitest";
import { withoutFilms } from "./host.ts";

/** How long a page may take to come to what a test expects of it (milliseconds): long, for busy machines. */
export const patience = 15_000;

/** The sizes of window that tests name. */
export const viewports = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 800 },
} as const;

/**
 * What a visitor comes with, unless said otherwise: a desktop, the light theme, scripts, storage, a network. Films stay
 * away, since to play one takes more of the processor than all else that a test does.
 */
export type Conditions = {
	readonly viewport?: keyof typeof viewports;
	readonly theme?: "light" | "dark";
	readonly motion?: "reduced";
	readonly films?: "play";
	/** The provider of booking is silent, as it is where a visit begins on the booking page: a visit that leads there. */
	readonly booking?: "silent";
	readonly scripts?: "off";
	/** Local and session storage throw, as they do where a visitor has forbidden them. */
	readonly storage?: "denied";
	/** Cut as soon as the page has loaded; `page.context().setOffline(false)` mends it. */
	readonly network?: "cut";
	/** The complaints that must come, each at least once. Any other one fails the test. */
	readonly expecting?: readonly (string | RegExp)[];
};

/** A page that someone visits, in a context of its own. */
export type Visit = {
	readonly page: Page;
	/** The addresses asked for so far, the page's own first. */
	readonly requests: readonly string[];
	/** Closes the page; throws as `compare` does. */
	leave(): Promise<void>;
};

/**
 * Visits an address of the site, and crosses the page with the pointer, as visitors do before they come to what they
 * want. Listens to all that the browser complains about: warnings and errors in the console, exceptions, requests
 * that fail.
 */
export async function visit(
	browser: Browser,
	path: string,
	conditions: Conditions = {},
): Promise<Visit> {
	const { origin } = inject("site");
	const context = await browser.newContext({
		baseURL: origin,
		...contextOptions(conditions),
	});
	const complaints = listen(context);
	const requests: string[] = [];
	context.on("request", (request) => requests.push(request.url()));
	const leave = async () => {
		await context.close();
		compare(complaints, conditions.expecting ?? []);
	};
	try {
		await prepare(context, path, conditions);
		const page = await context.newPage();
		await page.addInitScript(ignoreRestingPointer);
		await page.goto(path);
		const hasMouse = conditions.viewport !== "phone";
		// Without scripts nothing waits for a pointer, and some pages lead on at once.
		if (hasMouse && conditions.scripts !== "off") await crossPage(page);
		if (conditions.network === "cut") await context.setOffline(true);
		return { page, requests, leave };
	} catch (error) {
		await context.close();
		throw error;
	}
}

/**
 * Moves the mouse over the page's heading and what stands below it. A page that nobody has touched behaves
 * otherwise than one that somebody has: what waits for the first pointer may take the wrong one.
 */
export async function crossPage(page: Page): Promise<void> {
	const { x, y } = await page.evaluate(() => {
		const heading = document.querySelector("main h1");
		const { left, top } = (heading ?? document.body).getBoundingClientRect();
		return { x: left + 10, y: Math.min(top + 10, innerHeight - 100) };
	});
	await page.mouse.move(x, y);
	await page.mouse.move(x + 10, y + 90, { steps: 3 });
}

function contextOptions(conditions: Conditions): BrowserContextOptions {
	return {
		viewport: viewports[conditions.viewport ?? "desktop"],
		hasTouch: conditions.viewport === "phone",
		isMobile: conditions.viewport === "phone",
		colorScheme: conditions.theme ?? "light",
		reducedMotion: conditions.motion === "reduced" ? "reduce" : "no-preference",
		javaScriptEnabled: conditions.scripts !== "off",
		...(conditions.films !== "play" && {
			extraHTTPHeaders: { [withoutFilms]: "yes" },
		}),
		locale: "da-DK",
		timezoneId: "Europe/Copenhagen",
	};
}

async function prepare(
	context: BrowserContext,
	path: string,
	{ booking, storage }: Conditions,
): Promise<void> {
	context.setDefaultTimeout(patience);
	const { bookingScript, pages } = inject("site");
	const books = pages.some(
		(page) => page.path === path && page.view === "book",
	);
	// The one thing from another host. Only where it is asked for: a context with a route has the browser ask for leave
	// to fetch each file.
	if (bookingScript && (booking === "silent" || books))
		await context.route(bookingScript, (route) =>
			route.fulfill({ contentType: "text/javascript", body: "" }),
		);
	if (storage === "denied") await context.addInitScript(denyStorage);
}

/**
 * Runs in the page. Chrome's headless shell reports a pointer at the corner of each page as it loads; nobody has moved
 * one there.
 */
function ignoreRestingPointer(): void {
	const ignore = (event: Event) => {
		const { clientX, clientY, isTrusted } = event as MouseEvent;
		if (isTrusted && clientX === 0 && clientY === 0)
			event.stopImmediatePropagation();
	};
	for (const type of ["pointerover", "pointermove", "mouseover", "mousemove"])
		addEventListener(type, ignore, true);
}

/** Runs in the page. */
function denyStorage(): void {
	for (const name of ["localStorage", "sessionStorage"])
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException("Access is denied.", "SecurityError");
			},
		});
}

function listen(context: BrowserContext): string[] {
	const complaints: string[] = [];
	context.on("console", (message) => {
		if (!["warning", "error"].includes(message.type())) return;
		const { url } = message.location();
		complaints.push(
			`console ${message.type()}: ${message.text()}${url && ` (${url})`}`,
		);
	});
	context.on("weberror", (thrown) => {
		const { message } = thrown.error();
		// A fade that Chromium gives up, because the next page was quicker or came too late, rejects a promise that no
		// page can get hold of (https://github.com/w3c/csswg-drafts/issues/13726).
		if (/(Page already revealed|Transition was skipped)$/.test(message)) return;
		complaints.push(`exception: ${thrown.error()}`);
	});
	context.on("requestfailed", (request) => {
		const failure = request.failure()?.errorText ?? "";
		// What the browser itself calls off, such as the rest of a film, has not failed.
		if (failure !== "net::ERR_ABORTED")
			complaints.push(`request failed: ${request.url()} ${failure}`);
	});
	return complaints;
}

/** Throws where there were complaints that nobody expected, or not those expected. */
export function compare(
	complaints: readonly string[],
	expected: readonly (string | RegExp)[],
): void {
	const fits = (complaint: string, pattern: string | RegExp) =>
		typeof pattern === "string"
			? complaint.includes(pattern)
			: pattern.test(complaint);
	const unexpected = complaints.filter(
		(complaint) => !expected.some((pattern) => fits(complaint, pattern)),
	);
	if (unexpected.length > 0)
		throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
	const missing = expected.filter(
		(pattern) => !complaints.some((complaint) => fits(complaint, pattern)),
	);
	if (missing.length > 0)
		throw new Error(`The browser did not complain: ${missing.join(", ")}`);
}
