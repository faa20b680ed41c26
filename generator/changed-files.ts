import { compile } from "./build.ts";
import type { Built } from "./build-types.ts";
import { digestOf } from "./cache/digest.ts";
import type { Memo } from "./cache/memo.ts";
import {
	type Checked,
	type Diagnostic,
	newErrors,
} from "./diagnostics/diagnostic.ts";
import type { Source } from "./types.ts";

/** A file with other bytes than before; the bytes are undefined where it is taken away. */
export type FileChange = {
	readonly path: string;
	readonly bytes: Uint8Array | undefined;
};

/** Sources with some files changed, ordered by path. */
export function withChanges(
	sources: readonly Source[],
	changes: readonly FileChange[],
): Source[] {
	const changed = new Map(changes.map((change) => [change.path, change]));
	const made = changes.flatMap(({ path, bytes }) =>
		bytes ? [{ path, bytes, digest: digestOf(bytes) }] : [],
	);
	return [...sources.filter(({ path }) => !changed.has(path)), ...made].sort(
		(a, b) => (a.path < b.path ? -1 : 1),
	);
}

/** The site with some files changed. */
export function compiledWith(
	files: readonly FileChange[],
	built: Built,
	memo: Memo,
): Checked<Built> {
	const sources = withChanges(built.sources, files);
	const { value, diagnostics } = compile({ ...built, sources }, memo);
	return { value: { ...built, ...value, sources }, diagnostics };
}

/** The errors that a change of files would bring, and the site that they are in. */
export function errorsAfter(
	files: readonly FileChange[],
	{ value, diagnostics }: Checked<Built>,
	memo: Memo,
): [errors: readonly Diagnostic[], site: Built] {
	const after = compiledWith(files, value, memo);
	return [newErrors(diagnostics, after.diagnostics), after.value];
}
