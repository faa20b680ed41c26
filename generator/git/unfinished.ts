import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type Git,
	type GitOutcome,
	gitIn,
	type Run,
	withWords,
} from "./command.ts";

/** Why nothing can be committed, and whether `dropUnfinished` can end that. */
export type Unfinished = Explained & { readonly canBeDropped?: true };

/** An unfinished operation of git: the file it leaves in its folder, and the message about it. */
type Work = {
	readonly files: readonly string[];
	/** The operation, as the middle of a sentence. */
	readonly called: Wording;
	/** The commands that finish it and that drop it. */
	readonly ends: readonly [finish: string, drop: string];
};

/** In this order: a rebase also leaves what a cherry-pick does, and a series of patches what a rebase does. */
const works: readonly Work[] = [
	{
		files: ["rebase-apply/applying"],
		called: {
			en: "to take in changes that somebody else has sent",
			da: "at sætte rettelser ind, som en anden har sendt",
		},
		ends: ["git am --continue", "git am --abort"],
	},
	{
		files: ["rebase-merge", "rebase-apply"],
		called: {
			en: "to put your changes on top of those of others",
			da: "at lægge dine ændringer oven på andres",
		},
		ends: ["git rebase --continue", "git rebase --abort"],
	},
	{
		files: ["MERGE_HEAD"],
		called: {
			en: "to bring two versions together",
			da: "at samle to udgaver",
		},
		ends: ["git commit", "git merge --abort"],
	},
	{
		files: ["CHERRY_PICK_HEAD"],
		called: {
			en: "to bring a single change here from another version",
			da: "at hente en enkelt ændring hertil fra en anden udgave",
		},
		ends: ["git cherry-pick --continue", "git cherry-pick --abort"],
	},
	{
		files: ["REVERT_HEAD"],
		called: {
			en: "to undo an earlier change",
			da: "at fortryde en tidligere ændring",
		},
		ends: ["git revert --continue", "git revert --abort"],
	},
	{
		// The remains of several of them after one was committed.
		files: ["sequencer"],
		called: {
			en: "to bring over or undo several changes",
			da: "at hente eller fortryde flere ændringer",
		},
		ends: [
			"git cherry-pick --continue / git revert --continue",
			"git cherry-pick --abort / git revert --abort",
		],
	},
	{
		files: ["BISECT_LOG"],
		called: {
			en: "to go through earlier versions in search of a mistake",
			da: "at gennemgå tidligere udgaver for at finde en fejl",
		},
		ends: ["git bisect reset", "git bisect reset"],
	},
];

/**
 * Returns what git has begun in a folder and not finished, or that it is on no branch: a commit would be taken for the end
 * of the one, and would be lost on the other. Undefined where nothing is in the way, and without git.
 */
export async function findUnfinished(
	root: string,
	git: Git,
): Promise<Unfinished | undefined> {
	const begun = await begunIn(root, git);
	if (begun) return unfinished(root, begun);
	const branch = await git(["symbolic-ref", "--quiet", "HEAD"]);
	if (branch.isGood) return undefined;
	const repository = await git(["rev-parse", "--git-dir"]);
	return repository.isGood ? onNoBranch(root) : undefined;
}

/**
 * Drops what git has begun and not finished: the branch and the files are as they were before. The files of content/ as they
 * are now are kept in a commit of their own first.
 */
export async function dropUnfinished(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<GitOutcome> {
	const git = gitIn(root, environment);
	const begun = await begunIn(root, git);
	if (!begun) return { isDone: true, message: nothingBegun };
	const kept = await keptAside(root, environment);
	if (typeof kept !== "string") return withWords(notDropped, kept);
	const [, drop] = begun.ends;
	const [first = ""] = drop.split(" / ");
	const dropped = await git(first.split(" ").slice(1));
	if (!dropped.isGood) return withWords(notDropped, dropped);
	const command = `cd "${root}"\ngit checkout ${kept} -- content`;
	return {
		isDone: true,
		message: putBack,
		detail: {
			en: `This brings it back:\n${command}`,
			da: `Sådan hentes det frem igen:\n${command}`,
		},
	};
}

/** Commits the files of content/ as they are, on no branch; returns the name of the commit, or the run that failed. */
async function keptAside(
	root: string,
	environment: NodeJS.ProcessEnv,
): Promise<string | Run> {
	const git = gitIn(root, environment);
	const found = await git(["rev-parse", "--git-path", "kilde-kept"]);
	const index = resolve(root, found.out.trim());
	const beside = gitIn(root, environment, { index });
	const who = ["-c", "user.name=Kilde", "-c", "user.email=kilde@localhost"];
	try {
		const read = await beside(["read-tree", "HEAD"]);
		if (!read.isGood) return read;
		const added = await beside(["add", "--all", "--", "content"]);
		if (!added.isGood) return added;
		const tree = await beside(["write-tree"]);
		const commit = await git(
			[...who, "commit-tree", "-p", "HEAD", "-F", "-", tree.out.trim()],
			"As it was before an unfinished operation was dropped",
		);
		if (!commit.isGood) return commit;
		const id = commit.out.trim();
		const name = `refs/kilde/${id.slice(0, 12)}`;
		const named = await git(["update-ref", name, id]);
		return named.isGood ? name : named;
	} finally {
		rmSync(index, { force: true });
	}
}

/** The unfinished operation of git in a folder. */
async function begunIn(root: string, git: Git): Promise<Work | undefined> {
	const files = works.flatMap((work) => work.files);
	const asked = files.flatMap((file) => ["--git-path", file]);
	const found = await git(["rev-parse", ...asked]);
	if (!found.isGood) return undefined;
	const paths = found.out.split("\n");
	const isThere = (file: string) =>
		existsSync(resolve(root, paths[files.indexOf(file)] ?? ""));
	return works.find((work) => work.files.some(isThere));
}

const nothingBegun: Wording = {
	en: "Git isn’t in the midst of anything any more.",
	da: "Git er ikke længere midt i noget.",
};

const putBack: Wording = {
	en: "It is as it was before. What the files said in the meantime is kept in git.",
	da: "Nu er det, som det var før. Det, der stod i filerne imens, er gemt i git.",
};

const notDropped: Wording = {
	en: "It could not be put back, and nothing has changed. What git says is below; close other programs that have the folder open, and try again.",
	da: "Det kunne ikke lægges tilbage, og der er ikke ændret noget. Det, git skriver, står herunder; luk andre programmer, der har mappen åben, og prøv igen.",
};

function unfinished(
	root: string,
	{ called, ends: [finish, drop] }: Work,
): Unfinished {
	const folder = `cd "${root}"`;
	return {
		canBeDropped: true,
		message: {
			en: `In this folder, git is in the midst of something: somebody has begun ${called.en} in a terminal, and not finished. What you save stays, and can be published once that is finished. The button goes back to how it was before; finishing it takes a terminal, as below.`,
			da: `I denne mappe er git midt i noget: Nogen er i en terminal begyndt ${called.da} og er ikke færdig. Det, du gemmer, bliver liggende og kan publiceres, når det er afsluttet. Knappen går tilbage til, som det var før; skal det gøres færdigt, sker det i en terminal, som her nedenfor.`,
		},
		detail:
			finish === drop
				? {
						en: `${folder}\nEnd it: ${finish}`,
						da: `${folder}\nAfslut det: ${finish}`,
					}
				: {
						en: `${folder}\nFinish it: git add the corrected files, then ${finish}\nOr go back to how it was before: ${drop}`,
						da: `${folder}\nGør det færdigt: git add de rettede filer, og så ${finish}\nEller gå tilbage til, som det var før: ${drop}`,
					},
	};
}

function onNoBranch(root: string): Explained {
	return {
		message: {
			en: "An earlier version of the site has been opened in this folder. Anything published from it would be lost as soon as the newest one is opened again, so nothing can be published; what you save stays. The newest one is opened in a terminal, as below.",
			da: "I denne mappe er en tidligere udgave af hjemmesiden åbnet. Det, der blev publiceret herfra, ville gå tabt, så snart den nyeste blev åbnet igen, så intet kan publiceres; det, du gemmer, bliver liggende. Den nyeste åbnes i en terminal, som her nedenfor.",
		},
		detail: {
			en: `cd "${root}"\ngit switch main\n\nThe folder is on no branch of git. To keep what was committed here, run git switch -c NAME first.`,
			da: `cd "${root}"\ngit switch main\n\nMappen er ikke på nogen branch i git. Skal det, der er committet her, beholdes, så kør git switch -c NAVN først.`,
		},
	};
}
