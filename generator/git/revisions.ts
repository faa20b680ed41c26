import type { Source } from "../types.ts";
import { readObjects, runGit } from "./git.ts";
import { filesAt } from "./revision.ts";

/** A commit: its id, its moment, and whether the remote branch has it. */
export type Commit = {
	readonly id: string;
	readonly moment: Date;
	readonly isPublished: boolean;
};

/** Reads commits of a project and the content in them. */
export type Revisions = ReturnType<typeof createRevisions>;

/** Creates a reader of the commits of a project. The content of a file is read once, whatever commits have it. */
export function createRevisions(root: string) {
	const objects = new Map<string, Omit<Source, "path">>();

	function sourcesAt(revision: string): Source[] {
		const files = filesAt(root, revision);
		const unknown = files.filter(({ object }) => !objects.has(object));
		for (const [index, source] of readObjects(root, unknown).entries())
			objects.set(unknown[index]?.object ?? "", source);
		return files.flatMap(({ path, object }) => {
			const known = objects.get(object);
			return known ? [{ ...known, path }] : [];
		});
	}

	return {
		/** The newest commits that changed the content or the templates, the newest first: after a commit, if one is given. */
		commits(most: number, after?: string): Commit[] {
			return commitsOf(root, most, after);
		},
		/** The files of content/ and templates/ in a revision; none of one that isn't there, as the parent of the first commit. */
		sourcesAt,
		/**
		 * The files that were published last: those of the commit where this branch and the remote one part; of the last
		 * commit if nothing was ever published from here.
		 */
		publishedSources(): Source[] {
			const asked = ["merge-base", "HEAD", "@{upstream}"];
			const { isGood, out } = runGit(root, asked);
			return sourcesAt(isGood ? `${out}`.trim() : "HEAD");
		},
	};
}

function commitsOf(root: string, most: number, after?: string): Commit[] {
	const from = after === undefined ? "HEAD" : `${after}^`;
	const { isGood, out } = runGit(root, [
		"log",
		`--max-count=${most}`,
		"--first-parent",
		"--format=%H %ct",
		from,
		"--",
		"content",
		"templates",
	]);
	const unpublished = commitsSince(root, "@{upstream}");
	const lines = isGood ? `${out}`.split("\n").filter(Boolean) : [];
	return lines.map((line) => {
		const [id = "", seconds] = line.split(" ");
		const moment = new Date(Number(seconds) * 1000);
		return { id, moment, isPublished: unpublished?.has(id) === false };
	});
}

/** The commits that a revision doesn't have; undefined if there is no such revision. */
function commitsSince(
	root: string,
	revision: string,
): ReadonlySet<string> | undefined {
	const { isGood, out } = runGit(root, ["rev-list", `${revision}..HEAD`]);
	return isGood ? new Set(`${out}`.split("\n").filter(Boolean)) : undefined;
}
