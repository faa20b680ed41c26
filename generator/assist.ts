import type { MessagePort } from "node:worker_threads";
import type { Done, Task } from "./assistant.ts";
import { parsedFiles } from "./kept-entries.ts";
import { divide } from "./kept-memo.ts";
import { parse } from "./parse/index.ts";

/** Does the tasks of an assistant, for whoever is at the other end of the port. */
export function assist(port: MessagePort): void {
	port.on("message", ({ number, sources }: Task) => {
		const results = sources.map((source) => divide(parse(source), parsedFiles));
		const done: Done = { number, results };
		port.postMessage(done);
	});
}
