import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createGit, type Git, type GitExplanation, splitLines } from "./git.ts";
import {
	explainNoDestination,
	explainUnfinishedOperation,
	explainUnreadableRepository,
} from "./messages.ts";

/** The destination of a branch: its name here, the remote, and its name there. */
export type Destination = {
	readonly branch: string;
	readonly remote: string;
	readonly remoteBranch: string;
};

/** Finds the destination of `publish` for the current branch, or explains why there is none. */
export async function findDestination(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<Destination | GitExplanation> {
	const git = createGit(root, environment);
	const obstacle = await explainCommitObstacle(root, git);
	if (obstacle) return obstacle;
	const { text: branch } = await git(["symbolic-ref", "--short", "HEAD"]);
	const upstream = await git([
		"for-each-ref",
		"--format=%(upstream:remotename) %(upstream:remoteref)",
		`refs/heads/${branch}`,
	]);
	const [, own = "", remoteBranch = ""] =
		/^(\S+) refs\/heads\/(\S+)$/.exec(upstream.text) ?? [];
	const remotes = splitLines(await git(["remote"]));
	if (remotes.includes(own)) return { branch, remote: own, remoteBranch };
	// Without an upstream branch, git pushes to origin, too.
	const remote = remotes.length === 1 ? remotes[0] : "origin";
	return remote !== undefined && remotes.includes(remote)
		? { branch, remote, remoteBranch: branch }
		: explainNoDestination(root, remotes);
}

/**
 * Finds the commit that is on the site: the last one that the current branch shares with the branch where it is published,
 * or the last commit if there is no such branch.
 */
export async function findPublishedRevision(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<string> {
	const git = createGit(root, environment);
	const base = await git(["merge-base", "HEAD", "@{upstream}"]);
	return base.hasSucceeded ? base.text : "HEAD";
}

/** The files in git's folder that an unfinished merge, pick, revert, rebase (or am) and bisect leave. */
const unfinishedFiles = [
	"MERGE_HEAD",
	"CHERRY_PICK_HEAD",
	"REVERT_HEAD",
	"rebase-merge",
	"rebase-apply",
	"sequencer",
	"BISECT_LOG",
];

/**
 * Explains why nothing can be committed: git can't read the repository, an operation is unfinished, or no branch is checked
 * out. A commit would end the operation, and would be lost without a branch.
 */
export async function explainCommitObstacle(
	root: string,
	git: Git,
): Promise<GitExplanation | undefined> {
	const asked = unfinishedFiles.flatMap((file) => ["--git-path", file]);
	const found = await git(["rev-parse", ...asked]);
	if (!found.hasSucceeded) return explainUnreadableRepository(root, found);
	const branch = await git(["symbolic-ref", "--quiet", "HEAD"]);
	const isUnfinished = splitLines(found).some((path) =>
		existsSync(resolve(root, path)),
	);
	return isUnfinished || !branch.hasSucceeded
		? explainUnfinishedOperation(root)
		: undefined;
}
