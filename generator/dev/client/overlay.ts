import type { Notice, Problem } from "../showing.ts";
import { style } from "./overlay-style.ts";

/** What lies over the page while there are mistakes. */
export type Overlay = { show(notice: Notice | undefined): void };

/**
 * A dialog in a shadow tree of its own, beside the body: neither the page's styles nor its dialogs reach
 * it. All of it is text; no word of it is read as markup.
 */
export function createOverlay(): Overlay {
	let told = "";
	let host: HTMLElement | undefined;

	return {
		show(notice) {
			const telling = notice ? JSON.stringify(notice) : "";
			// One that was taken away doesn't come back before it says something else.
			if (telling === told) return;
			told = telling;
			host?.remove();
			host = notice && open(notice);
		},
	};
}

function open(notice: Notice): HTMLElement {
	const host = element("kilde-notice");
	const root = host.attachShadow({ mode: "open" });
	const heading = element("h2", { id: "heading" }, notice.heading);
	const dismiss = element("button", { autofocus: "" }, notice.dismiss);
	const list = element("ol", {}, ...notice.problems.map(problemItem));
	const dialog = element(
		"dialog",
		{ "aria-labelledby": "heading", lang: notice.language },
		element("header", {}, heading, dismiss),
		list,
	);
	dismiss.addEventListener("click", () => dialog.close());
	dialog.addEventListener("close", () => host.remove());
	root.append(element("style", {}, style), dialog);
	document.documentElement.append(host);
	dialog.showModal();
	return host;
}

function problemItem({ place, link, text }: Problem): HTMLElement {
	const words = element("pre", {}, ...parts(text));
	return place
		? element("li", {}, element("a", { href: link }, place), words)
		: element("li", {}, words);
}

/** Sentences go on in the next line where they are long; the line of a file and what marks its place stay below one another. */
function parts(text: string): (Node | string)[] {
	return text
		.split(/((?:^.*│.*$\n?)+)/m)
		.map((part) =>
			part.includes("│") ? element("code", { tabindex: "0" }, part) : part,
		);
}

function element<N extends keyof HTMLElementTagNameMap>(
	name: N,
	attributes?: Readonly<Record<string, string>>,
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[N];
function element(
	name: string,
	attributes?: Readonly<Record<string, string>>,
	...children: readonly (Node | string)[]
): HTMLElement;
function element(
	name: string,
	attributes: Readonly<Record<string, string>> = {},
	...children: readonly (Node | string)[]
): HTMLElement {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes))
		made.setAttribute(key, value);
	made.append(...children);
	return made;
}
