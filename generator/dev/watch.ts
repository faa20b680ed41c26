import { dirname, sep } from "node:path";
import { type FSWatcher, watch as watchFiles } from "chokidar";

/** The listeners of a watcher, called with the absolute paths of the changed files. */
type Listeners = {
	/** Called at once; a file may be half written, and more changes may follow. */
	readonly changed?: (paths: readonly string[]) => Promise<void>;
	/** Called once no change has followed for a while. */
	readonly settled: (paths: readonly string[]) => void;
};

/** How long the events of one save are collected (milliseconds). */
const batchDelay = 5;

/** Longer than editors and git take between changes that belong together (milliseconds). */
const settleDelay = 120;

/**
 * Reports every change in these folders and files from the time on when `ready` resolves, even if one is removed and comes
 * back.
 */
export function watchPaths(
	paths: readonly string[],
	{ changed, settled }: Listeners,
) {
	let batch = new Set<string>();
	let unsettled = new Set<string>();
	let reporting: NodeJS.Timeout | undefined;
	let settling: NodeJS.Timeout | undefined;
	let watcher = start(false);
	const ready = new Promise<void>((resolve) => {
		watcher.once("ready", resolve);
	});
	return {
		ready,
		close() {
			clearTimeout(reporting);
			clearTimeout(settling);
			return watcher.close();
		},
	};

	function start(usePolling: boolean): FSWatcher {
		// A folder that is removed loses its watch, so the folders around these are watched.
		const folders = new Set(paths.map((path) => dirname(path)));
		const started = watchFiles([...folders], {
			usePolling,
			ignoreInitial: true,
			ignored: (path) =>
				!paths.some((each) => isWithin(path, each) || isWithin(each, path)),
		});
		started.on("all", (event, path) => {
			if (event === "addDir" || event === "unlinkDir") return;
			batch.add(path);
			clearTimeout(settling);
			reporting ??= setTimeout(report, batchDelay);
		});
		// The system may have no watch left, or send no events for this disk.
		started.on("error", () => {
			if (usePolling || started !== watcher) return;
			void started.close();
			watcher = start(true);
		});
		return started;
	}

	async function report(): Promise<void> {
		const found = batch;
		batch = new Set();
		unsettled = new Set([...unsettled, ...found]);
		await changed?.([...found]);
		reporting = undefined;
		if (batch.size > 0) {
			reporting = setTimeout(report, batchDelay);
			return;
		}
		settling = setTimeout(() => {
			const all = [...unsettled];
			unsettled = new Set();
			settled(all);
		}, settleDelay);
	}
}

/** Whether a path is a folder or file, or in it. */
function isWithin(path: string, outer: string): boolean {
	return path === outer || path.startsWith(outer + sep);
}
