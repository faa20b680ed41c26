import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { move, removeFile } from "../disk.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import { phrase, translate } from "../messages/format.ts";
import { describeSystemError } from "./system-errors.ts";

/** A file to save in content/: its expected bytes on the disk and its new ones; undefined if there is no file. */
export type EditedFile = {
	readonly path: string;
	readonly base: Uint8Array | undefined;
	readonly bytes: Uint8Array | undefined;
};

/**
 * Writes edited files into the project. Writes nothing, and returns their paths, if files on the disk differ from `base`; or
 * the reason if the system refuses, or a path leads through a symbolic link.
 */
export function saveContentFiles(
	root: string,
	files: readonly EditedFile[],
):
	| { readonly conflicting: readonly string[] }
	| { readonly refused: Record<MessageLanguage, string> } {
	const link = files.find(({ path }) => hasSymlink(root, path));
	if (link)
		return {
			refused: translate(phrase("content-file.symlink", { path: link.path })),
		};
	try {
		for (const file of files) writeTemporaryFile(root, file);
		// As late as possible: changes by other programs after this are lost.
		const conflicting = files.filter(
			({ path, base }) => !hasSameBytes(readIfExists(join(root, path)), base),
		);
		if (conflicting.length === 0)
			for (const file of files) moveEditIntoPlace(root, file);
		return { conflicting: conflicting.map(({ path }) => path) };
	} catch (error) {
		const reason = describeSystemError(error);
		return { refused: translate(phrase("content-file.not-saved", { reason })) };
	} finally {
		for (const { path } of files)
			removeFile(getTemporaryPath(join(root, path)));
	}
}

/** Writes the new file beside the old one. */
function writeTemporaryFile(root: string, { path, bytes }: EditedFile): void {
	if (!bytes) return;
	const file = join(root, path);
	mkdirSync(dirname(file), { recursive: true });
	removeFile(getTemporaryPath(file));
	// "wx" fails if the file exists, so it never follows a link.
	writeFileSync(getTemporaryPath(file), bytes, { flag: "wx" });
}

function moveEditIntoPlace(root: string, { path, bytes }: EditedFile): void {
	const file = join(root, path);
	if (bytes) move(getTemporaryPath(file), file);
	else removeFile(file);
}

/** Returns a path that reading ignores, in the same folder: renaming within a disk is atomic. */
function getTemporaryPath(file: string): string {
	return join(dirname(file), `.${basename(file)}.kilde`);
}

/** Whether a path leads through a symbolic link. Throws if it isn't in content/: callers check that. */
function hasSymlink(root: string, path: string): boolean {
	const steps = path.split("/");
	if (
		steps[0] !== "content" ||
		steps.length < 2 ||
		steps.some((step) => /^\.|^$|[\\\0]/.test(step))
	)
		throw new Error(`${path} is no file of content/.`);
	return steps.some((_, index) =>
		lstatSync(join(root, ...steps.slice(0, index + 1)), {
			throwIfNoEntry: false,
		})?.isSymbolicLink(),
	);
}

function readIfExists(file: string): Uint8Array | undefined {
	return lstatSync(file, { throwIfNoEntry: false })
		? readFileSync(file)
		: undefined;
}

/** Whether two files have the same bytes; undefined stands for a missing file. */
export function hasSameBytes(
	one: Uint8Array | undefined,
	other: Uint8Array | undefined,
): boolean {
	if (!one || !other) return one === other;
	return Buffer.compare(one, other) === 0;
}
