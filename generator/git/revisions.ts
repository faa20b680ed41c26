import { createHash } from "node:crypto";
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

/** The folders of a project that its sources are in. */
const sourceFolders: readonly string[] = ["content", "templates"];

/**
 * Reads the files of content/ and templates/ at a git revision. Files with the content of `known` sources, such as those on
 * the disk, aren't read from git.
 */
export async function readRevision(
	root: string,
	revision: string,
	known: readonly Source[] = [],
): Promise<Source[] | GitFailure> {
	const commit = await resolveCommit(root, revision);
	if (commit === undefined) return explainMissingRevision(root, revision);
	const files = await listCommittedFiles(root, commit);
	const sources = await readFiles(root, files, known);
	return sources.length < files.length
		? createIncompleteFailure(revision)
		: sources;
}

/** Reads the same of the last commit; empty before the first commit. */
export async function readLastCommit(
	root: string,
	known: readonly Source[] = [],
): Promise<Source[] | GitFailure> {
	if (await resolveCommit(root, "HEAD"))
		return readRevision(root, "HEAD", known);
	const found = await createGit(root)(["rev-parse", "--git-dir"]);
	return found.hasSucceeded ? [] : { failure: describeGitFailure(root, found) };
}

/** Reads the last committed version of a file; undefined if it has none. */
export async function readCommittedFile(
	root: string,
	path: string,
): Promise<Uint8Array | undefined> {
	const files = await listCommittedFiles(root, "HEAD", [path]);
	const [source] = await readFiles(root, files, []);
	return source?.bytes;
}

async function readFiles(
	root: string,
	files: readonly CommittedFile[],
	known: readonly Source[],
): Promise<Source[]> {
	const algorithm = files[0]?.object.length === 64 ? "sha256" : "sha1";
	const same = new Map(
		known
			.filter(({ isUnread }) => !isUnread)
			.map((source) => [getObjectId(source, algorithm), source]),
	);
	const ids = files.map(({ object }) => object).filter((id) => !same.has(id));
	const objects = await readObjects(root, [...new Set(ids)]);
	return files.flatMap(({ path, object }) => {
		const found = same.get(object) ?? objects.get(object);
		return found ? [{ ...found, path }] : [];
	});
}

const objectIds = new WeakMap<Source, string>();

/** Returns the id that git gives the content of a source. */
function getObjectId(source: Source, algorithm: "sha1" | "sha256"): string {
	const known = objectIds.get(source);
	if (known !== undefined) return known;
	const { bytes } = source;
	const id = createHash(algorithm)
		.update(`blob ${bytes.length}\0`)
		.update(bytes)
		.digest("hex");
	objectIds.set(source, id);
	return id;
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
	if (ids.length === 0) return found;
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
