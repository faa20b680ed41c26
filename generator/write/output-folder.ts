import {
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { toDigest } from "../cache/digest.ts";
import {
	digestFile,
	emptyRecord,
	type FileRecords,
	isUnchanged,
	readDigests,
} from "./record.ts";

// Files of the output folder that Kilde didn't write, or that were changed since, are never deleted.

/** The state of an output folder before a build. */
export type OutputState = {
	/** Why it can't be replaced, and what to do; undefined if it doesn't exist, is empty, or holds only what Kilde wrote. */
	readonly problem: string | undefined;
	/** Whether it holds exactly the recorded files, unchanged: the site of the last build. */
	readonly isWhole: boolean;
};

/** Folders of a project that can't be the output folder. */
const reserved = [
	"bin",
	"content",
	"generator",
	"node_modules",
	"site",
	"templates",
	"tests",
];

/** Files that file managers create in every folder. */
const ignored = [".DS_Store", "Thumbs.db", "desktop.ini"];

/** Checks whether a site may be written to a folder. */
export function checkOutputFolder(
	output: string,
	project: string,
	record = emptyRecord,
): OutputState {
	const reason = findLocationProblem(output, project);
	return reason
		? { problem: `${reason}. Choose another one with --output`, isWhole: false }
		: checkOwnFiles(output, record.files);
}

function findLocationProblem(
	output: string,
	project: string,
): string | undefined {
	if (isInsideFolder(project, output)) return "it contains the project itself";
	// A parent folder may be a symbolic link.
	if (
		!isInsideFolder(output, project) ||
		!isInsideFolder(resolveExistingPart(dirname(output)), realpathSync(project))
	)
		return "it is outside the project";
	const [top = ""] = relative(project, output).split(sep);
	if (reserved.includes(top) || top.startsWith("."))
		return `the project uses ${top} for something else`;
	const stats = lstatSync(output, { throwIfNoEntry: false });
	if (stats?.isSymbolicLink()) return "it is a link to somewhere else";
	return stats && !stats.isDirectory() ? "it is not a folder" : undefined;
}

function isInsideFolder(folder: string, around: string): boolean {
	// Windows ignores case, and its drives have no common folder.
	const path = relative(around, folder);
	return !isAbsolute(path) && path.split(sep, 1)[0] !== "..";
}

/** Returns the real path of a folder, or of the nearest one above it that exists. */
function resolveExistingPart(folder: string): string {
	return existsSync(folder)
		? realpathSync(folder)
		: resolveExistingPart(dirname(folder));
}

/** Checks that a folder has no files but ours; again if another build replaces it meanwhile. */
export function checkOwnFiles(
	folder: string,
	records: FileRecords,
): OutputState {
	for (;;) {
		const before = identifyFolder(folder);
		try {
			const state = checkOwnFilesOnce(folder, records);
			if (identifyFolder(folder) === before) return state;
		} catch (error) {
			if (identifyFolder(folder) === before) throw error;
		}
	}
}

/** Identifies a folder, also after another one takes its name. */
function identifyFolder(folder: string): string {
	const stats = statSync(folder, { throwIfNoEntry: false });
	return `${stats?.ino} ${stats?.birthtimeMs} ${stats?.ctimeMs}`;
}

function checkOwnFilesOnce(folder: string, records: FileRecords): OutputState {
	if (!existsSync(folder)) return { problem: undefined, isWhole: false };
	let known = 0;
	let digests: ReadonlyMap<string, string> | undefined;
	const options = { recursive: true, withFileTypes: true } as const;
	for (const entry of readdirSync(folder, options)) {
		const file = join(entry.parentPath, entry.name);
		const path = relative(folder, file).replaceAll(sep, "/");
		const record = records.get(path);
		if (record && isUnchanged(record, file)) known++;
		else if (
			!entry.isDirectory() &&
			path !== digestFile &&
			!ignored.includes(entry.name)
		) {
			digests ??= readDigests(folder);
			const digest = entry.isFile() ? digests.get(path) : undefined;
			const problem = checkUnrecordedFile(path, file, digest);
			if (problem) return { problem, isWhole: false };
		}
	}
	return {
		problem: undefined,
		isWhole: records.size > 0 && known === records.size,
	};
}

function checkUnrecordedFile(
	path: string,
	file: string,
	digest: string | undefined,
): string | undefined {
	if (digest === undefined)
		return `it contains ${path}, which Kilde did not write. Move that file, or choose another folder with --output`;
	const bytes = readFileSync(file);
	// After a power cut, a file may have lost its content.
	const isBlank = bytes.every((byte) => byte === 0);
	return digest === toDigest(bytes) || isBlank
		? undefined
		: `${path} in it was changed after Kilde wrote it. Copy the file to another folder if you need the change; then delete it and run the command again`;
}
