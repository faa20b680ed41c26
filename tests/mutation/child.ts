import { tryEdits } from "./try-edits.ts";

// Tries edits of the real content, and says which one it is at: whoever waits sees where it hangs, and what it was doing
// when it ran out of memory.

const [seed = 1, count = 1] = process.argv.slice(2, 4).map(Number);
await tell({ kind: "ready" });
await tryEdits(seed, count, process.argv[4] ?? "", (what) =>
	tell({ kind: "begun", what }),
);
await tell({ kind: "done" });
process.disconnect?.();

/** Waits until the message is on its way: nothing else is heard while an edit is tried. */
function tell(message: Message): Promise<void> {
	return new Promise((resolve) => {
		if (process.send) process.send(message, () => resolve());
		else resolve();
	});
}

/** What the process tells the one that began it. */
export type Message =
	| { readonly kind: "ready" | "done" }
	| { readonly kind: "begun"; readonly what: string };
