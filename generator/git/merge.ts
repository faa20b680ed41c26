import { rmSync } from "node:fs";
import { resolve as resolvePath } from "node:path";
import type { FileChange } from "../read/changes.ts";
import {
	createGit,
	type Git,
	type GitExplanation,
	splitNulSeparated,
} from "./git.ts";
import { explainCodeConflicts, explainFailedCommand } from "./messages.ts";
import { readObjects } from "./revisions.ts";

/** The published work of others: the common ancestor, their newest commit, and their names. */
export type ReceivedWork = {
	readonly base: string;
	readonly theirs: string;
	readonly authors: readonly string[];
};

/** A file in which a merge conflicts: its bytes in the common ancestor, here, and in the work of others. */
export type Conflict = {
	readonly path: string;
	readonly base: Uint8Array | undefined;
	readonly here: Uint8Array | undefined;
	readonly theirs: Uint8Array | undefined;
};

/** The options of a merge. */
export type MergeOptions = {
	/** Resolves conflicts; may return other files that belong to them. */
	resolve(
		conflicts: readonly Conflict[],
		received: ReceivedWork,
	): Promise<readonly FileChange[]>;
	/** Returns the message of the merge commit. */
	message(received: ReceivedWork): string;
};

/**
 * Commits the merge of HEAD with the published work of others, and returns the commit's id. Neither the files, the index nor
 * the branch change: `git merge` would leave conflict markers in the owner's files after a crash, and refuses while
 * anything is staged. Conflicts that `resolve` doesn't resolve prevent the merge.
 */
export async function createMergeCommit(
	root: string,
	environment: NodeJS.ProcessEnv,
	received: ReceivedWork,
	{ resolve, message }: Partial<MergeOptions>,
): Promise<string | GitExplanation> {
	const git = createGit(root, environment);
	const { theirs, authors } = received;
	const asked = ["merge-tree", "--write-tree", "--no-messages", "-z"];
	const merged = await git([...asked, "HEAD", theirs]);
	// git-merge-tree(1): 1 if there are conflicts.
	if (!merged.hasSucceeded && merged.code !== 1)
		return explainFailedCommand(merged);
	const [tree = "", ...entries] = splitNulSeparated(merged);
	const conflicts = await readConflicts(root, entries);
	const resolved =
		conflicts.length > 0 ? ((await resolve?.(conflicts, received)) ?? []) : [];
	const left = conflicts
		.map(({ path }) => path)
		.filter((path) => !resolved.some((each) => each.path === path));
	if (left.length > 0) return explainCodeConflicts(root, left);
	const signing = await git(["config", "--type=bool", "commit.gpgSign"]);
	const committed = await git(
		[
			"commit-tree",
			...(signing.text === "true" ? ["-S"] : []),
			...["-p", "HEAD", "-p", theirs, "-F", "-"],
			await replaceInTree(root, environment, tree, resolved),
		],
		message?.(received) ?? `Merge changes by ${authors.join(", ")}`,
	);
	return committed.hasSucceeded
		? committed.text
		: explainFailedCommand(committed);
}

/** Reads the files that git lists as “mode object stage⇥path”; the stages are base, here and theirs. */
async function readConflicts(
	root: string,
	entries: readonly string[],
): Promise<Conflict[]> {
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
		const bytesAt = (stage: string) => {
			const at = found.find(
				(each) => each.path === path && each.stage === stage,
			);
			return at && objects.get(at.id)?.bytes;
		};
		return {
			path,
			base: bytesAt("1"),
			here: bytesAt("2"),
			theirs: bytesAt("3"),
		};
	});
}

/** Creates a tree with some files changed, by means of a temporary index. Throws where git can't write. */
async function replaceInTree(
	root: string,
	environment: NodeJS.ProcessEnv,
	tree: string,
	files: readonly FileChange[],
): Promise<string> {
	if (files.length === 0) return tree;
	const git = createGit(root, environment);
	// Paths in an index are relative to the top of the repository, e.g. sites/bakery/content/faq.yaml.
	const prefix = await runOrThrow(git, ["rev-parse", "--show-prefix"]);
	const path = await runOrThrow(git, [
		"rev-parse",
		"--git-path",
		"kilde-merge",
	]);
	const index = resolvePath(root, path);
	const withIndex = createGit(root, environment, { index });
	try {
		await runOrThrow(withIndex, ["read-tree", tree]);
		let entries = "";
		for (const { path, bytes } of files) {
			const object =
				bytes &&
				(await runOrThrow(git, ["hash-object", "-w", "--stdin"], bytes));
			entries += object
				? `100644 ${object}\t${prefix}${path}\0`
				: `0 ${"0".repeat(tree.length)}\t${prefix}${path}\0`;
		}
		await runOrThrow(
			withIndex,
			["update-index", "-z", "--index-info"],
			entries,
		);
		return await runOrThrow(withIndex, ["write-tree"]);
	} finally {
		rmSync(index, { force: true });
	}
}

async function runOrThrow(git: Git, ...call: Parameters<Git>): Promise<string> {
	const { hasSucceeded, text, messages } = await git(...call);
	if (!hasSucceeded) throw new Error(messages);
	return text;
}
