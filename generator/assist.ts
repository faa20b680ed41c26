import type { MessagePort } from "node:worker_threads";
import type { Answered, Asked, Results, Task } from "./assistant.ts";
import { keptBundle } from "./bundle.ts";
import { parsedFiles } from "./kept-entries.ts";
import { divide } from "./kept-memo.ts";
import { parse } from "./parse/index.ts";
import { render } from "./render.ts";

/** Does the tasks of an assistant that runs the code of this digest, for whoever is at the other end of the port. */
export function assist(port: MessagePort, code: string): void {
	port.on("message", async ({ number, task }: Asked) => {
		const results = await resultsOf(task, code);
		port.postMessage({ number, results } satisfies Answered);
	});
}

async function resultsOf(task: Task, code: string): Promise<Results<Task>> {
	if (task.kind === "parse")
		return task.items.map((source) => divide(parse(source), parsedFiles));
	const bundle = await keptBundle(code);
	const encoder = new TextEncoder();
	return task.items.map((page) =>
		encoder.encode(String(render(page, { bundle, sources: new Map() }))),
	);
}
