import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { inAndAbove, stampOf } from "../cache/stamp.ts";
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
	return askGit(root).content;
}

/**
 * The same for one build after another: git, which takes longer to start than many a build, is asked again after one of its
 * own files has changed that tell which commit is the last.
 */
export function createCommittedContent(root: string): () => string {
	let last = { files: [] as readonly string[], stamps: "", content: "" };
	return () => {
		// Before git is asked: a commit meanwhile is seen the next time.
		const stamps = stampsOf(last.files);
		if (stamps !== "" && stamps === last.stamps) return last.content;
		last = { ...askGit(root), stamps };
		return last.content;
	};
}

/** The content of the last commit, and the files that change with every commit, checkout or merge, where git keeps them. */
function askGit(root: string) {
	const names = ["logs/HEAD", "HEAD", "packed-refs"];
	const { isGood, out } = runGit(root, [
		"rev-parse",
		"HEAD:./content",
		...names.flatMap((name) => ["--git-path", name]),
	]);
	if (!isGood) return { content: "", files: repositoriesAround(root) };
	const [content = "", ...paths] = `${out}`.trim().split("\n");
	const files = paths.map((path) => resolve(root, path));
	// Without its log, a branch may move unseen.
	return { content, files: files[0] && existsSync(files[0]) ? files : [] };
}

/** Where git looks for a repository; nothing if one is there, which has no commit or can't be read. */
function repositoriesAround(root: string): string[] {
	const places = inAndAbove(resolve(root), ".git");
	return places.some(existsSync) ? [] : places;
}

function stampsOf(files: readonly string[]): string {
	return files.map(stampOf).join(", ");
}
