import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Divided } from "./cache/kept-memo.ts";
import { home } from "./home.ts";
import type { Page, Source } from "./types.ts";

/** What can be done on another processor: files to be parsed, pages of views to be rendered. */
export type Task =
	| { readonly kind: "parse"; readonly items: readonly Source[] }
	| { readonly kind: "render"; readonly items: readonly ViewPage[] };

/** A page that a view shows. */
export type ViewPage = Extract<Page, { kind: "view" }>;

/** What comes of each item, in their order: a result as a memo keeps it, or the bytes of a page. */
export type Results<T extends Task> = readonly {
	readonly parse: Divided;
	readonly render: Uint8Array;
}[T["kind"]][];

/** A task on its way, and its answer. */
export type Asked = { readonly number: number; readonly task: Task };
export type Answered = {
	readonly number: number;
	readonly results: Results<Task>;
};

/** A thread that runs the same code. It may fail at any time: then it only stops answering. */
export type Assistant = {
	/** What comes of a task; nothing if there will be no answer. */
	ask<T extends Task>(task: T): Promise<Results<T> | undefined>;
	dismiss(): void;
};

/** An assistant that has nothing to do: it has read all that it needs for the next task. */
let resting:
	| { readonly code: string; readonly assistant: Assistant }
	| undefined;

/** An assistant that runs the code of this digest, and none that has changed since. */
export function hire(code: string): Assistant {
	const known = resting?.code === code ? resting.assistant : start(code);
	resting = undefined;
	return known;
}

function start(code: string): Assistant {
	const file = fileURLToPath(new URL("../bin/assistant.cjs", home));
	const worker = new Worker(file, {
		workerData: code,
		// It keeps little from one task to the next.
		resourceLimits: { maxOldGenerationSizeMb: 192 },
	});
	const waiting = new Map<number, (results?: Results<Task>) => void>();
	let asked = 0;
	let isGone = false;
	const leave = () => {
		isGone = true;
		if (resting?.assistant === assistant) resting = undefined;
		for (const answer of waiting.values()) answer();
	};
	worker.on("message", ({ number, results }: Answered) => {
		waiting.get(number)?.(results);
		waiting.delete(number);
	});
	// What it can't do, as where our own code is wrong, is done here again, and told.
	worker.on("error", leave);
	worker.on("exit", leave);
	const assistant: Assistant = {
		ask: <T extends Task>(task: T) =>
			new Promise<Results<T> | undefined>((answer) => {
				if (isGone) return answer(undefined);
				const number = asked++;
				// The results are of the kind of their task.
				waiting.set(number, answer as (results?: Results<Task>) => void);
				worker.ref();
				worker.postMessage({ number, task } satisfies Asked);
			}),
		dismiss() {
			if (isGone || resting) worker.terminate();
			else {
				resting = { code, assistant };
				// The process may end without it.
				worker.unref();
			}
		},
	};
	return assistant;
}
