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

/** The steps of a person that can be undone, and those that can be redone. */
type Steps = { past: Step[]; future: Step[] };

/** The parts of the dev server that a workspace uses. */
type Dev = Pick<DevServer, "latest" | "rebuild" | "showPreview" | "tryEdits">;

/**
 * Creates the workspace of a project: the files on the disk are the draft. An edit that would bring an error isn't written.
 * `language` is that of messages. Returns the workspace of each person, by id: all share the draft, and each undoes their own
 * steps.
 */
export function createWorkspace(
	root: string,
	{ latest, rebuild, showPreview, tryEdits }: Dev,
	language: string,
): (person: string) => Workspace {
	const stepsOf = new Map<string, Steps>();
	const enqueue = createQueue();

	return (person) => {
		const steps = stepsOf.get(person) ?? { past: [], future: [] };
		stepsOf.set(person, steps);
		return createWorkspaceOf(steps);
	};

	function createWorkspaceOf(own: Steps): Workspace {
		return {
			current: async () => assertBuilt(latest()),
			edit: (files, label, options = {}) =>
				enqueue(() => edit(own, files, label, options)),
			undo: () => enqueue(() => move(own, "past", "future")),
			redo: () => enqueue(() => move(own, "future", "past")),
			labels: () => ({
				undo: own.past.at(-1)?.label,
				redo: own.future.at(-1)?.label,
			}),
			refresh: () =>
				enqueue(async () => {
					const built = assertBuilt(await rebuild());
					for (const steps of stepsOf.values()) {
						steps.past = dropOutdated(steps.past, "after", built);
						steps.future = dropOutdated(steps.future, "before", built);
					}
					return built;
				}),
		};
	}

	async function edit(
		own: Steps,
		files: readonly FileChange[],
		label: MessageText | (() => MessageText),
		{ step, isTyping = false }: EditOptions,
	): Promise<Refusal | undefined> {
		const written = await write(files, isTyping);
		if ("reason" in written) return written;
		if (written.size === 0) return undefined;
		const { past } = own;
		const joined =
			step !== undefined && past.at(-1)?.step === step ? past.pop() : undefined;
		const versions = joinVersions(joined?.files, written);
		// Somebody may type and delete it again.
		if (versions.size > 0)
			past.push({
				label: joined?.label ?? getLabel(label),
				step,
				files: versions,
			});
		own.future = [];
		return undefined;
	}

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

	/** Takes back the last step of `from`, and makes it the last of `to`, unless what it changed has changed since. */
	async function move(
		own: Steps,
		from: keyof Steps,
		to: keyof Steps,
	): Promise<Refusal | undefined> {
		const step = own[from].at(-1);
		if (!step) return undefined;
		const left = from === "past" ? "after" : "before";
		const files = revertStep(step, left, assertBuilt(latest()));
		if (!files)
			return { reason: translate(changedElsewhere, language), problems: [] };
		const written = await write(files);
		if ("reason" in written) return written;
		own[from].pop();
		// An edit after it begins a new step.
		for (const each of own[from].splice(-1))
			own[from].push({ ...each, step: undefined });
		own[to].push({
			label: step.label,
			step: undefined,
			files: left === "after" ? swapVersions(written) : written,
		});
		return undefined;
	}
}

type EditOptions = Parameters<Workspace["edit"]>[2] & {};

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

function swapVersions(versions: Step["files"]): Step["files"] {
	return new Map(
		[...versions].map(([path, { before, after }]) => [
			path,
			{ before: after, after: before },
		]),
	);
}

/**
 * Returns the files without a step, which left them in the version `left`; undefined if what it changed has changed since.
 * What others have changed elsewhere in the files stays.
 */
function revertStep(
	{ files }: Step,
	left: keyof Versions,
	{ value: { sources } }: Checked<BuiltSite>,
): FileChange[] | undefined {
	const onDisk = new Map(sources.map(({ path, bytes }) => [path, bytes]));
	const next = left === "after" ? "before" : "after";
	const reverted: FileChange[] = [];
	for (const [path, versions] of files) {
		const now = onDisk.get(path);
		if (hasSameBytes(now, versions[left]))
			reverted.push({ path, bytes: versions[next] });
		else {
			const bytes = /\.(md|yaml)$/.test(path)
				? revertLines(now, versions[left], versions[next])
				: undefined;
			if (!bytes) return undefined;
			reverted.push({ path, bytes });
		}
	}
	return reverted;
}

/** Replaces the lines that differ from `left` to `next` in a later version; undefined unless they are there exactly once. */
function revertLines(
	now: Uint8Array | undefined,
	left: Uint8Array | undefined,
	next: Uint8Array | undefined,
): Uint8Array | undefined {
	if (!now || !left || !next) return undefined;
	const [lines = [], from = [], to = []] = [now, left, next].map((bytes) =>
		// The ends of the file are lines to compare with, too.
		["", ...Buffer.from(bytes).toString("utf8").split("\n"), ""],
	);
	const shortest = Math.min(from.length, to.length);
	let start = 0;
	while (start < shortest && from[start] === to[start]) start++;
	let end = 0;
	while (end < shortest - start && from.at(-1 - end) === to.at(-1 - end)) end++;
	// With the line before and after it, since lines such as “text:” are there often.
	const first = Math.max(0, start - 1);
	const after = Math.max(0, end - 1);
	const changed = from.slice(first, from.length - after);
	const places = lines.flatMap((_, index) =>
		changed.every((line, offset) => lines[index + offset] === line)
			? [index]
			: [],
	);
	const [place] = places;
	if (place === undefined || places.length > 1) return undefined;
	const reverted = lines.toSpliced(
		place,
		changed.length,
		...to.slice(first, to.length - after),
	);
	return Buffer.from(reverted.slice(1, -1).join("\n"));
}

/** Drops the steps from the newest one on whose changes have changed since. */
function dropOutdated(
	steps: readonly Step[],
	left: keyof Versions,
	built: Checked<BuiltSite>,
): Step[] {
	const newest = steps.at(-1);
	return newest && !revertStep(newest, left, built) ? [] : [...steps];
}

/** Throws the exception of the site's code that ended a build. */
function assertBuilt(outcome: FinishedBuild | Error): FinishedBuild {
	if (outcome instanceof Error) throw outcome;
	return outcome;
}
