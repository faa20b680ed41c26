import { groupBy } from "../diagnostics/group-by.ts";
import type { Source } from "../types.ts";
import { createGit, type GitFailure } from "./git.ts";
import { readLog } from "./log.ts";
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
	const order = ["--topo-order", "--parents"];
	const log = await readLog(root, [...order, head, "--", "content"]);
	if ("failure" in log) return createHistoryFailure(log.failure);
	const found = log.flatMap(({ id: commit, date, files }) =>
		files.map((each) => ({ ...each, commit, date })),
	);
	const changes = groupBy(found, ({ path }) => path);
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
		parents: new Map(log.map(({ id, parents }) => [id, parents])),
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

/** Converts line ends: on Windows, files on the disk may have CRLF where git has LF. */
function toUnixLineEnds(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
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
