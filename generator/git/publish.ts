import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type Git,
	type GitLimits,
	type GitOutcome,
	gitIn,
	pathsIn,
	type Run,
	withWords,
} from "./command.ts";
import { findUnfinished } from "./unfinished.ts";

/** Where a branch is published: its own name, the remote, and the name of the branch there. */
export type Destination = {
	readonly branch: string;
	readonly remote: string;
	readonly there: string;
};

/** The options of `publish`. */
type PublishOptions = GitLimits & {
	/** Whether the content has errors, as it is on the disk then. */
	readonly isFaulty?: () => Promise<boolean>;
	/** The name of a file for people. */
	readonly called?: (file: string) => string;
};

/** The most that a server may take to say where its branches are, in milliseconds: less than anybody waits. */
const mostToAnswer = 30_000;

/**
 * Pushes the current branch after fetching and merging what others have pushed. Never forces anything; if there is a
 * conflict, everything stays as it was. If the content `isFaulty` then, nothing is pushed. After `stop`, or where a server
 * takes too long, what speaks to it is ended; a merge never is.
 */
export async function publish(
	root: string,
	environment: NodeJS.ProcessEnv,
	{
		isFaulty = async () => false,
		called = (file) => file,
		...limits
	}: PublishOptions = {},
): Promise<GitOutcome> {
	const git = gitIn(root, environment);
	const online = gitIn(root, environment, limits);
	const asking = gitIn(root, environment, { limit: mostToAnswer, ...limits });
	const destination = await destinationOf(root, environment);
	if ("message" in destination) return refused(destination);
	const fetched = await fetchFrom({ git, online, asking }, destination);
	if ("isDone" in fetched) return fetched;
	const { ahead, behind } = fetched;
	if (ahead === 0 && behind === 0) return done(nothingNew);
	if (behind > 0) {
		const refusal = await mergeFetched(git, called);
		if (refusal) return refusal;
	}
	if (await isFaulty())
		return refused({ message: behind > 0 ? merged : faulty });
	if (ahead === 0) return done(broughtHere);
	if (limits.stop?.aborted) return refused({ message: stopped });
	return push(online, destination);
}

/** Where `publish` pushes the current branch, or why nowhere. */
export async function destinationOf(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<Destination | Explained> {
	const git = gitIn(root, environment);
	const unfinished = await findUnfinished(root, git);
	if (unfinished) return unfinished;
	const head = await git(["symbolic-ref", "--quiet", "--short", "HEAD"]);
	const branch = head.out.trim();
	if (!head.isGood) return noRepository;
	const commit = await git(["rev-parse", "--verify", "--quiet", "HEAD"]);
	if (!commit.isGood) return noCommit;
	const upstream = await git([
		"for-each-ref",
		"--format=%(upstream:remotename) %(upstream:remoteref)",
		`refs/heads/${branch}`,
	]);
	const [, own = "", there = ""] =
		/^(\S+) refs\/heads\/(\S+)$/.exec(upstream.out.trim()) ?? [];
	const remotes = (await git(["remote"])).out.split("\n").filter(Boolean);
	if (remotes.includes(own)) return { branch, remote: own, there };
	const [remote, ...others] = remotes;
	if (remote === undefined) return noRemote;
	return others.length > 0
		? severalRemotes(branch, remotes)
		: { branch, remote, there: branch };
}

/** Fetches the branch, and counts the commits that only one side has; a branch that isn't there yet has none. */
async function fetchFrom(
	{ git, online, asking }: Readonly<Record<"git" | "online" | "asking", Git>>,
	{ remote, there }: Destination,
): Promise<GitOutcome | { readonly ahead: number; readonly behind: number }> {
	const ref = `refs/heads/${there}`;
	const found = await asking(["ls-remote", remote, ref]);
	if (!found.isGood) return unreachable(found);
	if (found.out.trim() === "") return { ahead: 1, behind: 0 };
	const fetched = await online(["fetch", "--quiet", remote, ref]);
	if (!fetched.isGood) return unreachable(fetched);
	const counted = await git([
		"rev-list",
		"--left-right",
		"--count",
		"HEAD...FETCH_HEAD",
	]);
	const [ahead, behind] = counted.out.trim().split("\t").map(Number);
	return ahead === undefined || behind === undefined
		? withWords(notPublished, counted)
		: { ahead, behind };
}

/** Merges what was fetched; or leaves everything as it was, and says why. */
async function mergeFetched(
	git: Git,
	called: (file: string) => string,
): Promise<GitOutcome | undefined> {
	const isMerging = async () =>
		(await git(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"])).isGood;
	const tried = await git([
		// Uncommitted changes are never stashed.
		"-c",
		"merge.autoStash=false",
		"merge",
		"--quiet",
		"--no-edit",
		"--ff",
		"FETCH_HEAD",
	]);
	if (tried.isGood) return undefined;
	const conflicts = await git(["diff", "--name-only", "-z", "--diff-filter=U"]);
	if (await isMerging()) {
		const aborted = await git(["merge", "--abort"]);
		if (!aborted.isGood) return withWords(stuck, aborted);
	}
	const files = pathsIn(conflicts.out);
	if (files.length > 0) return refused(conflictIn(files, called));
	// Git lists them on indented lines.
	const unkept = [...tried.words.matchAll(/^\t(.+)$/gm)].map(
		([, file = ""]) => file,
	);
	return unkept.length > 0
		? refused(wouldBeOverwritten(unkept, called))
		: withWords(notPublished, tried);
}

/** Pushes without force: a branch that has more commits by now is refused by git. */
async function push(
	git: Git,
	{ branch, remote, there }: Destination,
): Promise<GitOutcome> {
	const pushed = await git([
		"push",
		"--quiet",
		"--set-upstream",
		remote,
		`refs/heads/${branch}:refs/heads/${there}`,
	]);
	if (pushed.isStopped) return refused({ message: endedInPush });
	if (pushed.isLate) return withWords(endedInPush, pushed);
	if (pushed.isGood)
		return { ...done(published), detail: destination(remote, there) };
	return /\((fetch first|non-fast-forward)\)|cannot lock ref/.test(pushed.words)
		? refused({ message: overtaken })
		: unreachable(pushed);
}

function unreachable(run: Run): GitOutcome {
	if (run.isStopped) return refused({ message: stopped });
	if (run.isLate) return withWords(silent, run);
	const reasons: readonly (readonly [RegExp, Wording])[] = [
		[
			/could not resolve host|failed to connect|could(n't| not) connect|connection (timed out|refused|reset|closed)|network is unreachable|operation timed out|no route to host/i,
			{
				en: "Nothing was published, and nothing is lost: there is no connection. Is this computer on the internet?",
				da: "Intet blev publiceret, og intet er gået tabt: Der er ingen forbindelse. Er computeren på nettet?",
			},
		],
		[
			/permission denied|authentication failed|could not read (username|password)|prompts disabled|host key verification|error: 40[13]|access denied|not authorized/i,
			{
				en: "Nothing was published, and nothing is lost: you have no access yet. Ask whoever looks after the site for it.",
				da: "Intet blev publiceret, og intet er gået tabt: Du har ikke adgang endnu. Bed den, der passer hjemmesiden, om det.",
			},
		],
		[
			/not appear to be a git repository|repository .*not found|does not exist/i,
			{
				en: "Nothing was published, and nothing is lost: the place to publish to isn’t there. Ask whoever looks after the site.",
				da: "Intet blev publiceret, og intet er gået tabt: Det sted, der skulle publiceres til, findes ikke. Spørg den, der passer hjemmesiden.",
			},
		],
	];
	const known = reasons.find(([form]) => form.test(run.words));
	return withWords(known?.[1] ?? notPublished, run);
}

function done(message: Wording): GitOutcome {
	return { isDone: true, message };
}

function refused(why: Explained): GitOutcome {
	return { isDone: false, ...why };
}

const noRepository: Explained = {
	message: {
		en: "There is no history here, so there is nothing to publish. Whoever looks after the site sets that up once.",
		da: "Her er ingen historik, så der er ikke noget at publicere. Den sætter den, der passer hjemmesiden, op én gang.",
	},
};

const noCommit: Explained = {
	message: {
		en: "Nothing has been committed yet, so there is nothing to publish.",
		da: "Der er ikke noget i historikken endnu, så der er ikke noget at publicere.",
	},
};

const noRemote: Explained = {
	message: {
		en: "There is nowhere to publish to yet. Whoever looks after the site sets that up once.",
		da: "Der er endnu ikke noget sted at publicere til. Det sætter den, der passer hjemmesiden, op én gang.",
	},
	detail: {
		en: "git remote add origin ADDRESS",
		da: "git remote add origin ADRESSE",
	},
};

function severalRemotes(branch: string, remotes: readonly string[]): Explained {
	const [first = ""] = remotes;
	const command = `git push --set-upstream ${first} ${branch}`;
	return {
		message: {
			en: "There are several places to publish to. Whoever looks after the site chooses one of them once.",
			da: "Der er flere steder at publicere til. Den, der passer hjemmesiden, vælger ét af dem én gang.",
		},
		detail: {
			en: `The places: ${remotes.join(", ")}. Choose one, e.g. ${command}`,
			da: `Stederne: ${remotes.join(", ")}. Vælg ét, f.eks. ${command}`,
		},
	};
}

const nothingNew: Wording = {
	en: "Everything is published already.",
	da: "Alt er allerede publiceret.",
};

const broughtHere: Wording = {
	en: "What others have published is here too now; there was nothing of yours to publish.",
	da: "Det, som andre har publiceret, er hentet hertil; der var ikke noget nyt herfra at publicere.",
};

const notPublished: Wording = {
	en: "Nothing was published, and nothing is lost. Ask whoever looks after the site.",
	da: "Intet blev publiceret, og intet er gået tabt. Spørg den, der passer hjemmesiden.",
};

const stuck: Wording = {
	en: "Nothing was published. Your changes and those of others don’t go together, and not everything could be put back. Ask whoever looks after the site before you go on.",
	da: "Intet blev publiceret. Dine ændringer og andres passer ikke sammen, og ikke alt kunne lægges tilbage. Spørg den, der passer hjemmesiden, før du går videre.",
};

const merged: Wording = {
	en: "What others have published is here too now, and together with your changes it has an error, so nothing was published. Correct it, and publish again.",
	da: "Det, som andre har publiceret, er nu også her, og sammen med dine ændringer giver det en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

const faulty: Wording = {
	en: "There is an error, so nothing was published. Correct it, and publish again.",
	da: "Der er en fejl, så intet blev publiceret. Ret den, og publicér igen.",
};

function conflictIn(
	files: readonly string[],
	called: (file: string) => string,
): Explained {
	const names = files.map(called).join(", ");
	const command = `git pull: ${files.join(", ")}`;
	return {
		message: {
			en: `Nothing was published, and everything here is as it was. Somebody else has published other changes of the same: ${names}. Agree with them on what it should say, and ask whoever looks after the site.`,
			da: `Intet blev publiceret, og alt her er, som det var. En anden har publiceret andre ændringer af det samme: ${names}. Aftal, hvad der skal stå, og spørg den, der passer hjemmesiden.`,
		},
		detail: { en: command, da: command },
	};
}

function wouldBeOverwritten(
	files: readonly string[],
	called: (file: string) => string,
): Explained {
	const names = files.map(called).join(", ");
	return {
		message: {
			en: `Nothing was published, and everything here is as it was. Others have published changes of what you have changed too: ${names}. Correct the errors there first; then publish again.`,
			da: `Intet blev publiceret, og alt her er, som det var. Andre har publiceret ændringer af noget, som du også har ændret: ${names}. Ret fejlene dér først, og publicér så igen.`,
		},
	};
}

const stopped: Wording = {
	en: "Stopped: nothing was published, and nothing is lost.",
	da: "Stoppet: Intet blev publiceret, og intet er gået tabt.",
};

const silent: Wording = {
	en: "Nothing was published, and nothing is lost: the place to publish to doesn’t answer. Try again later; if that doesn’t help, ask whoever looks after the site.",
	da: "Intet blev publiceret, og intet er gået tabt: Det sted, der skal publiceres til, svarer ikke. Prøv igen senere; hjælper det ikke, så spørg den, der passer hjemmesiden.",
};

const endedInPush: Wording = {
	en: "Stopped while it was being sent. Nothing is lost; publish again to be sure that all of it arrived.",
	da: "Stoppet, mens det blev sendt. Intet er gået tabt; publicér igen for at være sikker på, at det hele kom frem.",
};

const overtaken: Wording = {
	en: "Nothing was published yet: somebody else published at the same moment. Publish again.",
	da: "Intet blev publiceret endnu: En anden publicerede noget i samme øjeblik. Publicér igen.",
};

const published: Wording = { en: "Published.", da: "Publiceret." };

function destination(remote: string, branch: string): Wording {
	return {
		en: `To ${remote}, branch ${branch}.`,
		da: `Til ${remote}, branchen ${branch}.`,
	};
}
