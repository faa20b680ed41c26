import type { Wording } from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { gitIn, listed, type Outcome, pathsIn, withWords } from "./command.ts";

const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];

/** Without it, git makes up a name and an address from those of the computer. */
const byConfiguredName = ["-c", "user.useConfigOnly=true"];

/**
 * Commits these files of content/ as they are on the disk, and nothing else: what is staged besides stays staged. Hooks
 * run; if one of them or git refuses, everything is as before. Throws if a file is not in content/.
 */
export async function keep(
	root: string,
	message: string,
	files: readonly string[],
	environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
	const outside = files.find((file) => !/^content\/(?!.*\.\.\/)/.test(file));
	if (outside !== undefined)
		throw new Error(`${outside} is not a file of content/.`);
	if (files.length === 0) return { isDone: false, message: nothingToKeep };
	if (message.trim() === "") return { isDone: false, message: noMessage };
	const git = gitIn(root, environment);
	const author = await git([...byConfiguredName, "var", "GIT_AUTHOR_IDENT"]);
	if (!author.isGood) return { isDone: false, message: noName };
	const others = await git(["ls-files", "-z", "--others", "--", "content"]);
	const untracked = new Set(pathsIn(others.out));
	const added = files.filter((file) => untracked.has(file));
	// A commit of certain files takes only those that git knows.
	const known =
		added.length === 0
			? others
			: await git(["add", "--intent-to-add", ...fromInput], listed(added));
	const committed = known.isGood
		? await git(
				[
					...[...byConfiguredName, "commit", "--quiet", "--only"],
					...["--message", message, ...fromInput],
				],
				listed(files),
			)
		: known;
	if (committed.isGood) return { isDone: true, message: kept(files, message) };
	if (added.length > 0)
		await git(
			["update-index", "--force-remove", "-z", "--stdin"],
			listed(added),
		);
	return withWords(
		{
			en: "Nothing was kept, and nothing is lost. Git says:",
			da: "Intet blev lagt i historikken, og intet er gået tabt. Git siger:",
		},
		committed,
	);
}

const nothingToKeep: Wording = {
	en: "Nothing has been saved since the last time, so there is nothing to keep.",
	da: "Der er ikke gemt noget siden sidst, så der er ikke noget at lægge i historikken.",
};

const noMessage: Wording = {
	en: "Write in a few words what you have changed.",
	da: "Skriv med få ord, hvad du har ændret.",
};

const noName: Wording = {
	en: 'Git doesn’t know your name yet, and writes it beside what you keep. Tell it once in a terminal: git config --global user.name "Your Name", then git config --global user.email you@example.com. Then try again; nothing is lost.',
	da: 'Git kender ikke dit navn endnu, og det skal stå ved det, du har ændret. Skriv det én gang i en terminal: git config --global user.name "Dit Navn" og derefter git config --global user.email dig@example.com. Prøv så igen; intet er gået tabt.',
};

function kept(files: readonly string[], message: string): Wording {
	const [subject = ""] = message.trim().split("\n");
	return {
		en: `Kept ${count(files.length, "file", "en")} as “${subject}”.`,
		da: `${count(files.length, "file", "da")} er lagt i historikken som »${subject}«.`,
	};
}
