import { digestOf } from "../cache/digest.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Source } from "../types.ts";
import { readObjects } from "./git.ts";

/** The files of collections whose numbers seldom change, in the last commit, that differ from the sources; none without git or a commit. */
export function readCommitted(
	root: string,
	sources: readonly Source[],
	{ collections }: SiteDefinition,
): Source[] {
	const files = collections
		.filter(({ isMeasured }) => isMeasured)
		.map((collection) => `content/${collection.files}`);
	const found = readObjects(
		root,
		files.map((file) => `HEAD:./${file}`),
	);
	return files.flatMap((path, index) => {
		const bytes = found[index];
		if (!bytes) return [];
		const digest = digestOf(bytes);
		const isSame = sources.some(
			(source) => source.path === path && source.digest === digest,
		);
		return isSame ? [] : [{ path, bytes, digest }];
	});
}
