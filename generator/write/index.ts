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
import { checksumsOf, inspectFolder } from "./checksums.ts";
import { failureReason } from "./failure.ts";
import {
	type BuildSummary,
	type FileRecord,
	isSameFile,
	type Manifest,
	openManifest,
	recordsIn,
} from "./manifest.ts";
import { stageSite } from "./staging.ts";

/** The name of the new site within the folder that a build works in. */
const newName = "new";

/**
 * Makes `output` hold exactly these artifacts and the list of their checksums; returns why the system does not let it.
 * The site is first laid out in a folder beside it, so that a failure or a kill leaves `output` as it was; then two
 * renames swap old and new. Unchanged files are linked, and so keep their times; what the manifest shows to be
 * unchanged is neither rendered nor read.
 */
export function write(
	artifacts: readonly Artifact[],
	output: string,
	manifest: Manifest = openManifest(),
	summary?: BuildSummary,
): string | undefined {
	let work: string | undefined;
	try {
		mkdirSync(dirname(output), { recursive: true });
		// No other build works in a folder of this name.
		work = mkdtempSync(`${output}.next-${processId}-`);
		const staged = stageSite(join(work, newName), output, manifest.output);
		const records = new Map<string, FileRecord>();
		for (const artifact of artifacts)
			records.set(
				artifact.path,
				staged.reuse(artifact) ?? staged.add(artifact),
			);
		const checksums = checksumsOf(records, summary?.next?.date);
		records.set(checksums.path, staged.add(checksums, "flushed"));
		// Something may have been put there since the build began.
		const { problem } = inspectFolder(output, manifest.output, isSameFile);
		if (problem) return problem;
		swap(work, output);
		clearAway(work);
		manifest.save({ output: recordsIn(output, records), summary });
		return undefined;
	} catch (error) {
		return failureReason(error).en;
	} finally {
		if (work !== undefined) clearAway(work);
	}
}

function clearAway(work: string): void {
	tryTo(() => rmSync(work, { recursive: true, force: true }));
}

/**
 * Cleans up after builds that were killed: puts the old site back if it had been moved away, and deletes their folders.
 * What the system does not allow is left for the next time.
 */
export function recover(output: string): void {
	tryTo(() => {
		for (const name of readdirSync(dirname(output)))
			if (hasEnded(name, `${basename(output)}.next-`))
				tryTo(() => settle(join(dirname(output), name), output));
	});
}

function settle(work: string, output: string): void {
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

/** Whether this is the folder of a build that has ended. */
function hasEnded(name: string, prefix: string): boolean {
	const rest = name.startsWith(prefix) ? name.slice(prefix.length) : "";
	const [, id] = /^(\d+)-\w{6}$/.exec(rest) ?? [];
	// This process has not begun to write: another one had its number before.
	return (
		id !== undefined && (Number(id) === processId || !isRunning(Number(id)))
	);
}

/** Replaces the old site by the new one. */
function swap(work: string, output: string): void {
	// Another build may put its own site there between the two renames; then that one is the old one.
	for (let turn = 0; ; turn++) {
		const old = join(work, `old-${turn}`);
		const taken = moveIfThere(output, old);
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

/** Moves a folder, if it is there to be moved. */
function moveIfThere(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			return false;
		throw error;
	}
}

/** Runs an operation whose failure does no harm. */
function tryTo(act: () => void): void {
	try {
		act();
	} catch {
		// The next build tries again.
	}
}
