import type { ComponentType } from "react";
import type { hydrate } from "../react/hydrate.tsx";
import { findClosest, listen, listenForEveryUse } from "./listen.ts";
import type { SiteScripts } from "./site-scripts.ts";

declare const siteScripts: SiteScripts;

const unhydrated = "[data-island]:not([data-ready])";

/** Buttons that work without their island. */
const native = "[type=submit], [popovertarget], [aria-haspopup=dialog]";

/**
 * Loads and hydrates an island when the visitor first uses it. Interaction in the meantime is preserved: a dialog opens
 * and accepts input before its island is hydrated, and a click on any other button is repeated afterwards. If hydration
 * fails, the island shows a message.
 *
 * @example
 * ```ts
 * // site/client.ts: the script within every page.
 * import { startIslands } from "kilde/react";
 *
 * startIslands();
 * ```
 */
export function startIslands(): void {
	const hydrations = new Map<HTMLElement, Promise<void>>();
	const clicked = new Set<HTMLElement>();
	const failed = new Set<HTMLElement>();

	listenForEveryUse((target) => {
		const island = findClosest(target, unhydrated);
		if (island) prepare(island);
	});

	// A part in which the address may select something needs its islands at once.
	listen(["DOMContentLoaded", "popstate"], () => {
		const island = document.querySelector<HTMLElement>(
			`[data-islands] ${unhydrated}`,
		);
		if (!island || !(location.search || location.hash)) return;
		prepare(island);
		hydrateOnce(island).catch(() => showFailureMessage(island));
	});

	listen(["click"], (target) => {
		const opener = findClosest(target, "[aria-haspopup=dialog]");
		if (opener) openDialog(opener);
		const island = findClosest(target, unhydrated);
		const button = findClosest(target, "button");
		if (island && button && !clicked.has(button)) {
			clicked.add(button);
			use(island, button).finally(() => clicked.delete(button));
		}
	});

	/**
	 * Hydrates an island and the ones that it works together with, before a click. A failure is not shown, since the visitor has not
	 * asked for anything; the first click tries again.
	 */
	function prepare(island: HTMLElement): void {
		const group = findClosest(island, "[data-islands]");
		for (const each of group?.querySelectorAll<HTMLElement>(unhydrated) ?? [
			island,
		])
			if (!failed.has(each)) hydrateOnce(each).catch(() => failed.add(each));
	}

	/** Returns the same promise for each call, until it rejects or the island fails. */
	function hydrateOnce(island: HTMLElement): Promise<void> {
		const known = hydrations.get(island);
		if (known) return known;
		const forget = () => hydrations.delete(island);
		const promise = hydrateIsland(island, forget);
		promise.catch((error) => {
			forget();
			// Visitors see a message in the page once they use the island; developers see the error at once.
			if (process.env.NODE_ENV === "development") reportError(error);
		});
		hydrations.set(island, promise);
		return promise;
	}

	async function use(island: HTMLElement, button: HTMLElement): Promise<void> {
		const failure = button.closest(".failure");
		const place = failure?.parentElement;
		failure?.remove();
		try {
			await hydrateOnce(island);
			if (place) place.querySelector<HTMLElement>("input, button")?.focus();
			else if (!button.matches(native)) button.click();
		} catch {
			// Most browsers cache a failed import until the page is reloaded.
			const [script] = getIslandScripts(island);
			const answer = failure && (await fetch(script).catch(() => undefined));
			if (answer?.ok) location.reload();
			else showFailureMessage(island);
		}
	}
}

/** Hydrates an island; calls `onLaterFailure` if it fails afterwards. */
async function hydrateIsland(
	island: HTMLElement,
	onLaterFailure: () => void,
): Promise<void> {
	const name = island.dataset.island ?? "";
	const modules = await Promise.all(
		getIslandScripts(island).map((address) => import(address)),
	);
	// In the order of `siteScripts`.
	const [own, { hydrate: start }] = modules as [
		Readonly<Record<string, ComponentType>>,
		{ readonly hydrate: typeof hydrate },
	];
	island.querySelector(".failure")?.remove();
	await start(island, own[name] as ComponentType, () => {
		onLaterFailure();
		delete island.dataset.ready;
		showFailureMessage(island);
	});
	island.dataset.ready = "";
}

function openDialog(opener: Element): void {
	const id = opener.getAttribute("aria-controls") ?? "";
	(document.getElementById(id) as HTMLDialogElement).showModal();
}

function getIslandScripts(island: HTMLElement) {
	return siteScripts.islands[island.dataset.island ?? ""] ?? [""];
}

/** Appends the page's failure message to an island, whose content stays. */
function showFailureMessage(island: HTMLElement): void {
	const words = document.querySelector<HTMLTemplateElement>("#failure");
	// `:is` doesn't throw in browsers without popovers, which don't know the selector.
	const place =
		island.querySelector(":is(dialog[open], :popover-open)") ?? island;
	const shown = island.querySelector(".failure");
	if (words) place.append(shown ?? document.importNode(words.content, true));
}
