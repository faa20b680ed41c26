import type { MessagePort } from "node:worker_threads";
import type { Answered, Asked, Results, Task } from "./assistant.ts";
import { type Bundle, keptBundle } from "./bundle/index.ts";
import { parsedFiles } from "./cache/kept-entries.ts";
import { divide } from "./cache/kept-memo.ts";
import { parse } from "./parse/index.ts";
import { render } from "./render/index.ts";
import { utf8Of } from "./utf8.ts";

/** Does the tasks of an assistant that runs the code of this digest, for whoever is at the other end of the port. */
export function assist(port: MessagePort, code: string): void {
	let bundle: Promise<Bundle> | undefined;
	port.on("message", async ({ number, task }: Asked) => {
		if (task.kind === "render") bundle ??= keptBundle(code);
		const results = resultsOf(task, await bundle);
		port.postMessage({ number, results } satisfies Answered);
	});
}

function resultsOf(task: Task, bundle: Bundle | undefined): Results<Task> {
	if (task.kind === "parse")
		return task.items.map((source) => divide(parse(source), parsedFiles));
	if (!bundle) throw new Error("Pages were to be rendered without any code.");
	return task.items.map((page) =>
		Uint8Array.from(
			utf8Of(String(render(page, { bundle, sources: new Map() }))),
		),
	);
}
