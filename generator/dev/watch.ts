import { dirname, sep } from "node:path";
import { watch as watchFiles } from "chokidar";

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

/** Reports every change in these folders and files, even if one is removed and comes back. */
export function watchPaths(
	paths: readonly string[],
	{ changed, settled }: Listeners,
) {
	let batch = new Set<string>();
	let unsettled = new Set<string>();
	let reporting: NodeJS.Timeout | undefined;
	let settling: NodeJS.Timeout | undefined;
	// A folder that is removed loses its watch, so the folders around these are watched.
	const watcher = watchFiles([...new Set(paths.map((path) => dirname(path)))], {
		ignoreInitial: true,
		ignored: (path) =>
			!paths.some((each) => isWithin(path, each) || isWithin(each, path)),
	});
	watcher.on("all", (event, path) => {
		if (event === "addDir" || event === "unlinkDir") return;
		batch.add(path);
		clearTimeout(settling);
		reporting ??= setTimeout(report, batchDelay);
	});
	// Without watches of its own, such as beyond the limit of the system, a folder isn't followed, but all others are.
	watcher.on("error", () => {});
	return {
		close() {
			clearTimeout(reporting);
			clearTimeout(settling);
			return watcher.close();
		},
	};

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
