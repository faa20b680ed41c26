import type { RefObject } from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { EditState } from "../protocol.ts";
import { createAsk } from "./ask.ts";
import type { ClientState } from "./client-state.ts";
import { messageOf } from "./message-of.ts";
import type { EditableElement } from "./page/views.ts";
import type { ToPage } from "./page-messages.ts";
import { carry, sendAgain, takeCarried, type Unsent } from "./unsent.ts";
import { words } from "./words.ts";

/** Milliseconds after a change of the page in which a change of one's own is answered. */
const pause = 200;

/** The frame of the site, the origin of its pages, and the key of the editor. */
export type SiteFrame = {
	readonly frame: RefObject<HTMLIFrameElement | null>;
	readonly pages: string;
	readonly key: string;
};

/** What the editor does: it asks the server, and draws what is shown then, which begins as `first`. */
export function createActions(
	language: MessageLanguage,
	{ frame, key, pages }: SiteFrame,
	[first, draw]: readonly [ClientState, (shown: ClientState) => void],
) {
	let shown = first;
	/** What was typed and is not answered yet: nothing else is asked before it. */
	let typing: Promise<unknown> = Promise.resolve();
	/** The values of these, in the order in which they were typed. */
	const unsent = takeCarried();
	/** How many answers have brought the state. */
	let answers = 0;
	/** The timer after which the server is asked whether others have changed a file. */
	let asking = 0;
	/** The path of the page that was there last, or is to be shown instead of one that is gone. */
	let there: string | undefined;
	const ask = createAsk(key, {
		noAnswer,
		unanswered: () => change({ isUnanswered: true }),
		startedAgain: () => change({ isAnew: true }),
		wait: () => say(words.working[language]),
		answered() {
			if (shown.said?.sentence === words.working[language])
				change({ said: undefined });
		},
	});
	return {
		pages,
		ask,
		change,
		begin,
		look,
		say,
		fail,
		settled,
		type,
		sendCarried,
		hasUnsent: () => unsent.size + shown.lost.length > 0,
		carry: () => carry(unsent),
		act,
		step,
		save,
		go,
		loadAgain,
		opened,
		pageChanged,
	};

	/** Shows something else. */
	function change(changed: Partial<ClientState>): void {
		shown = { ...shown, ...changed };
		draw(shown);
	}

	/** Says a sentence, to the eye and to assistive technology. */
	function say(sentence: string): void {
		change({ said: { sentence, isBad: false } });
	}

	/** Says that no answer comes, and what becomes of what is not saved. */
	function noAnswer(): string {
		const { unsaved, notKept } = shown.state;
		const isOffered = unsaved.length > 0 && notKept === undefined;
		return [words.noAnswer, ...(isOffered ? [words.offeredThere] : [])]
			.map((each) => each[language])
			.join(" ");
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
			if (begun.unreadable) fail(begun.unreadable);
			if (begun.before.runs.length === 0) await sendCarried();
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
		const isUnanswered = shown.isUnanswered && unsent.size > 0;
		change({ state: next, said: undefined, isUnanswered });
		if (next.refused !== undefined) fail(next.refused);
	}

	/** Takes over the state after a change by typing; what is asked next waits for it. */
	function type(typed: Unsent, work: Promise<EditState>): void {
		unsent.add(typed);
		const done = work.then(
			(next) => {
				const wasGone = shown.isUnanswered;
				unsent.delete(typed);
				settled(next);
				// Others may have changed it meanwhile.
				if (wasGone && next.refused !== undefined) lose(typed);
			},
			(error) => {
				unsent.delete(typed);
				change({ isUnanswered: shown.isUnanswered && unsent.size > 0 });
				fail(error);
				// A server that was started again by hand lets in nobody from before.
				if (error.cause === 403) lose(typed);
			},
		);
		typing = Promise.all([typing, done]);
	}

	/** Shows what can't be sent, so that it can be copied. */
	function lose(...typed: readonly Unsent[]): void {
		change({ lost: [...shown.lost, ...typed.map((each) => ({ ...each }))] });
	}

	/** Sends what was typed before the page was loaded again. */
	async function sendCarried(): Promise<void> {
		const carried = [...unsent];
		const { state, lost } = await sendAgain(carried, ask);
		for (const each of carried) unsent.delete(each);
		if (state) {
			settled(state);
			say(words.sentNow[language]);
		}
		if (lost.length > 0) lose(...lost);
	}

	/** Asks after what was typed, and shows the values anew. Resolves to undefined if that failed. */
	async function act<Answer extends EditState>(
		work: () => Promise<Answer>,
	): Promise<Answer | undefined> {
		await typing;
		try {
			const next = await work();
			settled(next);
			change({ panelVersion: shown.panelVersion + 1 });
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
		const address = new URL(to, pages);
		const view = frame.current?.contentWindow;
		if (view && address.origin === pages) view.location.href = address.href;
	}

	/** Loads the page in the frame again, which is not the newest. */
	function loadAgain(): void {
		const message: ToPage = { kind: "reload" };
		frame.current?.contentWindow?.postMessage(message, pages);
	}

	/** Must be called when a page was opened in the frame, and when it has changed. */
	function opened(path: string, locale: Locale, isMissing: boolean) {
		// What is new may be taken back while its page is shown: then the nearest one above it is.
		if (isMissing && path === there && path !== "/") {
			there = path.replace(/\/[^/]*$/, "") || "/";
			return go(there);
		}
		there = isMissing ? undefined : path;
		if (path !== shown.path || locale !== shown.locale)
			change({ path, locale });
	}

	/** Must be called when what can be edited on the page has changed. */
	function pageChanged(things: readonly EditableElement[]): void {
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
