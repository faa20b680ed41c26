import type { GitExplanation, GitResult } from "./git.ts";

// The sentences about git that the editor shows.

/** Explains why git can't read the repository around a folder. */
export function explainUnreadableRepository(
	root: string,
	{ abortReason, messages }: GitResult,
): GitExplanation {
	if (abortReason === "missing") return notInstalled;
	const begin = `cd "${root}"\ngit init && git add --all && git commit --message "First version"`;
	return { message: unreadable, detail: `${messages}\n\n${begin}` };
}

const notInstalled: GitExplanation = {
	message: {
		en: "This needs git, which is not installed on this computer, or not found. Install it (git-scm.com), and try again.",
		da: "Det kræver git, som ikke er installeret på denne computer eller ikke bliver fundet. Installér det (git-scm.com), og prøv igen.",
	},
};

const unreadable = {
	en: "Git can’t read a repository in this folder; its reason is below. Is the folder only a copy of the site’s files? Then use a folder cloned from a repository, or begin one, as below.",
	da: "Git kan ikke læse et repository i denne mappe; årsagen står herunder. Er mappen kun en kopi af hjemmesidens filer? Så brug en mappe, der er hentet fra et repository, eller begynd et, som her nedenfor.",
};

/** Explains that an operation of git is unfinished, or that no branch is checked out. */
export function explainUnfinishedOperation(root: string): GitExplanation {
	return {
		message: {
			en: "Git is in the middle of something in this folder, such as a merge or a rebase, or has an earlier version checked out. What you change here stays, and can be published afterwards. In a terminal, git status says how to finish or abort it; git switch checks out the newest version.",
			da: "Git er midt i noget i denne mappe, f.eks. en merge eller en rebase, eller har hentet en tidligere udgave frem. Det, du retter her, bliver liggende og kan publiceres bagefter. I en terminal siger git status, hvordan det gøres færdigt eller afbrydes; git switch henter den nyeste udgave frem.",
		},
		detail: `cd "${root}"\ngit status\ngit switch main`,
	};
}

/** Explains that git doesn't know the author of commits. */
export const noIdentity: GitExplanation = {
	message: {
		en: "Your name isn’t set up yet; the history says who changed what. Type the two lines below in a terminal, with your own name and e-mail; once is enough. Then try again; nothing is lost.",
		da: "Dit navn er ikke sat op endnu; i historikken står, hvem der har ændret hvad. Skriv de to linjer herunder i en terminal med dit eget navn og din e-mail; det er kun denne ene gang. Prøv så igen; intet er gået tabt.",
	},
	detail:
		'git config --global user.name "Anna Andersen"\ngit config --global user.email anna@example.com',
};

/** Explains that the branch has no destination: there is no remote, or it is unclear which. */
export function explainNoDestination(
	root: string,
	remotes: readonly string[],
): GitExplanation {
	const [first] = remotes;
	const command = first
		? `git push --set-upstream ${first} HEAD`
		: "git remote add origin https://github.com/NAME/SITE.git";
	const known = remotes.join(", ");
	return {
		message: first
			? {
					en: `There are several places to publish to: ${known}. Choose one of them with the command below; once is enough.`,
					da: `Der er flere steder at publicere til: ${known}. Vælg ét af dem med kommandoen herunder; det skal kun gøres én gang.`,
				}
			: {
					en: "There is nowhere to publish to yet; until there is, what you publish stays in the history here. Create an empty repository, for example on GitHub, and enter its address once, as below. Then publish again.",
					da: "Der er endnu ikke noget sted at publicere til; det, du publicerer, ligger imens i historikken her. Opret et tomt repository, f.eks. hos GitHub, og skriv dets adresse én gang, som her nedenfor. Publicér så igen.",
				},
		detail: `cd "${root}"\n${command}`,
	};
}

/** Explains why a connection failed: git’s exit codes don’t tell a wrong address from a missing permission. */
export function explainFailedConnection(
	root: string,
	remote: string,
	{ abortReason, messages }: GitResult,
): GitExplanation {
	if (abortReason === "aborted") return { message: stopped };
	const detail = `${messages}\n\ncd "${root}"\ngit fetch ${remote}`.trim();
	return { message: notReached, detail };
}

const stopped = {
	en: "Stopped before it was done. Nothing is lost; try again whenever you like.",
	da: "Stoppet, før det var færdigt. Intet er gået tabt; prøv igen, når du vil.",
};

const notReached = {
	en: "The place you publish to doesn’t answer, or doesn’t let this computer in. Nothing is lost, and your changes wait here. Is this computer on the internet? Then git’s reason is below; in a terminal, the command asks for what git needs to sign in. Try again afterwards.",
	da: "Det sted, du publicerer til, svarer ikke eller lukker ikke denne computer ind. Intet er gået tabt, og dine ændringer venter her. Er computeren på nettet? Så står gits årsag herunder; i en terminal spørger kommandoen om det, git skal bruge for at logge ind. Prøv igen bagefter.",
};

/** Explains that a command failed, by the messages of git, a hook or the server. */
export function explainFailedCommand({ messages }: GitResult): GitExplanation {
	return {
		message: {
			en: "That didn’t work. Nothing is lost, and your changes wait here. The reason is below, in git’s own words, or those of a check that runs here or in the place you publish to. Put it right, and try again.",
			da: "Det lykkedes ikke. Intet er gået tabt, og dine ændringer venter her. Årsagen står herunder med gits egne ord eller med beskeden fra en kontrol, som kører her eller på det sted, du publicerer til. Ret op på den, og prøv igen.",
		},
		detail: messages,
	};
}

/** Explains that uncommitted changes prevent a merge. */
export function explainBlockedMerge({ messages }: GitResult): GitExplanation {
	return {
		message: {
			en: "Everything here is as it was. Others have published changes to files with changes here that are not published yet; git names them below. Correct the errors in them, or commit them in a terminal; then try again.",
			da: "Alt her er, som det var. Andre har publiceret ændringer af filer, der også er ændret her uden at være publiceret; git nævner dem herunder. Ret fejlene i dem, eller læg dem i historikken i en terminal (git commit), og prøv så igen.",
		},
		detail: messages,
	};
}

/** Explains conflicts outside the content, which only a programmer can resolve. */
export function explainCodeConflicts(
	root: string,
	files: readonly string[],
): GitExplanation {
	const names = files.join(", ");
	return {
		message: {
			en: `Everything here is as it was. You and others have changed the same lines of the site’s code: ${names}. Merge them in a terminal, as below; then try again.`,
			da: `Alt her er, som det var. Både du og andre har ændret de samme linjer i hjemmesidens kode: ${names}. Flet dem i en terminal, som her nedenfor, og prøv så igen.`,
		},
		detail: `cd "${root}"\ngit pull --no-rebase`,
	};
}
