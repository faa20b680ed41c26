import { statSync } from "node:fs";
import { resolve } from "node:path";
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

/**
 * The same for one build after another: git, which takes longer to start than many a build, is asked again after one of its
 * own files has changed that tell which commit is the last.
 */
export function createCommittedContent(root: string): () => string {
	let last: { files: string[]; stamps: string; content: string } | undefined;
	return () => {
		if (last && stampsOf(last.files) === last.stamps) return last.content;
		const files = filesOfHead(root);
		// Before git is asked: a commit meanwhile is seen the next time.
		const stamps = stampsOf(files);
		const content = committedContent(root);
		last = files.length > 0 ? { files, stamps, content } : undefined;
		return content;
	};
}

/** The files of git that change with every commit, checkout or merge here; none where it keeps no log of them. */
function filesOfHead(root: string): string[] {
	const names = ["logs/HEAD", "HEAD", "packed-refs"];
	const { isGood, out } = runGit(root, [
		"rev-parse",
		...names.flatMap((name) => ["--git-path", name]),
	]);
	if (!isGood) return [];
	const files = `${out}`.trim().split("\n");
	const [log, ...others] = files.map((file) => resolve(root, file));
	return log && stampOf(log) ? [log, ...others] : [];
}

function stampsOf(files: readonly string[]): string {
	return files.map(stampOf).join(", ");
}

/** Empty for a file that isn't there. */
function stampOf(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
}
