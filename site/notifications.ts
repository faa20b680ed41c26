import "./islands/notifications.css";
import * as limits from "./limits.ts";

/** The label of the notifications' region, and of the button that dismisses one. */
export type NotificationTexts = Readonly<Record<"label" | "dismiss", string>>;

const { visible, duration, gap, width, removal } = limits.notifications;

/**
 * Shows a message about a failed action in a corner of the page; screen readers read it at once. It is removed after a
 * while, but not while the pointer or the focus is on it. The document is the only state: notifications beyond the visible
 * number are hidden elements in it.
 */
export function notify(message: string, texts: NotificationTexts): void {
	const region = regionOf(texts);
	region.append(notification(message, texts));
	showNext(region);
}

function notification(message: string, { dismiss }: NotificationTexts) {
	const item = element("div", "notification box");
	const text = element("p", "notification__text", message);
	const button = element("button", "text-button", dismiss);
	let origin: EventTarget | null = null;
	item.hidden = true;
	text.role = "alert";
	button.type = "button";
	button.addEventListener("focus", ({ relatedTarget }) => {
		origin = relatedTarget;
	});
	button.addEventListener("click", () => {
		if (document.activeElement === button && origin instanceof HTMLElement)
			origin.focus();
		leave(item);
	});
	item.append(text, button);
	return item;
}

/** Returns the element for notifications: within the open modal dialog, since everything else is inert, or else in the body. */
function regionOf(texts: NotificationTexts): HTMLElement {
	const dialog = document.querySelector("dialog:modal");
	const region =
		document.querySelector<HTMLElement>(".notifications") ??
		createRegion(texts);
	const home = dialog ?? document.body;
	if (region.parentElement !== home) home.append(region);
	dialog?.addEventListener("close", () => document.body.append(region), {
		once: true,
	});
	return region;
}

function createRegion({ label }: NotificationTexts): HTMLElement {
	const region = element("section", "notifications");
	region.ariaLabel = label;
	region.style.gap = `${gap}px`;
	region.style.inset = `auto ${gap}px ${gap}px auto`;
	region.style.inlineSize = `min(${width}px, 100vw - ${2 * gap}px)`;
	for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
		region.addEventListener(type, () =>
			// The focus has moved only after the event.
			queueMicrotask(() => updateTimers(region)),
		);
	document.addEventListener("keydown", (event) => dismissNewest(event, region));
	return region;
}

/** Shows notifications up to the visible number, and starts their timers. */
function showNext(region: HTMLElement): void {
	const items = [...region.querySelectorAll<HTMLElement>(".notification")];
	for (const item of items.slice(0, visible)) {
		if (!item.hidden) continue;
		item.hidden = false;
		// An empty animation is a timer that can be paused, and that pauses while the page is hidden.
		item.animate(null, { duration, id: "time" }).onfinish = () => leave(item);
	}
	updateTimers(region);
}

/** Pauses the timers while the pointer or the focus is on a notification. */
function updateTimers(region: HTMLElement): void {
	const attended = region.matches(":hover, :focus-within");
	for (const timer of region.getAnimations({ subtree: true })) {
		if (timer.id !== "time") continue;
		if (attended) timer.pause();
		else timer.play();
	}
}

function leave(item: HTMLElement): void {
	const region = item.parentElement;
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	for (const timer of item.getAnimations()) timer.cancel();
	item.animate(still ? null : { opacity: [1, 0] }, {
		duration: removal,
		fill: "forwards",
	}).onfinish = () => {
		item.remove();
		if (region) showNext(region);
	};
}

/** Dismisses the newest notification on Escape; an open dialog has priority, unless the focus is on a notification. */
function dismissNewest(event: KeyboardEvent, region: HTMLElement): void {
	if (event.key !== "Escape") return;
	const inside = region.contains(document.activeElement);
	if (!inside && document.querySelector("dialog:modal")) return;
	const shown = region.querySelectorAll<HTMLElement>(
		".notification:not([hidden]) button",
	);
	const newest = [...shown].at(-1);
	if (!newest) return;
	event.preventDefault();
	newest.click();
}

function element<K extends keyof HTMLElementTagNameMap>(
	name: K,
	className: string,
	text = "",
): HTMLElementTagNameMap[K] {
	const made = document.createElement(name);
	made.className = className;
	made.textContent = text;
	return made;
}
