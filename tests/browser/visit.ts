import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	Page,
} from "playwright-core";
import { inject } from "vitest";
import { withoutFilms } from "./host.ts";

/** The time that a page may take to reach the expected state (milliseconds): long, for busy machines. */
export const patience = 15_000;

/** The viewport sizes by name. */
export const viewports = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 800 },
} as const;

/**
 * The conditions of a visit; by default a desktop, the light theme, scripts, storage, a network. Videos are blocked, since
 * playing one takes more processor time than the rest of a test.
 */
export type Conditions = {
	readonly viewport?: keyof typeof viewports;
	readonly theme?: "light" | "dark";
	readonly motion?: "reduced";
	readonly films?: "play";
	readonly scripts?: "off";
	/** Local and session storage throw, as if the visitor had blocked them. */
	readonly storage?: "denied";
	readonly timezone?: string;
	/** The time at which the page's clock stands still: `page.clock` moves it. */
	readonly clock?: string;
	/** The expected complaints, each at least once. Any other one fails the test. */
	readonly expecting?: readonly (string | RegExp)[];
};

/** An open page in its own context. */
export type Visit = {
	readonly page: Page;
	/** The URLs requested so far, the page's own first. */
	readonly requests: readonly string[];
	/** Closes the page; throws as `compare` does. */
	leave(): Promise<void>;
};

/**
 * Visits a URL of the site and moves the pointer across the page, as visitors do. Records all complaints of the
 * browser: console warnings and errors, exceptions, failed requests.
 */
export async function startVisit(
	browser: Browser,
	path: string,
	conditions: Conditions = {},
): Promise<Visit> {
	const origin = inject("origin");
	const context = await browser.newContext({
		baseURL: origin,
		...contextOptions(conditions),
	});
	context.setDefaultTimeout(patience);
	const complaints = listen(context);
	const requests: string[] = [];
	context.on("request", (request) => requests.push(request.url()));
	const leave = async () => {
		await context.close();
		compare(complaints, conditions.expecting ?? []);
	};
	try {
		const { clock, storage, viewport, scripts } = conditions;
		if (storage === "denied") await context.addInitScript(denyStorage);
		const page = await context.newPage();
		await page.addInitScript(ignoreRestingPointer);
		await waitForViewport(page);
		if (clock) await pauseClock(page, clock);
		await page.goto(path);
		// Without scripts nothing waits for a pointer, and some pages redirect immediately.
		if (viewport !== "phone" && scripts !== "off") await crossPage(page);
		return { page, requests, leave };
	} catch (error) {
		await context.close();
		throw error;
	}
}

/** Waits until the window has its size, which it gets a moment after it is opened or resized: that would move the next page. */
export async function waitForViewport(page: Page): Promise<void> {
	await page.waitForFunction(
		(width) => screen.width === width,
		page.viewportSize()?.width,
	);
}

/** Stops the page's clock at a time; from then on `page.clock` moves it, and with it all timers. */
export async function pauseClock(
	page: Page,
	time = "2026-03-02T12:00:00Z",
): Promise<void> {
	// A clock can be paused only in its future.
	const before = new Date(Date.parse(time) - 1000);
	await page.clock.install({ time: before });
	await page.clock.pauseAt(time);
}

/**
 * Answers requests for the only third-party script with an empty one. While a page has a route, the browser asks for
 * permission to load each file and caches none.
 */
export async function silenceBooking(page: Page): Promise<void> {
	const { bookingScript } = inject("builtSite");
	if (bookingScript)
		await page.route(bookingScript, (route) =>
			route.fulfill({ contentType: "text/javascript", body: "" }),
		);
}

/** Creates a promise, and a function that resolves it: what a response waits for. */
export function createGate() {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { opened, open: () => open() };
}

/**
 * Moves the mouse over the page's heading and the content below. Without it, the first pointer event of a test could
 * trigger the wrong handler.
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
	const { viewport = "desktop", theme, motion, films, timezone } = conditions;
	return {
		viewport: viewports[viewport],
		hasTouch: viewport === "phone",
		isMobile: viewport === "phone",
		colorScheme: theme ?? "light",
		reducedMotion: motion === "reduced" ? "reduce" : "no-preference",
		javaScriptEnabled: conditions.scripts !== "off",
		...(films !== "play" && { extraHTTPHeaders: { [withoutFilms]: "yes" } }),
		locale: "da-DK",
		timezoneId: timezone ?? "Europe/Copenhagen",
	};
}

/**
 * Runs in the page. Chrome's headless shell reports a pointer in the corner of each page as it loads, although none was
 * moved.
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

/** Runs in the page: makes storage throw. */
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
		// A view transition that Chromium skips, because the next page loaded too early or too late, rejects an
		// inaccessible promise (https://github.com/w3c/csswg-drafts/issues/13726).
		if (/(Page already revealed|Transition was skipped)$/.test(message)) return;
		complaints.push(`exception: ${thrown.error()}`);
	});
	context.on("requestfailed", (request) => {
		const failure = request.failure()?.errorText ?? "";
		// A request aborted by the browser, e.g. the rest of a video, hasn't failed.
		if (failure !== "net::ERR_ABORTED")
			complaints.push(`request failed: ${request.url()} ${failure}`);
	});
	return complaints;
}

/** Throws if there were unexpected complaints, or expected ones are missing. */
function compare(
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
