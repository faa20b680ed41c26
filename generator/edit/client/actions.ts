import type { RefObject } from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { EditState } from "../protocol.ts";
import { createAsk } from "./ask.ts";
import type { Thing } from "./lists/things.ts";
import { messageOf } from "./message-of.ts";
import type { Shown } from "./shown.ts";
import { words } from "./words.ts";

/** Milliseconds after a change of the page in which a change of one's own is answered. */
const pause = 200;

/** What the editor does: it asks the server, and draws what is shown then, which begins as `first`. */
export function createActions(
	language: MessageLanguage,
	frame: RefObject<HTMLIFrameElement | null>,
	[first, draw]: readonly [Shown, (shown: Shown) => void],
) {
	let shown = first;
	/** What was typed and is not answered yet: nothing else is asked before it. */
	let typing: Promise<unknown> = Promise.resolve();
	/** How many answers have brought the state. */
	let answers = 0;
	/** The timer after which the server is asked whether others have changed a file. */
	let asking = 0;
	/** The page that is left since it is gone, and the one that is shown instead. */
	let leaving: { readonly from: string; readonly to: string } | undefined;
	const ask = createAsk(language, {
		startedAgain: () => change({ isAnew: true }),
		wait: () => say(words.working[language]),
		answered() {
			if (shown.said?.sentence === words.working[language])
				change({ said: undefined });
		},
	});
	return {
		ask,
		change,
		begin,
		look,
		say,
		fail,
		settled,
		type,
		act,
		step,
		save,
		go,
		opened,
		pageChanged,
	};

	/** Shows something else. */
	function change(changed: Partial<Shown>): void {
		shown = { ...shown, ...changed };
		draw(shown);
	}

	/** Says a sentence, to the eye and to assistive technology. */
	function say(sentence: string): void {
		change({ said: { sentence, isBad: false } });
	}

	/** Says what was not done. */
	function fail(error: unknown): void {
		change({ said: { sentence: messageOf(error), isBad: true } });
	}

	async function begin(): Promise<void> {
		try {
			const begun = await ask("begin", {});
			settled(begun);
			change({ begun });
			if (begun.unsaved.length === 0) say(words.start[language]);
		} catch (error) {
			fail(error);
		}
	}

	/** Asks what others have done, as in another program or another tab: the panel shows its values anew. */
	async function look(): Promise<void> {
		try {
			const next = await ask("state", {});
			if (JSON.stringify(next) !== JSON.stringify(shown.state))
				change({ state: next });
		} catch (error) {
			fail(error);
		}
	}

	/** Takes over the state that an answer brings. */
	function settled(next: EditState): void {
		answers++;
		change({ state: next, said: undefined });
		if (next.refused !== undefined) fail(next.refused);
	}

	/** Takes over the state after a change by typing; what is asked next waits for it. */
	function type(work: Promise<EditState>): void {
		typing = work.then(settled, fail);
	}

	/** Asks after what was typed, and shows the values anew. Resolves to undefined if that failed. */
	async function act<Answer extends EditState>(
		work: () => Promise<Answer>,
	): Promise<Answer | undefined> {
		await typing;
		try {
			const next = await work();
			settled(next);
			change({ edition: shown.edition + 1 });
			leaveMissing().catch(fail);
			return next;
		} catch (error) {
			fail(error);
			return undefined;
		}
	}

	async function step(which: "undo" | "redo"): Promise<void> {
		let isPossible = false;
		const next = await act(() => {
			isPossible = shown.state[which] !== undefined;
			return ask(which, {});
		});
		if (!next || !isPossible) return;
		if (which === "undo" && next.redo !== undefined)
			say(words.undone(next.redo)[language]);
		if (which === "redo" && next.undo !== undefined)
			say(words.redone(next.undo)[language]);
	}

	async function save(): Promise<void> {
		await typing;
		try {
			const next = await ask("save", {});
			settled(next);
			if (next.refused === undefined) say(words.saved[language]);
		} catch (error) {
			fail(error);
		}
	}

	/** Shows a page of the site in the frame. */
	function go(to: string): void {
		frame.current?.contentWindow?.location.assign(to);
	}

	async function leaveMissing(): Promise<void> {
		const { pathname } = frame.current?.contentWindow?.location ?? location;
		const there = await nearestPage(pathname);
		if (there === pathname) return;
		leaving = { from: pathname, to: there };
		go(there);
	}

	/** Must be called when a page was opened in the frame. */
	function opened(path: string, locale: Locale) {
		// A page that is gone is loaded again by itself, perhaps instead of the other.
		if (path === leaving?.from) return go(leaving.to);
		leaving = undefined;
		change({ path, locale });
	}

	/** Must be called when what can be edited on the page has changed. */
	function pageChanged(things: readonly Thing[]): void {
		change({ things });
		const before = answers;
		window.clearTimeout(asking);
		asking = window.setTimeout(async () => {
			await typing;
			// The answer to a change of one's own says so, too.
			if (answers === before) await look();
		}, pause);
	}
}

/** The page at a path, or else the nearest one above it: what is new may be taken back while its page is shown. */
async function nearestPage(path: string): Promise<string> {
	const { ok } = await fetch(path, { method: "HEAD" });
	return ok || path === "/"
		? path
		: nearestPage(path.replace(/\/[^/]*$/, "") || "/");
}
