import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { toDigest } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { getCacheFolder } from "../cache/project-memo.ts";
import { getFileStamp, listPathsUpward } from "../cache/stamp.ts";
import { computeEnvironmentDigest } from "./environment.ts";

/** The name of the folder of a site's code, within its project. */
export const siteFolderName = "site";

/** Returns the path of a project's site/ as bundlers report it: with symbolic links resolved, and a slash at its end. */
export function getSiteFolder(root: string): string {
	return `${realpathSync(join(root, siteFolderName))}/`;
}

/**
 * Returns a digest of the names, sizes and change times of all files in that folder, of the inputs outside of it that it was
 * last bundled with, and of the records of installed packages: it differs after any change, even if no size differs.
 */
export function computeSiteFolderDigest(root: string): string {
	const folder = getSiteFolder(root);
	// Without `withFileTypes`, Node 20 would stat every file.
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) => join(parentPath, name));
	const { outside, variables } = readOutsideInputs(root);
	const others = [...outside, ...listInstallRecordPaths(folder)];
	const lines = [...files, ...others].map(
		(file) => `${file} ${getFileStamp(file)}`,
	);
	return toDigest(
		[...lines.sort(), computeEnvironmentDigest(variables)].join("\n"),
	);
}

/** Inputs of the code of a site that are not in its folder: files, by their absolute paths, and environment variables. */
export type OutsideInputs = {
	readonly outside: readonly string[];
	readonly variables: readonly string[];
};

/** Reads the inputs outside the folder that the last bundling used. */
function readOutsideInputs(root: string): OutsideInputs {
	return (
		readCachedValue(getCacheFolder(root), "outside", getSiteFolder(root)) ?? {
			outside: [],
			variables: [],
		}
	);
}

/** Saves these inputs for the next digest; returns whether they changed. */
export function saveOutsideInputs(
	root: string,
	{ outside, variables }: OutsideInputs,
): boolean {
	const inputs = { outside, variables };
	if (JSON.stringify(inputs) === JSON.stringify(readOutsideInputs(root)))
		return false;
	writeCachedValue(
		getCacheFolder(root),
		"outside",
		getSiteFolder(root),
		inputs,
	);
	return true;
}

/**
 * Lists the paths of the files that package managers update on each installation, for all packages that code in a
 * folder can import. The files may not exist.
 */
export function listInstallRecordPaths(folder: string): string[] {
	return records.flatMap((record) =>
		listPathsUpward(folder, join("node_modules", record)),
	);
}

/** The paths to watch for changes of a site's code: its folder, and the records that are there. */
export function listWatchedCodePaths(folder: string): string[] {
	const there = listInstallRecordPaths(folder).filter((file) =>
		existsSync(file),
	);
	return [resolve(folder), ...there];
}

/** Of npm, pnpm, and Yarn as it was before version 2 and is since. */
const records = [
	".package-lock.json",
	".pnpm/lock.yaml",
	".yarn-integrity",
	".yarn-state.yml",
];
