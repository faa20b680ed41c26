import type { EditState } from "../../protocol.ts";
import { createPageActions, type SiteFrame } from "../page/page-actions.ts";
import type { Words } from "../words.ts";
import { type Ask, createAsk } from "./ask.ts";
import {
	type ClientState,
	createEditorState,
	type EditorState,
} from "./client-state.ts";
import { createPublishing } from "./publishing.ts";
import { createTyping } from "./typing.ts";
import { takeCarried } from "./unsent.ts";

/** Creates the actions of the editor: each asks the server with the key, and draws the new state. */
export function createActions(
	words: Words,
	key: string,
	site: SiteFrame,
	drawing: readonly [first: ClientState, draw: (shown: ClientState) => void],
) {
	const unsent = takeCarried();
	const shown = createEditorState(unsent, drawing);
	const { change, announce, fail, applyState } = shown;
	const ask = createAsk(key, words, shown);
	const { answered, ...typing } = createTyping(words, unsent, shown, ask);
	return {
		pages: site.pages,
		editorKey: key,
		ask,
		change,
		announce,
		fail,
		applyState,
		begin,
		refresh,
		...typing,
		...createRequests(words, shown, ask, answered),
		...createPublishing(words, shown, ask, answered, refresh),
		...createPageActions(site, shown, ask, async (before) => {
			await answered();
			// The answer to a change of one's own says so, too.
			if (shown.now().state === before) await refresh();
		}),
	};

	async function begin(): Promise<void> {
		try {
			const begun = await ask("begin", {});
			applyState(begun);
			change({ begun });
			if (begun.unreadable) fail(begun.unreadable);
			if (begun.before.runs.length === 0) await typing.sendCarried();
			const { overdue } = await ask("ownChange", {});
			if (overdue !== undefined) fail(overdue);
		} catch (error) {
			fail(error);
		}
	}

	/** Asks what others have done, as in another program or another tab: the panel shows its values anew. */
	async function refresh(): Promise<void> {
		try {
			const next = await ask("state", {});
			const { state, panelVersion } = shown.now();
			if (JSON.stringify(next) !== JSON.stringify(state))
				change({ state: next, panelVersion: panelVersion + 1 });
		} catch (error) {
			fail(error);
		}
	}
}

/** The requests that wait until everything that was typed is answered. */
function createRequests(
	words: Words,
	{ now, change, announce, fail, applyState }: EditorState,
	ask: Ask,
	answered: () => Promise<unknown>,
) {
	return { perform, undoOrRedo, save };

	/** Asks after what was typed, and shows the values anew. Resolves to undefined if that failed. */
	async function perform<Answer extends EditState>(
		work: () => Promise<Answer>,
	): Promise<Answer | undefined> {
		await answered();
		change({ said: undefined });
		try {
			const next = await work();
			applyState(next);
			change({ panelVersion: now().panelVersion + 1 });
			return next;
		} catch (error) {
			fail(error);
			return undefined;
		}
	}

	async function undoOrRedo(which: "undo" | "redo"): Promise<void> {
		let isPossible = false;
		const next = await perform(() => {
			isPossible = now().state[which] !== undefined;
			return ask(which, {});
		});
		if (!next || !isPossible) return;
		if (which === "undo" && next.redo !== undefined)
			announce(words.undone(next.redo));
		if (which === "redo" && next.undo !== undefined)
			announce(words.redone(next.undo));
	}

	async function save(): Promise<void> {
		await answered();
		change({ said: undefined });
		try {
			const next = await ask("save", {});
			applyState(next);
			if (next.refused === undefined) announce(words.saved);
		} catch (error) {
			fail(error);
		}
	}
}
