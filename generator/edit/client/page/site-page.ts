import type { FoundText } from "../../protocol.ts";
import type { Editing } from "../editing.ts";
import { showPath } from "../key.ts";
import {
	type ElementOnPage,
	type FromPage,
	fromPage,
	type ToPage,
} from "../page-messages.ts";
import { words } from "../words.ts";
import type { EditableElement } from "./views.ts";

/** The page in the frame, as the editor deals with it. */
export type SitePage = ReturnType<typeof createSitePage>;

/** Milliseconds in which a page that says the same kind of thing again and again is listened to once. */
const pause = 50;

/** The most messages in a second; a page that sends more is not listened to for so many milliseconds. */
const [most, rest] = [100, 5000];

/** Milliseconds before a search that an edit has ended is begun again. */
const retryDelay = 200;

/**
 * Talks with the page in a frame. It is of another origin, and anybody's code may run there: what it says opens panels and
 * lists, as a click would, and changes nothing. `now` is what the editor knows and can do then.
 */
export function createSitePage(frame: HTMLIFrameElement, now: () => Editing) {
	const { ask, pages } = now();
	let build = "";
	/** The values of the texts that carry no mark, in a build. */
	let found: {
		readonly build: string;
		readonly texts: readonly FoundText[];
	} = { build, texts: [] };
	/** The build whose texts are being searched, and whether somebody waits for that. */
	let searching: { readonly build: string; isAwaited: boolean } | undefined;
	const waiting = new Map<FromPage["kind"], FromPage>();
	let timer = 0;
	let second = { begun: 0, received: 0 };
	/** Until when the page is not listened to (milliseconds, performance.now). */
	let ignoredUntil = 0;

	function tell(message: ToPage): void {
		frame.contentWindow?.postMessage(message, pages);
	}

	/** A page may say more than can be dealt with: of what comes at once, the last of each kind counts. */
	function receive(event: MessageEvent): void {
		const { origin, source } = event;
		if (origin !== pages || source !== frame.contentWindow) return;
		if (isTooMuch()) return;
		const said = fromPage(event.data);
		if (!said) return;
		if (timer) {
			waiting.set(said.kind, said);
			return;
		}
		handle(said);
		timer = window.setTimeout(handleWaiting, pause);
	}

	/** What a message holds is read from it only here: reading takes longer than receiving. */
	function isTooMuch(): boolean {
		const at = performance.now();
		if (at < ignoredUntil) return true;
		if (at - second.begun > 1000) second = { begun: at, received: 0 };
		second.received++;
		if (second.received <= most) return false;
		ignoredUntil = at + rest;
		waiting.clear();
		return true;
	}

	function handleWaiting(): void {
		timer = 0;
		if (waiting.size === 0) return;
		const all = [...waiting.values()];
		waiting.clear();
		timer = window.setTimeout(handleWaiting, pause);
		for (const said of all) handle(said);
	}

	/** Who is busy in the panel has not clicked on the page, whatever it says. */
	const isInUse = () => document.activeElement === frame;

	function handle(said: FromPage): void {
		const { fail, pageChanged, say } = now();
		switch (said.kind) {
			case "page":
				opened(said);
				break;
			case "things":
				if (said.build === build) pageChanged(said.things.map(known));
				break;
			case "point":
				if (isInUse() || said.photo) point(said);
				break;
			case "search":
				search(said.build, said.isAwaited && isInUse()).catch(fail);
				break;
			case "nothing":
				if (isInUse()) say(words.notEditable[now().language]);
				break;
			case "leave":
				if (isInUse()) leave(said.address);
				break;
			case "key":
				if (isInUse()) press(said.key);
		}
	}

	function opened(said: Extract<FromPage, { readonly kind: "page" }>): void {
		const { isEditing, language, opened, views } = now();
		const { path, title, locale, isMissing } = said;
		build = said.build;
		showPath(path);
		document.title = `${title} – ${words.edit[language]}`;
		opened(path, locale, isMissing);
		tell({ kind: "mode", isEditing });
		outline();
		if (views.shown?.kind === "page") tell({ kind: "list" });
	}

	function known({ found: number, ...thing }: ElementOnPage): EditableElement {
		const origins =
			number === undefined || found.build !== build
				? []
				: (found.texts[number]?.origins ?? []);
		return { ...thing, build, origins };
	}

	function point(said: Extract<FromPage, { readonly kind: "point" }>): void {
		const { change, views } = now();
		const { isByKey, link, photo } = said;
		const thing = known(said.thing);
		if (thing.mark === undefined && thing.origins.length === 0) return;
		change({ said: undefined });
		// A key pressed on the page would reach the page alone: the way back leads there for whoever has no mouse.
		if (!isByKey) frame.parentElement?.focus();
		// Between a click and the page's next build it still showed what was clicked.
		const pointed = { ...thing, build: said.build, link, file: photo };
		views.show({ kind: "value", pointed });
	}

	async function search(of: string, isAwaited: boolean): Promise<void> {
		if (of !== build) return;
		if (found.build === build) return tellFound();
		const { language, say } = now();
		if (isAwaited) say(words.searching[language]);
		if (searching?.build === of) {
			searching.isAwaited ||= isAwaited;
			return;
		}
		const own = { build: of, isAwaited };
		searching = own;
		try {
			const texts = await ask("findUnmarked", { path: now().path, build: of });
			if (searching !== own || build !== of) return;
			searching = undefined;
			// An edit has ended it, or the page is about to show another build.
			if (!texts) {
				if (own.isAwaited) window.setTimeout(again, retryDelay, of);
				return;
			}
			found = { build, texts };
			tellFound();
		} finally {
			if (searching === own) searching = undefined;
		}
	}

	function again(of: string): void {
		if (isInUse()) search(of, true).catch(now().fail);
	}

	function tellFound(): void {
		const texts = found.texts.map(({ text, nth }, found) => ({
			text,
			nth,
			found,
		}));
		tell({ kind: "found", build, texts });
	}

	/** Opens another site in a tab that knows nothing of this one. */
	function leave(address: string): void {
		const link = URL.canParse(address) ? new URL(address) : undefined;
		if (!link || !/^https?:$/.test(link.protocol)) return;
		if (link.hostname === location.hostname) return;
		window.open(link, "_blank", "noopener,noreferrer");
	}

	function press(key: Extract<FromPage, { readonly kind: "key" }>["key"]) {
		const { language, say, views } = now();
		if (key === "back") {
			views.back();
			return;
		}
		// Whether somebody pressed it, only the page knows.
		frame.parentElement?.focus();
		say(words.pressAgain[language]);
	}

	/** Outlines what the panel shows, where it is on the page. */
	function outline(): void {
		const { shown } = now().views;
		const { id, mark } = shown?.kind === "value" ? shown.pointed : {};
		tell({ kind: "outline", thing: { id, mark } });
	}

	return { tell, receive, outline };
}
