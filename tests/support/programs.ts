import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the program's path, if one of these names is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find(isExecutable);
}

/** Whether there is a file that may be run. */
export function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
