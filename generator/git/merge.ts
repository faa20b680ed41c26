import { rmSync } from "node:fs";
import { resolve as resolvePath } from "node:path";
import type { FileChange } from "../changed-files.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type Explained,
	type Git,
	type GitLimits,
	gitIn,
	placeInRepository,
	withWords,
} from "./command.ts";
import { notDone } from "./destination.ts";
import { readObjects } from "./git.ts";

/** The work of others: the common ancestor, their newest commit, and their names. */
export type Came = {
	readonly base: string;
	readonly theirs: string;
	readonly who: readonly string[];
};

/** A file that was changed in the same place here and by others: its bytes where both have begun, here, and theirs. */
export type Unmerged = {
	readonly path: string;
	readonly base: Uint8Array | undefined;
	readonly here: Uint8Array | undefined;
	readonly theirs: Uint8Array | undefined;
};

/** Resolves the files that can't be merged line by line, and others that belong to them. */
export type Resolve = (
	unmerged: readonly Unmerged[],
	came: Came,
) => readonly FileChange[];

/** The options of a merge. */
export type MergeOptions = {
	readonly resolve: Resolve;
	/** The message of its commit. */
	readonly message: (came: Came) => string;
	/** The name of a file for people. */
	readonly called: (file: string) => string;
};

/**
 * Commits the merge of HEAD with the published work of others, and returns the commit's id. Neither the files nor the branch
 * change. Files that `resolve` doesn't return make it a refusal.
 */
export async function mergeCommit(
	root: string,
	environment: NodeJS.ProcessEnv,
	came: Came,
	{ resolve, message, called }: MergeOptions,
): Promise<string | Explained> {
	const git = gitIn(root, environment);
	const { theirs } = came;
	const tried = await git([
		"merge-tree",
		"--write-tree",
		"--no-messages",
		"-z",
		"HEAD",
		theirs,
	]);
	const [tree = "", ...entries] = tried.out.split("\0").filter(Boolean);
	if (!/^[0-9a-f]{40,64}$/.test(tree))
		return /^usage:|unknown option/m.test(tried.words)
			? tooOld
			: withWords(notDone, tried);
	const unmerged = unmergedFiles(root, entries);
	const resolved = unmerged.length > 0 ? resolve(unmerged, came) : [];
	const left = unmerged
		.map(({ path }) => path)
		.filter((path) => !resolved.some((each) => each.path === path));
	if (left.length > 0) return conflictIn(root, left, called);
	const made =
		resolved.length > 0
			? await treeWith(root, environment, tree, resolved)
			: tree;
	const signing = await git(["config", "--type=bool", "commit.gpgSign"]);
	const committed = await git(
		[
			"commit-tree",
			...(signing.out.trim() === "true" ? ["-S"] : []),
			...["-p", "HEAD", "-p", theirs, "-F", "-", made],
		],
		message(came),
	);
	return committed.isGood
		? committed.out.trim()
		: withWords(notDone, committed);
}

/** The files that git lists as “mode object stage⇥path”. */
function unmergedFiles(root: string, entries: readonly string[]): Unmerged[] {
	const found = entries.flatMap((entry) => {
		const [, object = "", stage, path = ""] =
			/^\d+ ([0-9a-f]+) ([123])\t(.+)$/s.exec(entry) ?? [];
		return stage === undefined ? [] : [{ object, stage, path }];
	});
	const objects = readObjects(
		root,
		found.map(({ object, stage, path }) => ({
			object,
			path: `${stage} ${path}`,
		})),
	);
	const bytes = new Map(objects.map((each) => [each.path, each.bytes]));
	return [...new Set(found.map(({ path }) => path))].map((path) => ({
		path,
		base: bytes.get(`1 ${path}`),
		here: bytes.get(`2 ${path}`),
		theirs: bytes.get(`3 ${path}`),
	}));
}

/** A tree with other files, made in an index of its own. Throws where git can't write. */
async function treeWith(
	root: string,
	environment: NodeJS.ProcessEnv,
	tree: string,
	files: readonly FileChange[],
): Promise<string> {
	const done = async (
		git: Git,
		args: readonly string[],
		input?: string | Uint8Array,
	) => {
		const { isGood, out, words } = await git(args, input);
		if (!isGood) throw new Error(words);
		return out.trim();
	};
	const git = gitIn(root, environment);
	// Paths in an index are relative to the top of the repository.
	const place = await placeInRepository(git);
	const path = await done(git, ["rev-parse", "--git-path", "kilde-merge"]);
	const limits: GitLimits = { index: resolvePath(root, path) };
	const beside = gitIn(root, environment, limits);
	try {
		await done(beside, ["read-tree", tree]);
		let entries = "";
		for (const { path, bytes } of files) {
			const object =
				bytes && (await done(git, ["hash-object", "-w", "--stdin"], bytes));
			entries += object
				? `100644 ${object}\t${place}${path}\0`
				: `0 ${"0".repeat(tree.length)}\t${place}${path}\0`;
		}
		await done(beside, ["update-index", "-z", "--index-info"], entries);
		return await done(beside, ["write-tree"]);
	} finally {
		rmSync(resolvePath(root, path), { force: true });
	}
}

const tooOld: Explained = {
	message: {
		en: "Nothing is lost, and your changes wait here. Others have published something meanwhile, and the git on this computer is too old to merge it with yours. Install the newest version from git-scm.com, and try again.",
		da: "Intet er gået tabt, og dine ændringer venter her. Andre har publiceret noget imens, og git på denne computer er for gammel til at samle det med dit. Installér den nyeste version fra git-scm.com, og prøv igen.",
	},
	detail: {
		en: "git 2.38 (October 2022) or newer",
		da: "git 2.38 (oktober 2022) eller nyere",
	},
};

/** Why files can't be brought together here: they are not those of the content. */
function conflictIn(
	root: string,
	files: readonly string[],
	called: (file: string) => string,
): Explained {
	const names = files.map(called).join(", ");
	const message: Wording = {
		en: `Everything here is as it was. You and others have changed the same lines in files of the site’s code: ${names}. There is nothing wrong with your texts and pictures. The code is merged in a terminal, as below; then try again.`,
		da: `Alt her er, som det var. Både du og andre har ændret det samme i filer, der hører til hjemmesidens kode: ${names}. Der er ikke noget i vejen med dine tekster og billeder. Koden flettes i en terminal, som her nedenfor; prøv så igen.`,
	};
	const paths = files.map((file) => `"${file}"`).join(" ");
	const steps = (edit: string) =>
		`cd "${root}"\ngit pull --no-rebase\n${edit}\ngit add ${paths}\ngit commit --no-edit`;
	return {
		message,
		detail: {
			en: steps("# Now edit the files: keep one of the two versions."),
			da: steps("# Ret nu filerne: Behold den ene af de to udgaver."),
		},
	};
}
