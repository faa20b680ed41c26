import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProjectFile } from "../types.ts";

/** Writes files into the project, and returns the paths of changed files. */
export function writeProjectFiles(
	root: string,
	files: readonly ProjectFile[],
): string[] {
	return files.flatMap(({ path, bytes }) => {
		const file = join(root, path);
		if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes)))
			return [];
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
		return [path];
	});
}
