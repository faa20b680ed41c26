import {
	createRevisionReader,
	findIgnoredFiles,
	findPublishedRevision,
	type GitFailure,
	type Revisions,
	type Source,
} from "kilde/tools";
import type { Editor } from "../editor.ts";

/** The published content, and the content on the disk, without files that git ignores. */
export type ContentVersions = {
	readonly before: readonly Source[];
	readonly after: readonly Source[];
};

const readers = new WeakMap<Editor, Revisions>();

/** Returns the reader of the commits of an editor's project, which keeps what it has read. */
export function getRevisions(editor: Editor): Revisions {
	const known = readers.get(editor);
	if (known) return known;
	const reader = createRevisionReader(editor.root);
	readers.set(editor, reader);
	return reader;
}

/** Reads the content as it was published last, and as it is; or why git can't. */
export async function readVersions(
	editor: Editor,
): Promise<ContentVersions | GitFailure> {
	const { root, environment, workspace } = editor;
	const reader = getRevisions(editor);
	const last = await reader.readLastCommit();
	if ("failure" in last) return last;
	const revision = await findPublishedRevision(root, environment);
	const before =
		revision === "HEAD" ? last : await reader.readSources(revision);
	const { sources } = (await workspace.current()).value;
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
