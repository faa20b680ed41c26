import type { MessageText } from "../../messages/format.ts";
import { getBootId, isRunning, processId } from "../../terminal/terminal.ts";
import type { Source } from "../../types.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import type { Draft } from "../file/merge.ts";
import type { FileBytes } from "../file/read-file.ts";
import { keptFiles } from "../requests/schemas.ts";
import { isKept, readKept, removeKept, writeKept } from "./kept-files.ts";

// What is not saved outlives the run that has it in memory: it is on the disk before a request is answered, and the next
// run offers it.

/** The unsaved files of a run that has ended. */
export type EarlierRun = {
	/** Names it. */
	readonly name: string;
	readonly files: readonly (Draft & { readonly path: string })[];
};

/** The unsaved files of this run on the disk, and those left by earlier ones. */
export type KeptRuns = ReturnType<typeof createKeptRuns>;

/** Begins to keep what a run of the editor, named by its session, doesn't save. */
export function createKeptRuns(root: string, session: string) {
	const own = `${session}.${processId}.${getBootId()}.json`;
	/** The content of this run's file. */
	let kept: ReadonlyMap<string, Draft> = new Map();
	const taken = new Set<string>();

	return {
		/** Must be called before drafts are said to be kept: returns why they aren't on the disk, undefined if they are. */
		keep(unsaved: ReadonlyMap<string, Draft>): MessageText | undefined {
			// Whoever cleans up the folder may have taken it away.
			const isThere = isKept(root, own) === unsaved.size > 0;
			if (!isThere || !isSame(kept, unsaved)) {
				const why = writeKept(root, own, textOf(unsaved));
				if (why) return why;
				kept = new Map(unsaved);
			}
			for (const name of taken)
				if (!removeKept(root, [name])) taken.delete(name);
			return undefined;
		},
		/** The unsaved files of runs that have ended, except those that the disk has by now; and the names of unreadable files. */
		earlier(disk: readonly Source[]) {
			const onDisk = new Map(disk.map(({ path, bytes }) => [path, bytes]));
			const runs: EarlierRun[] = [];
			const unreadable: string[] = [];
			const hasEnded = (name: string) => name !== own && !isOfRunning(name);
			for (const { name, text } of readKept(root, hasEnded)) {
				const found = filesIn(text);
				// A run that was killed while it saved may have saved all of it.
				const files = found?.filter(
					({ path, now }) => !hasSameBytes(onDisk.get(path), now),
				);
				if (!files) unreadable.push(name);
				else if (files.length === 0) removeKept(root, [name]);
				else if (!taken.has(name)) runs.push({ name, files });
			}
			return { runs, unreadable };
		},
		/** Must be called when the drafts have what a run left; its file goes once that is kept as theirs. */
		taken: (name: string) => void taken.add(name),
		/** Removes what a run left; returns why that isn't possible. */
		drop: (name: string) => removeKept(root, [name]),
	};
}

/** Whether the run that a file is named by may go on: its process is there, and the machine has not started since. */
function isOfRunning(name: string): boolean {
	const [, id, boot = ""] =
		/^[^.]*\.(\d+)\.([\w-]+)\.json(?:\.next)?$/.exec(name) ?? [];
	// If the system has no boot id, the id is the minute of the boot, rounded.
	const isThisStart =
		boot === getBootId() || Math.abs(Number(boot) - Number(getBootId())) <= 1;
	// A process is one run: another one with its id has ended.
	return Number(id) !== processId && isThisStart && isRunning(Number(id));
}

function isSame(
	kept: ReadonlyMap<string, Draft>,
	unsaved: ReadonlyMap<string, Draft>,
): boolean {
	return (
		kept.size === unsaved.size &&
		[...unsaved].every(([path, { base, now }]) => {
			const there = kept.get(path);
			return (
				there && hasSameBytes(there.base, base) && hasSameBytes(there.now, now)
			);
		})
	);
}

function textOf(unsaved: ReadonlyMap<string, Draft>): string | undefined {
	if (unsaved.size === 0) return undefined;
	return JSON.stringify(
		[...unsaved].map(([path, { base, now }]) => ({
			path,
			base: base64Of(base),
			now: base64Of(now),
		})),
	);
}

/** The files that such a text holds; undefined where it is none. */
function filesIn(text: string | undefined): EarlierRun["files"] | undefined {
	try {
		return keptFiles
			.parse(JSON.parse(text ?? ""))
			.map(({ path, base, now }) => ({
				path,
				base: bytesIn(base),
				now: bytesIn(now),
			}));
	} catch {
		return undefined;
	}
}

function base64Of(bytes: FileBytes): string | null {
	return bytes ? Buffer.from(bytes).toString("base64") : null;
}

function bytesIn(base64: string | null): FileBytes {
	return base64 === null ? undefined : Buffer.from(base64, "base64");
}
