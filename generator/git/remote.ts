import { type Destination, findDestination } from "./destination.ts";
import {
	createGit,
	type Git,
	type GitExplanation,
	type GitOptions,
	splitLines,
} from "./git.ts";
import { explainFailedCommand, explainFailedConnection } from "./messages.ts";

/** A branch on a server, to which the current branch is published. */
export type Remote = {
	readonly destination: Destination;
	/** Fetches the branch. The files and the current branch stay as they are. */
	fetch(): Promise<Fetched | GitExplanation>;
	/** Pushes the current branch, without force. “rejected”: others have published meanwhile, or the server has a rule. */
	push(): Promise<"done" | ({ readonly isRejected: boolean } & GitExplanation)>;
};

/** The result of a fetch: whether there are commits to push, and the published work of others that isn't here. */
export type Fetched = {
	readonly isAhead: boolean;
	readonly received: ReceivedWork | undefined;
};

/** The published work of others: its newest commit, and the names of the authors. */
export type ReceivedWork = {
	readonly commit: string;
	readonly authors: readonly string[];
};

/** How long a server may take to list its branches, in milliseconds. */
const listingLimit = 30_000;

/** Opens the remote of the current branch, or explains why there is none. Connections end on `stop` and after `limit` ms. */
export async function openRemote(
	root: string,
	environment: NodeJS.ProcessEnv,
	{ limit, stop }: Pick<GitOptions, "limit" | "stop"> = {},
): Promise<Remote | GitExplanation> {
	const destination = await findDestination(root, environment);
	if ("message" in destination) return destination;
	const git = createGit(root, environment);
	const silent = await disableSshPrompts(environment, git);
	const online = createGit(root, silent, { stop, limit });
	const { branch, remote, remoteBranch } = destination;
	const ref = `refs/heads/${remoteBranch}`;
	return {
		destination,
		async fetch() {
			const listing = createGit(root, silent, {
				stop,
				limit: limit ?? listingLimit,
			});
			const found = await listing(["ls-remote", remote, ref]);
			if (!found.hasSucceeded)
				return explainFailedConnection(root, remote, found);
			// A branch that doesn't exist there yet has no commits.
			if (found.text === "") return { isAhead: true, received: undefined };
			const fetched = await online(["fetch", "--quiet", remote, ref]);
			return fetched.hasSucceeded
				? readFetched(git)
				: explainFailedConnection(root, remote, fetched);
		},
		async push() {
			const refs = `refs/heads/${branch}:${ref}`;
			const asked = ["push", "--porcelain", "--set-upstream", remote, refs];
			const pushed = await online(asked);
			if (pushed.hasSucceeded) return "done";
			// git-push(1), --porcelain: the line of a ref that the server rejected begins with “!”.
			const isRejected = /^!\t/m.test(pushed.text);
			const isOffline = pushed.abortReason || pushed.code === 128;
			return isOffline
				? { isRejected, ...explainFailedConnection(root, remote, pushed) }
				: { isRejected, ...explainFailedCommand(pushed) };
		},
	};
}

/** Compares the fetched branch with the current one. */
async function readFetched(git: Git): Promise<Fetched | GitExplanation> {
	const range = "HEAD...FETCH_HEAD";
	const counted = await git(["rev-list", "--left-right", "--count", range]);
	if (!counted.hasSucceeded) return explainFailedCommand(counted);
	const [ahead = 0, behind = 0] = counted.text.split("\t").map(Number);
	if (behind === 0) return { isAhead: ahead > 0, received: undefined };
	const [commit, authors] = await Promise.all([
		git(["rev-parse", "FETCH_HEAD"]),
		git(["log", "--no-merges", "--format=%an", "HEAD..FETCH_HEAD"]),
	]);
	const names = [...new Set(splitLines(authors))];
	return {
		isAhead: ahead > 0,
		received: { commit: commit.text, authors: names },
	};
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
	return /(?:^|[\\/])ssh(?:\.exe)?"?(?:\s|$)/i.test(ssh)
		? { ...environment, GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes` }
		: environment;
}
