import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { cachedBundle } from "../../generator/bundle/index.ts";
import { read } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import { site } from "../../site/site.ts";
import { applyEdit, type Edit, mutations } from "./edits.ts";
import { createJudge } from "./judge.ts";

// Tries edits of the real content, one after the other, and says which one it is at: whoever waits sees where
// it hangs, and what it was doing when it ran out of memory.

/** Microseconds of a processor, which others may need too meanwhile. */
const longest = 5_000_000;

const [seed, count] = process.argv.slice(2, 4).map(Number);
const code = process.argv[4];
const { value: sources } = read(
	fileURLToPath(new URL("../../", import.meta.url)),
);
const judge = createJudge(sources, await cachedBundle(site, code));
const files = sources
	.map(({ path }) => path)
	.filter((path) => path.startsWith("content/"));
await tell({ kind: "ready" });
await fc.assert(
	fc.asyncProperty(mutations(files), async ({ file, edits }) => {
		const mutated = sources.map((source) => changed(source, file, edits));
		await tell({ kind: "begun", what: JSON.stringify({ file, edits }) });
		const before = process.cpuUsage();
		judge(mutated);
		const { user, system } = process.cpuUsage(before);
		if (user + system > longest)
			throw new Error(`It took ${(user + system) / 1e6} s of processor time.`);
	}),
	{ seed: seed ?? 1, numRuns: count ?? 1 },
);
await tell({ kind: "done" });
process.disconnect?.();

function changed(source: Source, file: string, edits: readonly Edit[]): Source {
	if (source.path !== file) return source;
	const bytes = edits.reduce(
		(before: Uint8Array, edit) => applyEdit(before, edit, file),
		source.bytes,
	);
	const digest = createHash("sha256").update(bytes).digest("hex");
	return { path: source.path, bytes, digest };
}

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
