import { readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { type FSWatcher, watch as watchFiles } from "chokidar";

/** When a watcher calls, with the paths of the files that were changed. */
export type Hearers = {
	/** At once; a file may be half written, and others may follow. */
	readonly changed: (paths: readonly string[]) => void;
	/** Once more when nothing has happened for a while. */
	readonly settled: (paths: readonly string[]) => void;
	/** The system watches no more: changes are found about a second late. */
	readonly limited: () => void;
};

/** A watcher that is listening. */
export type Watcher = { close(): Promise<void> };

/** Long enough for events that belong together, as the two of one save do (milliseconds). */
const breath = 1;

/** Editors and git are done with what belongs together by then (milliseconds). */
const calm = 120;

/** How often all files are looked at, at most (milliseconds). */
const interval = 1000;

/** Of its time, looking takes at most this share, however many files there are. */
const share = 1 / 20;

/**
 * Reports every change in these folders, also when one goes and comes back. The system's events come at once, but not
 * all of them: a folder that goes and comes, a network disk, a limit of watches. So all files are looked at every second
 * too: one with another stamp than the last time was changed, whatever was reported, and the watcher that missed it is
 * replaced.
 */
export async function watch(
	folders: readonly string[],
	{ changed, settled, limited }: Hearers,
): Promise<Watcher> {
	// A folder that is watched by itself is lost with its first end.
	const parents = [...new Set(folders.map((folder) => dirname(folder)))];
	const isWithin = (path: string) =>
		folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`));
	const sinceCall = new Set<string>();
	const sinceCalm = new Set<string>();
	let soon: NodeJS.Timeout | undefined;
	let later: NodeJS.Timeout | undefined;
	let isLimited = false;
	let watcher = listen();
	await new Promise<void>((ready) => watcher.once("ready", ready));
	let stamps = stampsIn(folders);
	let sweep = setTimeout(sweepAndWait, interval);
	return {
		async close() {
			for (const timer of [soon, later, sweep]) clearTimeout(timer);
			await watcher.close();
		},
	};

	function listen(): FSWatcher {
		return (
			watchFiles(parents, {
				ignoreInitial: true,
				ignored: (path) => !parents.includes(path) && !isWithin(path),
			})
				.on("all", (_, path) => hear(path))
				// It drops a second change to a file within 5 ms.
				.on("raw", (_, name, details) => hear(rawPath(name, details)))
				// What it can't watch is looked at all the same, and what can't be read is for the reading to report.
				.on("error", (error) => {
					if (isLimited || !isLimit(error)) return;
					isLimited = true;
					limited();
				})
		);
	}

	function hear(path: string) {
		if (!isWithin(path)) return;
		sinceCall.add(path);
		sinceCalm.add(path);
		soon ??= setTimeout(() => {
			soon = undefined;
			changed(drain(sinceCall));
		}, breath);
		clearTimeout(later);
		later = setTimeout(() => {
			if (!hearMissed()) settled(drain(sinceCalm));
		}, calm);
	}

	function sweepAndWait() {
		const started = performance.now();
		if (hearMissed() && !isLimited) {
			watcher.close();
			watcher = listen();
		}
		const taken = performance.now() - started;
		sweep = setTimeout(sweepAndWait, Math.max(interval, taken / share));
	}

	/** Finds changes that no event reported; returns whether there were any. */
	function hearMissed(): boolean {
		const before = stamps;
		stamps = stampsIn(folders);
		const missed = [...new Set([...before.keys(), ...stamps.keys()])].filter(
			(path) => before.get(path) !== stamps.get(path) && !sinceCalm.has(path),
		);
		missed.forEach(hear);
		return missed.length > 0;
	}
}

/** Whether the limit of watches or of open files is reached. */
function isLimit(error: unknown): boolean {
	return ["ENOSPC", "EMFILE", "ENFILE"].includes(Object(error).code);
}

/** The system names what changed in a folder that is watched, or the very file that is. */
function rawPath(name: string | null, details: unknown): string {
	const watched = String(Object(details).watchedPath);
	return name && !watched.endsWith(`${sep}${name}`)
		? join(watched, name)
		: watched;
}

/** The stamps of all files in some folders, by their paths. */
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
			// A link to a folder may lead in a circle; nothing is read behind it.
			if (!entry.isSymbolicLink() || statOf(file)?.isFile()) visit(file);
		}
	}
}

function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
	return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** What the system says of a file or folder; undefined if there is none, or it can't be read. */
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
		// It went meanwhile, or can't be read.
		return [];
	}
}

function drain(paths: Set<string>): string[] {
	const drained = [...paths];
	paths.clear();
	return drained;
}
