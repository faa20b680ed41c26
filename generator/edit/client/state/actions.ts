import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { EditState } from "../../protocol.ts";
import { createPageActions, type SiteFrame } from "../page/page-actions.ts";
import { words } from "../words.ts";
import { type Ask, createAsk } from "./ask.ts";
import type { ClientState } from "./client-state.ts";
import { createEditorState, type EditorState } from "./editor-state.ts";
import { createTyping } from "./typing.ts";
import { takeCarried } from "./unsent.ts";

/** What the editor does: it asks the server with the key, and draws what is shown then. */
export function createActions(
	language: MessageLanguage,
	key: string,
	site: SiteFrame,
	drawing: readonly [first: ClientState, draw: (shown: ClientState) => void],
) {
	const unsent = takeCarried();
	const shown = createEditorState(language, unsent, drawing);
	const { change, say, fail, settled } = shown;
	const ask = askFor(language, key, shown);
	const { answered, ...typing } = createTyping(language, unsent, shown, ask);
	return {
		pages: site.pages,
		ask,
		change,
		say,
		fail,
		settled,
		begin,
		look,
		...typing,
		...createRequests(language, shown, ask, answered),
		...createPageActions(site, shown, async (before) => {
			await answered();
			// The answer to a change of one's own says so, too.
			if (shown.answers() === before) await look();
		}),
	};

	async function begin(): Promise<void> {
		try {
			const begun = await ask("begin", {});
			settled(begun);
			change({ begun });
			if (begun.unsaved.length === 0) say(words.start[language]);
			if (begun.unreadable) fail(begun.unreadable);
			if (begun.before.runs.length === 0) await typing.sendCarried();
		} catch (error) {
			fail(error);
		}
	}

	/** Asks what others have done, as in another program or another tab: the panel shows its values anew. */
	async function look(): Promise<void> {
		try {
			const next = await ask("state", {});
			if (JSON.stringify(next) !== JSON.stringify(shown.now().state))
				change({ state: next });
		} catch (error) {
			fail(error);
		}
	}
}

/** What asks the server, and says what becomes of that. */
function askFor(
	language: MessageLanguage,
	key: string,
	{ now, change, say, noAnswer }: EditorState,
): Ask {
	const working = words.working[language];
	return createAsk(key, {
		noAnswer,
		unanswered: () => change({ isUnanswered: true }),
		startedAgain: () => change({ isAnew: true }),
		wait: () => say(working),
		answered() {
			if (now().said?.sentence === working) change({ said: undefined });
		},
	});
}

/** What is asked once everything that was typed is answered. */
function createRequests(
	language: MessageLanguage,
	{ now, change, say, fail, settled }: EditorState,
	ask: Ask,
	answered: () => Promise<unknown>,
) {
	return { act, step, save };

	/** Asks after what was typed, and shows the values anew. Resolves to undefined if that failed. */
	async function act<Answer extends EditState>(
		work: () => Promise<Answer>,
	): Promise<Answer | undefined> {
		await answered();
		try {
			const next = await work();
			settled(next);
			change({ panelVersion: now().panelVersion + 1 });
			return next;
		} catch (error) {
			fail(error);
			return undefined;
		}
	}

	async function step(which: "undo" | "redo"): Promise<void> {
		let isPossible = false;
		const next = await act(() => {
			isPossible = now().state[which] !== undefined;
			return ask(which, {});
		});
		if (!next || !isPossible) return;
		if (which === "undo" && next.redo !== undefined)
			say(words.undone(next.redo)[language]);
		if (which === "redo" && next.undo !== undefined)
			say(words.redone(next.undo)[language]);
	}

	async function save(): Promise<void> {
		await answered();
		try {
			const next = await ask("save", {});
			settled(next);
			if (next.refused === undefined) say(words.saved[language]);
		} catch (error) {
			fail(error);
		}
	}
}
