import { toDigest } from "../cache/digest.ts";
import { isIgnoredFile } from "../read/ignored-files.ts";
import type { Source } from "../types.ts";
import {
	createGit,
	type GitFailure,
	type GitResult,
	splitNulSeparated,
	toNulSeparated,
} from "./git.ts";
import { explainUnreadableRepository } from "./messages.ts";

/** Reads the content of a project in its commits. */
export type Revisions = ReturnType<typeof createRevisionReader>;

/** The folders of a project that its sources are in. */
const sourceFolders: readonly string[] = ["content", "templates"];

/** Reads the sources of a project at a git revision. */
export async function readRevision(
	root: string,
	revision: string,
): Promise<Source[] | GitFailure> {
	return createRevisionReader(root).readRevision(revision);
}

/** Creates a reader of the commits of a project. The content of a file is read once, whatever commits have it. */
export function createRevisionReader(root: string) {
	const git = createGit(root);
	const objects = new Map<string, GitObject>();

	async function read(files: readonly CommittedFile[]): Promise<Source[]> {
		const ids = new Set(files.map(({ object }) => object));
		const unknown = [...ids].filter((id) => !objects.has(id));
		for (const [id, object] of await readObjects(root, unknown))
			objects.set(id, object);
		return files.flatMap(({ path, object }) => {
			const found = objects.get(object);
			return found ? [{ ...found, path }] : [];
		});
	}

	async function readRevision(
		revision: string,
	): Promise<Source[] | GitFailure> {
		const commit = await resolveCommit(root, revision);
		if (commit === undefined) return explainMissingRevision(root, revision);
		const files = await listCommittedFiles(root, commit);
		const sources = await read(files);
		return sources.length < files.length
			? createIncompleteFailure(revision)
			: sources;
	}

	return {
		/** The files of content/ and templates/ in a revision. */
		readRevision,
		/** The same for the last commit; empty before the first commit. */
		async readLastCommit(): Promise<readonly Source[] | GitFailure> {
			if (await resolveCommit(root, "HEAD")) return readRevision("HEAD");
			const found = await git(["rev-parse", "--git-dir"]);
			return found.hasSucceeded
				? []
				: { failure: describeGitFailure(root, found) };
		},
		/** The same; empty if the revision doesn't exist, e.g. the parent of the first commit. */
		readSources: async (revision: string): Promise<Source[]> =>
			read(await listCommittedFiles(root, revision)),
		/** Reads versions of files by the ids of their contents. */
		read,
	};
}

/** The id of the commit that a revision names; undefined if there is none. */
export async function resolveCommit(
	root: string,
	revision: string,
): Promise<string | undefined> {
	// A name that starts with a hyphen would be an option, and no revision has one.
	if (revision.startsWith("-")) return undefined;
	const name = `${revision}^{commit}`;
	const found = await createGit(root)([
		"rev-parse",
		"--verify",
		"--quiet",
		name,
	]);
	return found.hasSucceeded ? found.text : undefined;
}

/** Lists which of these files git ignores (.gitignore). */
export async function findIgnoredFiles(
	root: string,
	files: readonly string[],
): Promise<ReadonlySet<string>> {
	const asked = ["check-ignore", "-z", "--stdin"];
	return new Set(
		splitNulSeparated(await createGit(root)(asked, toNulSeparated(files))),
	);
}

/** A file of a commit, and the id of its content. */
type CommittedFile = { readonly path: string; readonly object: string };

/** Lists the files of these folders in a commit. */
export async function listCommittedFiles(
	root: string,
	commit: string,
	folders = sourceFolders,
): Promise<CommittedFile[]> {
	const asked = ["ls-tree", "-rz", commit, "--", ...folders];
	// “mode blob object⇥path”. Links (mode 120000) are not followed.
	return splitNulSeparated(await createGit(root)(asked))
		.flatMap((line): CommittedFile[] => {
			const [, object, path] =
				/^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return object && path ? [{ path, object }] : [];
		})
		.filter(({ path }) => !path.split("/").some(isIgnoredFile));
}

/** The content of a file. */
type GitObject = Omit<Source, "path">;

/** Reads the contents that git has under these ids; missing ones are left out. */
export async function readObjects(
	root: string,
	ids: readonly string[],
): Promise<Map<string, GitObject>> {
	const found = new Map<string, GitObject>();
	const input = ids.map((id) => `${id}\n`).join("");
	const { hasSucceeded, out } = await createGit(root)(
		["cat-file", "--batch"],
		input,
	);
	// “id blob size”, a line break, the bytes, a line break; or “id missing”.
	for (let at = 0; hasSucceeded && at < out.length; ) {
		const start = out.indexOf("\n", at) + 1;
		const [, id, size] =
			/^(\S+) blob (\d+)\n$/.exec(out.toString("latin1", at, start)) ?? [];
		at = start;
		if (id === undefined) continue;
		const bytes = out.subarray(start, start + Number(size));
		found.set(id, { bytes, digest: toDigest(bytes) });
		at += bytes.length + 1;
	}
	return found;
}

async function explainMissingRevision(
	root: string,
	revision: string,
): Promise<GitFailure> {
	const asked = ["rev-parse", "--is-shallow-repository"];
	const found = await createGit(root)(asked);
	if (!found.hasSucceeded) return { failure: describeGitFailure(root, found) };
	const hint =
		found.text === "true"
			? "Only the newest part of the history is here; fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0)."
			: "Name a branch, a tag or a commit, e.g. main or HEAD~1.";
	return { failure: `There is no git revision ${revision}. ${hint}` };
}

/** Says in English why git can't read the repository around a folder. */
export function describeGitFailure(root: string, result: GitResult): string {
	const { message, detail } = explainUnreadableRepository(root, result);
	return [message.en, detail ?? []].flat().join("\n");
}

function createIncompleteFailure(revision: string): GitFailure {
	return {
		failure: `git does not have all files of ${revision} here: its copy of the history is partial or damaged. Fetch it whole: git fetch --refetch --no-filter`,
	};
}
