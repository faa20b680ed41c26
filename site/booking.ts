import "./booking/next-starts.ts";
import { createDataCache } from "./data-cache.ts";
import type { Widgets } from "./lib/booking.ts";
import * as limits from "./limits.ts";

// The script of the booking page: loads the booking provider's widgets into their elements. The loaded script alone doesn't
// prove that a widget is shown, so a widget counts as shown once its element has a height. That doesn't prove that the
// widget works either, so the other ways to book are always visible, and only their position changes.

const place = document.querySelector<HTMLElement>("[data-widgets]");
if (place) startWidgets(place, JSON.parse(place.dataset.widgets ?? ""));

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the booking page carries it, and it is shortest as one closure.
function startWidgets(
	place: HTMLElement,
	{ script, loading, failed }: Widgets,
): void {
	const widgets = [...place.querySelectorAll<HTMLElement>(".widget")];
	const asking = place.querySelectorAll(".widget__ask");
	const status = place.querySelector("[role=status]");
	const cache = createDataCache((leaving) => insertScript(script, leaving));
	const areUp = () => widgets.every((each) => each.hasAttribute("data-up"));
	let asked = asking.length === 0;
	let blocked = false;

	const heights = new ResizeObserver((entries) => {
		for (const { target, contentRect } of entries)
			target.parentElement?.toggleAttribute(
				"data-up",
				contentRect.height > 0 && !blocked,
			);
		if (areUp()) tell("");
	});
	for (const drawing of place.querySelectorAll(".widget__drawing"))
		heights.observe(drawing);

	// A frame that the page's policy blocks has a height, but is empty.
	document.addEventListener(
		"securitypolicyviolation",
		({ effectiveDirective }) => {
			if (effectiveDirective !== "frame-src") return;
			blocked = true;
			for (const each of widgets) each.removeAttribute("data-up");
			say(failed);
			tell(failed);
		},
	);

	for (const ask of asking)
		ask.querySelector("button")?.addEventListener("click", () => {
			ask.closest<HTMLElement>(".widget")?.focus();
			for (const each of asking) each.remove();
			asked = true;
			enter();
		});
	// After all that the page itself needs has come and is painted: on a slow line the provider's script would delay it. A page
	// restored from the back/forward cache has lost the script, but not the elements it added.
	const painted = new PerformanceObserver(() => {
		painted.disconnect();
		enter();
	});
	addEventListener("pageshow", () => {
		if (asked && !areUp()) painted.observe({ type: "paint", buffered: true });
	});

	/** Loads the widgets. Those not shown within the time limit are reported as failed, though they may still appear. */
	function enter(): void {
		blocked = false;
		const leaving = new AbortController();
		const { signal } = leaving;
		const giveUp = () => {
			clearTimeout(timer);
			if (signal.aborted || areUp()) return;
			say(failed);
			tell(failed);
		};
		const timer = setTimeout(giveUp, limits.booking.patience);
		addEventListener("pagehide", () => leaving.abort(), { once: true });
		say(loading);
		cache.get(signal).catch(giveUp);
	}

	/** Shows a message where the widgets should be. */
	function say(words: string): void {
		for (const said of place.querySelectorAll(".widget__said"))
			said.textContent = words;
	}

	/** Announces a message to screen readers, once for all columns. */
	function tell(words: string): void {
		if (status) status.textContent = words;
	}
}

/** Inserts a script element; resolves when the script has loaded. Rejects and removes it if that fails or the signal aborts. */
function insertScript(src: string, leaving: AbortSignal): Promise<void> {
	const script = document.createElement("script");
	return new Promise((resolve, reject) => {
		script.src = src;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			reject(new Error(`${src} was not loaded.`));
		};
		leaving.addEventListener("abort", () => {
			script.remove();
			reject(leaving.reason);
		});
		document.head.append(script);
	});
}
