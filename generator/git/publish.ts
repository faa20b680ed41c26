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
	const destination = await destinationOf(root, environment);
	if ("message" in destination) return refused(destination);
	const brought = await bring(root, environment, destination, options);
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
	const destination = await destinationOf(root, environment);
	if ("message" in destination) return refused(destination);
	let came: Came | undefined;
	let rejected: GitOutcome | undefined;
	for (let tries = 0; ; tries++) {
		const brought = await bring(root, environment, destination, options);
		if ("isDone" in brought) return { came, ...brought };
		if (rejected && brought.behind === 0) return { ...rejected, came };
		came = brought.came ?? came;
		// Somebody else was quicker twice.
		if (tries === 2) return { ...refused({ message: overtaken }), came };
		const instead =
			(await insteadOfPush(brought, came !== undefined, isFaulty)) ??
			(options.stop?.aborted ? refused({ message: stopped }) : undefined);
		if (instead) return { ...instead, came };
		const pushed = await push(root, environment, destination, options);
		if (!pushed.isRejected) return { ...pushed.outcome, came };
		rejected = pushed.outcome;
	}
}

/** The outcome if there is nothing to push; undefined otherwise. */
async function insteadOfPush(
	{ ahead, behind }: Brought,
	hasMerged: boolean,
	isFaulty: () => Promise<boolean | Explained>,
): Promise<GitOutcome | undefined> {
	if (ahead === 0 && behind === 0) return done(nothingNew);
	const faulty = await isFaulty();
	if (typeof faulty === "object") return refused(faulty);
	if (faulty)
		return refused({ message: hasMerged ? faultyTogether : faultyHere });
	return ahead === 0 ? done(broughtHere) : undefined;
}

/** The numbers of commits that only one side had, and what arrived. */
type Brought = {
	readonly ahead: number;
	readonly behind: number;
	readonly came: Came | undefined;
};

async function bring(
	root: string,
	environment: NodeJS.ProcessEnv,
	destination: Destination,
	options: SharingOptions,
): Promise<SharingOutcome | Brought> {
	const found = await fetchFrom(root, environment, destination, options);
	if ("isDone" in found) return found;
	if (found.behind === 0) return { ...found, came: undefined };
	const came = await describeFetched(gitIn(root, environment));
	const refusal = await receive(root, environment, found.ahead > 0, came, {
		resolve: async () => [],
		message: ({ who }) => `Bring in changes by ${who.join(", ")}`,
		...options,
	});
	return refusal ?? { ...found, came };
}

/** Fetches the branch, and counts the commits that only one side has; a branch that isn't there yet has none. */
async function fetchFrom(
	root: string,
	environment: NodeJS.ProcessEnv,
	destination: Destination,
	{ limit, stop }: SharingOptions,
): Promise<GitOutcome | Pick<Brought, "ahead" | "behind">> {
	const { remote, there } = destination;
	const online = await withoutQuestions(root, environment);
	const limits = (limit: number | undefined) =>
		gitIn(root, online, { stop, ...(limit && { limit }) });
	const ref = `refs/heads/${there}`;
	const explain = (run: GitResult) =>
		run.cut === "stopped"
			? refused({ message: stopped })
			: unreachable(root, destination, run);
	const found = await limits(limit ?? mostToAnswer)(["ls-remote", remote, ref]);
	if (!found.isGood) return explain(found);
	if (found.text === "") return { ahead: 1, behind: 0 };
	const fetched = await limits(limit)(["fetch", "--quiet", remote, ref]);
	if (!fetched.isGood) return explain(fetched);
	const git = gitIn(root, environment);
	const range = "HEAD...FETCH_HEAD";
	const counted = await git(["rev-list", "--left-right", "--count", range]);
	const [ahead, behind] = counted.text.split("\t").map(Number);
	return ahead === undefined || behind === undefined
		? withMessages(notDone, counted)
		: { ahead, behind };
}

/** The environment of a git that connects to a server: ssh asks for nothing. */
async function withoutQuestions(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
	const git = gitIn(root, environment);
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
	root: string,
	environment: NodeJS.ProcessEnv,
	hasOwn: boolean,
	came: Came,
	options: SharingOptions & MergeOptions,
): Promise<SharingOutcome | undefined> {
	const git = gitIn(root, environment);
	if (hasOwn) {
		const unnamed = await whyUnnamed(git);
		if (unnamed) return refused(unnamed);
	}
	const target = hasOwn
		? await createMerge(root, environment, came, options)
		: came.theirs;
	if (typeof target !== "string") return refused(target);
	options.onMerge?.(came);
	const moved = await git(["merge", "--quiet", "--ff-only", target]);
	if (moved.isGood) return undefined;
	return { ...withMessages(inTheWay, moved), isBlocked: true };
}

/** Pushes without force: the server rejects it if the branch has other commits by now, or for reasons of its own. */
async function push(
	root: string,
	environment: NodeJS.ProcessEnv,
	destination: Destination,
	{ limit, stop }: SharingOptions,
): Promise<{ readonly outcome: GitOutcome; readonly isRejected?: boolean }> {
	const { branch, remote, there } = destination;
	const online = await withoutQuestions(root, environment);
	const git = gitIn(root, online, { stop, ...(limit && { limit }) });
	const refs = `refs/heads/${branch}:refs/heads/${there}`;
	const asked = ["push", "--porcelain", "--set-upstream", remote, refs];
	const pushed = await git(asked);
	if (pushed.isGood)
		return { outcome: { ...done(published), detail: where(remote, there) } };
	if (pushed.cut === "stopped")
		return { outcome: refused({ message: endedInPush }) };
	if (pushed.cut === "late")
		return { outcome: withMessages(endedInPush, pushed) };
	// git-push(1), --porcelain: the line of a ref that was rejected begins with “!”.
	if (/^!\t/m.test(pushed.text))
		return { outcome: withMessages(refusedThere, pushed), isRejected: true };
	// Otherwise a hook that ran here has refused it.
	const isFatal = pushed.code === 128;
	return {
		outcome: isFatal
			? unreachable(root, destination, pushed)
			: withMessages(notDone, pushed),
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
