import { join, sep } from "node:path";
import { getSiteFolder, listWatchedCodePaths } from "../bundle/site-folder.ts";
import type { FileChange } from "../read/changes.ts";
import { type BuildOutcome, createBuilder } from "./builder.ts";
import { createQueue, runOneAtATime } from "./one-at-a-time.ts";
import { watchPaths } from "./watch.ts";

/** The listeners of a build loop. */
type Listeners = {
	/** Called after each build; `isSettled` is whether no change has followed since it began. */
	readonly onBuild: (
		outcome: BuildOutcome,
		result: { readonly milliseconds: number; readonly isSettled: boolean },
	) => void;
	/** Called when code has changed, before the build. */
	readonly onCodeChange: () => void;
};

/** Builds a project after every change of its files, and when the date changes; never twice at once. */
export function createBuildLoop(
	options: Parameters<typeof createBuilder>[0],
	{ onBuild, onCodeChange }: Listeners,
) {
	const { root } = options;
	const builder = createBuilder(options);
	let latest: BuildOutcome = new Error("Nothing is built yet.");
	const changes: string[] = [];
	const watched = { isSettled: true, changes: 0 };
	const enqueue = createQueue();
	const rebuild = runOneAtATime(() =>
		enqueue(async () => {
			const started = performance.now();
			const before = watched.changes;
			latest = await builder.build(changes.splice(0));
			onBuild(latest, {
				milliseconds: performance.now() - started,
				isSettled: watched.isSettled && watched.changes === before,
			});
		}),
	);
	/** The files that this process has written since changes settled. */
	const written = new Set<string>();
	const watcher = watchProject(root, {
		onCodeChange() {
			builder.forgetCode();
			onCodeChange();
		},
		onChange(paths, isSettled) {
			watched.isSettled = isSettled;
			watched.changes++;
			// The watcher may have missed something.
			if (isSettled && paths.some((path) => !written.has(path)))
				builder.forgetSources();
			if (isSettled) written.clear();
			changes.push(...paths);
			return rebuild();
		},
	});
	// Files may have changed after they were read.
	watcher.ready.then(() => {
		builder.forgetSources();
		return rebuild();
	});
	const clock = onNewDay(options.date, rebuild);
	return {
		/** Returns the result of the last build. */
		latest: () => latest,
		/** Builds the project as if files were changed, and reports nothing. */
		tryEdits: (edits: readonly FileChange[]) =>
			enqueue(() => builder.tryEdits(edits)),
		/** Builds the project after these files were written; without them, reads all files. */
		async rebuild(paths?: readonly string[]): Promise<BuildOutcome> {
			if (!paths) builder.forgetSources();
			for (const path of paths ?? []) {
				written.add(join(root, path));
				changes.push(join(root, path));
			}
			await rebuild();
			return latest;
		},
		async close() {
			clearInterval(clock);
			await watcher.close();
		},
	};
}

/** Watches the code and the content of a project. */
function watchProject(
	root: string,
	{
		onCodeChange,
		onChange,
	}: {
		readonly onCodeChange: () => void;
		/** Called with the changed files of the content, when they change and again once changes settle. */
		readonly onChange: (
			paths: readonly string[],
			isSettled: boolean,
		) => Promise<void>;
	},
) {
	const code = listWatchedCodePaths(getSiteFolder(root));
	const content = ["content", "templates"].map((name) => join(root, name));
	const report = (paths: readonly string[], isSettled: boolean) => {
		if (paths.some((path) => isWithinAny(code, path))) onCodeChange();
		const others = paths.filter((path) => !isWithinAny(code, path));
		return onChange(others, isSettled);
	};
	return watchPaths([...content, ...code], {
		changed: (paths) => report(paths, false),
		settled: (paths) => void report(paths, true),
	});
}

/** Whether a path is one of these, or in one of them. */
function isWithinAny(paths: readonly string[], path: string): boolean {
	return paths.some((each) => `${path}${sep}`.startsWith(`${each}${sep}`));
}

/** Calls `work` when the date changes; checks every minute. */
function onNewDay(date: () => string, work: () => unknown): NodeJS.Timeout {
	let last = date();
	return setInterval(() => {
		const day = date();
		if (day !== last) work();
		last = day;
	}, 60_000);
}
