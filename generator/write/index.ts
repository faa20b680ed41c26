import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { move, removeFolder } from "../disk.ts";
import { isRunning, processId } from "../terminal/terminal.ts";
import type { Artifact } from "../types.ts";
import { checkOwnFiles } from "./output-folder.ts";
import { type BuildSummary, emptyRecord } from "./record.ts";
import { stageSite } from "./staging.ts";
import { describeSystemError } from "./system-errors.ts";

/**
 * Makes `output` hold exactly these artifacts and the list of their digests; returns the reason if the folder
 * or the system refuses. The site is first written into a folder beside it, so that a failure or a kill leaves `output` as it was; then two
 * renames swap old and new. Artifacts with the same key as in the record are neither rendered nor read.
 */
export function writeSite(
	artifacts: readonly Artifact[],
	output: string,
	record = emptyRecord,
	summary?: BuildSummary,
): { readonly refused: string } | undefined {
	let work: string | undefined;
	try {
		mkdirSync(dirname(output), { recursive: true });
		// No other build works in a folder of this name.
		work = mkdtempSync(`${output}.next-${processId}-`);
		const files = stageSite(
			artifacts,
			join(work, "new"),
			{ output, exists: existsSync(output), records: record.files },
			summary?.next?.date,
		);
		// Other files may have been put there since the build began.
		const { problem } = checkOwnFiles(output, record.files);
		if (problem) return { refused: problem };
		swapFolders(work, output);
		record.save({ files, summary });
		return undefined;
	} catch (error) {
		return { refused: describeSystemError(error).en };
	} finally {
		const folder = work;
		if (folder !== undefined) ignoreErrors(() => removeFolder(folder));
	}
}

/** Moves the old site to `old` in the working folder, and the new one from `new` to `output`. */
function swapFolders(work: string, output: string): void {
	const old = join(work, "old");
	// Another build may put its own site there between the two renames; then that one is the old one.
	for (;;) {
		removeFolder(old);
		const isMoved = moveIfExists(output, old);
		try {
			move(join(work, "new"), output);
			return;
		} catch (error) {
			if (existsSync(output)) continue;
			if (isMoved) move(old, output);
			throw error;
		}
	}
}

/** Moves a folder if it exists; returns whether it did. */
function moveIfExists(from: string, to: string): boolean {
	try {
		move(from, to);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			return false;
		throw error;
	}
}

/**
 * Cleans up after killed builds: restores the old site if it had been moved away, and deletes their folders. Refusals of the
 * system are ignored: the next build tries again.
 */
export function recoverOutput(output: string): void {
	ignoreErrors(() => {
		for (const name of readdirSync(dirname(output)))
			if (isAbandonedFolder(name, `${basename(output)}.next-`))
				ignoreErrors(() =>
					recoverWorkFolder(join(dirname(output), name), output),
				);
	});
}

/** Whether this is the working folder of a build whose process has ended. */
function isAbandonedFolder(name: string, prefix: string): boolean {
	const rest = name.startsWith(prefix) ? name.slice(prefix.length) : "";
	const [, id] = /^(\d+)-\w{6}$/.exec(rest) ?? [];
	// A folder with the id of this process is of an earlier process with that id.
	return (
		id !== undefined && (Number(id) === processId || !isRunning(Number(id)))
	);
}

function recoverWorkFolder(work: string, output: string): void {
	const names = readdirSync(work).sort().join();
	// A folder that holds anything else is not ours.
	if (!["", "new", "new,old", "old"].includes(names)) return;
	// Once the new site has been moved out, the old one is not needed.
	if (names === "new,old" && !existsSync(output))
		move(join(work, "old"), output);
	removeFolder(work);
}

/** Runs an operation whose failure does no harm: the next build tries again. */
function ignoreErrors(act: () => void): void {
	try {
		act();
	} catch {}
}
