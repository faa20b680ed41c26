import { statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns a stamp of a file: it differs after every change, even if the size is the same. */
export function getFileStamp(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}

/** Returns the paths that a file may have in a folder and in all above it, whether it is there or not. */
export function listPathsUpward(folder: string, file: string): string[] {
	const above = dirname(folder);
	return [
		join(folder, file),
		...(above === folder ? [] : listPathsUpward(above, file)),
	];
}
