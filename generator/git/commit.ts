import type { Wording } from "../diagnostics/diagnostic.ts";
import { getObstacle } from "./destination.ts";
import {
	type Explained,
	type Git,
	type GitOutcome,
	gitIn,
	itemsIn,
	joinPaths,
	withMessages,
} from "./git.ts";

const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];

/**
 * Commits these files of content/ as they are on the disk, and nothing else: other staged files stay staged. Hooks run; if
 * one of them or git refuses, everything is as before. Refuses on no branch, and during a merge or the like. Throws if a
 * file is not in content/.
 */
export async function commitFiles(
	root: string,
	message: string,
	files: readonly string[],
	environment: NodeJS.ProcessEnv,
): Promise<GitOutcome> {
	const outside = files.find((file) => !/^content\/(?!.*\.\.\/)/.test(file));
	if (outside !== undefined)
		throw new Error(`${outside} is not a file of content/.`);
	if (files.length === 0) return { isDone: false, message: nothingToCommit };
	const git = gitIn(root, environment);
	const obstacle = (await getObstacle(root, git)) ?? (await whyUnnamed(git));
	if (obstacle) return { isDone: false, ...obstacle };
	const others = await git(["ls-files", "-z", "--others", "--", "content"]);
	const untracked = new Set(itemsIn(others.out));
	const added = files.filter((file) => untracked.has(file));
	// A commit of certain files takes only those that git knows.
	const known =
		added.length === 0
			? others
			: await git(["add", "--intent-to-add", ...fromInput], joinPaths(added));
	const committed = known.isGood
		? await git(
				["commit", "--quiet", "--only", "--message", message, ...fromInput],
				joinPaths(files),
			)
		: known;
	if (committed.isGood) return { isDone: true, message: kept(message) };
	if (added.length > 0)
		await git(
			["update-index", "--force-remove", "-z", "--stdin"],
			joinPaths(added),
		);
	return withMessages(notCommitted, committed);
}

const notCommitted: Wording = {
	en: "Nothing was published, and nothing is lost. A check that git runs here refused it, or git itself did; the message is below. Correct what it names, and publish again.",
	da: "Intet blev publiceret, og intet er gået tabt. En kontrol, som git kører her, afviste det, eller også gjorde git selv; beskeden står herunder. Ret det, den nævner, og publicér igen.",
};

/** Why a commit can't name an author; undefined if it can. */
export async function whyUnnamed(git: Git): Promise<Explained | undefined> {
	const author = await git(["var", "GIT_AUTHOR_IDENT"]);
	return author.isGood ? undefined : noName;
}

const nothingToCommit: Wording = {
	en: "Nothing has been saved since the last time, so there is nothing to add to the history.",
	da: "Der er ikke gemt noget siden sidst, så der er ikke noget at lægge i historikken.",
};

const noName: Explained = {
	message: {
		en: "Your name isn’t set up yet; the history says who changed what. Type the two lines below in a terminal, with your own name and e-mail; once is enough. Then try again; nothing is lost.",
		da: "Dit navn er ikke sat op endnu; i historikken står, hvem der har ændret hvad. Skriv de to linjer herunder i en terminal med dit eget navn og din e-mail; det er kun denne ene gang. Prøv så igen; intet er gået tabt.",
	},
	detail: {
		en: 'git config --global user.name "Your Name"\ngit config --global user.email you@example.com',
		da: 'git config --global user.name "Dit Navn"\ngit config --global user.email dig@example.com',
	},
};

function kept(message: string): Wording {
	const [subject = ""] = message.trim().split("\n");
	return {
		en: `Added to the history as “${subject}”.`,
		da: `Lagt i historikken som »${subject}«.`,
	};
}
