import {
	type FSWatcher,
	readdirSync,
	type Stats,
	statSync,
	watch as watchFolder,
} from "node:fs";
import { dirname, join } from "node:path";

/** The listeners of a watcher; they are called with the paths of the changed files. */
export type Listeners = {
	/** Called at once; a file may be half written, and more changes may follow. */
	readonly changed?: (paths: readonly string[]) => void;
	/** Called once more when no change has followed for a while. */
	readonly settled: (paths: readonly string[]) => void;
};

/** A running watcher. */
export type Watcher = { close(): void };

/** Collects the events of one save (milliseconds). */
const batchDelay = 1;

/** Longer than editors and git take between changes that belong together (milliseconds). */
const settleDelay = 120;

/** The longest time without a comparison (milliseconds). */
const sweepInterval = 1000;

/** The part of the time that comparisons without an event may take, however many files there are. */
const sweepShare = 1 / 20;

/**
 * Reports every change in these folders and files, also if one is removed and comes back. What has changed is found by
 * comparing the stamps of all files: when the system reports any event, and every second, since some events are missing:
 * for a folder that is replaced, on a network disk, over a limit of watches.
 */
export function watch(
	paths: readonly string[],
	{ changed, settled }: Listeners,
): Watcher {
	const first = scan(paths);
	let { files } = first;
	const watchers = new Map<string, FSWatcher>();
	const unsettled = new Set<string>();
	let batch: NodeJS.Timeout | undefined;
	let settling: NodeJS.Timeout | undefined;
	let sweep = setTimeout(compare, sweepInterval);
	follow(first.folders);
	return {
		close() {
			for (const timer of [batch, settling, sweep]) clearTimeout(timer);
			for (const watcher of watchers.values()) watcher.close();
		},
	};

	/** Reports the files that have changed since the last comparison; returns whether there were any. */
	function compare(): boolean {
		const started = performance.now();
		const before = files;
		const now = scan(paths);
		files = now.files;
		follow(now.folders);
		const found = [...new Set([...before.keys(), ...files.keys()])].filter(
			(path) => before.get(path) !== files.get(path),
		);
		clearTimeout(sweep);
		const taken = performance.now() - started;
		sweep = setTimeout(compare, Math.max(sweepInterval, taken / sweepShare));
		if (found.length === 0) return false;
		for (const path of found) unsettled.add(path);
		clearTimeout(settling);
		settling = setTimeout(settle, settleDelay);
		changed?.(found);
		return true;
	}

	function settle() {
		if (compare()) return;
		const all = [...unsettled];
		unsettled.clear();
		settled(all);
	}

	/** Watches these folders, and no others. */
	function follow(folders: ReadonlyMap<string, string>) {
		for (const [key, watcher] of watchers)
			if (!folders.has(key)) {
				watcher.close();
				watchers.delete(key);
			}
		for (const [key, folder] of folders)
			try {
				if (!watchers.has(key))
					watchers.set(key, watchFolder(folder, wake).on("error", wake));
			} catch {
				// It was removed meanwhile, or the system watches no more of them.
			}
	}

	function wake() {
		batch ??= setTimeout(() => {
			batch = undefined;
			compare();
		}, batchDelay);
	}
}

/** The stamps of all files, by path; and their folders, by path and inode: one that was replaced is another one. */
function scan(paths: readonly string[]) {
	const files = new Map<string, string>();
	const folders = new Map<string, string>();
	for (const path of paths) {
		// It shows that a folder is removed or comes back.
		folders.set(dirname(path), dirname(path));
		visit(path);
	}
	return { files, folders };

	function visit(path: string) {
		const stats = statOf(path);
		if (stats?.isFile()) files.set(path, stampOf(stats));
		if (!stats?.isDirectory()) return;
		folders.set(`${path} ${stats.ino}`, path);
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
