import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { type FSWatcher, watch as watchFiles } from "chokidar";

/** The listeners of a watcher; they are called with the paths of the changed files. */
export type Listeners = {
	/** Called at once; a file may be half written, and more changes may follow. */
	readonly changed: (paths: readonly string[]) => void;
	/** Called once more when no change has followed for a while. */
	readonly settled: (paths: readonly string[]) => void;
	/** Called once if the system's limit of watches is reached: changes are found about a second late. */
	readonly limited: () => void;
};

/** A running watcher. */
export type Watcher = { close(): Promise<void> };

/** Collects the events of one save (milliseconds). */
const batchDelay = 1;

/** Longer than editors and git take between changes that belong together (milliseconds). */
const settleDelay = 120;

/** The least time between two sweeps (milliseconds). */
const sweepInterval = 1000;

/** The part of the time that sweeps may take, however many files there are. */
const sweepShare = 1 / 20;

/**
 * Reports every change in these folders, also if one is removed and comes back. The system's events come at once, but some
 * are missing: for a folder that is replaced, on a network disk, over a limit of watches. So a sweep compares the stamps of
 * all files every second; if it finds a change that no event reported, the watcher of events is replaced.
 */
export async function watch(
	folders: readonly string[],
	listeners: Listeners,
): Promise<Watcher> {
	let stamps = stampsIn(folders);
	const batches = createBatches(listeners, recordMissed);
	const events = watchEvents(folders, batches.record, listeners.limited);
	await events.ready;
	let timer = setTimeout(sweep, sweepInterval);
	return {
		async close() {
			clearTimeout(timer);
			batches.close();
			await events.close();
		},
	};

	function sweep() {
		const started = performance.now();
		if (recordMissed()) events.restart();
		const taken = performance.now() - started;
		timer = setTimeout(sweep, Math.max(sweepInterval, taken / sweepShare));
	}

	/** Records changes that no event reported; returns whether there were any. */
	function recordMissed(): boolean {
		const before = stamps;
		stamps = stampsIn(folders);
		const missed = [...new Set([...before.keys(), ...stamps.keys()])].filter(
			(path) =>
				before.get(path) !== stamps.get(path) && !batches.isPending(path),
		);
		missed.forEach(batches.record);
		return missed.length > 0;
	}
}

/** Calls the listeners with the recorded paths; `recordMissed` is called before a change counts as settled. */
function createBatches(
	{ changed, settled }: Listeners,
	recordMissed: () => boolean,
) {
	const sinceChanged = new Set<string>();
	const sinceSettled = new Set<string>();
	let batch: NodeJS.Timeout | undefined;
	let settling: NodeJS.Timeout | undefined;
	return {
		isPending: (path: string) => sinceSettled.has(path),
		record(path: string) {
			sinceChanged.add(path);
			sinceSettled.add(path);
			batch ??= setTimeout(() => {
				batch = undefined;
				changed(drain(sinceChanged));
			}, batchDelay);
			clearTimeout(settling);
			settling = setTimeout(() => {
				if (!recordMissed()) settled(drain(sinceSettled));
			}, settleDelay);
		},
		close() {
			for (const timer of [batch, settling]) clearTimeout(timer);
		},
	};
}

/** Calls `record` with the path of each event; `limited` is called once if there are too many folders. */
function watchEvents(
	folders: readonly string[],
	record: (path: string) => void,
	limited: () => void,
) {
	// A folder that is watched by itself is lost when it is removed.
	const parents = [...new Set(folders.map((folder) => dirname(folder)))];
	const isWithin = (path: string) =>
		folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`));
	const recordWithin = (path: string) => {
		if (isWithin(path)) record(path);
	};
	let isLimited = false;
	let watcher = start();
	return {
		ready: new Promise<void>((ready) => watcher.once("ready", ready)),
		restart() {
			if (isLimited) return;
			watcher.close();
			watcher = start();
		},
		close: () => watcher.close(),
	};

	function start(): FSWatcher {
		return (
			watchFiles(parents, {
				ignoreInitial: true,
				ignored: (path) => !parents.includes(path) && !isWithin(path),
			})
				.on("all", (_, path) => recordWithin(path))
				// "all" drops a second change to a file within 5 ms.
				.on("raw", (_, name, details) => recordWithin(rawPath(name, details)))
				// The sweep finds what can't be watched, and reading reports what can't be read.
				.on("error", (error) => {
					if (isLimited || !isLimit(error)) return;
					isLimited = true;
					limited();
				})
		);
	}
}

/** Whether the limit of watches or of open files is reached. */
function isLimit(error: unknown): boolean {
	return ["ENOSPC", "EMFILE", "ENFILE"].includes(Object(error).code);
}

/** The path of a raw event, which names an entry of the watched folder, or the watched file itself. */
function rawPath(name: string | null, details: unknown): string {
	const watched = String(Object(details).watchedPath);
	return name && !watched.endsWith(`${sep}${name}`)
		? join(watched, name)
		: watched;
}

/** The stamps of all files in some folders, by path. */
function stampsIn(folders: readonly string[]): Map<string, string> {
	const stamps = new Map<string, string>();
	for (const folder of folders) visit(folder);
	return stamps;

	function visit(path: string) {
		const stats = statOf(path);
		if (stats?.isFile()) stamps.set(path, stampOf(stats));
		if (!stats?.isDirectory()) return;
		for (const entry of entriesOf(path)) {
			const file = join(path, entry.name);
			// Links to folders are not followed: they may form a circle.
			if (!entry.isSymbolicLink() || statOf(file)?.isFile()) visit(file);
		}
	}
}

function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
	return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Undefined if the file or folder doesn't exist or can't be read. */
function statOf(path: string): Stats | undefined {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return undefined;
	}
}

function entriesOf(folder: string) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		// It was removed meanwhile, or can't be read.
		return [];
	}
}

function drain(paths: Set<string>): string[] {
	const drained = [...paths];
	paths.clear();
	return drained;
}
