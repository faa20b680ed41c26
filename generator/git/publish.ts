import type { Wording } from "../diagnostics/diagnostic.ts";
import { whyUnnamed } from "./commit.ts";
import {
	type Destination,
	destinationOf,
	notDone,
	unreachable,
} from "./destination.ts";
import {
	type Explained,
	type Git,
	type GitOptions,
	type GitOutcome,
	type GitResult,
	gitIn,
	linesIn,
	withMessages,
} from "./git.ts";
import { type Came, createMerge, type MergeOptions } from "./merge.ts";

/** The options of `fetchOthers` and `publish`. */
export type SharingOptions = Pick<GitOptions, "limit" | "stop"> &
	Partial<MergeOptions> & {
		/** Called before the files change. */
		readonly onMerge?: (came: Came) => void;
	};

/** The options of `publish`. */
type PublishOptions = SharingOptions & {
	/** Whether the content on the disk has errors, or why it can't be published. */
	readonly isFaulty?: () => Promise<boolean | Explained>;
};

/** The outcome, and the published work of others that has arrived; undefined if nothing was new. */
export type SharingOutcome = GitOutcome & {
	readonly came?: Came | undefined;
	/** Whether uncommitted changes here were in the way. */
	readonly isBlocked?: boolean;
};

/** The most that a server may take to list its branches, in milliseconds: less than anybody waits. */
const mostToAnswer = 30_000;

/**
 * Fetches the published work of others, and merges it if there are commits of one's own. If that isn't possible, everything
 * stays as it was. On `stop`, and where a server takes too long, the connection is closed; a merge is never interrupted.
 */
export async function fetchOthers(
	root: string,
	environment: NodeJS.ProcessEnv,
	options: SharingOptions = {},
): Promise<SharingOutcome> {
	const sharing = await openSharing(root, environment, options);
	if ("message" in sharing) return refused(sharing);
	const brought = await bring(sharing);
	return "isDone" in brought
		? brought
		: { ...done(brought.came ? broughtHere : upToDate), came: brought.came };
}

/**
 * Fetches and merges the published work of others, and pushes the current branch, without force. If somebody else publishes
 * in between, tries once more. If the content `isFaulty` after the merge, nothing is pushed.
 */
export async function publish(
	root: string,
	environment: NodeJS.ProcessEnv,
	{ isFaulty = async () => false, ...options }: PublishOptions = {},
): Promise<SharingOutcome> {
	const sharing = await openSharing(root, environment, options);
	if ("message" in sharing) return refused(sharing);
	let came: Came | undefined;
	let rejected: GitOutcome | undefined;
	for (let tries = 0; ; tries++) {
		const brought = await bring(sharing);
		if ("isDone" in brought) return { came, ...brought };
		const { ahead, behind } = brought;
		came = brought.came ?? came;
		if (rejected && behind === 0) return { ...rejected, came };
		// Somebody else was quicker twice.
		if (tries === 2) return { ...refused({ message: overtaken }), came };
		if (ahead === 0 && behind === 0) return { ...done(nothingNew), came };
		const faulty = await isFaulty();
		if (faulty) {
			const message = came ? faultyTogether : faultyHere;
			return { ...refused(faulty === true ? { message } : faulty), came };
		}
		if (ahead === 0) return { ...done(broughtHere), came };
		if (options.stop?.aborted)
			return { ...refused({ message: stopped }), came };
		const pushed = await push(sharing);
		if (!pushed.isRejected) return { ...pushed.outcome, came };
		rejected = pushed.outcome;
	}
}

/** The repository, where its branch is published, and the runners of git. */
type Sharing = {
	readonly root: string;
	readonly environment: NodeJS.ProcessEnv;
	readonly destination: Destination;
	readonly options: SharingOptions;
	readonly git: Git;
	/** Lists what a server has; connects to it. Both are killed on `stop` or when they take too long. */
	readonly listing: Git;
	readonly online: Git;
};

async function openSharing(
	root: string,
	environment: NodeJS.ProcessEnv,
	options: SharingOptions,
): Promise<Sharing | Explained> {
	const destination = await destinationOf(root, environment);
	if ("message" in destination) return destination;
	const git = gitIn(root, environment);
	const { limit, stop } = options;
	const silent = await withoutQuestions(environment, git);
	const listing = gitIn(root, silent, { stop, limit: limit ?? mostToAnswer });
	const online = gitIn(root, silent, { stop, ...(limit && { limit }) });
	return { root, environment, destination, options, git, listing, online };
}

/** The environment of a git that connects to a server: ssh asks for nothing. */
async function withoutQuestions(
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

/** The numbers of commits that only one side had, and what arrived. */
type Brought = {
	readonly ahead: number;
	readonly behind: number;
	readonly came: Came | undefined;
};

/** Fetches the branch and merges it. A branch that isn't there yet has no commits. */
async function bring(sharing: Sharing): Promise<SharingOutcome | Brought> {
	const { root, destination, git, listing, online } = sharing;
	const { remote, there } = destination;
	const explain = (run: GitResult) =>
		run.abortReason === "aborted"
			? refused({ message: stopped })
			: unreachable(root, destination, run);
	const ref = `refs/heads/${there}`;
	const found = await listing(["ls-remote", remote, ref]);
	if (!found.isGood) return explain(found);
	if (found.text === "") return { ahead: 1, behind: 0, came: undefined };
	const fetched = await online(["fetch", "--quiet", remote, ref]);
	if (!fetched.isGood) return explain(fetched);
	const range = "HEAD...FETCH_HEAD";
	const counted = await git(["rev-list", "--left-right", "--count", range]);
	const [ahead = 0, behind = 0] = counted.text.split("\t").map(Number);
	if (behind === 0) return { ahead, behind, came: undefined };
	const came = await describeFetched(git);
	const refusal = await receive(sharing, ahead > 0, came);
	return refusal ?? { ahead, behind, came };
}

/** Describes what was fetched: the common ancestor, the newest commit, and the authors. */
async function describeFetched(git: Git): Promise<Came> {
	const [base, theirs, authors] = await Promise.all([
		git(["merge-base", "HEAD", "FETCH_HEAD"]),
		git(["rev-parse", "FETCH_HEAD"]),
		git(["log", "--no-merges", "--format=%an", "HEAD..FETCH_HEAD"]),
	]);
	const who = new Set(linesIn(authors));
	return { base: base.text, theirs: theirs.text, who: [...who] };
}

/** Moves the branch and the files to what was fetched, merged with one's own; or leaves everything as it was, and says why. */
async function receive(
	{ root, environment, git, options }: Sharing,
	hasOwn: boolean,
	came: Came,
): Promise<SharingOutcome | undefined> {
	const unnamed = hasOwn && (await whyUnnamed(git));
	if (unnamed) return refused(unnamed);
	const target = hasOwn
		? await createMerge(root, environment, came, options)
		: came.theirs;
	if (typeof target !== "string") return refused(target);
	options.onMerge?.(came);
	// Uncommitted changes are never stashed, whatever git is set to.
	const asked = ["merge", "--quiet", "--no-autostash", "--ff-only", target];
	const moved = await git(asked);
	return moved.isGood
		? undefined
		: { ...withMessages(inTheWay, moved), isBlocked: true };
}

/** Pushes without force: the server rejects it if the branch has other commits by now, or for reasons of its own. */
async function push({ root, destination, online }: Sharing): Promise<{
	readonly outcome: GitOutcome;
	readonly isRejected?: boolean;
}> {
	const { branch, remote, there } = destination;
	const refs = `refs/heads/${branch}:refs/heads/${there}`;
	const asked = ["push", "--porcelain", "--set-upstream", remote, refs];
	const pushed = await online(asked);
	if (pushed.isGood)
		return { outcome: { ...done(published), detail: where(remote, there) } };
	if (pushed.abortReason) return { outcome: withMessages(endedInPush, pushed) };
	// git-push(1), --porcelain: the line of a ref that was rejected begins with “!”.
	if (/^!\t/m.test(pushed.text))
		return { outcome: withMessages(refusedThere, pushed), isRejected: true };
	const isFatal = pushed.code === 128;
	return {
		outcome: isFatal
			? unreachable(root, destination, pushed)
			: // A hook that ran here has refused it.
				withMessages(notDone, pushed),
	};
}

function done(message: Wording): GitOutcome {
	return { isDone: true, message };
}

function refused(why: Explained): GitOutcome {
	return { isDone: false, ...why };
}

const nothingNew: Wording = {
	en: "Everything is published already.",
	da: "Alt er allerede publiceret.",
};

const upToDate: Wording = {
	en: "Nobody else has published anything new.",
	da: "Ingen andre har publiceret noget nyt.",
};

/** That work of others has arrived, and there was nothing to push. */
export const broughtHere: Wording = {
	en: "What others have published is here too now.",
	da: "Det, som andre har publiceret, er nu også her.",
};

const faultyTogether: Wording = {
	en: "What others have published is here too now, but together with your changes it gives an error, so nothing was published. Correct it, and publish again.",
	da: "Det, som andre har publiceret, er nu også her, men sammen med dine ændringer giver det en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

const faultyHere: Wording = {
	en: "There is an error, so nothing was published. Correct it, and publish again.",
	da: "Der er en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

const refusedThere: Wording = {
	en: "The place you publish to refused it: perhaps the branch is protected, or a check there found something. Nothing is lost, and your changes wait here. Its answer is below.",
	da: "Det sted, du publicerer til, afviste det: Måske er branchen beskyttet, eller en kontrol dér har fundet noget. Intet er gået tabt, og dine ændringer venter her. Svaret står herunder.",
};

const inTheWay: Wording = {
	en: "Everything here is as it was. Others have published changes to files with changes here that are not published yet; git names them below. Correct the errors in them, or commit them in a terminal; then try again.",
	da: "Alt her er, som det var. Andre har publiceret ændringer af filer, der også er ændret her uden at være publiceret; git nævner dem herunder. Ret fejlene i dem, eller læg dem i historikken i en terminal (git commit), og prøv så igen.",
};

const stopped: Wording = {
	en: "Stopped: nothing was sent, and nothing is lost.",
	da: "Stoppet: Intet blev sendt, og intet er gået tabt.",
};

const endedInPush: Wording = {
	en: "Stopped while it was being sent. Nothing is lost; publish again to be sure that all of it arrived.",
	da: "Stoppet, mens det blev sendt. Intet er gået tabt; publicér igen for at være sikker på, at det hele kom frem.",
};

const overtaken: Wording = {
	en: "Nothing was published yet: somebody else was publishing at the same moment. Publish again.",
	da: "Intet blev publiceret endnu: Andre publicerede i samme øjeblik. Publicér igen.",
};

const published: Wording = { en: "Published.", da: "Publiceret." };

function where(remote: string, branch: string): Wording {
	return {
		en: `To ${remote}, branch ${branch}.`,
		da: `Til ${remote}, branchen ${branch}.`,
	};
}
