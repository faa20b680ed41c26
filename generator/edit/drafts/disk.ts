import type { FileChange } from "../../read/changes.ts";
import type { Source } from "../../types.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import type { FileBytes } from "../file/read-file.ts";

/** Creates the files of a disk as they were at the last build, of which there was none yet. */
export function createDisk() {
	let sources: readonly Source[] = [];
	let files = new Map<string, Uint8Array>();
	let version = 0;
	/** The version in which each file that others changed was found last. */
	const foundIn = new Map<string, number>();
	const read = (path: string): FileBytes => files.get(path);
	return {
		read,
		/** The files of the disk as they were at the last build: another list for each build. */
		disk: () => sources,
		/** How many builds have found that others changed files of the disk. */
		diskVersion: () => version,
		/** Whether one of the builds after this version found that others changed a file. */
		isNewer: (path: string, than: number) => (foundIn.get(path) ?? 0) > than,
		/** Takes in what a build has read. Returns the files that others changed. */
		take(found: readonly Source[]): string[] {
			const before = files;
			sources = found;
			files = new Map(sources.map(({ path, bytes }) => [path, bytes]));
			const changed = [...new Set([...before.keys(), ...files.keys()])].filter(
				(path) => !hasSameBytes(before.get(path), read(path)),
			);
			if (changed.length > 0) version++;
			for (const path of changed) foundIn.set(path, version);
			return changed;
		},
		/** Takes in what was written here. */
		put(path: string, bytes: FileChange["bytes"]): void {
			if (bytes) files.set(path, bytes);
			else files.delete(path);
		},
	};
}
