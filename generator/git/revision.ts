import { digestOf } from "../cache/digest.ts";
import { isIgnored } from "../read/ignored-files.ts";
import type { Source } from "../types.ts";
import {
	describeFailure,
	type GitFailure,
	gitIn,
	itemsIn,
	joinPaths,
} from "./git.ts";

/** A file of a commit, and the id of its content. */
export type CommittedFile = { readonly path: string; readonly object: string };

/** The folders of a project that its sources are in. */
const ofContent: readonly string[] = ["content", "templates"];

/** Reads the sources of a project at a git revision. */
export async function readRevision(
	root: string,
	revision: string,
): Promise<Source[] | GitFailure> {
	const commit = await commitNamed(root, revision);
	if (commit === undefined)
		return { failure: await whyNoCommit(root, revision) };
	const files = await filesAt(root, commit);
	const sources = await readObjects(root, files);
	return sources.length < files.length ? incomplete(revision) : sources;
}

/** Reads the sources of the last commit; none before the first commit. */
export async function readLastCommit(
	root: string,
): Promise<Source[] | GitFailure> {
	const sources = await readRevision(root, "HEAD");
	if (!("failure" in sources)) return sources;
	const git = gitIn(root);
	const [head, folder] = await Promise.all([
		git(["rev-parse", "--verify", "--quiet", "HEAD"]),
		git(["rev-parse", "--git-dir"]),
	]);
	return !head.isGood && folder.isGood ? [] : sources;
}

/** Creates a reader of the last commit, as `readLastCommit`, that reads the files of each commit once. */
export function createLastCommit(root: string) {
	let last: { readonly commit: string; readonly sources: Source[] } | undefined;
	return async (): Promise<readonly Source[] | GitFailure> => {
		const commit = await commitNamed(root, "HEAD");
		if (last && last.commit === commit) return last.sources;
		const sources = await readLastCommit(root);
		last =
			commit === undefined || "failure" in sources
				? undefined
				: { commit, sources };
		return sources;
	};
}

/** The id of the commit that a revision names; undefined if there is none. */
export async function commitNamed(
	root: string,
	revision: string,
): Promise<string | undefined> {
	// A name that starts with a hyphen would be an option, and no revision has one.
	if (revision.startsWith("-")) return undefined;
	const name = `${revision}^{commit}`;
	const found = await gitIn(root)(["rev-parse", "--verify", "--quiet", name]);
	return found.isGood ? found.text : undefined;
}

/** The files that git leaves out (.gitignore). */
export async function ignoredByGit(
	root: string,
	files: readonly string[],
): Promise<ReadonlySet<string>> {
	const asked = ["check-ignore", "-z", "--stdin"];
	return new Set(itemsIn((await gitIn(root)(asked, joinPaths(files))).out));
}

/** The files of these folders in a commit. */
export async function filesAt(
	root: string,
	commit: string,
	folders = ofContent,
): Promise<CommittedFile[]> {
	const asked = ["ls-tree", "-rz", commit, "--", ...folders];
	const { out } = await gitIn(root)(asked);
	// “mode blob object⇥path”. Links (mode 120000) are not followed.
	return itemsIn(out)
		.flatMap((line): CommittedFile[] => {
			const [, object, path] =
				/^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return object && path ? [{ path, object }] : [];
		})
		.filter(({ path }) => !path.split("/").some(isIgnored));
}

/** The sources that git has under these names of objects; others are left out. */
export async function readObjects(
	root: string,
	files: readonly CommittedFile[],
): Promise<Source[]> {
	if (files.length === 0) return [];
	const input = files.map(({ object }) => `${object}\n`).join("");
	const asked = ["cat-file", "--batch"];
	const { isGood, out } = await gitIn(root)(asked, input);
	if (!isGood) return [];
	let at = 0;
	// “object blob size”, a line break, the bytes, a line break; or “name missing”.
	return files.flatMap(({ path }) => {
		const start = out.indexOf("\n", at) + 1;
		const [, size] =
			/ blob (\d+)\n$/.exec(out.toString("latin1", at, start)) ?? [];
		at = start + (size === undefined ? 0 : Number(size) + 1);
		if (size === undefined) return [];
		const bytes = out.subarray(start, start + Number(size));
		return [{ path, bytes, digest: digestOf(bytes) }];
	});
}

async function whyNoCommit(root: string, revision: string): Promise<string> {
	const asked = ["rev-parse", "--is-shallow-repository"];
	const found = await gitIn(root)(asked);
	if (!found.isGood) return describeFailure(root, found);
	return found.text === "true"
		? `There is no git revision ${revision}. Only the newest part of the history is here; fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).`
		: `There is no git revision ${revision}. Name a branch, a tag or a commit, e.g. main or HEAD~1.`;
}

function incomplete(revision: string): GitFailure {
	return {
		failure: `git does not have all files of ${revision} here: its copy of the history is partial or damaged. Fetch it whole: git fetch --refetch --no-filter`,
	};
}
