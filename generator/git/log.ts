import { createGit, type GitFailure, splitNulSeparated } from "./git.ts";
import { describeGitFailure } from "./revisions.ts";

/** A commit, and the files that it changed. */
export type Commit = {
	readonly id: string;
	readonly parents: readonly string[];
	/** Seconds since 1970, by a clock that may have been wrong. */
	readonly date: number;
	readonly author: string;
	readonly message: string;
	/** Without those of merges. Removed files have an id of zeros. */
	readonly files: readonly ChangedFile[];
};

/** A file that a commit changed: its path in the project, and the id of its new content. */
export type ChangedFile = { readonly path: string; readonly object: string };

/** Also the commits whose changes a merge didn't take. */
const allSides = ["--full-history", "--no-merges"];

/** Lists the newest commits up to a revision that changed the content or the templates. */
export async function listCommits(
	root: string,
	revision: string,
	most: number,
): Promise<Commit[]> {
	const paths = ["--", "content", "templates"];
	const count = `--max-count=${most}`;
	const log = await readLog(root, [...allSides, count, revision, ...paths]);
	return "failure" in log ? [] : log;
}

/** Lists the ids of the newest committed versions of a file, the newest first, with the date of each. */
export async function listFileVersions(
	root: string,
	path: string,
	most: number,
): Promise<(ChangedFile & Pick<Commit, "date">)[]> {
	const count = `--max-count=${most}`;
	const log = await readLog(root, [...allSides, count, "--", path]);
	return "failure" in log
		? []
		: log.flatMap(({ date, files }) =>
				files.map((each) => ({ ...each, date })),
			);
}

/** Reads commits by the arguments of `git log`. */
export async function readLog(
	root: string,
	args: readonly string[],
): Promise<Commit[] | GitFailure> {
	const listed = await createGit(root)([
		...["log", "-z", "--raw", "--no-abbrev", "--no-renames", "--relative"],
		// Whatever the settings of the user are.
		...["--no-ext-diff", "--no-textconv", "--no-color", "--encoding=UTF-8"],
		...[`--format=${format}`, ...args],
	]);
	if (!listed.hasSucceeded)
		return { failure: describeGitFailure(root, listed) };
	const commits: (Commit & { readonly files: ChangedFile[] })[] = [];
	let object = "";
	// A commit by its format, then of each of its files “:mode mode object object letter” and its path.
	for (const item of splitNulSeparated(listed)) {
		const change = /^\n?:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]$/.exec(item);
		if (change) object = change[1] ?? "";
		else if (item.startsWith(separator)) commits.push(parseCommit(item));
		else commits.at(-1)?.files.push({ path: item, object });
	}
	return commits;
}

/** A character that is in no path and no message. */
const separator = "\u0001";
const format = ["", "%H", "%P", "%ct", "%an", "%B"].join("%x01");

function parseCommit(text: string) {
	const [, id = "", parents = "", date, author = "", message = ""] =
		text.split(separator);
	return {
		id,
		parents: parents.split(" ").filter(Boolean),
		date: Number(date),
		author,
		message: message.trim(),
		files: [],
	};
}
