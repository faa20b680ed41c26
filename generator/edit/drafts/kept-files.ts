import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { MessageText } from "../../messages/format.ts";
import { describeSystemError } from "../../write/system-errors.ts";

// What is edited and not saved, on the disk: a file for each run of the editor, which outlives the run. Git, builds and
// watchers pass over the folder.

const steps = [".kilde", "unsaved"];

/** The folder as messages name it. */
export const keptFolder = steps.join("/");

/**
 * Replaces the file of a run, which is on the disk when this returns; without a text there is none. Returns why that isn't
 * possible: the system refuses, or a link or a file is where the folder should be.
 */
export function writeKept(
	root: string,
	name: string,
	text: string | undefined,
): MessageText | undefined {
	if (text === undefined) return removeKept(root, [name]);
	const file = join(root, ...steps, name);
	try {
		if (!isOwnFolder(root)) return noFolder;
		// Step by step: asked for both at once, Node says of a disk that is read-only that the folder isn't there.
		for (const step of stepsIn(root))
			if (!existsSync(step)) mkdirSync(step, { mode: 0o700 });
		rmSync(next(file), { force: true });
		// Readable for its owner alone. "wx" fails where something is, and so follows no link.
		const options = { flag: "wx", mode: 0o600, flush: true };
		writeFileSync(next(file), text, options);
		renameSync(next(file), file);
		return undefined;
	} catch (error) {
		return describeSystemError(error);
	}
}

/** Whether a run has a file. */
export function isKept(root: string, name: string): boolean {
	return isOwnFolder(root) && at(join(root, ...steps, name))?.isFile() === true;
}

/** All files of runs, with their texts as far as they can be read. Those that were never finished are removed, if `hasEnded` says so of their run. */
export function readKept(root: string, hasEnded: (name: string) => boolean) {
	if (!isOwnFolder(root)) return [];
	const folder = join(root, ...steps);
	const names = namesIn(folder).filter(hasEnded).sort();
	removeKept(root, names.filter(isNext));
	return names
		.filter((name) => name.endsWith(".json"))
		.map((name) => ({ name, text: textOf(join(folder, name)) }));
}

/** Removes files; returns why the system refuses. */
export function removeKept(
	root: string,
	names: readonly string[],
): MessageText | undefined {
	if (!isOwnFolder(root)) return undefined;
	try {
		for (const name of names)
			rmSync(join(root, ...steps, name), { force: true });
		return undefined;
	} catch (error) {
		return describeSystemError(error);
	}
}

/** Whether the folder is one of the project: nothing is read or written through a link. */
function isOwnFolder(root: string): boolean {
	return stepsIn(root).every((step) => at(step)?.isDirectory() !== false);
}

/** The stats of a path, without following links; undefined if nothing is there or it isn't accessible. */
function at(path: string) {
	try {
		return lstatSync(path);
	} catch {
		return undefined;
	}
}

function stepsIn(root: string): string[] {
	return steps.map((_, index) => join(root, ...steps.slice(0, index + 1)));
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function textOf(file: string): string | undefined {
	try {
		return at(file)?.isFile() ? readFileSync(file, "utf8") : undefined;
	} catch {
		return undefined;
	}
}

/** The file while it is written. */
const next = (file: string) => `${file}.next`;
const isNext = (name: string) => name.endsWith(".json.next");

const noFolder: MessageText = {
	en: `${keptFolder} is a symbolic link or a file, and not a folder`,
	da: `${keptFolder} er et symbolsk link eller en fil og ikke en mappe`,
};
