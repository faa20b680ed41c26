import { tryEdits } from "./try-edits.ts";

// Tries edits of the real content and reports each before trying it, so that the parent knows which edit hangs or runs
// out of memory.

const [seed = 1, count = 1] = process.argv.slice(2, 4).map(Number);
await tell({ kind: "ready" });
await tryEdits(seed, count, process.argv[4] ?? "", (what) =>
	tell({ kind: "begun", what }),
);
await tell({ kind: "done" });
process.disconnect?.();

/** Waits until the message is sent: the process is blocked while it tries an edit. */
function tell(message: Message): Promise<void> {
	return new Promise((resolve) => {
		if (process.send) process.send(message, () => resolve());
		else resolve();
	});
}

/** A message to the parent process. */
export type Message =
	| { readonly kind: "ready" | "done" }
	| { readonly kind: "begun"; readonly what: string };
