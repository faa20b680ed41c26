import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type Git,
	type GitOutcome,
	type GitResult,
	gitIn,
	hasRepository,
	linesIn,
	withMessages,
} from "./git.ts";

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
): Promise<Destination | Explained> {
	const git = gitIn(root, environment);
	const obstacle = await getObstacle(root, git);
	if (obstacle) return obstacle;
	const { text: branch } = await git(["symbolic-ref", "--short", "HEAD"]);
	const commit = await git(["rev-parse", "--verify", "--quiet", "HEAD"]);
	if (!commit.isGood) return noCommit;
	const upstream = await git([
		"for-each-ref",
		"--format=%(upstream:remotename) %(upstream:remoteref)",
		`refs/heads/${branch}`,
	]);
	const [, own = "", there = ""] =
		/^(\S+) refs\/heads\/(\S+)$/.exec(upstream.text) ?? [];
	const remotes = linesIn(await git(["remote"]));
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

/** The files of unfinished operations in git's folder, and the commands of git that begin them. A rebase may leave several. */
const operations: readonly (readonly [file: string, command: string])[] = [
	["rebase-apply/applying", "am"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["sequencer", "cherry-pick/revert"],
	["BISECT_LOG", "bisect"],
];

/**
 * Returns why nothing can be committed here: git is missing, there is no repository, an operation is unfinished, or no
 * branch is checked out. A commit would end the operation, and would be lost without a branch.
 */
export async function getObstacle(
	root: string,
	git: Git,
): Promise<Explained | undefined> {
	const asked = operations.flatMap(([file]) => ["--git-path", file]);
	const found = await git(["rev-parse", ...asked]);
	if (!found.isGood) return whyNoRepository(root, found);
	const paths = linesIn(found);
	const [, command] =
		operations.find((_, at) => existsSync(resolve(root, paths[at] ?? ""))) ??
		[];
	if (command !== undefined) return unfinished(root, command);
	const branch = await git(["symbolic-ref", "--quiet", "HEAD"]);
	return branch.isGood ? undefined : onNoBranch(root);
}

function whyNoRepository(root: string, run: GitResult): Explained {
	if (run.abortReason === "missing") return { message: notInstalled };
	if (!hasRepository(root)) return noRepository(root);
	return withMessages(unreadable, run);
}

/** Explains why a remote didn't answer: git's exit codes don't tell a wrong address from a missing permission. */
export function unreachable(
	root: string,
	{ remote }: Destination,
	run: GitResult,
): GitOutcome {
	if (run.abortReason === "timeout") return withMessages(silent, run);
	const detail = `${run.messages}\n\ncd "${root}"\ngit fetch ${remote}`;
	return {
		isDone: false,
		message: notReached,
		detail: { en: detail, da: detail },
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

const notReached: Wording = {
	en: "The place you publish to can’t be reached, or doesn’t let this computer in. Nothing is lost, and your changes wait here. Is this computer on the internet? Then git’s reason is below; in a terminal, the command asks for what git needs to sign in. Try again afterwards.",
	da: "Det sted, du publicerer til, kan ikke nås eller lukker ikke denne computer ind. Intet er gået tabt, og dine ændringer venter her. Er computeren på nettet? Så står gits årsag herunder; i en terminal spørger kommandoen om det, git skal bruge for at logge ind. Prøv igen bagefter.",
};

const notInstalled: Wording = {
	en: "Publishing goes through git, which is not installed on this computer, or not found. Install it (git-scm.com), and try again. What you save here stays.",
	da: "Der publiceres gennem git, som ikke er installeret på denne computer eller ikke bliver fundet. Installér det (git-scm.com), og prøv igen. Det, du gemmer her, bliver liggende.",
};

const unreadable: Wording = {
	en: "Publishing goes through git, which can’t read the repository of this folder. Its reason is below. What you save here stays.",
	da: "Der publiceres gennem git, som ikke kan læse mappens repository. Årsagen står herunder med gits egne ord. Det, du gemmer her, bliver liggende.",
};

function unfinished(root: string, command: string): Explained {
	const detail = `cd "${root}"\ngit status`;
	return {
		message: {
			en: `Git is in the middle of a ${command} in this folder. Finish or abort it in a terminal: git status says how. What you save here stays, and can be published afterwards.`,
			da: `Git er midt i en ${command} i denne mappe. Gør den færdig, eller afbryd den i en terminal: git status siger hvordan. Det, du gemmer her, bliver liggende og kan publiceres bagefter.`,
		},
		detail: { en: detail, da: detail },
	};
}

function onNoBranch(root: string): Explained {
	const detail = `cd "${root}"\ngit switch main`;
	return {
		message: {
			en: "This folder is on no branch of git: an earlier version of the site is checked out, and what is published from it would be lost. What you save here stays. The newest version is checked out in a terminal, as below.",
			da: "Mappen er ikke på nogen branch i git: En tidligere udgave af hjemmesiden er hentet frem, og det, der publiceres fra den, ville gå tabt. Det, du gemmer her, bliver liggende. Den nyeste udgave hentes frem i en terminal, som her nedenfor.",
		},
		detail: { en: detail, da: detail },
	};
}

function noRepository(root: string): Explained {
	return {
		message: {
			en: "This folder is only a copy of the site’s files. Publishing goes through git, and there is no repository here. Open the editor in a folder cloned from one, or begin one, as below. What you save here stays.",
			da: "Mappen her er kun en kopi af hjemmesidens filer. Der publiceres gennem git, og der er intet repository her. Åbn redigeringen i en mappe, der er hentet fra et, eller begynd et, som her nedenfor. Det, du gemmer her, bliver liggende.",
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
	const names = remotes.join(", ");
	const detail = `cd "${root}"\ngit push --set-upstream ${remotes[0]} ${branch}`;
	return {
		message: {
			en: `There are several places to publish to: ${names}. Choose one of them with the command below; once is enough.`,
			da: `Der er flere steder at publicere til: ${names}. Vælg ét af dem med kommandoen herunder; det skal kun gøres én gang.`,
		},
		detail: { en: detail, da: detail },
	};
}
