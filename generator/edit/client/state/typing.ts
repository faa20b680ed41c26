import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { EditState } from "../../protocol.ts";
import { words } from "../words.ts";
import type { Ask } from "./ask.ts";
import type { EditorState } from "./editor-state.ts";
import { carry, sendAgain, type Unsent } from "./unsent.ts";

/** Takes in what is typed, until it is answered: in `unsent`, in the order in which it was typed. */
export function createTyping(
	language: MessageLanguage,
	unsent: Set<Unsent>,
	shown: EditorState,
	ask: Ask,
) {
	/** What was typed and is not answered yet: nothing else is asked before it. */
	let typing: Promise<unknown> = Promise.resolve();
	return {
		type,
		sendCarried,
		/** Resolves when all that was typed so far is answered. */
		answered: () => typing,
		hasUnsent: () => unsent.size + shown.now().lost.length > 0,
		carry: () => carry(unsent),
	};

	/** Takes over the state after a change by typing; what is asked next waits for it. */
	function type(typed: Unsent, work: Promise<EditState>): void {
		unsent.add(typed);
		const done = work.then(
			(next) => {
				const wasGone = shown.now().isUnanswered;
				unsent.delete(typed);
				shown.settled(next);
				// Others may have changed it meanwhile.
				if (wasGone && next.refused !== undefined) shown.lose(typed);
			},
			(error) => {
				unsent.delete(typed);
				shown.change({
					isUnanswered: shown.now().isUnanswered && unsent.size > 0,
				});
				shown.fail(error);
				// A server that was started again by hand lets in nobody from before.
				if (error.cause === 403) shown.lose(typed);
			},
		);
		typing = Promise.all([typing, done]);
	}

	/** Sends what was typed before the page was loaded again. */
	async function sendCarried(): Promise<void> {
		const carried = [...unsent];
		const { state, lost } = await sendAgain(carried, ask);
		for (const each of carried) unsent.delete(each);
		if (state) {
			shown.settled(state);
			shown.say(words.sentNow[language]);
		}
		if (lost.length > 0) shown.lose(...lost);
	}
}
