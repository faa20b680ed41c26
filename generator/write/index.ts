import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRunning, processId } from "../terminal/terminal.ts";
import type { Artifact } from "../types.ts";
import { checkOwnFiles } from "./output-folder.ts";
import {
	type BuildRecord,
	type BuildSummary,
	createDigestFile,
	type FileRecord,
	hasSameSizeAndTime,
	openBuildRecord,
	updateStamps,
} from "./record.ts";
import { createStagingFolder } from "./staging.ts";
import { describeSystemError } from "./system-errors.ts";

/** The name of the new site within the working folder of a build. */
const newName = "new";

/**
 * Makes `output` hold exactly these artifacts and the list of their digests; returns the reason if the system refuses.
 * The site is first laid out in a folder beside it, so that a failure or a kill leaves `output` as it was; then two
 * renames swap old and new. Unchanged files are linked, and so keep their times; artifacts with the same key as in the
 * record are neither rendered nor read.
 */
export function writeSite(
	artifacts: readonly Artifact[],
	output: string,
	record: BuildRecord = openBuildRecord(),
	summary?: BuildSummary,
): string | undefined {
	let work: string | undefined;
	try {
		mkdirSync(dirname(output), { recursive: true });
		// No other build works in a folder of this name.
		work = mkdtempSync(`${output}.next-${processId}-`);
		const staged = createStagingFolder(
			join(work, newName),
			output,
			record.files,
		);
		const records = new Map<string, FileRecord>();
		for (const artifact of artifacts)
			records.set(
				artifact.path,
				staged.reuse(artifact) ?? staged.add(artifact),
			);
		const digests = createDigestFile(records, summary?.next?.date);
		records.set(digests.path, staged.add(digests, "flushed"));
		// Other files may have been put there since the build began.
		const { problem } = checkOwnFiles(output, record.files, hasSameSizeAndTime);
		if (problem) return problem;
		swapFolders(work, output);
		removeWorkFolder(work);
		record.save({ files: updateStamps(output, records), summary });
		return undefined;
	} catch (error) {
		return describeSystemError(error).en;
	} finally {
		if (work !== undefined) removeWorkFolder(work);
	}
}

function removeWorkFolder(work: string): void {
	ignoreErrors(() => rmSync(work, { recursive: true, force: true }));
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

function recoverWorkFolder(work: string, output: string): void {
	const names = readdirSync(work);
	const old = names.filter((name) => /^old-\d+$/.test(name));
	const hasNew = names.includes(newName);
	// A folder that holds anything else is not ours.
	if (old.length + Number(hasNew) < names.length) return;
	// Once the new site has been moved out, the old one is not needed.
	const last = hasNew ? old.at(-1) : undefined;
	if (last && !existsSync(output)) renameSync(join(work, last), output);
	rmSync(work, { recursive: true });
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

/** Replaces the old site by the new one. */
function swapFolders(work: string, output: string): void {
	// Another build may put its own site there between the two renames; then that one is the old one.
	for (let turn = 0; ; turn++) {
		const old = join(work, `old-${turn}`);
		const taken = moveIfExists(output, old);
		try {
			renameSync(join(work, newName), output);
			return;
		} catch (error) {
			if (existsSync(output)) continue;
			if (taken) renameSync(old, output);
			throw error;
		}
	}
}

/** Moves a folder if it exists; returns whether it did. */
function moveIfExists(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			return false;
		throw error;
	}
}

/** Runs an operation whose failure does no harm: the next build tries again. */
function ignoreErrors(act: () => void): void {
	try {
		act();
	} catch {}
}
