import type { EditState } from "../../protocol.ts";
import type { Words } from "../words.ts";
import type { Ask } from "./ask.ts";
import type { EditorState } from "./client-state.ts";
import { carry, type Unsent } from "./unsent.ts";

/** Takes in what is typed, until it is answered: in `unsent`, in the order in which it was typed. */
export function createTyping(
	words: Words,
	unsent: Set<Unsent>,
	shown: EditorState,
	ask: Ask,
) {
	/** Resolves once all that was typed is answered: nothing else is asked before. */
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
				shown.applyState(next);
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
			shown.applyState(state);
			shown.announce(words.sentNow);
		}
		if (lost.length > 0) shown.lose(...lost);
	}
}

/**
 * Sends what another run of the server did not answer, where the value is still what it was typed over. Returns the last
 * answer, if there is one, and what could not be sent.
 */
async function sendAgain(
	unsent: Iterable<Unsent>,
	ask: Ask,
): Promise<{
	readonly state: EditState | undefined;
	readonly lost: readonly Unsent[];
}> {
	let state: EditState | undefined;
	const lost: Unsent[] = [];
	for (const each of unsent) {
		const { origin, called, value, stood } = each;
		const panel = await ask("panel", { origin }).catch(() => undefined);
		const there = panel?.field.values.find((one) => isSame(one.origin, origin));
		// It may have arrived although the answer was lost.
		if (there && isSame(there.value, value)) continue;
		const isFree = there && stood.some((one) => isSame(one, there.value));
		const answer = isFree
			? await ask("set", {
					origin,
					called,
					step: "typed before",
					...(value !== undefined && { value }),
				}).catch(() => undefined)
			: undefined;
		state = answer ?? state;
		if (!answer || answer.refused !== undefined) lost.push(each);
	}
	return { state, lost };
}

/** JSON has no undefined: a value that isn't there is null. */
function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
