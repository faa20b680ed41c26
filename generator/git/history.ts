import { groupBy } from "../diagnostics/group-by.ts";
import type { Source } from "../types.ts";
import {
	createGit,
	type GitFailure,
	splitLines,
	splitNulSeparated,
} from "./git.ts";
import {
	describeGitFailure,
	listCommittedFiles,
	readObjects,
	resolveCommit,
} from "./revisions.ts";

/** When each text of a project's content/ was committed. Files are named by their path from the project's folder. */
export type History = {
	/** The commits that changed each text, descendants first. */
	readonly changes: ReadonlyMap<string, readonly CommittedChange[]>;
	/** The parents of each commit that changed content/. */
	readonly parents: ReadonlyMap<string, readonly string[]>;
	/** Texts with changes that are not committed. */
	readonly uncommitted: ReadonlySet<string>;
	/** The newest committed versions of each text that has changed, in the order of its changes. */
	readonly versions: ReadonlyMap<string, readonly CommittedVersion[]>;
};

/** A history in which nothing is known to have changed. */
export const emptyHistory: History = {
	changes: new Map(),
	parents: new Map(),
	uncommitted: new Set(),
	versions: new Map(),
};

/** A commit that changed a file, and its date (seconds since 1970), by a clock that may have been wrong. */
export type CommittedChange = {
	readonly commit: string;
	readonly date: number;
};

/** A version of a file, and the commit that made it. */
export type CommittedVersion = Source & CommittedChange;

/** How many versions of a file are read. */
const mostVersions = 30;

/** Reads the git history of a project's texts; `sources` are those on the disk. */
export async function readHistory(
	root: string,
	sources: readonly Source[],
): Promise<History | GitFailure> {
	const asked = ["rev-parse", "--is-shallow-repository"];
	const repository = await createGit(root)(asked);
	if (!repository.hasSucceeded)
		return createHistoryFailure(describeGitFailure(root, repository));
	if (repository.text === "true") return shallow;
	const head = await resolveCommit(root, "HEAD");
	const files = head === undefined ? [] : await listCommittedFiles(root, head);
	const committed = new Map(files.map(({ path, object }) => [path, object]));
	const texts = sources.filter(({ path }) => /\.(md|yaml)$/.test(path));
	const known = texts.filter(({ path }) => committed.has(path));
	if (head === undefined || !known.some(({ path }) => path.endsWith(".md")))
		return createHistoryFailure("None of the texts is in the git history.");
	const read = await readChangesByFile(root, head);
	if ("failure" in read) return read;
	const { changes, parents } = read;
	const newest = known.flatMap(({ path }) =>
		(changes.get(path) ?? []).slice(0, mostVersions),
	);
	const objects = await readObjects(root, [
		...known.flatMap(({ path }) => committed.get(path) ?? []),
		...newest.map(({ object }) => object),
	]);
	const versions = newest.flatMap((change) => {
		const found = objects.get(change.object);
		return found ? [{ ...change, ...found }] : [];
	});
	const isCommitted = ({ path, bytes }: Source) => {
		const found = objects.get(committed.get(path) ?? "");
		return found && toUnixLineEnds(bytes) === toUnixLineEnds(found.bytes);
	};
	const uncommitted = texts.filter((text) => !isCommitted(text));
	return {
		changes,
		parents,
		uncommitted: new Set(uncommitted.map(({ path }) => path)),
		versions: groupBy(versions, ({ path }) => path),
	};
}

/**
 * Lists the commits that changed a file and all their ancestors, i.e. everything its author may have seen. Undefined if
 * its last change is not committed.
 */
export function listCommitsUpToLastChange(
	file: string,
	{ changes, parents, uncommitted }: History,
): ReadonlySet<string> | undefined {
	const own = changes.get(file);
	if (!own || uncommitted.has(file)) return undefined;
	const known = new Set(own.map(({ commit }) => commit));
	// Iteration over a set includes items added during it.
	for (const commit of known)
		for (const parent of parents.get(commit) ?? []) known.add(parent);
	return known;
}

/** A change of a file, with the id of its new content. */
type CommittedFileChange = CommittedChange & {
	readonly path: string;
	readonly object: string;
};

/** Reads the changes of each file, descendants first, and the parents of their commits. */
async function readChangesByFile(root: string, head: string) {
	const git = createGit(root);
	const commits = await git([
		...["rev-list", "--topo-order", "--parents", "--timestamp"],
		...[head, "--", "content"],
	]);
	const dates = new Map<string, number>();
	const parents = new Map<string, readonly string[]>();
	for (const line of splitLines(commits)) {
		const [date, commit = "", ...before] = line.split(" ");
		dates.set(commit, Number(date));
		parents.set(commit, before);
	}
	const listing = await git(
		[
			...["diff-tree", "--stdin", "--root", "-r", "-z", "--raw", "--no-abbrev"],
			...["--no-renames", "--no-ext-diff", "--no-textconv", "--relative"],
			...["--", "content"],
		],
		[...dates.keys()].map((commit) => `${commit}\n`).join(""),
	);
	const failed = [commits, listing].find(({ hasSucceeded }) => !hasSucceeded);
	if (failed) return createHistoryFailure(describeGitFailure(root, failed));
	const found: CommittedFileChange[] = [];
	let [commit, object] = ["", ""];
	// A commit's id, then of each of its files “:mode mode object object letter” and its path.
	for (const item of splitNulSeparated(listing)) {
		const change = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]$/.exec(item);
		if (change) object = change[1] ?? "";
		else if (dates.has(item)) commit = item;
		else
			found.push({ path: item, object, commit, date: dates.get(commit) ?? 0 });
	}
	return { changes: groupBy(found, ({ path }) => path), parents };
}

/** Converts line ends: on Windows, files on the disk may have CRLF where git has LF. */
function toUnixLineEnds(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
}

/** A commit: its parent, its moment, the name of its author, and its message. */
export type Commit = {
	readonly id: string;
	/** Undefined for the first commit. */
	readonly parent: string | undefined;
	readonly moment: Date;
	readonly author: string;
	readonly message: string;
};

/** Lists the newest published commits that changed files of the content, without merges. */
export async function listCommits(
	root: string,
	revision: string,
	most: number,
): Promise<Commit[]> {
	const listed = await createGit(root)([
		...["log", "--full-history", "--no-merges", `--max-count=${most}`],
		...["--format=%H%n%P%n%ct%n%an%n%B%x00", revision],
		...["--", "content", "templates"],
	]);
	return splitNulSeparated(listed).flatMap((text) => {
		const [id = "", parent, seconds, author = "", ...message] = text
			.trimStart()
			.split("\n");
		if (id === "") return [];
		return {
			id,
			parent: parent || undefined,
			moment: toDate(seconds),
			author,
			message: message.join("\n").trim(),
		};
	});
}

/** A version of a file: the id of its content, and the moment of its commit. */
export type FileVersion = {
	readonly object: string;
	readonly moment: Date;
};

/** Lists the newest committed versions of a file, also those that a merge didn't take, the newest first. */
export async function listFileVersions(
	root: string,
	path: string,
	most: number,
): Promise<FileVersion[]> {
	const listed = await createGit(root)([
		...["log", "--full-history", "--no-merges", `--max-count=${most}`],
		...["--raw", "--no-abbrev", "--no-renames", "--format=%ct", "--", path],
	]);
	let moment = new Date(0);
	return splitLines(listed).flatMap((line) => {
		const [, object] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /.exec(line) ?? [];
		if (object !== undefined) return { object, moment };
		moment = toDate(line);
		return [];
	});
}

function toDate(seconds: string | undefined): Date {
	return new Date(Number(seconds) * 1000);
}

function createHistoryFailure(reason: string): GitFailure {
	return {
		failure: `The age of the texts comes from the git history. ${reason}\nkilde check lists missing translations without it.`,
	};
}

const shallow: GitFailure = {
	failure:
		"Only the newest part of the git history is here, so the age of the texts is unknown. Fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).",
};
