import { setImmediate } from "node:timers/promises";
import { type Assistant, hire } from "./assistant.ts";

/** How work on many items is shared with an assistant. */
export type Sharing<T, R> = {
	/** Gives items away; what comes of each, in their order, or nothing if they come back undone. */
	readonly give: (
		assistant: Assistant,
		items: readonly T[],
	) => Promise<readonly R[] | undefined>;
	/** Takes what came of an item. */
	readonly take: (item: T, result: R) => void;
	readonly doOwn: (item: T) => void;
};

/** From how many items on an assistant is worth its start. */
const worthwhile = 400;

/** How many items are given away at once, and how many are done here before the others' results are looked at. */
const batch = { theirs: 32, ours: 8 };

/**
 * Does work on all items, on two processors where they are many; `code` is the digest of the code that both run.
 * Where there can be no assistant, or it fails, all is done here.
 */
export async function share<T, R>(
	items: readonly T[],
	code: string | undefined,
	{ give, take, doOwn }: Sharing<T, R>,
): Promise<void> {
	if (items.length < worthwhile || code === undefined)
		return items.forEach(doOwn);
	const assistant = hire(code);
	const undone: T[] = [];
	let next = 0;
	const draw = (count: number) => {
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
		for (;;) {
			const given = draw(batch.theirs);
			if (given.length === 0) return;
			const results = await give(assistant, given);
			if (!results) {
				undone.push(...given);
				return;
			}
			given.forEach((item, index) => {
				// There is a result for each.
				take(item, results[index] as R);
			});
		}
	}

	async function work(): Promise<void> {
		for (;;) {
			const own = draw(batch.ours);
			if (own.length === 0) return;
			own.forEach(doOwn);
			await setImmediate();
		}
	}
}
