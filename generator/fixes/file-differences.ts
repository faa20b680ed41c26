import { decodeFile } from "../files/content-file.ts";
import { diffLists } from "../text/diff-lists.ts";
import { normalizeSourceText } from "../text/line-breaks.ts";
import type { EditedFile } from "../write/content-files.ts";

/** Lines of a file that differ; `line` is the number of the first, from 1. */
export type Difference = {
	readonly file: string;
	readonly line: number;
	readonly before: readonly string[];
	readonly after: readonly string[];
};

/** Lists the lines in which edited files differ. */
export function listDifferences(files: readonly EditedFile[]): Difference[] {
	return files.flatMap(({ path: file, base, bytes }) => {
		const [old = [], now = []] = [base, bytes].map((each) =>
			normalizeSourceText(decodeFile(each) ?? "").split("\n"),
		);
		return diffLists(old, now).map(({ removed, added, removedAt }) => ({
			file,
			line: removedAt + 1,
			before: removed,
			after: added,
		}));
	});
}

/** Formats a difference as lines of a patch. */
export function formatPatch({ before, after }: Difference): string[] {
	return [
		...before.map((line) => `- ${line}`),
		...after.map((line) => `+ ${line}`),
	];
}
