import { dirname, join, sep } from "node:path";
import { watch as watchFiles } from "chokidar";

/** When a watcher calls, with the paths that it heard of. */
export type Hearers = {
	/** At once; a file may be half written, and others may follow. */
	readonly changed: (paths: readonly string[]) => void;
	/** Once more when nothing has happened for a while. */
	readonly settled: (paths: readonly string[]) => void;
	/** Something can't be watched. */
	readonly failed: (error: Error) => void;
};

/** A watcher that is listening. */
export type Watcher = { close(): Promise<void> };

/** Long enough for what comes in one breath, as the two events of one save do (milliseconds). */
const breath = 1;

/** Editors and git are done with what belongs together by then (milliseconds). */
const calm = 120;

/**
 * Hears of every change in these folders, also when one goes and comes back. The watcher's own events
 * alone would not do: it drops a second change to a file within 5 ms, and reads a new folder before it
 * watches it. The system's raw events make up for the first, the second call for the other.
 */
export async function watch(
	folders: readonly string[],
	{ changed, settled, failed }: Hearers,
): Promise<Watcher> {
	// A folder that is watched by itself is lost with its first end.
	const parents = [...new Set(folders.map((folder) => dirname(folder)))];
	const isWithin = (path: string) =>
		folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`));
	const watcher = watchFiles(parents, {
		ignoreInitial: true,
		ignored: (path) => !parents.includes(path) && !isWithin(path),
	});
	const sinceCall = new Set<string>();
	const sinceCalm = new Set<string>();
	let soon: NodeJS.Timeout | undefined;
	let later: NodeJS.Timeout | undefined;

	function hear(path: string) {
		if (!isWithin(path)) return;
		sinceCall.add(path);
		sinceCalm.add(path);
		soon ??= setTimeout(() => {
			soon = undefined;
			changed(drain(sinceCall));
		}, breath);
		clearTimeout(later);
		later = setTimeout(() => settled(drain(sinceCalm)), calm);
	}

	watcher.on("all", (_, path) => hear(path));
	watcher.on("raw", (_, name, details) => hear(rawPath(name, details)));
	watcher.on("error", (error) => failed(toError(error)));
	await new Promise<void>((ready) => watcher.once("ready", ready));
	return {
		async close() {
			await watcher.close();
			clearTimeout(soon);
			clearTimeout(later);
		},
	};
}

/** The system names what changed in a folder that is watched, or the very file that is. */
function rawPath(name: string | null, details: unknown): string {
	const watched = String(Object(details).watchedPath);
	return name && !watched.endsWith(`${sep}${name}`)
		? join(watched, name)
		: watched;
}

function toError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}

function drain(paths: Set<string>): string[] {
	const drained = [...paths];
	paths.clear();
	return drained;
}
