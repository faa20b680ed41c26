import type { Source } from "../types.ts";
import { readObjects, runGit } from "./git.ts";
import { type CommittedFile, filesAt } from "./revision.ts";

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

	function read(files: readonly CommittedFile[]): Source[] {
		const unknown = files.filter(({ object }) => !objects.has(object));
		const ids = new Map(unknown.map(({ path, object }) => [path, object]));
		for (const source of readObjects(root, unknown))
			objects.set(ids.get(source.path) ?? "", source);
		return files.flatMap(({ path, object }) => {
			const known = objects.get(object);
			return known ? [{ ...known, path }] : [];
		});
	}

	const sourcesAt = (revision: string) => read(filesAt(root, revision));
	let published:
		| { readonly id: string; readonly sources: Source[] }
		| undefined;

	return {
		/** The newest commits that changed the content or the templates, the newest first: after a commit, if one is given. */
		commits(most: number, after?: string): Commit[] {
			return commitsOf(root, most, after);
		},
		/** The newest commits that changed a file, the newest first. */
		commitsOfFile(path: string, most: number): Commit[] {
			return commitsOf(root, most, undefined, [path]);
		},
		/** A file of content/ or templates/ in a revision; undefined if it isn't there. */
		fileAt(revision: string, path: string): Source | undefined {
			return read(
				filesAt(root, revision).filter((file) => file.path === path),
			)[0];
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
			if (!isGood) return sourcesAt("HEAD");
			const id = `${out}`.trim();
			if (published?.id !== id) published = { id, sources: sourcesAt(id) };
			return published.sources;
		},
	};
}

function commitsOf(
	root: string,
	most: number,
	after?: string,
	paths: readonly string[] = ["content", "templates"],
): Commit[] {
	const from = after === undefined ? "HEAD" : `${after}^`;
	const { isGood, out } = runGit(root, [
		"log",
		`--max-count=${most}`,
		"--first-parent",
		"--format=%H %ct",
		from,
		"--",
		...paths,
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
