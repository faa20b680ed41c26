import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { type FSWatcher, watch as watchFiles } from "chokidar";

/** The listeners of a watcher, called with the paths of the changed files. */
type Listeners = {
	/** Called at once, and awaited; a file may be half written, and more changes may follow. */
	readonly changed?: (paths: readonly string[]) => Promise<void>;
	/** Called once more when no change has followed for a while after that. */
	readonly settled: (paths: readonly string[]) => void;
};

/** Collects the events of one save (milliseconds). */
const batchDelay = 1;

/** The least time between two comparisons for events: a save has several, and the page comes first (milliseconds). */
const eventPause = 40;

/** Longer than editors and git take between changes that belong together (milliseconds). */
const settleDelay = 120;

/** The longest time without a comparison (milliseconds). */
const sweepInterval = 1000;

/** The largest share of time for comparisons without an event, however many files there are. */
const sweepShare = 1 / 20;

/**
 * Reports every change in these folders and files, even if one is removed and recreated. Changes are found by comparing
 * the stamps of all files, at each event and once a second: systems send no events for replaced folders, on network
 * disks, or beyond their limit of watches.
 */
export function watchPaths(
	paths: readonly string[],
	{ changed, settled }: Listeners,
) {
	const stamps = createStampStore(paths);
	const unsettled = new Set<string>();
	const named = new Set<string>();
	let batch: NodeJS.Timeout | undefined;
	let compared = 0;
	let taken: Promise<void> | undefined;
	let settling: NodeJS.Timeout | undefined;
	let sweep = setTimeout(sweepNow, sweepInterval);
	let events = watchEvents(paths, wake);
	return {
		close() {
			taken = undefined;
			for (const timer of [batch, settling, sweep]) clearTimeout(timer);
			return events.close();
		},
	};

	/** Reports which of these files, or of all, have changed since the last comparison; returns whether any has. */
	function compare(among?: readonly string[]): boolean {
		const started = performance.now();
		compared = started;
		const found = stamps.changed(among);
		clearTimeout(sweep);
		const duration = performance.now() - started;
		const pause = Math.max(sweepInterval, duration / sweepShare);
		sweep = setTimeout(sweepNow, pause);
		if (found.length === 0) return false;
		for (const path of found) unsettled.add(path);
		clearTimeout(settling);
		const latest = Promise.resolve(changed?.(found));
		taken = latest;
		// Only then, so that the settled listener doesn't delay the page.
		latest.then(() => {
			if (taken === latest) settling = setTimeout(settle, settleDelay);
		});
		return true;
	}

	function sweepNow() {
		if (!compare()) return;
		// The watched file may have been replaced by another.
		events.close();
		events = watchEvents(paths, wake);
	}

	function settle() {
		if (compare()) return;
		const all = [...unsettled];
		unsettled.clear();
		settled(all);
	}

	function wake(file?: string) {
		if (file !== undefined) named.add(file);
		const pause = compared + eventPause - performance.now();
		batch ??= setTimeout(
			() => {
				batch = undefined;
				const files = [...named];
				named.clear();
				// Other changes are found once changes settle.
				const isFound =
					files.every((file) => stamps.has(file)) && compare(files);
				if (!isFound) compare();
			},
			Math.max(batchDelay, pause),
		);
	}
}

/** Keeps the stamps of all files in these paths. */
function createStampStore(paths: readonly string[]) {
	const stamps = readStamps(paths);
	return {
		has: (file: string) => stamps.has(file),
		/** Returns which of these files, or of all, have changed since the last call. */
		changed(among?: readonly string[]): string[] {
			const now = readStamps(among ?? paths);
			const all = new Set([...(among ?? stamps.keys()), ...now.keys()]);
			const found = [...all].filter(
				(file) => stamps.get(file) !== now.get(file),
			);
			for (const file of found) {
				const stamp = now.get(file);
				if (stamp === undefined) stamps.delete(file);
				else stamps.set(file, stamp);
			}
			return found;
		},
	};
}

/** Calls `wake` at each event of the system, with the file if the event names it. */
function watchEvents(
	paths: readonly string[],
	wake: (file?: string) => void,
): FSWatcher {
	// A folder that is watched by itself is lost when it is removed.
	const parents = [...new Set(paths.map((path) => dirname(path)))];
	const isWithin = (path: string) =>
		paths.some((each) => `${path}${sep}`.startsWith(`${each}${sep}`));
	return (
		watchFiles(parents, {
			ignoreInitial: true,
			ignored: (path) => !parents.includes(path) && !isWithin(path),
		})
			.on("ready", () => wake())
			.on("all", (_, file) => wake(file))
			// "all" drops a second change to a file within 5 ms.
			.on("raw", () => wake())
			// A path that can't be watched is still compared every second.
			.on("error", () => {})
	);
}

/** Reads the stamps of all files in these paths. */
function readStamps(paths: readonly string[]): Map<string, string> {
	const stamps = new Map<string, string>();
	paths.forEach(visit);
	return stamps;

	function visit(path: string) {
		const stats = findStats(path);
		if (stats?.isFile()) stamps.set(path, formatStamp(stats));
		if (!stats?.isDirectory()) return;
		for (const entry of listEntries(path)) {
			const file = join(path, entry.name);
			// Links to folders are not followed: they may form a circle.
			if (!entry.isSymbolicLink() || findStats(file)?.isFile()) visit(file);
		}
	}
}

function formatStamp({ ino, size, mtimeMs, ctimeMs }: Stats): string {
	return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Undefined if the file or folder doesn't exist or can't be read. */
function findStats(path: string): Stats | undefined {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return undefined;
	}
}

function listEntries(folder: string) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		// Removed in the meantime, or unreadable.
		return [];
	}
}
