import { setImmediate } from "node:timers/promises";
import { type Assistant, hire } from "./assistant.ts";

/** How work on many items is shared with an assistant. */
export type Sharing<T> = {
	/** How many are given away at once, and how many are done here before the others' results are looked at. */
	readonly theirs: number;
	readonly ours: number;
	/** Gives items away; false if they came back undone. */
	readonly give: (
		assistant: Assistant,
		items: readonly T[],
	) => Promise<boolean>;
	readonly doOwn: (item: T) => void;
};

/** From how many items on an assistant is worth its start. */
const worthwhile = 400;

/**
 * Does work on all items, on two processors where they are many; `code` is the digest of the code that both run.
 * Where there can be no assistant, or it fails, all is done here.
 */
export async function share<T>(
	items: readonly T[],
	code: string | undefined,
	{ theirs, ours, give, doOwn }: Sharing<T>,
): Promise<void> {
	if (items.length < worthwhile || code === undefined)
		return items.forEach(doOwn);
	const assistant = hire(code);
	const undone: T[] = [];
	let next = 0;
	const take = (count: number) => {
		next += count;
		return items.slice(next - count, next);
	};
	try {
		// While the assistant is at one batch, the next one lies ready.
		await Promise.all([giveAway(), giveAway(), work()]);
	} finally {
		assistant.dismiss();
	}
	undone.forEach(doOwn);

	async function giveAway(): Promise<void> {
		for (let batch = take(theirs); batch.length > 0; batch = take(theirs))
			if (!(await give(assistant, batch))) {
				undone.push(...batch);
				return;
			}
	}

	async function work(): Promise<void> {
		for (let batch = take(ours); batch.length > 0; batch = take(ours)) {
			batch.forEach(doOwn);
			await setImmediate();
		}
	}
}
