import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { bundleSiteCached } from "../../generator/bundle/index.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import { site } from "../support/site.ts";
import { applyEdit, type Edit, mutations } from "./edits.ts";
import { createJudge } from "./judge.ts";

/** Microseconds of processor time, which is independent of the machine's load. */
const longest = 5_000_000;

/** Tries edits of the real content one by one; calls `begin` before each. */
export async function tryEdits(
	seed: number,
	count: number,
	code: string,
	begin: (what: string) => Promise<void>,
): Promise<void> {
	const root = fileURLToPath(new URL("../../", import.meta.url));
	const { value: sources } = readSources(root);
	const judge = createJudge(sources, await bundleSiteCached(site, root, code));
	const files = sources
		.map(({ path }) => path)
		.filter((path) => path.startsWith("content/"));
	await fc.assert(
		fc.asyncProperty(mutations(files), async ({ file, edits }) => {
			const mutated = sources.map((source) => changed(source, file, edits));
			await begin(JSON.stringify({ file, edits }));
			const before = process.cpuUsage();
			judge(mutated);
			const { user, system } = process.cpuUsage(before);
			if (user + system > longest)
				throw new Error(
					`It took ${(user + system) / 1e6} s of processor time.`,
				);
		}),
		{ seed, numRuns: count },
	);
}

function changed(source: Source, file: string, edits: readonly Edit[]): Source {
	if (source.path !== file) return source;
	const bytes = edits.reduce(
		(before: Uint8Array, edit) => applyEdit(before, edit, file),
		source.bytes,
	);
	const digest = createHash("sha256").update(bytes).digest("hex");
	return { path: source.path, bytes, digest };
}
