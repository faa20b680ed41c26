import type { SiteDefinition } from "../definition.ts";
import type { Source } from "../types.ts";
import { readObjects, runGit } from "./git.ts";

/** The files of collections whose numbers seldom change, as the last commit has them; none without git or a commit. */
export function readCommitted(
	root: string,
	{ collections }: SiteDefinition,
): Source[] {
	const files = collections
		.filter(({ comparesNumbers }) => comparesNumbers)
		.map((collection) => `content/${collection.files}`);
	return readObjects(
		root,
		files.map((path) => ({ path, object: `HEAD:./${path}` })),
	);
}

/** Identifies the content of the last commit, on which `readCommitted` depends; empty without git or a commit. */
export function committedContent(root: string): string {
	const { isGood, out } = runGit(root, ["rev-parse", "HEAD:./content"]);
	return isGood ? `${out}`.trim() : "";
}
