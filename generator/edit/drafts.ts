import { type FileChange, withChanges } from "../changed-files.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import { haveSameBytes } from "../write/save-edited.ts";
import { type Draft, type FileBytes, merge, settled } from "./file/merge.ts";

// What is edited and not saved yet: files in memory over those of the disk, and the way back.

/** A file that changed on the disk too, in the same places. */
export type Clash = Draft & { readonly disk: FileBytes };

/** The edited files of a project. */
export type Drafts = {
	/** The files of the disk with the edited ones in their places; also finds out what changed on the disk meanwhile. */
	over(disk: readonly Source[]): Source[];
	/** How many builds have asked for the files. */
	buildCount(): number;
	/** The files of the disk as they were at the last build. */
	disk(): readonly Source[];
	/** How many builds have found that others changed files of the disk. */
	diskVersion(): number;
	/** Whether one of the builds after this version found that others changed a file. */
	isNewer(path: string, diskVersion: number): boolean;
	/** The bytes of a file as it is being edited. */
	read(path: string): FileBytes;
	/** Changes files. Changes of the same `step`, as the letters of a word, are taken back together; without one, alone. */
	change(
		files: readonly FileChange[],
		what: { readonly label: Wording; readonly step: string | undefined },
	): void;
	/** Takes the last change back, or makes it again. */
	undo(): void;
	redo(): void;
	/** What undo and redo would do. */
	readonly labels: () => {
		readonly undo: Wording | undefined;
		readonly redo: Wording | undefined;
	};
	/** The files that differ from the disk, by path. */
	unsaved(): ReadonlyMap<string, Draft>;
	/** The files that changed here and on the disk, and can't be brought together. */
	clashes(): ReadonlyMap<string, Clash>;
	/** Takes up again files of an earlier run, in one step; one that the disk has otherwise meanwhile clashes. */
	restore(
		files: readonly (Draft & { readonly path: string })[],
		label: Wording,
	): void;
	/**
	 * Settles a clash: where both changed the same, what is here is kept, or what is on the disk; all else is brought together.
	 * Undo leads to the other choice.
	 */
	settle(path: string, keep: "here" | "disk", label: Wording): void;
	/** Must be called when files were saved, with these bytes: what else was edited in them is still unsaved. */
	saved(files: readonly FileChange[]): void;
};

/** A step that can be taken back; later changes of the same `step` join it. */
type Step = {
	readonly label: Wording;
	readonly step: string | undefined;
	readonly files: ReadonlyMap<
		string,
		{ readonly before: FileBytes; readonly after: FileBytes }
	>;
};

/** Creates the drafts of a project, of which nothing is edited yet. */
export function createDrafts(): Drafts {
	let sources: readonly Source[] = [];
	let disk = new Map<string, Uint8Array>();
	const drafts = new Map<string, Draft>();
	const clashes = new Map<string, Clash>();
	let past: Step[] = [];
	let future: Step[] = [];
	let buildCount = 0;
	let diskVersion = 0;
	/** The version in which each file that others changed was found last. */
	const foundIn = new Map<string, number>();

	const onDisk = (path: string): FileBytes => disk.get(path);
	const read = (path: string) => {
		const draft = drafts.get(path);
		return draft ? draft.now : onDisk(path);
	};

	function put(path: string, now: FileBytes): void {
		setDraft(path, (drafts.get(path) ?? { base: onDisk(path) }).base, now);
	}

	function setDraft(path: string, base: FileBytes, now: FileBytes): void {
		if (haveSameBytes(base, now) && !clashes.has(path)) drafts.delete(path);
		else drafts.set(path, { base, now });
	}

	/** Drops the steps that would bring a file back from before it changed on the disk. */
	function forget(path: string): void {
		past = past.slice(past.findLastIndex(({ files }) => files.has(path)) + 1);
		future = future.slice(
			future.findLastIndex(({ files }) => files.has(path)) + 1,
		);
	}

	/** The file may have changed on the disk while it was edited here. */
	function meet(path: string, draft: Draft): void {
		const now = onDisk(path);
		const merged = merge(path, draft, now);
		if (!merged) {
			clashes.set(path, { ...draft, disk: now });
			return;
		}
		clashes.delete(path);
		setDraft(path, now, merged.bytes);
		// Others who wrote just what is here took nothing of it back.
		const isKnown = [draft.base, draft.now].some((bytes) =>
			haveSameBytes(now, bytes),
		);
		if (!isKnown) forget(path);
	}

	function move(from: Step[], to: Step[], which: "before" | "after"): void {
		const step = from.pop();
		if (!step) return;
		for (const [path, change] of step.files) put(path, change[which]);
		to.push(step);
	}

	const change: Drafts["change"] = (files, { label, step }) => {
		const changed = files.filter(
			({ path, bytes }) => !haveSameBytes(read(path), bytes),
		);
		if (changed.length === 0) return;
		const isJoined = step !== undefined && past.at(-1)?.step === step;
		const joined = isJoined ? past.pop() : undefined;
		const all = new Map(joined?.files);
		for (const { path, bytes } of changed) {
			all.set(path, {
				before: (all.get(path) ?? { before: read(path) }).before,
				after: bytes,
			});
			put(path, bytes);
		}
		past.push({ label, step, files: all });
		future = [];
	};

	return {
		read,
		change,
		disk: () => sources,
		diskVersion: () => diskVersion,
		isNewer: (path, than) => (foundIn.get(path) ?? 0) > than,
		buildCount: () => buildCount,
		over(found) {
			buildCount++;
			const before = disk;
			sources = found;
			disk = new Map(sources.map(({ path, bytes }) => [path, bytes]));
			const changed = [...new Set([...before.keys(), ...disk.keys()])].filter(
				(path) => !haveSameBytes(before.get(path), onDisk(path)),
			);
			if (changed.length > 0) diskVersion++;
			for (const path of changed) foundIn.set(path, diskVersion);
			// Undoing what was saved would take back what others did since, too.
			for (const path of changed) if (!drafts.has(path)) forget(path);
			for (const [path, draft] of [...drafts]) meet(path, draft);
			return withChanges(
				sources,
				[...drafts].map(([path, { now }]) => ({ path, bytes: now })),
			);
		},
		undo: () => move(past, future, "before"),
		redo: () => move(future, past, "after"),
		labels: () => ({
			undo: past.at(-1)?.label,
			redo: future.at(-1)?.label,
		}),
		unsaved: () => drafts,
		clashes: () => clashes,
		restore(files, label) {
			const taken = files.flatMap(({ path, base, now }): FileChange[] => {
				const merged = merge(path, { base, now }, read(path));
				if (merged) return [{ path, bytes: merged.bytes }];
				if (haveSameBytes(onDisk(path), base)) return [{ path, bytes: now }];
				drafts.set(path, { base, now });
				meet(path, { base, now });
				return [];
			});
			change(taken, { label, step: undefined });
		},
		settle(path, keep, label) {
			const clash = clashes.get(path);
			if (!clash) return;
			clashes.delete(path);
			forget(path);
			const { disk } = clash;
			const draft = { base: clash.base, now: read(path) };
			const [chosen, other] = (["here", "disk"] as const)
				.map((side) => ({ side, bytes: settled(path, draft, disk, side) }))
				.sort((a) => (a.side === keep ? -1 : 1));
			// Undo leads to the other choice.
			setDraft(path, disk, other?.bytes);
			change([{ path, bytes: chosen?.bytes }], { label, step: undefined });
		},
		saved(files) {
			for (const { path, bytes } of files) {
				const now = read(path);
				if (bytes) disk.set(path, bytes);
				else disk.delete(path);
				setDraft(path, bytes, now);
			}
			// What is typed after a save is taken back apart from what was typed before.
			past = past.map((step) => ({ ...step, step: undefined }));
		},
	};
}
