import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Explained, Git } from "./command.ts";

/** An unfinished operation of git: the file it leaves in its folder, and the message about it. */
type Work = {
	readonly files: readonly string[];
	/** The operation, as the middle of a sentence. */
	readonly called: Wording;
	/** How whoever knows git finishes it, and how it is dropped. */
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
			en: "to take an earlier change back",
			da: "at tage en tidligere ændring tilbage",
		},
		ends: ["git revert --continue", "git revert --abort"],
	},
	{
		// The remains of several of them after one was committed.
		files: ["sequencer"],
		called: {
			en: "to bring over or take back several changes",
			da: "at hente eller tage flere ændringer tilbage",
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
): Promise<Explained | undefined> {
	const files = works.flatMap((work) => work.files);
	const asked = files.flatMap((file) => ["--git-path", file]);
	const found = await git(["rev-parse", ...asked]);
	if (!found.isGood) return undefined;
	const paths = found.out.split("\n");
	const isThere = (file: string) =>
		existsSync(resolve(root, paths[files.indexOf(file)] ?? ""));
	const begun = works.find((work) => work.files.some(isThere));
	if (begun) return unfinished(root, begun);
	const branch = await git(["symbolic-ref", "--quiet", "HEAD"]);
	return branch.isGood ? undefined : onNoBranch(root);
}

function unfinished(
	root: string,
	{ called, ends: [finish, drop] }: Work,
): Explained {
	const folder = `cd "${root}"`;
	return {
		message: {
			en: `In this folder, git is in the midst of something: somebody has begun ${called.en} in a terminal, and not finished. What you save stays, and is published once that is ended. Both ways to end it are below.`,
			da: `I denne mappe er git midt i noget: Nogen er i en terminal begyndt ${called.da} og er ikke færdig. Det, du gemmer, bliver liggende og bliver publiceret, når det er afsluttet. Sådan afsluttes det, står herunder.`,
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
			en: "An earlier version of the site has been opened in this folder. What was published from it would be lost as soon as the newest one is opened again, so nothing can be published; what you save stays. The newest one is opened in a terminal, as below.",
			da: "I denne mappe er en tidligere udgave af hjemmesiden åbnet. Det, der blev publiceret herfra, ville gå tabt, så snart den nyeste blev åbnet igen, så intet kan publiceres; det, du gemmer, bliver liggende. Den nyeste åbnes i en terminal, som her nedenfor.",
		},
		detail: {
			en: `cd "${root}"\ngit switch main\n\nThe folder is on no branch of git. What was committed here is kept by git switch -c NAME, before that.`,
			da: `cd "${root}"\ngit switch main\n\nMappen er ikke på nogen branch i git. Det, der er committet her, beholdes med git switch -c NAVN inden.`,
		},
	};
}
