import { rmSync } from "node:fs";
import { resolve as resolvePath } from "node:path";
import type { FileChange } from "../changed-files.ts";
import { notDone } from "./destination.ts";
import {
	type Explained,
	type Git,
	gitIn,
	itemsIn,
	placeInRepository,
	withMessages,
} from "./git.ts";
import { readObjects } from "./revision.ts";

/** The published work of others: the common ancestor, their newest commit, and their names. */
export type Came = {
	readonly base: string;
	readonly theirs: string;
	readonly who: readonly string[];
};

/** A file in which a merge conflicts: its bytes in the common ancestor, here, and in the work of others. */
export type Unmerged = {
	readonly path: string;
	readonly base: Uint8Array | undefined;
	readonly here: Uint8Array | undefined;
	readonly theirs: Uint8Array | undefined;
};

/** The options of a merge. */
export type MergeOptions = {
	/** Resolves the files that conflict; may return others that belong to them. */
	resolve(
		unmerged: readonly Unmerged[],
		came: Came,
	): Promise<readonly FileChange[]>;
	/** The message of its commit. */
	message(came: Came): string;
};

/**
 * Commits the merge of HEAD with the published work of others, and returns the commit's id. Neither the files nor the branch
 * change, so a merge that is refused or interrupted leaves nothing behind. Files that `resolve` doesn't return make it a
 * refusal.
 */
export async function createMerge(
	root: string,
	environment: NodeJS.ProcessEnv,
	came: Came,
	{ resolve, message }: Partial<MergeOptions>,
): Promise<string | Explained> {
	const git = gitIn(root, environment);
	const { theirs } = came;
	const asked = ["merge-tree", "--write-tree", "--no-messages", "-z"];
	const tried = await git([...asked, "HEAD", theirs]);
	if (tried.code === exitCodes.wrongUsage) return tooOld;
	const hasConflicts = tried.code === exitCodes.conflicts;
	if (!tried.isGood && !hasConflicts) return withMessages(notDone, tried);
	const [tree = "", ...entries] = itemsIn(tried.out);
	const unmerged = await readUnmerged(root, entries);
	const resolved =
		unmerged.length > 0 ? ((await resolve?.(unmerged, came)) ?? []) : [];
	const left = unmerged
		.map(({ path }) => path)
		.filter((path) => !resolved.some((each) => each.path === path));
	if (left.length > 0) return conflictIn(root, left);
	const signing = await git(["config", "--type=bool", "commit.gpgSign"]);
	const committed = await git(
		[
			"commit-tree",
			...(signing.text === "true" ? ["-S"] : []),
			...["-p", "HEAD", "-p", theirs, "-F", "-"],
			await replaceInTree(root, environment, tree, resolved),
		],
		message?.(came) ?? `Bring in changes by ${came.who.join(", ")}`,
	);
	return committed.isGood ? committed.text : withMessages(notDone, committed);
}

/** The exit codes of `git merge-tree`. A git that is too old does not know its options. */
const exitCodes = { conflicts: 1, wrongUsage: 129 };

/** Reads the files that git lists as “mode object stage⇥path”. */
async function readUnmerged(
	root: string,
	entries: readonly string[],
): Promise<Unmerged[]> {
	const found = entries.flatMap((entry) => {
		const [, object = "", stage, path = ""] =
			/^\d+ ([0-9a-f]+) ([123])\t(.+)$/s.exec(entry) ?? [];
		return stage === undefined ? [] : [{ object, path: `${stage} ${path}` }];
	});
	const objects = await readObjects(root, found);
	const bytes = new Map(objects.map((each) => [each.path, each.bytes]));
	return [...new Set(found.map(({ path }) => path.slice(2)))].map((path) => ({
		path,
		base: bytes.get(`1 ${path}`),
		here: bytes.get(`2 ${path}`),
		theirs: bytes.get(`3 ${path}`),
	}));
}

/** Creates a tree with some files changed, in an index of its own. Throws where git can't write. */
async function replaceInTree(
	root: string,
	environment: NodeJS.ProcessEnv,
	tree: string,
	files: readonly FileChange[],
): Promise<string> {
	if (files.length === 0) return tree;
	const git = gitIn(root, environment);
	// Paths in an index are relative to the top of the repository.
	const place = await placeInRepository(git);
	const path = await mustRun(git, ["rev-parse", "--git-path", "kilde-merge"]);
	const index = resolvePath(root, path);
	const ownIndex = gitIn(root, environment, { index });
	try {
		await mustRun(ownIndex, ["read-tree", tree]);
		let entries = "";
		for (const { path, bytes } of files) {
			const object =
				bytes && (await mustRun(git, ["hash-object", "-w", "--stdin"], bytes));
			entries += object
				? `100644 ${object}\t${place}${path}\0`
				: `0 ${"0".repeat(tree.length)}\t${place}${path}\0`;
		}
		await mustRun(ownIndex, ["update-index", "-z", "--index-info"], entries);
		return await mustRun(ownIndex, ["write-tree"]);
	} finally {
		rmSync(index, { force: true });
	}
}

async function mustRun(git: Git, ...call: Parameters<Git>): Promise<string> {
	const { isGood, text, messages } = await git(...call);
	if (!isGood) throw new Error(messages);
	return text;
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

/** Explains conflicts outside the content, which only a programmer can resolve. */
function conflictIn(root: string, files: readonly string[]): Explained {
	const names = files.join(", ");
	const detail = `cd "${root}"\ngit pull --no-rebase`;
	return {
		message: {
			en: `Everything here is as it was. You and others have changed the same lines of the site’s code: ${names}. Merge them in a terminal, as below; then try again.`,
			da: `Alt her er, som det var. Både du og andre har ændret de samme linjer i hjemmesidens kode: ${names}. Flet dem i en terminal, som her nedenfor, og prøv så igen.`,
		},
		detail: { en: detail, da: detail },
	};
}
