import type { OverlayContent, OverlayItem } from "../serving/snapshot.ts";
import { style } from "./overlay-style.ts";

/**
 * Returns a function that shows, updates or removes the overlay: a modal dialog in a shadow tree beside the body, so
 * that neither the page's styles nor its dialogs affect it. Its content is inserted as text, never parsed as markup.
 */
export function createOverlay(): (content: OverlayContent | undefined) => void {
	let shown = "";
	let host: HTMLElement | undefined;

	return (content) => {
		const next = content ? JSON.stringify(content) : "";
		// A dismissed overlay comes back only with other content.
		if (next === shown) return;
		shown = next;
		host?.remove();
		const isDismissed =
			content?.isWarning && sessionStorage.getItem(dismissedKey) === next;
		host = content && !isDismissed ? openOverlay(content) : undefined;
		if (content?.isWarning)
			host?.shadowRoot
				?.querySelector("dialog")
				?.addEventListener("close", () =>
					sessionStorage.setItem(dismissedKey, next),
				);
	};
}

/** The key in the session storage of the warnings that were dismissed last. */
const dismissedKey = "kilde-dismissed";

function openOverlay(content: OverlayContent): HTMLElement {
	const host = document.createElement("kilde-overlay");
	const root = host.attachShadow({ mode: "open" });
	const dialog = createElement("dialog", {
		"aria-labelledby": "heading",
		lang: content.language,
	});
	dialog.addEventListener("close", () => host.remove());
	const close = createElement("button", { autofocus: "" }, content.dismiss);
	close.addEventListener("click", () => dialog.close());
	dialog.append(
		createElement(
			"header",
			{},
			createElement("h2", { id: "heading" }, content.heading),
			close,
		),
		createElement("ol", {}, ...content.items.map(createListItem)),
	);
	root.append(createElement("style", {}, style), dialog);
	document.documentElement.append(host);
	dialog.showModal();
	return host;
}

function createListItem({ place, link, text }: OverlayItem): HTMLElement {
	const message = createElement("pre", {}, ...splitCodeFrames(text));
	return place
		? createElement(
				"li",
				{},
				createElement("a", { href: link }, place),
				message,
			)
		: createElement("li", {}, message);
}

/** Sentences wrap; the lines of a code frame don't, so that the marker stays below its place. */
function splitCodeFrames(text: string): (Node | string)[] {
	return text
		.split(/((?:^.*│.*$\n?)+)/m)
		.map((part) =>
			part.includes("│")
				? createElement("code", { tabindex: "0" }, part)
				: part,
		);
}

function createElement<N extends keyof HTMLElementTagNameMap>(
	name: N,
	attributes: Readonly<Record<string, string>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[N] {
	const created = document.createElement(name);
	for (const [key, value] of Object.entries(attributes))
		created.setAttribute(key, value);
	created.append(...children);
	return created;
}
