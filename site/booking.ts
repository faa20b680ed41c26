import { createDataCache } from "./data-cache.ts";
import { limits } from "./limits.ts";
import type { BookingWidgets } from "./props.ts";

// What the booking page starts with, besides what every page does. The page itself says how to book
// without the provider's widgets; here they come up in the places kept for them. One has come up when
// it has a height: that the script was loaded proves nothing. Nor does a height prove that the widget works, so that
// the other ways to book are always in sight, and only their place changes.

const place = document.querySelector<HTMLElement>("[data-widgets]");
if (place) startWidgets(place, JSON.parse(place.dataset.widgets ?? ""));

function startWidgets(
	place: HTMLElement,
	{ script, loading, failed }: BookingWidgets,
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

	// A frame that the page's policy forbids has its height, and shows nothing of the provider's.
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
	// A page that comes back as it was left has lost the script, but not what it drew.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && asked && !areUp()) enter();
	});
	if (asked) enter();

	/** Loads the widgets; what has not come up in time is said to have failed, though it may still come. */
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

	/** Says something where the widgets should be. */
	function say(words: string): void {
		for (const said of place.querySelectorAll(".widget__said"))
			said.textContent = words;
	}

	/** Tells screen readers, once for all columns. */
	function tell(words: string): void {
		if (status) status.textContent = words;
	}
}

/** Loads a script. It is taken out when it can't be had, and in any case when the visitor leaves. */
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
