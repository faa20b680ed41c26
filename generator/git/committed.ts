import { digestOf } from "../cache/digest.ts";
import { collections } from "../schema/index.ts";
import type { Source } from "../types.ts";
import { readObjects } from "./git.ts";

/** The collections whose numbers seldom change. */
export const measured = [
	"prices",
	"sessions",
	"discounts",
	"rules",
	"room",
] as const;

const files: readonly string[] = measured.map(
	(name) => `content/${collections[name].files}`,
);

/** The files of these collections in the last commit that differ from the sources; none without git or a commit. */
export function readCommitted(
	root: string,
	sources: readonly Source[],
): Source[] {
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
