import {
	type BuiltSite,
	type Checked,
	createQueue,
	type DevServer,
	type FileChange,
	type FinishedBuild,
	hasSameBytes,
	type MessageText,
	saveContentFiles,
	selectNewErrors,
} from "kilde/tools";
import type { Workspace } from "./editor.ts";
import { changedElsewhere, translate } from "./messages.ts";
import { listProblems } from "./problems/problems.ts";
import type { Refusal } from "./protocol.ts";

/** The bytes of a file before and after a step; undefined if it doesn't exist. */
type Versions = {
	readonly before: Uint8Array | undefined;
	readonly after: Uint8Array | undefined;
};

/** A step that can be undone. Later edits with the same `step` join it. */
type Step = {
	readonly label: MessageText;
	readonly step: string | undefined;
	readonly files: ReadonlyMap<string, Versions>;
};

/** The parts of the dev server that a workspace uses. */
type Dev = Pick<DevServer, "latest" | "rebuild" | "showPreview" | "tryEdits">;

/**
 * Creates the workspace of a project: the files on the disk are the draft. An edit that would bring an error isn't written.
 * `language` is that of messages.
 */
export function createWorkspace(
	root: string,
	{ latest, rebuild, showPreview, tryEdits }: Dev,
	language: string,
): Workspace {
	let past: Step[] = [];
	let future: Step[] = [];
	const enqueue = createQueue();

	return {
		current: async () => assertBuilt(latest()),
		edit: (files, label, { step, isTyping = false } = {}) =>
			enqueue(async () => {
				const written = await write(files, isTyping);
				if ("reason" in written) return written;
				if (written.size === 0) return undefined;
				const joined =
					step !== undefined && past.at(-1)?.step === step
						? past.pop()
						: undefined;
				const versions = joinVersions(joined?.files, written);
				// Somebody may type and delete it again.
				if (versions.size > 0)
					past.push({
						label: joined?.label ?? getLabel(label),
						step,
						files: versions,
					});
				future = [];
				return undefined;
			}),
		undo: () => enqueue(() => move(past, future, "after", "before")),
		redo: () => enqueue(() => move(future, past, "before", "after")),
		labels: () => ({
			undo: past.at(-1)?.label,
			redo: future.at(-1)?.label,
		}),
		refresh: () =>
			enqueue(async () => {
				const built = assertBuilt(await rebuild());
				past = dropOutdated(past, "after", built);
				future = dropOutdated(future, "before", built);
				return built;
			}),
	};

	/** Writes files, unless that would bring an error; returns the versions of those that differ. */
	async function write(
		files: readonly FileChange[],
		isTyping = false,
	): Promise<ReadonlyMap<string, Versions> | Refusal> {
		const before = assertBuilt(latest());
		const onDisk = new Map(
			before.value.sources.map(({ path, bytes }) => [path, bytes]),
		);
		const changed = files.filter(
			({ path, bytes }) => !hasSameBytes(bytes, onDisk.get(path)),
		);
		if (changed.length === 0) return new Map();
		const after = assertBuilt(await tryEdits(changed, isTyping));
		const errors = selectNewErrors(before.diagnostics, after.diagnostics);
		if (errors.length > 0) {
			const problems = listProblems(errors, after.value, language);
			return { reason: problems[0]?.message ?? "", problems };
		}
		const edited = changed.map(({ path, bytes }) => ({
			path,
			bytes,
			base: onDisk.get(path),
		}));
		const saved = saveContentFiles(root, edited);
		if ("refused" in saved)
			return { reason: translate(saved.refused, language), problems: [] };
		if (saved.conflicting.length > 0) {
			await rebuild();
			return { reason: translate(changedElsewhere, language), problems: [] };
		}
		const paths = changed.map(({ path }) => path);
		if (after.isPreview) showPreview(after, paths);
		else await rebuild(paths);
		return new Map(
			edited.map(({ path, bytes, base }) => [
				path,
				{ before: base, after: bytes },
			]),
		);
	}

	/** Moves a step from one stack to the other, if its files still are as it left them. */
	async function move(
		from: Step[],
		to: Step[],
		left: keyof Versions,
		next: keyof Versions,
	): Promise<Refusal | undefined> {
		const step = from.at(-1);
		if (!step) return undefined;
		if (!isAsLeft(step, left, assertBuilt(latest())))
			return { reason: translate(changedElsewhere, language), problems: [] };
		const files = [...step.files].map(([path, versions]) => ({
			path,
			bytes: versions[next],
		}));
		const written = await write(files);
		if ("reason" in written) return written;
		from.pop();
		// An edit after it begins a new step.
		for (const each of from.splice(-1)) from.push({ ...each, step: undefined });
		to.push({ ...step, step: undefined });
		return undefined;
	}
}

/** Returns a label, which may take a while to make. */
function getLabel(label: MessageText | (() => MessageText)): MessageText {
	return typeof label === "function" ? label() : label;
}

/** Joins the files of an edit to those of the step before it; files that are as before that are left out. */
function joinVersions(
	earlier: Step["files"] = new Map(),
	later: Step["files"],
): Step["files"] {
	const joined = new Map(earlier);
	for (const [path, { before, after }] of later) {
		const known = earlier.get(path);
		const first = known ? known.before : before;
		if (hasSameBytes(first, after)) joined.delete(path);
		else joined.set(path, { before: first, after });
	}
	return joined;
}

function isAsLeft(
	{ files }: Step,
	left: keyof Versions,
	{ value: { sources } }: Checked<BuiltSite>,
): boolean {
	const onDisk = new Map(sources.map(({ path, bytes }) => [path, bytes]));
	return [...files].every(([path, versions]) =>
		hasSameBytes(onDisk.get(path), versions[left]),
	);
}

/** Drops the steps from the newest one on whose files have changed. */
function dropOutdated(
	steps: readonly Step[],
	left: keyof Versions,
	built: Checked<BuiltSite>,
): Step[] {
	const newest = steps.at(-1);
	return newest && !isAsLeft(newest, left, built) ? [] : [...steps];
}

/** Throws the exception of the site's code that ended a build. */
function assertBuilt(outcome: FinishedBuild | Error): FinishedBuild {
	if (outcome instanceof Error) throw outcome;
	return outcome;
}
