import { posix } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type Git,
	type GitLimits,
	type GitOutcome,
	gitIn,
	placeInRepository,
	type Run,
	withWords,
} from "./command.ts";
import { whyUnnamed } from "./commit.ts";
import {
	type Destination,
	destinationOf,
	notDone,
	unreachable,
} from "./destination.ts";
import { type Came, type MergeOptions, mergeCommit } from "./merge.ts";

/** The options of `fetchOthers` and `publish`. */
export type SharingOptions = GitLimits &
	Partial<MergeOptions> & {
		/** Called before the files change. */
		readonly onMerge?: (came: Came) => void;
	};

/** The options of `publish`. */
type PublishOptions = SharingOptions & {
	/** Whether the content has errors, as it is on the disk then; or something in it is still to be decided. */
	readonly isFaulty?: () => Promise<boolean | Explained>;
};

/** The outcome, and what others had published that is here now; undefined if nothing was new. */
export type SharingOutcome = GitOutcome & {
	readonly came?: Came | undefined;
	/** Files in which others have changed what is not committed here. */
	readonly inTheWay?: readonly string[];
};

/** The most that a server may take to say where its branches are, in milliseconds: less than anybody waits. */
const mostToAnswer = 30_000;

/** How often it is tried again if somebody else publishes at the same moment. */
const mostTries = 3;

/**
 * Brings here what others have published, in a merge if there is something of one's own. If that isn't possible, everything
 * stays as it was. After `stop`, or where a server takes too long, what speaks to it is ended; a merge never is.
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
 * Pushes the current branch after fetching and merging what others have pushed. Never forces anything. If the content
 * `isFaulty` then, nothing is pushed.
 */
export async function publish(
	root: string,
	environment: NodeJS.ProcessEnv,
	{ isFaulty = async () => false, ...options }: PublishOptions = {},
): Promise<SharingOutcome> {
	const destination = await destinationOf(root, environment);
	if ("message" in destination) return refused(destination);
	let came: Came | undefined;
	for (let tries = mostTries; ; ) {
		const brought = await bring(root, environment, destination, options);
		if ("isDone" in brought) return { came, ...brought };
		came = brought.came ?? came;
		const instead =
			(await insteadOfPush(brought, came !== undefined, isFaulty)) ??
			(options.stop?.aborted ? refused({ message: stopped }) : undefined);
		if (instead) return { ...instead, came };
		const pushed = await push(root, environment, destination, options);
		tries--;
		if (!pushed.isOvertaken || tries === 0) return { ...pushed.outcome, came };
	}
}

/** The outcome where nothing is to be pushed; undefined otherwise. */
async function insteadOfPush(
	{ ahead, behind }: Brought,
	hasMerged: boolean,
	isFaulty: () => Promise<boolean | Explained>,
): Promise<GitOutcome | undefined> {
	if (ahead === 0 && behind === 0) return done(nothingNew);
	const wrong = await isFaulty();
	if (typeof wrong === "object") return refused(wrong);
	if (wrong) return refused({ message: hasMerged ? merged : faulty });
	return ahead === 0 ? done(broughtHere) : undefined;
}

/** How many commits only one side had, and what came. */
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
	const came = await whatCame(gitIn(root, environment));
	const refusal = await takeIn(root, environment, found.ahead > 0, came, {
		resolve: () => [],
		message: ({ who }) => `Bring in what ${who.join(", ")} published`,
		called: (file) => file,
		...options,
	});
	return refusal ?? { ...found, came };
}

/** Fetches the branch, and counts the commits that only one side has; a branch that isn't there yet has none. */
async function fetchFrom(
	root: string,
	environment: NodeJS.ProcessEnv,
	destination: Destination,
	limits: GitLimits,
): Promise<GitOutcome | Pick<Brought, "ahead" | "behind">> {
	const { remote, there } = destination;
	const { limit = mostToAnswer, stop } = limits;
	const asking = gitIn(root, environment, { limit, ...(stop && { stop }) });
	const online = gitIn(root, environment, limits);
	const ref = `refs/heads/${there}`;
	const whyNot = (run: Run) =>
		run.isStopped
			? refused({ message: stopped })
			: unreachable(root, destination, run);
	const found = await asking(["ls-remote", remote, ref]);
	if (!found.isGood) return whyNot(found);
	if (found.out.trim() === "") return { ahead: 1, behind: 0 };
	const fetched = await online(["fetch", "--quiet", remote, ref]);
	if (!fetched.isGood) return whyNot(fetched);
	const counted = await gitIn(
		root,
		environment,
	)(["rev-list", "--left-right", "--count", "HEAD...FETCH_HEAD"]);
	const [ahead, behind] = counted.out.trim().split("\t").map(Number);
	return ahead === undefined || behind === undefined
		? withWords(notDone, counted)
		: { ahead, behind };
}

/** Describes a fetch: the common ancestor, the newest commit, and the authors. */
async function whatCame(git: Git): Promise<Came> {
	const [base, theirs, authors] = await Promise.all([
		git(["merge-base", "HEAD", "FETCH_HEAD"]),
		git(["rev-parse", "FETCH_HEAD"]),
		git(["log", "--no-merges", "--format=%an", "HEAD..FETCH_HEAD"]),
	]);
	const who = new Set(authors.out.split("\n").filter(Boolean));
	return { base: base.out.trim(), theirs: theirs.out.trim(), who: [...who] };
}

/** Makes the branch and the files have what came; or leaves everything as it was, and says why. */
async function takeIn(
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
	const made = hasOwn
		? await mergeCommit(root, environment, came, options)
		: came.theirs;
	if (typeof made !== "string") return refused(made);
	options.onMerge?.(came);
	const moved = await git([
		// Uncommitted changes are never stashed.
		"-c",
		"merge.autoStash=false",
		"merge",
		"--quiet",
		"--ff-only",
		made,
	]);
	if (moved.isGood) return undefined;
	// Git lists them on indented lines, from the top of the repository.
	const place = await placeInRepository(git);
	const inTheWay = [...moved.words.matchAll(/^\t(.+)$/gm)].map(
		([, file = ""]) => posix.relative(place, file),
	);
	return inTheWay.length > 0
		? { ...refused(wouldBeOverwritten(root, inTheWay, options)), inTheWay }
		: withWords(notDone, moved);
}

/** Pushes without force: a branch that has more commits by now is refused by git. */
async function push(
	root: string,
	environment: NodeJS.ProcessEnv,
	destination: Destination,
	limits: GitLimits,
): Promise<{ readonly outcome: GitOutcome; readonly isOvertaken?: boolean }> {
	const { branch, remote, there } = destination;
	const pushed = await gitIn(
		root,
		environment,
		limits,
	)([
		"push",
		"--quiet",
		"--set-upstream",
		remote,
		`refs/heads/${branch}:refs/heads/${there}`,
	]);
	if (pushed.isStopped) return { outcome: refused({ message: endedInPush }) };
	if (pushed.isLate) return { outcome: withWords(endedInPush, pushed) };
	if (pushed.isGood)
		return { outcome: { ...done(published), detail: where(remote, there) } };
	return /\((fetch first|non-fast-forward)\)|cannot lock ref/.test(pushed.words)
		? { outcome: refused({ message: overtaken }), isOvertaken: true }
		: { outcome: unreachable(root, destination, pushed) };
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

/** That something came, and there was nothing to send. */
export const broughtHere: Wording = {
	en: "What others have published is here too now.",
	da: "Det, som andre har publiceret, er nu også her.",
};

const merged: Wording = {
	en: "What others have published is here too now, but together with your changes it gives an error, so nothing was published. Correct it, and publish again.",
	da: "Det, som andre har publiceret, er nu også her, men sammen med dine ændringer giver det en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

const faulty: Wording = {
	en: "There is an error, so nothing was published. Correct it, and publish again.",
	da: "Der er en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

function wouldBeOverwritten(
	root: string,
	files: readonly string[],
	{ called }: MergeOptions,
): Explained {
	const names = files.map(called).join(", ");
	const isContent = files.every((file) => file.startsWith("content/"));
	const message: Wording = isContent
		? {
				en: `Everything here is as it was. Others have published changes to something you have changed too: ${names}. Correct the errors there first; then try again.`,
				da: `Alt her er, som det var. Andre har publiceret ændringer af noget, som du også har ændret: ${names}. Ret fejlene dér først, og prøv så igen.`,
			}
		: {
				en: `Everything here is as it was. Others have published changes to files that have also been changed on this computer, outside the editor: ${names}. Commit those first, as below; then try again.`,
				da: `Alt her er, som det var. Andre har publiceret ændringer af filer, der også er ændret på denne computer uden om redigeringen: ${names}. Læg dem i historikken først, som her nedenfor, og prøv så igen.`,
			};
	const paths = files.map((file) => `"${file}"`).join(" ");
	const command = `cd "${root}"\ngit add ${paths}\ngit commit`;
	return isContent
		? { message }
		: { message, detail: { en: command, da: command } };
}

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
