import type { MessageText } from "../../messages/format.ts";
import type { FileChange } from "../../read/changes.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import type { FileBytes } from "../file/read-file.ts";

type Step = {
	readonly label: MessageText;
	readonly step: string | undefined;
};

/** A step that can be taken back; later changes of the same `step` join it. */
type Done = Step & {
	readonly files: ReadonlyMap<
		string,
		{ readonly before: FileBytes; readonly after: FileBytes }
	>;
};

/** Creates the way back through the changes of files that are read and put by these functions. */
export function createHistory(
	read: (path: string) => FileBytes,
	put: (path: string, bytes: FileBytes) => void,
) {
	let past: Done[] = [];
	let future: Done[] = [];
	return {
		/** Changes files. Changes of the same `step`, as the letters of a word, are taken back together; without one, alone. */
		change: (files: readonly FileChange[], step: Step) =>
			change(
				files,
				step,
				step.step !== undefined && past.at(-1)?.step === step.step,
			),
		/** Changes files as part of the last step, which is taken back with them. */
		amend(files: readonly FileChange[]): void {
			const last = past.at(-1);
			if (last) change(files, last, true);
		},
		/** Takes the last change back, or makes it again. */
		undo: () => move(past, future, "before"),
		redo: () => move(future, past, "after"),
		/** The names of the steps that undo and redo would take. */
		labels: () => ({ undo: past.at(-1)?.label, redo: future.at(-1)?.label }),
		/** Drops the steps that would bring a file back from before it changed on the disk. */
		forget(path: string): void {
			past = since(past, path);
			future = since(future, path);
		},
		/** Typing after a save is a step of its own. */
		closeSteps(): void {
			past = past.map((each) => ({ ...each, step: undefined }));
		},
	};

	function move(from: Done[], to: Done[], which: "before" | "after"): void {
		const done = from.pop();
		if (!done) return;
		for (const [path, change] of done.files) put(path, change[which]);
		to.push(done);
	}

	function change(
		files: readonly FileChange[],
		{ label, step }: Step,
		isJoined: boolean,
	): void {
		const changed = files.filter(
			({ path, bytes }) => !hasSameBytes(read(path), bytes),
		);
		if (changed.length === 0) return;
		const all = new Map(isJoined ? past.pop()?.files : undefined);
		for (const { path, bytes } of changed) {
			const { before } = all.get(path) ?? { before: read(path) };
			all.set(path, { before, after: bytes });
			put(path, bytes);
		}
		past.push({ label, step, files: all });
		future = [];
	}
}

/** The steps after the last one that changed a file. */
function since(steps: readonly Done[], path: string): Done[] {
	return steps.slice(steps.findLastIndex(({ files }) => files.has(path)) + 1);
}
