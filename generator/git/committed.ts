import { digestOf } from "../cache/digest.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Source } from "../types.ts";
import { readObjects } from "./git.ts";

/** The files of collections whose numbers seldom change, as the last commit has them; none without git or a commit. */
export function readCommitted(
	root: string,
	{ collections }: SiteDefinition,
): Source[] {
	const files = collections
		.filter(({ comparesNumbers }) => comparesNumbers)
		.map((collection) => `content/${collection.files}`);
	const found = readObjects(
		root,
		files.map((file) => `HEAD:./${file}`),
	);
	return files.flatMap((path, index) => {
		const bytes = found[index];
		return bytes ? [{ path, bytes, digest: digestOf(bytes) }] : [];
	});
}
