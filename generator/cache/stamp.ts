import { statSync } from "node:fs";

/** Returns a stamp of a file: it differs after every change, even if the size is the same. */
export function stampOf(file: string): string {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}
