import { statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns a stamp of a file: it differs after every change, even if the size is the same. */
export function getFileStamp(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}

/** Lists the paths of a file name in a folder and in all its parent folders, whether or not the file exists. */
export function listPathsUpward(folder: string, file: string): string[] {
	const above = dirname(folder);
	return [
		join(folder, file),
		...(above === folder ? [] : listPathsUpward(above, file)),
	];
}
