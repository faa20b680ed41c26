import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type GitOutcome,
	gitIn,
	type Run,
	withWords,
} from "./command.ts";
import { runGit, whyUnanswered } from "./git.ts";
import { findUnfinished, type Unfinished } from "./unfinished.ts";

/** The destination of a branch: its name here, the remote, and its name there. */
export type Destination = {
	readonly branch: string;
	readonly remote: string;
	readonly there: string;
};

/** Finds the destination of `publish` for the current branch, or the reason why there is none. */
export async function destinationOf(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<Destination | Unfinished> {
	const git = gitIn(root, environment);
	const unfinished = await findUnfinished(root, git);
	if (unfinished) return unfinished;
	const head = await git(["symbolic-ref", "--quiet", "--short", "HEAD"]);
	const branch = head.out.trim();
	if (!head.isGood) {
		const why = whyUnanswered(runGit(root, ["rev-parse", "--git-dir"]));
		return why ? { message: why } : noRepository(root);
	}
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
	const [only, ...others] = remotes;
	if (only === undefined) return noRemote(root);
	// Without an upstream branch, git pushes to origin, too.
	const usual = remotes.find((remote) => remote === "origin");
	const remote = others.length === 0 ? only : usual;
	return remote === undefined
		? severalRemotes(root, branch, remotes)
		: { branch, remote, there: branch };
}

/** Why a remote didn't do what a run of git has asked: in a sentence with what to do, and in git's own words. */
export function unreachable(
	root: string,
	{ remote }: Pick<Destination, "remote">,
	run: Run,
): GitOutcome {
	if (run.isLate) return withWords(silent, run);
	const known = reasons.find(([form]) => form.test(run.words));
	const [, message = notDone, steps] = known ?? [];
	const outcome = withWords(message, run);
	if (!steps) return outcome;
	const { en, da } = steps(root, remote);
	return {
		...outcome,
		detail: { en: `${en}\n\n${run.words}`, da: `${da}\n\n${run.words}` },
	};
}

/** That something failed for a reason that git alone can say. */
export const notDone: Wording = {
	en: "That didn’t work, and nothing is lost. The reason is below, in git’s words. Put it right, and try again.",
	da: "Det lykkedes ikke, og intet er gået tabt. Årsagen står herunder med gits egne ord. Ret op på den, og prøv igen.",
};

const silent: Wording = {
	en: "The place you publish to doesn’t answer. Nothing is lost, and your changes wait here: try again later.",
	da: "Det sted, du publicerer til, svarer ikke. Intet er gået tabt, og dine ændringer venter her: Prøv igen senere.",
};

type Steps = (root: string, remote: string) => Wording;

/** Patterns of git's errors, the sentence about each, and the commands that help. */
const reasons: readonly (readonly [RegExp, Wording, Steps?])[] = [
	[
		/could not resolve host|failed to connect|could(n't| not) connect|connection (timed out|refused|reset|closed)|network is unreachable|operation timed out|no route to host/i,
		{
			en: "There is no connection to the place you publish to. Nothing is lost, and your changes wait here. Is this computer on the internet? Then try again.",
			da: "Der er ingen forbindelse til det sted, du publicerer til. Intet er gået tabt, og dine ændringer venter her. Er computeren på nettet? Prøv så igen.",
		},
	],
	[
		/permission denied|authentication failed|could not read (username|password)|prompts disabled|host key verification|error: 40[13]|access denied|not authorized/i,
		{
			en: "The place you publish to doesn’t let this computer in yet. Nothing is lost, and your changes wait here. Sign in once in a terminal, as below: git asks for what it needs, and remembers it. Then try again.",
			da: "Det sted, du publicerer til, lukker ikke denne computer ind endnu. Intet er gået tabt, og dine ændringer venter her. Log ind én gang i en terminal, som her nedenfor: Git spørger om det, den skal bruge, og husker det. Prøv så igen.",
		},
		(root, remote) => ({
			en: `cd "${root}"\ngit fetch ${remote}\n\nIf that is refused, too, your account may not write there. The repository’s owner can give it access on the repository’s page.`,
			da: `cd "${root}"\ngit fetch ${remote}\n\nBliver det også afvist, har din konto ikke lov til at skrive der. Repositoriets ejer kan give den adgang på repositoriets side.`,
		}),
	],
	[
		/not appear to be a git repository|repository .*not found|does not exist/i,
		{
			en: "The place you publish to isn’t there any more, or has another address. Nothing is lost, and your changes wait here. The new address is entered once, as below; then try again.",
			da: "Det sted, du publicerer til, findes ikke længere eller har fået en anden adresse. Intet er gået tabt, og dine ændringer venter her. Den nye adresse skrives én gang, som her nedenfor; prøv så igen.",
		},
		(root, remote) => ({
			en: `cd "${root}"\ngit remote set-url ${remote} ADDRESS`,
			da: `cd "${root}"\ngit remote set-url ${remote} ADRESSE`,
		}),
	],
];

function noRepository(root: string): Explained {
	return {
		message: {
			en: "This folder is only a copy of the site’s files. Publishing goes through git, and there is no git here. If the site is in a repository already, open the editor in a folder cloned from it; otherwise begin one. The commands for both are below. What you save here stays.",
			da: "Mappen her er kun en kopi af hjemmesidens filer. Der publiceres gennem git, og det er der ikke her. Ligger hjemmesiden allerede i et repository, så åbn redigeringen i en mappe, der er hentet derfra; ellers begynd et. Kommandoerne til begge dele står herunder. Det, du gemmer her, bliver liggende.",
		},
		detail: {
			en: `git clone ADDRESS\n\ncd "${root}"\ngit init && git add --all && git commit --message "The site"`,
			da: `git clone ADRESSE\n\ncd "${root}"\ngit init && git add --all && git commit --message "Hjemmesiden"`,
		},
	};
}

const noCommit: Explained = {
	message: {
		en: "Nothing has been committed yet, so there is nothing to publish.",
		da: "Der er ikke noget i historikken endnu, så der er ikke noget at publicere.",
	},
};

function noRemote(root: string): Explained {
	return {
		message: {
			en: "There is nowhere to publish to yet; until there is, what you publish stays in the history here. Create an empty repository, for example on GitHub, and enter its address once, as below. Then publish again.",
			da: "Der er endnu ikke noget sted at publicere til; det, du publicerer, ligger imens i historikken her. Opret et tomt repository, f.eks. hos GitHub, og skriv dets adresse én gang, som her nedenfor. Publicér så igen.",
		},
		detail: {
			en: `cd "${root}"\ngit remote add origin ADDRESS`,
			da: `cd "${root}"\ngit remote add origin ADRESSE`,
		},
	};
}

function severalRemotes(
	root: string,
	branch: string,
	remotes: readonly string[],
): Explained {
	const commands = remotes.map(
		(remote) => `git push --set-upstream ${remote} ${branch}`,
	);
	const list = [`cd "${root}"`, ...commands].join("\n");
	return {
		message: {
			en: `There are several places to publish to: ${remotes.join(", ")}. Choose one of them with one of the lines below; once is enough.`,
			da: `Der er flere steder at publicere til: ${remotes.join(", ")}. Vælg ét af dem med en af linjerne herunder; det skal kun gøres én gang.`,
		},
		detail: { en: list, da: list },
	};
}
