import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { home } from "./home.ts";
import type { Divided } from "./kept-memo.ts";
import type { Source } from "./types.ts";

/** A thread that runs the same code on another processor. It may fail at any time: then it only stops answering. */
export type Assistant = {
	/** What files parse to, as a memo keeps it; nothing if there will be no answer. */
	parse(sources: readonly Source[]): Promise<readonly Divided[] | undefined>;
	dismiss(): void;
};

/** What an assistant is asked. */
export type Task = {
	readonly number: number;
	readonly sources: readonly Source[];
};

/** What it answers. */
export type Done = {
	readonly number: number;
	readonly results: readonly Divided[];
};

/** Starts an assistant that runs the code of this digest, and none that has changed since. */
export function hire(code: string): Assistant {
	const file = fileURLToPath(new URL("../bin/assistant.mjs", home));
	const worker = new Worker(file, { workerData: code });
	const waiting = new Map<number, (results?: Done["results"]) => void>();
	let asked = 0;
	let isGone = false;
	const leave = () => {
		isGone = true;
		for (const answer of waiting.values()) answer();
	};
	worker.on("message", ({ number, results }: Done) => {
		waiting.get(number)?.(results);
		waiting.delete(number);
	});
	// What it can't do, as where our own code is wrong, is done here again, and told.
	worker.on("error", leave);
	worker.on("exit", leave);
	return {
		parse: (sources) =>
			new Promise((answer) => {
				if (isGone) return answer(undefined);
				const number = asked++;
				waiting.set(number, answer);
				const task: Task = { number, sources: sources.map(sent) };
				worker.postMessage(task);
			}),
		dismiss() {
			worker.terminate();
		},
	};
}

/** A small Buffer is a part of a larger one, which would be sent as a whole. */
function sent({ path, digest, bytes }: Source): Source {
	return { path, digest, bytes: new Uint8Array(bytes) };
}
