import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Git,
	gitIn,
	type Outcome,
	pathsIn,
	type Run,
	withWords,
} from "./command.ts";

/** Where a branch is published: its own name, the remote, and the name of the branch there. */
export type Destination = {
	readonly branch: string;
	readonly remote: string;
	readonly there: string;
};

/** Where `publish` pushes the current branch, or why nowhere. */
export function destinationOf(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<Destination | Wording> {
	return findDestination(gitIn(root, environment));
}

/**
 * Pushes the current branch after fetching and merging what others have pushed. Never forces anything; if there is a
 * conflict, everything stays as it was. `faultOf` is asked after a merge: if it says something, nothing is pushed.
 */
export async function publish(
	root: string,
	environment: NodeJS.ProcessEnv,
	faultOf: () => Promise<Wording | undefined> = async () => undefined,
): Promise<Outcome> {
	const git = gitIn(root, environment);
	const destination = await findDestination(git);
	if ("en" in destination) return refused(destination);
	const fetched = await fetchFrom(git, destination);
	if ("isDone" in fetched) return fetched;
	const { ahead, behind } = fetched;
	if (ahead === 0 && behind === 0) return done(nothingNew);
	if (behind > 0) {
		const refusal = await mergeFetched(git);
		if (refusal) return refusal;
		const fault = await faultOf();
		if (fault) return refused(merged(fault));
	}
	if (ahead === 0) return done(broughtHere);
	return push(git, destination);
}

async function findDestination(git: Git): Promise<Destination | Wording> {
	const head = await git(["symbolic-ref", "--quiet", "--short", "HEAD"]);
	const branch = head.out.trim();
	if (!head.isGood) return noBranch;
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
	git: Git,
	{ remote, there }: Destination,
): Promise<Outcome | { readonly ahead: number; readonly behind: number }> {
	const ref = `refs/heads/${there}`;
	const found = await git(["ls-remote", remote, ref]);
	if (!found.isGood) return unreachable(found, remote);
	if (found.out.trim() === "") return { ahead: 1, behind: 0 };
	const fetched = await git(["fetch", "--quiet", remote, ref]);
	if (!fetched.isGood) return unreachable(fetched, remote);
	const counted = await git([
		...["rev-list", "--left-right", "--count", "HEAD...FETCH_HEAD"],
	]);
	const [ahead, behind] = counted.out.trim().split("\t").map(Number);
	return ahead === undefined || behind === undefined
		? withWords(notPublished, counted)
		: { ahead, behind };
}

/** Merges what was fetched; or leaves everything as it was, and says why. */
async function mergeFetched(git: Git): Promise<Outcome | undefined> {
	const isMerging = async () =>
		(await git(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"])).isGood;
	if (await isMerging()) return refused(unfinishedMerge);
	const tried = await git([
		// What is not committed is never moved aside.
		...["-c", "merge.autoStash=false"],
		...["merge", "--quiet", "--no-edit", "--ff", "FETCH_HEAD"],
	]);
	if (tried.isGood) return undefined;
	const conflicts = await git(["diff", "--name-only", "-z", "--diff-filter=U"]);
	if (await isMerging()) {
		const aborted = await git(["merge", "--abort"]);
		if (!aborted.isGood) return withWords(stuck, aborted);
	}
	const files = pathsIn(conflicts.out);
	if (files.length > 0) return refused(conflictIn(files));
	// Git lists them on indented lines.
	const unkept = [...tried.words.matchAll(/^\t(.+)$/gm)].map(
		([, file = ""]) => file,
	);
	return unkept.length > 0
		? refused(wouldBeOverwritten(unkept))
		: withWords(notPublished, tried);
}

/** Pushes without force: a branch that has more commits by now is refused by git. */
async function push(
	git: Git,
	{ branch, remote, there }: Destination,
): Promise<Outcome> {
	const pushed = await git([
		...["push", "--quiet", "--set-upstream", remote],
		`refs/heads/${branch}:refs/heads/${there}`,
	]);
	if (pushed.isGood) return done(published(remote, there));
	return /\((fetch first|non-fast-forward)\)|cannot lock ref/.test(pushed.words)
		? refused(overtaken)
		: unreachable(pushed, remote);
}

function unreachable(run: Run, remote: string): Outcome {
	const reasons: readonly (readonly [RegExp, Wording])[] = [
		[
			/could not resolve host|failed to connect|could(n't| not) connect|connection (timed out|refused|reset|closed)|network is unreachable|operation timed out|no route to host/i,
			{
				en: `Nothing was published, and nothing is lost: ${remote} can’t be reached. Is this computer on the internet? Git says:`,
				da: `Intet blev udgivet, og intet er gået tabt: Der er ikke forbindelse til ${remote}. Er computeren på nettet? Git siger:`,
			},
		],
		[
			/permission denied|authentication failed|could not read (username|password)|prompts disabled|host key verification|error: 40[13]|access denied|not authorized/i,
			{
				en: `Nothing was published, and nothing is lost: ${remote} doesn’t let you in. Sign in once in a terminal, with git push, or ask whoever looks after the site for access. Git says:`,
				da: `Intet blev udgivet, og intet er gået tabt: Du har ikke adgang til ${remote}. Log ind én gang i en terminal med git push, eller bed den, der passer hjemmesiden, om adgang. Git siger:`,
			},
		],
		[
			/not appear to be a git repository|repository .*not found|does not exist/i,
			{
				en: `Nothing was published, and nothing is lost: there is no repository where ${remote} should be. Git says:`,
				da: `Intet blev udgivet, og intet er gået tabt: Der er intet repository, hvor ${remote} skulle være. Git siger:`,
			},
		],
	];
	const known = reasons.find(([form]) => form.test(run.words));
	return withWords(known?.[1] ?? notPublished, run);
}

function done(message: Wording): Outcome {
	return { isDone: true, message };
}

function refused(message: Wording): Outcome {
	return { isDone: false, message };
}

const noBranch: Wording = {
	en: "This folder is on no branch of git, so nothing can be published from it. Switch to a branch in a terminal, e.g. git switch main.",
	da: "Mappen er ikke på nogen branch i git, så der kan ikke udgives noget herfra. Skift til en branch i en terminal, f.eks. git switch main.",
};

const noCommit: Wording = {
	en: "Nothing has been kept yet, so there is nothing to publish.",
	da: "Der er ikke lagt noget i historikken endnu, så der er ikke noget at udgive.",
};

const noRemote: Wording = {
	en: "There is nowhere to publish to yet. Whoever looks after the site connects this folder with it once: git remote add origin ADDRESS.",
	da: "Der er endnu ikke noget sted at udgive til. Den, der passer hjemmesiden, forbinder mappen med det én gang: git remote add origin ADRESSE.",
};

function severalRemotes(branch: string, remotes: readonly string[]): Wording {
	const [first = ""] = remotes;
	return {
		en: `There are several places to publish to: ${remotes.join(", ")}. Choose one once, in a terminal: git push --set-upstream ${first} ${branch}`,
		da: `Der er flere steder at udgive til: ${remotes.join(", ")}. Vælg ét af dem én gang i en terminal: git push --set-upstream ${first} ${branch}`,
	};
}

const nothingNew: Wording = {
	en: "Everything that has been kept is published already.",
	da: "Alt, hvad der er lagt i historikken, er allerede udgivet.",
};

const broughtHere: Wording = {
	en: "What others have published is here too now; there was nothing of yours to publish.",
	da: "Det, som andre har udgivet, er hentet hertil; der var ikke noget nyt herfra at udgive.",
};

const notPublished: Wording = {
	en: "Nothing was published, and nothing is lost. Git says:",
	da: "Intet blev udgivet, og intet er gået tabt. Git siger:",
};

const unfinishedMerge: Wording = {
	en: "Nothing was published: somebody has begun a merge here and not finished it. Finish it in a terminal with git commit, or drop it with git merge --abort.",
	da: "Intet blev udgivet: Nogen er begyndt på en fletning her og er ikke færdig. Gør den færdig i en terminal med git commit, eller opgiv den med git merge --abort.",
};

const stuck: Wording = {
	en: "Nothing was published. Your changes and those of others don’t go together, and git could not put everything back. Ask whoever looks after the site before you go on. Git says:",
	da: "Intet blev udgivet. Dine ændringer og andres passer ikke sammen, og git kunne ikke lægge alt tilbage. Spørg den, der passer hjemmesiden, før du går videre. Git siger:",
};

function merged(fault: Wording): Wording {
	return {
		en: `What others have published was merged with your changes, and together they have an error, so nothing was published: ${fault.en} Correct it here, keep it, and publish again.`,
		da: `Det, som andre har udgivet, er flettet med dine ændringer, og tilsammen har de en fejl, så intet blev udgivet: ${fault.da} Ret den her, læg rettelsen i historikken, og udgiv igen.`,
	};
}

function conflictIn(files: readonly string[]): Wording {
	const names = files.join(", ");
	return {
		en: `Nothing was published, and everything here is as it was. Somebody else has published other changes to the same lines: ${names}. Agree with them on what the lines should say; then merge in a terminal with git pull, or ask whoever looks after the site.`,
		da: `Intet blev udgivet, og alt her er, som det var. En anden har udgivet andre ændringer af de samme linjer: ${names}. Aftal, hvad der skal stå; flet så i en terminal med git pull, eller spørg den, der passer hjemmesiden.`,
	};
}

function wouldBeOverwritten(files: readonly string[]): Wording {
	const names = files.join(", ");
	return {
		en: `Nothing was published, and everything here is as it was. Others have published changes to files that you have changed too, and not kept yet: ${names}. Keep your changes first; then publish again.`,
		da: `Intet blev udgivet, og alt her er, som det var. Andre har udgivet ændringer af filer, som du også har ændret og ikke lagt i historikken endnu: ${names}. Læg dine ændringer i historikken først, og udgiv så igen.`,
	};
}

const overtaken: Wording = {
	en: "Nothing was published yet: somebody else published at the same moment. Publish again.",
	da: "Intet blev udgivet endnu: En anden udgav noget i samme øjeblik. Udgiv igen.",
};

function published(remote: string, branch: string): Wording {
	return {
		en: `Published to ${remote}, branch ${branch}.`,
		da: `Udgivet til ${remote}, branchen ${branch}.`,
	};
}
