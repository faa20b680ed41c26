import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import { commitNamed, readLastCommit } from "./revision.ts";

/** Reads the sources of the last commit, as readLastCommit does; of a commit that was read before, no file again. */
export function createLastCommit(
	root: string,
): () => readonly Source[] | Wording {
	let last: { readonly commit: string; readonly sources: Source[] } | undefined;
	return () => {
		const commit = commitNamed(root, "HEAD");
		if (last && last.commit === commit) return last.sources;
		const sources = readLastCommit(root);
		last =
			commit === undefined || "en" in sources ? undefined : { commit, sources };
		return sources;
	};
}
