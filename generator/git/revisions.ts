import type { Source } from "../types.ts";
import { gitIn, linesIn } from "./git.ts";
import { type CommittedFile, filesAt, readObjects } from "./revision.ts";

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

	async function read(files: readonly CommittedFile[]): Promise<Source[]> {
		const unknown = files.filter(({ object }) => !objects.has(object));
		const ids = new Map(unknown.map(({ path, object }) => [path, object]));
		for (const source of await readObjects(root, unknown))
			objects.set(ids.get(source.path) ?? "", source);
		return files.flatMap(({ path, object }) => {
			const known = objects.get(object);
			return known ? [{ ...known, path }] : [];
		});
	}

	const sourcesAt = async (revision: string) =>
		read(await filesAt(root, revision));
	let published:
		| { readonly id: string; readonly sources: Source[] }
		| undefined;

	return {
		/** The newest commits that changed the content or the templates, the newest first: after a commit, if one is given. */
		commits(most: number, after?: string): Promise<Commit[]> {
			return commitsOf(root, most, after);
		},
		/** The newest commits that changed a file, the newest first. */
		commitsOfFile(path: string, most: number): Promise<Commit[]> {
			return commitsOf(root, most, undefined, [path]);
		},
		/** A file of content/ or templates/ in a revision; undefined if it isn't there. */
		async fileAt(revision: string, path: string): Promise<Source | undefined> {
			const files = await filesAt(root, revision, [path]);
			return (await read(files.filter((file) => file.path === path)))[0];
		},
		/** The files of content/ and templates/ in a revision; none of one that isn't there, such as the parent of the first commit. */
		sourcesAt,
		/**
		 * The files that were published last: those of the commit where this branch and the remote one part; of the last
		 * commit if nothing was ever published from here.
		 */
		async publishedSources(): Promise<Source[]> {
			const asked = ["merge-base", "HEAD", "@{upstream}"];
			const { isGood, text: id } = await gitIn(root)(asked);
			if (!isGood) return sourcesAt("HEAD");
			if (published?.id !== id)
				published = { id, sources: await sourcesAt(id) };
			return published.sources;
		},
	};
}

async function commitsOf(
	root: string,
	most: number,
	after?: string,
	paths: readonly string[] = ["content", "templates"],
): Promise<Commit[]> {
	const git = gitIn(root);
	const from = after === undefined ? "HEAD" : `${after}^`;
	const listed = await git([
		"log",
		`--max-count=${most}`,
		"--first-parent",
		"--format=%H %ct",
		from,
		"--",
		...paths,
	]);
	const ahead = await git(["rev-list", "@{upstream}..HEAD"]);
	const unpublished = new Set(linesIn(ahead));
	return (listed.isGood ? linesIn(listed) : []).map((line) => {
		const [id = "", seconds] = line.split(" ");
		const moment = new Date(Number(seconds) * 1000);
		return { id, moment, isPublished: ahead.isGood && !unpublished.has(id) };
	});
}
