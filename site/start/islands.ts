import type { ComponentType } from "react";
import type { hydrate } from "../hydrate.tsx";
import type { SiteScripts } from "./site-scripts.ts";

declare const siteScripts: SiteScripts;

const asleep = "[data-island]:not([data-awake])";

/** Buttons that do what they should without their island. */
const native = "[type=submit], [popovertarget], [aria-haspopup=dialog]";

/**
 * Wakes an island when the visitor turns to it: no sooner is anything of it fetched. What they did in
 * the meantime is not lost: a dialog opens without its island, and takes what is typed; the click on
 * another button is repeated once the island is awake. If it can't be woken, the page says so there.
 */
export function startIslands(): void {
	const waking = new Map<HTMLElement, Promise<void>>();
	const clicked = new Set<HTMLElement>();
	const failed = new Set<HTMLElement>();

	for (const type of ["pointerover", "pointerdown", "focusin"])
		listen(type, (target) => {
			const island = closest(target, asleep);
			// Islands that work together wake together.
			const group = closest(island, "[data-islands]");
			if (island) prepare(group?.querySelectorAll(asleep) ?? [island]);
		});

	// What the address may have chosen something in needs its islands at once.
	addEventListener("DOMContentLoaded", () => {
		if (location.search || location.hash)
			prepare(document.querySelectorAll(`[data-islands] ${asleep}`));
	});

	listen("click", (target) => {
		const opener = closest(target, "[aria-haspopup=dialog]");
		if (opener) openDialog(opener);
		const island = closest(target, asleep);
		const button = closest(target, "button");
		if (island && button && !clicked.has(button)) {
			clicked.add(button);
			use(island, button).finally(() => clicked.delete(button));
		}
	});

	listen("keydown", (_, event) => {
		const { ctrlKey, metaKey, altKey, shiftKey, key } = event as KeyboardEvent;
		if (!(ctrlKey || metaKey) || altKey || shiftKey || key !== "k") return;
		const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
		if (button) {
			event.preventDefault();
			button.click();
		}
	});

	/** Nobody asked for anything yet, so nobody is told if it fails; it is tried again by the first click. */
	function prepare(islands: Iterable<HTMLElement>): void {
		for (const island of islands)
			if (!failed.has(island)) wake(island).catch(() => failed.add(island));
	}

	/** The same promise for all who ask, until it fails. */
	function wake(island: HTMLElement): Promise<void> {
		const known = waking.get(island);
		if (known) return known;
		const promise = load(island);
		promise.catch(() => waking.delete(island));
		waking.set(island, promise);
		return promise;
	}

	async function load(island: HTMLElement): Promise<void> {
		const name = island.dataset.island ?? "";
		const modules = await Promise.all(
			scriptsOf(island).map((address) => import(address)),
		);
		// In the order of `siteScripts`.
		const [own, { hydrate: start }] = modules as [
			Readonly<Record<string, ComponentType>>,
			{ readonly hydrate: typeof hydrate },
		];
		island.querySelector(".failure")?.remove();
		await start(island, own[name] as ComponentType, () => {
			waking.delete(island);
			island.removeAttribute("data-awake");
			showFailure(island);
		});
		island.setAttribute("data-awake", "");
	}

	async function use(island: HTMLElement, button: HTMLElement): Promise<void> {
		const failure = button.closest(".failure");
		const place = failure?.parentElement;
		failure?.remove();
		try {
			await wake(island);
			if (place) place.querySelector<HTMLElement>("input, button")?.focus();
			else if (!button.matches(native)) button.click();
		} catch {
			// Most browsers remember for as long as a page lives that a script could not be had.
			if (failure && (await canFetch(scriptsOf(island)[0]))) location.reload();
			else showFailure(island);
		}
	}
}

function openDialog(opener: Element): void {
	const id = opener.getAttribute("aria-controls") ?? "";
	(document.getElementById(id) as HTMLDialogElement).showModal();
}

function scriptsOf(island: HTMLElement) {
	return siteScripts.islands[island.dataset.island ?? ""] ?? [""];
}

/** What stands in the island stays there, and the page's words about failures below it. */
function showFailure(island: HTMLElement): void {
	if (island.querySelector(".failure")) return;
	const words = document.querySelector<HTMLTemplateElement>("#failure");
	const place = island.querySelector("dialog[open]") ?? island;
	if (words) place.append(words.content.cloneNode(true));
}

function canFetch(address: string): Promise<boolean> {
	return fetch(address).then(
		({ ok }) => ok,
		() => false,
	);
}

function listen(
	type: string,
	hear: (target: EventTarget | null, event: Event) => void,
): void {
	addEventListener(type, (event) => hear(event.target, event), true);
}

function closest(
	target: EventTarget | null,
	selector: string,
): HTMLElement | null {
	return target instanceof Element ? target.closest(selector) : null;
}
