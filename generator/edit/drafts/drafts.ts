import type { MessageText } from "../../messages/format.ts";
import { applyChanges, type FileChange } from "../../read/changes.ts";
import type { Source } from "../../types.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import { type Draft, merge, settled } from "../file/merge.ts";
import type { FileBytes } from "../file/read-file.ts";
import type { Decision } from "../values/merge.ts";
import { createDisk } from "./disk.ts";
import { createHistory } from "./history.ts";

// Unsaved edits: files in memory over those of the disk, and the way back.

/** A file that changed on the disk too, in the same places. */
export type Clash = Draft &
	Partial<Shared> & {
		readonly disk: FileBytes;
	};

/** A file that others have published in another version: their names, and the file whose choice settles it. */
type Shared = {
	readonly by: string;
	readonly with: string;
};

/** A file that is about to be on the disk as others have published it, and its bytes where both have begun. */
export type Incoming = Shared & {
	readonly path: string;
	readonly base: FileBytes;
};

/** The edited files of a project. */
export type Drafts = ReturnType<typeof createDrafts>;

/** Creates the drafts of a project, of which nothing is edited yet. */
export function createDrafts() {
	const { read: onDisk, put: putOnDisk, take, ...disk } = createDisk();
	const overlay = createOverlay(onDisk, putOnDisk);
	const { drafts, clashes, read } = overlay;
	const { forget, closeSteps, ...history } = createHistory(read, overlay.put);
	const { isHeld, arrive, ...arrivals } = createArrivals(overlay);

	/** A draft merged with the disk can't be undone to a state before the merge. */
	function meet(path: string, draft: Draft): void {
		if (overlay.meet(path, draft)) forget(path);
	}

	/** Takes in what the disk has now. */
	function takeIn(found: readonly Source[]): void {
		// Undoing what was saved would take back what others did since, too.
		for (const path of arrive(() => take(found)))
			if (!drafts.has(path)) forget(path);
	}

	return {
		/** The bytes of a file as it is being edited. */
		read,
		...disk,
		...history,
		...arrivals,
		/** The files of the disk with the edited ones in their places; also finds out what changed on the disk meanwhile. */
		over(found: readonly Source[]): Source[] {
			const files = isHeld() ? disk.disk() : found;
			if (!isHeld()) takeIn(found);
			for (const [path, draft] of [...drafts]) meet(path, draft);
			return applyChanges(
				files,
				[...drafts].map(([path, { now }]) => ({ path, bytes: now })),
			);
		},
		/** The files that differ from the disk, by path. */
		unsaved: (): ReadonlyMap<string, Draft> => drafts,
		/** The files that changed here and on the disk, and can't be brought together. */
		clashes: (): ReadonlyMap<string, Clash> => clashes,
		/** Takes up again files of an earlier run, in one step; one that the disk has otherwise meanwhile clashes. */
		restore(
			files: readonly (Draft & { readonly path: string })[],
			label: MessageText,
		): void {
			const changes = files.flatMap(({ path, ...draft }) => {
				const change = changeTo(draft, path, read(path), onDisk(path));
				if (!change) meet(path, draft);
				return change ?? [];
			});
			history.change(changes, { label, step: undefined });
		},
		/**
		 * Settles a clash as it is decided; all else is brought together. Undo leads to what was made here; or where all of that is
		 * kept, to what is on the disk.
		 */
		settle(path: string, decide: () => Decision, label: MessageText): void {
			const together = [...clashes].flatMap(([file, clash]) =>
				file === path || clash.with === path ? file : [],
			);
			const changes = together.flatMap(
				(file) => overlay.settle(file, decide) ?? [],
			);
			for (const file of together) forget(file);
			history.change(changes, { label, step: undefined });
		},
		/** Must be called when files were saved, with these bytes: what else was edited in them is still unsaved. */
		saved(files: readonly FileChange[]): void {
			overlay.saved(files);
			closeSteps();
		},
	};
}

/** The change that takes up a file of an earlier run; undefined where the disk has it otherwise meanwhile. */
function changeTo(
	draft: Draft,
	path: string,
	current: FileBytes,
	disk: FileBytes,
): FileChange | undefined {
	const merged = merge(path, draft, current);
	if (merged) return { path, bytes: merged.bytes };
	return hasSameBytes(disk, draft.base)
		? { path, bytes: draft.now }
		: undefined;
}

/** Files that are about to be on the disk as others have published them. */
function createArrivals({ read, receive }: ReturnType<typeof createOverlay>) {
	/** While they are being written, the disk is taken as it was: half of a file is none. */
	let isHeld = false;
	let incoming: readonly Incoming[] = [];
	return {
		isHeld: () => isHeld,
		/**
		 * Must be called before these files are written to the disk as others have published them: what is here of them, saved or
		 * not, is then not saved, and clashes with it. Until `arrived`, no build takes in what has changed on the disk.
		 */
		expect(files: readonly Incoming[]): void {
			incoming = files;
			isHeld = true;
		},
		/** Must be called once they are written, or it is known that they are not. */
		arrived(): void {
			isHeld = false;
		},
		/** Takes in what the disk has now, which `take` returns the changed files of; returns these. */
		arrive(take: () => readonly string[]): readonly string[] {
			const own = new Map(incoming.map(({ path }) => [path, read(path)]));
			const changed = take();
			for (const each of incoming)
				if (changed.includes(each.path)) receive(each, own.get(each.path));
			incoming = [];
			return changed;
		},
	};
}

/** The edited files, over those of the disk. */
function createOverlay(
	onDisk: (path: string) => FileBytes,
	putOnDisk: (path: string, bytes: FileBytes) => void,
) {
	const drafts = new Map<string, Draft>();
	const clashes = new Map<string, Clash>();
	const shared = new Map<string, Shared>();
	return { drafts, clashes, read, put, meet, receive, settle, saved };

	function read(path: string): FileBytes {
		const draft = drafts.get(path);
		return draft ? draft.now : onDisk(path);
	}

	function put(path: string, now: FileBytes): void {
		set(path, (drafts.get(path) ?? { base: onDisk(path) }).base, now);
	}

	function set(path: string, base: FileBytes, now: FileBytes): void {
		if (hasSameBytes(base, now) && !clashes.has(path)) drafts.delete(path);
		else drafts.set(path, { base, now });
	}

	/** The file may have changed on the disk while it was edited here. Returns whether others changed it, and both are together now. */
	function meet(path: string, draft: Draft): boolean {
		const now = onDisk(path);
		const merged = merge(path, draft, now);
		if (!merged) {
			drafts.set(path, draft);
			clashes.set(path, { ...draft, ...shared.get(path), disk: now });
			return false;
		}
		forgetClash(path);
		set(path, now, merged.bytes);
		// Others who wrote the same took nothing back.
		return ![draft.base, draft.now].some((bytes) => hasSameBytes(now, bytes));
	}

	/** What is here of a file was made from a base that is no longer on the disk. */
	function receive({ path, base, ...of }: Incoming, own: FileBytes): void {
		shared.set(path, of);
		drafts.set(path, { base, now: own });
	}

	function forgetClash(path: string): void {
		clashes.delete(path);
		shared.delete(path);
	}

	function saved(files: readonly FileChange[]): void {
		for (const { path, bytes } of files) {
			const now = read(path);
			putOnDisk(path, bytes);
			set(path, bytes, now);
		}
	}

	/** Ends a clash with another choice, which undo leads to; returns the change that makes this one. */
	function settle(
		path: string,
		decide: () => Decision,
	): FileChange | undefined {
		const clash = clashes.get(path);
		if (!clash) return undefined;
		forgetClash(path);
		const draft = { base: clash.base, now: read(path) };
		const made = (decision: Decision) =>
			settled(path, draft, clash.disk, decision);
		const bytes = made(decide());
		const here = made(() => "here");
		const other = hasSameBytes(bytes, here) ? made(() => "disk") : here;
		set(path, clash.disk, other);
		return { path, bytes };
	}
}
