import { join } from "node:path";
import { readCachedValue, writeCachedValue } from "./files.ts";
import { createMemo, type Memo } from "./memo.ts";

/** A memo that starts with the results that an earlier process saved. */
export type ProjectMemo = Memo & {
	/** Saves the results that the last build used for the next process, unless nearly all of them are saved already. */
	save(): void;
};

/** Whether a result takes longer to compute than to read: results of `parse`, and the faults of templates and code. */
const isSaved = (name: string) => /^(parse|template|definition) /.test(name);

/**
 * Opens the memo of a project, which is saved in one file. `code` is the digest of the generator's code: results of other
 * code are not used, and without it nothing is saved.
 */
export function openProjectMemo(
	root: string,
	code: string | undefined,
): ProjectMemo {
	if (code === undefined) return { ...createMemo(), save() {} };
	const folder = getCacheFolder(root);
	const before = readCachedValue<Map<string, unknown>>(folder, "memo", code);
	const memo = createMemo(before);
	return {
		...memo,
		save() {
			const now = new Map(
				[...memo.results()].filter(([name]) => isSaved(name)),
			);
			const added = [...now.keys()].filter((name) => !before?.has(name));
			// Writing all results takes longer than computing one in thirty again.
			if (added.length * 30 > now.size)
				writeCachedValue(folder, "memo", code, now);
		},
	};
}

/** Returns the path of a project's cache folder, which may be deleted at any time. */
export function getCacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}
