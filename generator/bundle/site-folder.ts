import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import { inAndAbove, stampOf } from "../cache/stamp.ts";

/** The name of the folder of a site's code, within its project. */
export const siteFolderName = "site";

/** The path of the folder of a project's code, as bundlers have it: without symbolic links, with a slash at its end. */
export function siteFolder(root: string): string {
	return `${realpathSync(join(root, siteFolderName))}/`;
}

/**
 * Returns a digest of the names, sizes and change times of all files in that folder, of those outside of it that it was last
 * bundled with, and of what says which packages they may import: it differs after any change, even if no size differs.
 */
export function siteFingerprint(root: string): string {
	const folder = siteFolder(root);
	// Without the types, Node 20 asks for those of all files one by one.
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) => join(parentPath, name));
	const others = [...outsideOf(root), ...packageRecords(folder)];
	const lines = [...files, ...others].map((file) => `${file} ${stampOf(file)}`);
	return digestOf(lines.sort().join("\n"));
}

/** The files outside of the folder that its code was last bundled with. */
function outsideOf(root: string): readonly string[] {
	return readCachedValue(cacheFolder(root), "outside", siteFolder(root)) ?? [];
}

/** Keeps the paths of these files for the next fingerprint; returns whether they are others than before. */
export function keepOutside(root: string, files: readonly string[]): boolean {
	if (files.join("\n") === outsideOf(root).join("\n")) return false;
	writeCachedValue(cacheFolder(root), "outside", siteFolder(root), files);
	return true;
}

/**
 * The paths of the records of the packages that code in a folder may import, whether they are there or not: each program
 * that installs packages writes its own whenever it does.
 */
export function packageRecords(folder: string): string[] {
	return records.flatMap((record) =>
		inAndAbove(folder, join("node_modules", record)),
	);
}

/** The paths to watch for changes of a site's code: its folder, and the records that are there. */
export function codePaths(folder: string): string[] {
	const there = packageRecords(folder).filter((file) => existsSync(file));
	return [resolve(folder), ...there];
}

/** Of npm, pnpm, and Yarn as it was before version 2 and is since. */
const records = [
	".package-lock.json",
	".pnpm/lock.yaml",
	".yarn-integrity",
	".yarn-state.yml",
];
