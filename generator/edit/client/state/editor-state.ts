import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { EditState } from "../../protocol.ts";
import { messageOf } from "../message-of.ts";
import { words } from "../words.ts";
import type { ClientState } from "./client-state.ts";
import type { Unsent } from "./unsent.ts";

/** What the editor shows now, and how that changes. */
export type EditorState = ReturnType<typeof createEditorState>;

/** Draws what the editor shows, which begins as `first`. `unsent` is what was typed and is not answered yet. */
export function createEditorState(
	language: MessageLanguage,
	unsent: ReadonlySet<Unsent>,
	[first, draw]: readonly [ClientState, (shown: ClientState) => void],
) {
	let shown = first;
	/** How many answers have brought the state. */
	let answers = 0;
	return {
		now: () => shown,
		answers: () => answers,
		change,
		say,
		noAnswer,
		fail,
		settled,
		lose,
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

	/** Takes over the state that an answer brings. */
	function settled(next: EditState): void {
		answers++;
		const isUnanswered = shown.isUnanswered && unsent.size > 0;
		change({ state: next, said: undefined, isUnanswered });
		if (next.refused !== undefined) fail(next.refused);
	}

	/** Shows what can't be sent, so that it can be copied. */
	function lose(...typed: readonly Unsent[]): void {
		change({ lost: [...shown.lost, ...typed.map((each) => ({ ...each }))] });
	}
}
