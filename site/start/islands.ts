import type { ComponentType } from "react";
import type { hydrate } from "../hydrate.tsx";
import { closest, intents, listen } from "./listen.ts";
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

	listen(intents, (target) => {
		const island = closest(target, asleep);
		if (island) prepare(island);
	});

	// What the address may have chosen something in needs its islands at once.
	listen(["DOMContentLoaded", "popstate"], () => {
		const island = document.querySelector<HTMLElement>(
			`[data-islands] ${asleep}`,
		);
		if (!island || !(location.search || location.hash)) return;
		prepare(island);
		wake(island).catch(() => showFailure(island));
	});

	listen(["click"], (target) => {
		const opener = closest(target, "[aria-haspopup=dialog]");
		if (opener) openDialog(opener);
		const island = closest(target, asleep);
		const button = closest(target, "button");
		if (island && button && !clicked.has(button)) {
			clicked.add(button);
			use(island, button).finally(() => clicked.delete(button));
		}
	});

	listen<KeyboardEvent>(["keydown"], (_, event) => {
		const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
		if (!(ctrlKey || metaKey) || altKey || shiftKey || key !== "k") return;
		const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
		if (button) {
			event.preventDefault();
			button.click();
		}
	});

	/**
	 * Islands that work together wake together. Nobody asked for anything yet, so nobody is told if it fails; it is
	 * tried again by the first click.
	 */
	function prepare(island: HTMLElement): void {
		const group = closest(island, "[data-islands]");
		for (const each of group?.querySelectorAll<HTMLElement>(asleep) ?? [island])
			if (!failed.has(each)) wake(each).catch(() => failed.add(each));
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
			delete island.dataset.awake;
			showFailure(island);
		});
		island.dataset.awake = "";
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
			const [script] = scriptsOf(island);
			const answer = failure && (await fetch(script).catch(() => undefined));
			if (answer?.ok) location.reload();
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
	const words = document.querySelector<HTMLTemplateElement>("#failure");
	// Browsers without popovers don't know the selector, which `:is` forgives.
	const place =
		island.querySelector(":is(dialog[open], :popover-open)") ?? island;
	const shown = island.querySelector(".failure");
	if (words) place.append(shown ?? document.importNode(words.content, true));
}
