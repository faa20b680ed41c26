import { basename } from "node:path";
import { noMemo } from "../../cache/memo.ts";
import type { Conflict } from "../../git/merge.ts";
import { listContentFiles } from "../../link/entries.ts";
import type { FileChange } from "../../read/changes.ts";
import type { Source } from "../../types.ts";
import { contentOf } from "../changes/content-changes.ts";
import { thingOf } from "../contents/related.ts";
import type { Content } from "../context.ts";
import { settled } from "../file/merge.ts";
import { decoded, type FileBytes } from "../file/read-file.ts";
import type { Incoming } from "./drafts.ts";

/** The bytes of no file. */
const neither = new Uint8Array([0]);

/** The files of a merge, and those in which a choice is still to be made. */
type Merged = {
	readonly files: readonly FileChange[];
	readonly open: readonly Omit<Incoming, "by">[];
};

/**
 * Brings together by value what git can't merge by line. Where both changed the same value, it is what others have published,
 * until somebody chooses. Files that are none of the content are left out.
 */
export function mergedByValue(
	unmerged: readonly Conflict[],
	ours: readonly Source[],
	theirs: readonly Source[],
	current: Content,
): Merged {
	const own = unmerged.filter(({ path }) => path.startsWith("content/"));
	const files: FileChange[] = [];
	const open: Omit<Incoming, "by">[] = [];
	for (const { path, base, here, theirs } of own) {
		let isOpen = false;
		const bytes = settled(path, { base, now: here }, theirs, () => {
			isOpen = true;
			return "disk";
		});
		files.push({ path, bytes });
		if (isOpen) open.push({ path, base, with: path });
	}
	for (const { path, here, theirs: there } of own) {
		if (here && there) continue;
		for (const file of belongingTo(path, here ?? there, {
			with: here ? ours : theirs,
			without: here ? theirs : ours,
			current,
		})) {
			if (files.some((each) => each.path === file.path)) continue;
			files.push({ path: file.path, bytes: here ? undefined : file.bytes });
			// It has changed on one side only, but goes with what has changed on both.
			open.push({ path: file.path, base: neither, with: path });
		}
	}
	return { files, open };
}

/** The other files of a thing that only one side has still, with the pictures that they show. */
function belongingTo(
	path: string,
	bytes: FileBytes,
	sides: {
		readonly with: readonly Source[];
		readonly without: readonly Source[];
		readonly current: Content;
	},
): Source[] {
	const { site, entries } = contentOf(sides.with, sides.current, noMemo);
	const things = new Map(
		listContentFiles(entries).map((each) => [each.file, thingOf(each, site)]),
	);
	const gone = sides.with.filter(
		(source) =>
			source.path !== path &&
			!sides.without.some((each) => each.path === source.path),
	);
	const thing = things.get(path);
	const own = gone.filter(
		(each) => thing !== undefined && things.get(each.path) === thing,
	);
	const texts = [bytes, ...own.map((each) => each.bytes)].map(decoded);
	const pictures = gone.filter(
		(each) =>
			each.path.startsWith("content/media/") &&
			texts.some((text) => text?.includes(basename(each.path))),
	);
	return [...own, ...pictures];
}
