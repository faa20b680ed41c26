import { resolve } from "node:path";
import { removeFile } from "../disk.ts";
import type { FileChange } from "../read/changes.ts";
import {
	createGit,
	type GitExplanation,
	type GitResult,
	splitNulSeparated,
} from "./git.ts";
import { explainBlockedMerge, explainFailedCommand } from "./messages.ts";
import { readObjects } from "./revisions.ts";

/** A merge of the current branch with another commit, which no file, index or branch has yet. */
export type Merge = {
	/** The id of the other commit. */
	readonly theirs: string;
	/** The id of the merged tree; its conflicting files have conflict markers. */
	readonly tree: string;
	readonly conflicts: readonly FileConflict[];
};

/** A file that git can't merge: its bytes in the common ancestor, on the current branch, and in the other commit. */
export type FileConflict = {
	readonly path: string;
	readonly base: Uint8Array | undefined;
	readonly mine: Uint8Array | undefined;
	readonly theirs: Uint8Array | undefined;
};

/**
 * Merges the current branch with another commit in git's database alone. `git merge` would leave conflict markers in the
 * owner's files after a crash, and refuses while anything is staged.
 */
export async function createMerge(
	root: string,
	environment: NodeJS.ProcessEnv,
	theirs: string,
): Promise<Merge | GitExplanation> {
	const asked = ["merge-tree", "--write-tree", "--no-messages", "-z"];
	const merged = await createGit(root, environment)([...asked, "HEAD", theirs]);
	// git-merge-tree(1): 1 if there are conflicts.
	if (!merged.hasSucceeded && merged.code !== 1)
		return explainFailedCommand(merged);
	const [tree = "", ...entries] = splitNulSeparated(merged);
	return { theirs, tree, conflicts: await readConflicts(root, entries) };
}

/**
 * Commits a merge; `files` take the place of those that conflict. Then moves the branch and the files there. Uncommitted
 * changes stay; those of a file that would change prevent the merge.
 */
export async function commitMerge(
	root: string,
	environment: NodeJS.ProcessEnv,
	{ theirs, tree }: Merge,
	{ files, message }: { files: readonly FileChange[]; message: string },
): Promise<GitExplanation | undefined> {
	const git = createGit(root, environment);
	const resolved = await replaceInTree(root, environment, tree, files);
	if (!resolved.hasSucceeded) return explainFailedCommand(resolved);
	const signing = await git(["config", "--type=bool", "commit.gpgSign"]);
	const committed = await git(
		[
			"commit-tree",
			...(signing.text === "true" ? ["-S"] : []),
			...["-p", "HEAD", "-p", theirs, "-F", "-", resolved.text],
		],
		message,
	);
	return committed.hasSucceeded
		? moveBranch(root, environment, committed.text)
		: explainFailedCommand(committed);
}

/** Moves the current branch and the files forward to a commit. Uncommitted changes stay; where they would be lost, refuses. */
export async function moveBranch(
	root: string,
	environment: NodeJS.ProcessEnv,
	commit: string,
): Promise<GitExplanation | undefined> {
	// Uncommitted changes are never stashed, whatever git is set to.
	const move = ["merge", "--quiet", "--no-autostash", "--ff-only", commit];
	const moved = await createGit(root, environment)(move);
	return moved.hasSucceeded ? undefined : explainBlockedMerge(moved);
}

/** Reads the files that git lists as “mode object stage⇥path”; the stages are base, mine and theirs. */
async function readConflicts(
	root: string,
	entries: readonly string[],
): Promise<FileConflict[]> {
	const found = entries.map((entry) => {
		const [, id = "", stage, path = ""] =
			/^\d+ ([0-9a-f]+) ([123])\t(.+)$/s.exec(entry) ?? [];
		return { id, stage, path };
	});
	const objects = await readObjects(
		root,
		found.map(({ id }) => id),
	);
	return [...new Set(found.map(({ path }) => path))].map((path) => {
		const [base, mine, theirs] = ["1", "2", "3"].map((stage) => {
			const at = found.find(
				(each) => each.path === path && each.stage === stage,
			);
			return at && objects.get(at.id)?.bytes;
		});
		return { path, base, mine, theirs };
	});
}

/** Creates a tree with some files replaced, by means of a temporary index. The result prints its id, or says what failed. */
async function replaceInTree(
	root: string,
	environment: NodeJS.ProcessEnv,
	tree: string,
	files: readonly FileChange[],
): Promise<GitResult> {
	const git = createGit(root, environment);
	const asked = ["rev-parse", "--show-prefix", "--git-path", "kilde-merge"];
	const found = await git(asked);
	// Paths in an index are relative to the top of the repository, e.g. sites/bakery/content/faq.yaml.
	const [prefix = "", path = ""] = `${found.out}`.split("\n");
	const index = resolve(root, path);
	const withIndex = createGit(root, environment, { index });
	try {
		let last = await withIndex(["read-tree", tree]);
		let entries = "";
		for (const file of files) {
			if (!last.hasSucceeded) return last;
			const id = file.bytes ? await git(hashObject, file.bytes) : undefined;
			if (id) last = id;
			entries += id
				? `100644 ${id.text}\t${prefix}${file.path}\0`
				: `0 ${"0".repeat(tree.length)}\t${prefix}${file.path}\0`;
		}
		if (!last.hasSucceeded) return last;
		last = await withIndex(["update-index", "-z", "--index-info"], entries);
		return last.hasSucceeded ? await withIndex(["write-tree"]) : last;
	} finally {
		removeFile(index);
	}
}

const hashObject = ["hash-object", "-w", "--stdin"];
