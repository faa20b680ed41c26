import {
	findIgnoredFiles,
	findPublishedRevision,
	type GitFailure,
	readLastCommit,
	readRevision,
	type Source,
} from "kilde/tools";
import type { Editor } from "../editor.ts";

/** The published content, and the content on the disk, without files that git ignores. */
export type ContentVersions = {
	readonly before: readonly Source[];
	readonly after: readonly Source[];
};

/** Reads the content as it was published last, and as it is; or why git can't. */
export async function readVersions({
	root,
	environment,
	workspace,
}: Editor): Promise<ContentVersions | GitFailure> {
	const { sources } = (await workspace.current()).value;
	const revision = await findPublishedRevision(root, environment);
	const before =
		revision === "HEAD"
			? await readLastCommit(root, sources)
			: await readRevision(root, revision, sources);
	if ("failure" in before) return before;
	return { before, after: await withoutIgnoredFiles(root, before, sources) };
}

/** Leaves out the files that git ignores and doesn't know. */
export async function withoutIgnoredFiles(
	root: string,
	known: readonly Source[],
	sources: readonly Source[],
): Promise<readonly Source[]> {
	const paths = new Set(known.map(({ path }) => path));
	const added = sources
		.map(({ path }) => path)
		.filter((path) => !path.endsWith("/") && !paths.has(path));
	if (added.length === 0) return sources;
	const ignored = await findIgnoredFiles(root, added);
	return sources.filter(({ path }) => !ignored.has(path));
}
