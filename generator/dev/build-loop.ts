import { join, sep } from "node:path";
import { getSiteFolder, listWatchedCodePaths } from "../bundle/site-folder.ts";
import type { FileChange } from "../read/changes.ts";
import {
	type BuildOutcome,
	createBuilder,
	type FinishedBuild,
} from "./builder.ts";
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

/** How long after the last typed letter the whole site is built (milliseconds). */
const typingPause = 1000;

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
	const own = createOwnWrites(root);
	const typing = createTimer(() => void rebuild(), typingPause);
	const watcher = watchProject(root, {
		onCodeChange() {
			builder.forgetCode();
			onCodeChange();
		},
		async onChange(paths, isSettled) {
			changes.push(...paths);
			// Typed letters are shown already; the whole site is built after a pause.
			if (typing.isRunning() && own.includes(paths)) return;
			watched.isSettled = isSettled;
			watched.changes++;
			// The watcher may have missed something.
			if (isSettled && !own.includes(paths)) builder.forgetSources();
			if (isSettled) own.clear();
			await rebuild();
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
		/** Builds the project as if files were edited, and reports nothing; with `isTyping`, perhaps only a preview. */
		tryEdits: (edits: readonly FileChange[], isTyping: boolean) =>
			enqueue(() => builder.build(changes.splice(0), edits, isTyping)),
		/** Shows a preview after these files were written. The whole site is built once no letter has followed for a while. */
		showPreview(preview: FinishedBuild, paths: readonly string[]): void {
			latest = preview;
			changes.push(...own.add(paths));
			onBuild(preview, { milliseconds: 0, isSettled: true });
			typing.start();
		},
		/** Builds the project after these files were written; without them, reads all files. */
		async rebuild(paths?: readonly string[]): Promise<BuildOutcome> {
			if (paths) changes.push(...own.add(paths));
			else builder.forgetSources();
			await rebuild();
			return latest;
		},
		async close() {
			clearInterval(clock);
			typing.stop();
			builder.close();
			await watcher.close();
		},
	};
}

/** Remembers the files that this process has written since changes settled. */
function createOwnWrites(root: string) {
	const written = new Set<string>();
	return {
		/** Adds files; returns their full paths. */
		add(paths: readonly string[]): string[] {
			const added = paths.map((path) => join(root, path));
			for (const path of added) written.add(path);
			return added;
		},
		/** Whether these files, by their full paths, are all among them. */
		includes: (paths: readonly string[]) =>
			paths.every((path) => written.has(path)),
		clear: () => written.clear(),
	};
}

/** Creates a timer that calls `work` after a pause (milliseconds), counted from its last start. */
function createTimer(work: () => void, pause: number) {
	let timer: NodeJS.Timeout | undefined;
	const stop = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	return {
		isRunning: () => timer !== undefined,
		start() {
			stop();
			timer = setTimeout(() => {
				stop();
				work();
			}, pause);
		},
		stop,
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
