import type { Editor } from "../editor.ts";

/** Counts the changes that aren't published; null if that isn't known. */
export async function countChanges(_: Editor): Promise<number | null> {
	return null;
}
