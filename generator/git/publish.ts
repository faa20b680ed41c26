import type { MessageText } from "../messages/format.ts";
import { type Destination, findDestination } from "./destination.ts";
import {
	createGit,
	type Git,
	type GitExplanation,
	type GitOptions,
	splitLines,
} from "./git.ts";
import {
	createMergeCommit,
	type MergeOptions,
	type ReceivedWork,
} from "./merge.ts";
import {
	explainBlockedMerge,
	explainFailedCommand,
	explainFailedConnection,
} from "./messages.ts";

/** The options of `fetchOthers` and `publish`. */
export type SharingOptions = Pick<GitOptions, "limit" | "stop"> &
	Partial<MergeOptions> & {
		/** Called before the files change. */
		readonly onMerge?: (received: ReceivedWork) => void;
		/** Explains why the merged content must not be published. */
		readonly check?: () => Promise<GitExplanation | undefined>;
	};

/** The outcome, and the published work of others that has arrived; undefined if nothing was new. */
export type SharingOutcome = GitExplanation & {
	readonly isDone: boolean;
	readonly received?: ReceivedWork | undefined;
	/** Whether uncommitted changes here prevent a merge. */
	readonly isBlocked?: boolean;
};

/** How long a server may take to list its branches, in milliseconds. */
const listingLimit = 30_000;

/**
 * Fetches the published work of others, and merges it if there are commits of one's own. If that isn't possible, everything
 * stays as it was. On `stop`, and where a server takes too long, the connection is closed; a merge is never interrupted.
 */
export async function fetchPublishedWork(
	root: string,
	environment: NodeJS.ProcessEnv,
	options: SharingOptions = {},
): Promise<SharingOutcome> {
	const sharing = await prepareSharing(root, environment, options);
	const merged = "message" in sharing ? sharing : await fetchAndMerge(sharing);
	if ("message" in merged) return { isDone: false, ...merged };
	const { received } = merged;
	return received
		? { isDone: true, message: receivedOthers, received }
		: { isDone: true, message: upToDate };
}

/**
 * Fetches and merges the published work of others, and pushes the current branch, without force. If somebody else publishes
 * in between, tries once more.
 */
export async function publishCommits(
	root: string,
	environment: NodeJS.ProcessEnv,
	options: SharingOptions = {},
): Promise<SharingOutcome> {
	const sharing = await prepareSharing(root, environment, options);
	if ("message" in sharing) return { isDone: false, ...sharing };
	const { branch, remote, remoteBranch } = sharing.destination;
	const refs = `refs/heads/${branch}:refs/heads/${remoteBranch}`;
	let received: ReceivedWork | undefined;
	for (let isRetry = false; ; isRetry = true) {
		const merged = await fetchAndMerge(sharing);
		if ("message" in merged) return { isDone: false, received, ...merged };
		received = merged.received ?? received;
		if (!merged.isAhead && !received)
			return { isDone: true, message: nothingNew };
		const refusal = await options.check?.();
		if (refusal) return { isDone: false, received, ...refusal };
		if (!merged.isAhead)
			return { isDone: true, received, message: receivedOthers };
		const asked = ["push", "--porcelain", "--set-upstream", remote, refs];
		const pushed = await sharing.online(asked);
		const detail = `git push ${remote} ${remoteBranch}`;
		if (pushed.hasSucceeded)
			return { isDone: true, received, message: published, detail };
		// git-push(1), --porcelain: the line of a ref that the server rejected begins with “!”.
		if (!isRetry && /^!\t/m.test(pushed.text)) continue;
		const isOffline = pushed.abortReason || pushed.code === 128;
		const reason = isOffline
			? explainFailedConnection(root, remote, pushed)
			: explainFailedCommand(pushed);
		return { isDone: false, received, ...reason };
	}
}

/** The repository, where its branch is published, and the runners of git. */
type Sharing = {
	readonly root: string;
	readonly environment: NodeJS.ProcessEnv;
	readonly destination: Destination;
	readonly options: SharingOptions;
	readonly git: Git;
	/** Lists the branches of a server; fetches and pushes. Both are killed on `stop` or when they take too long. */
	readonly listing: Git;
	readonly online: Git;
};

async function prepareSharing(
	root: string,
	environment: NodeJS.ProcessEnv,
	options: SharingOptions,
): Promise<Sharing | GitExplanation> {
	const destination = await findDestination(root, environment);
	if ("message" in destination) return destination;
	const git = createGit(root, environment);
	const { limit, stop } = options;
	const silent = await disableSshPrompts(environment, git);
	const listing = createGit(root, silent, {
		stop,
		limit: limit ?? listingLimit,
	});
	const online = createGit(root, silent, { stop, limit });
	return { root, environment, destination, options, git, listing, online };
}

/** The environment of a git that connects to a server: ssh asks for nothing. */
async function disableSshPrompts(
	environment: NodeJS.ProcessEnv,
	git: Git,
): Promise<NodeJS.ProcessEnv> {
	const ssh =
		environment.GIT_SSH_COMMAND ||
		(await git(["config", "core.sshCommand"])).text ||
		environment.GIT_SSH ||
		"ssh";
	// Other programs, such as plink, have other options.
	return /(?:^|\/)ssh(?:\s|$)/.test(ssh)
		? { ...environment, GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes` }
		: environment;
}

/** Whether there are commits to push, and the changes that were received. */
type MergeResult = {
	readonly isAhead: boolean;
	readonly received?: ReceivedWork;
};

/**
 * Fetches the branch, and moves the branch and the files here to it, merged with one's own commits. If that isn't possible,
 * leaves everything as it was, and explains why. A branch that doesn't exist there yet has no commits.
 */
async function fetchAndMerge({
	root,
	environment,
	destination: { remote, remoteBranch },
	options,
	...run
}: Sharing): Promise<MergeResult | Omit<SharingOutcome, "isDone">> {
	const ref = `refs/heads/${remoteBranch}`;
	const found = await run.listing(["ls-remote", remote, ref]);
	if (!found.hasSucceeded) return explainFailedConnection(root, remote, found);
	if (found.text === "") return { isAhead: true };
	const fetched = await run.online(["fetch", "--quiet", remote, ref]);
	if (!fetched.hasSucceeded)
		return explainFailedConnection(root, remote, fetched);
	const range = "HEAD...FETCH_HEAD";
	const asked = ["rev-list", "--left-right", "--count", range];
	const counted = await run.git(asked);
	if (!counted.hasSucceeded) return explainFailedCommand(counted);
	const [ahead = 0, behind = 0] = counted.text.split("\t").map(Number);
	const isAhead = ahead > 0;
	if (behind === 0) return { isAhead };
	const received = await readFetchedWork(run.git);
	const target = isAhead
		? await createMergeCommit(root, environment, received, options)
		: received.theirs;
	if (typeof target !== "string") return target;
	options.onMerge?.(received);
	// Uncommitted changes are never stashed, whatever git is set to.
	const move = ["merge", "--quiet", "--no-autostash", "--ff-only", target];
	const moved = await run.git(move);
	return moved.hasSucceeded
		? { isAhead, received }
		: { ...explainBlockedMerge(moved), isBlocked: true };
}

/** Reads what the last fetch brought: its commit, the one it shares with HEAD, and the authors. */
async function readFetchedWork(git: Git): Promise<ReceivedWork> {
	const [base, theirs, authors] = await Promise.all([
		git(["merge-base", "HEAD", "FETCH_HEAD"]),
		git(["rev-parse", "FETCH_HEAD"]),
		git(["log", "--no-merges", "--format=%an", "HEAD..FETCH_HEAD"]),
	]);
	const names = new Set(splitLines(authors));
	return { base: base.text, theirs: theirs.text, authors: [...names] };
}

const nothingNew: MessageText = {
	en: "Everything is published already.",
	da: "Alt er allerede publiceret.",
};

const upToDate: MessageText = {
	en: "Nobody else has published anything new.",
	da: "Ingen andre har publiceret noget nyt.",
};

/** The work of others has arrived, and there was nothing to push. */
export const receivedOthers: MessageText = {
	en: "What others have published is here too now.",
	da: "Det, som andre har publiceret, er nu også her.",
};

const published: MessageText = { en: "Published.", da: "Publiceret." };
