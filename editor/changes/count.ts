import type { Editor } from "../editor.ts";
import { listContentChanges } from "./changes.ts";
import { readVersions } from "./published.ts";

/** Counts the changes that aren't published; null if git can't tell. */
export async function countChanges(editor: Editor): Promise<number | null> {
	const versions = await readVersions(editor);
	if ("failure" in versions) return null;
	const { labels } = await editor.getContent();
	return listContentChanges(versions.before, versions.after, labels).length;
}
