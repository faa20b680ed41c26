import { setImmediate } from "node:timers/promises";
import { type Assistant, hire } from "./assistant.ts";
import { keyOfParsed } from "./kept-entries.ts";
import type { KeptMemo } from "./kept-memo.ts";
import { parse } from "./parse/index.ts";
import type { Source } from "./types.ts";

/** From how many files on an assistant is worth its start. */
const worthwhile = 200;

/** How many files are given away at once, and how many are parsed here before the others' results are looked at. */
const batch = { theirs: 32, ours: 8 };

/**
 * Parses what a memo lacks, on two processors: `compile` then finds it there. Nothing is lost where there can be no
 * assistant, or where one fails: what it was to do is done here, now or when it is asked for.
 */
export async function parseAhead(
	sources: readonly Source[],
	memo: KeptMemo,
	code: string,
): Promise<void> {
	const todo = sources.filter((source) => memo.lacks(keyOfParsed(source)));
	if (todo.length < worthwhile) return;
	const assistant = hire(code);
	let next = 0;
	const take = (count: number) => {
		const taken = todo.slice(next, next + count);
		next += count;
		return taken;
	};
	try {
		// While the assistant is at one batch, the next one lies ready.
		await Promise.all([giveAway(assistant), giveAway(assistant), doOwn()]);
	} finally {
		assistant.dismiss();
	}

	async function giveAway(assistant: Assistant): Promise<void> {
		for (;;) {
			const sources = take(batch.theirs);
			if (sources.length === 0) return;
			const results = await assistant.parse(sources);
			if (!results) return;
			for (const [index, source] of sources.entries()) {
				const result = results[index];
				if (result) memo.put(keyOfParsed(source), result);
			}
		}
	}

	async function doOwn(): Promise<void> {
		for (;;) {
			const sources = take(batch.ours);
			if (sources.length === 0) return;
			for (const source of sources)
				memo.once("parse", keyOfParsed(source), () => parse(source));
			await setImmediate();
		}
	}
}
