import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { isRunning, ownId } from "../terminal/terminal.ts";
import type { Artifact } from "../types.ts";
import {
	type Ledger,
	type Line,
	linesIn,
	openLedger,
	type Receipt,
} from "./ledger.ts";
import { inspect, manifestOf } from "./manifest.ts";
import { whyRefused } from "./refusal.ts";
import { beginTree } from "./tree.ts";

/** The folder within the one that a build works in, where the site is laid out. */
const newName = "new";

/**
 * Makes `output` hold exactly these artifacts and their list, or says why it can't. Everything is first laid
 * out in a folder beside it, so that a failure or a kill part of the way leaves `output` as it was; then two
 * renames swap old and new. Unchanged files stay the ones they were, and so keep their time; what the ledger knows
 * to be unchanged is neither made nor read. The ledger keeps the receipt.
 */
export function write(
	artifacts: readonly Artifact[],
	output: string,
	ledger: Ledger = openLedger(),
	receipt?: Receipt,
): Wording | undefined {
	let work: string | undefined;
	try {
		mkdirSync(dirname(output), { recursive: true });
		// No other build works in a folder of this name.
		work = mkdtempSync(`${output}.next-${ownId}-`);
		const tree = beginTree(join(work, newName), output, ledger.output);
		const lines = new Map<string, Line>();
		for (const artifact of artifacts)
			lines.set(artifact.path, tree.keep(artifact) ?? tree.put(artifact));
		const list = manifestOf(lines);
		lines.set(list.path, tree.put(list, "flushed"));
		// Something may have been put there since the build began.
		const { foreign } = inspect(output, ledger.output, "linked");
		if (foreign) return foreign;
		swap(work, output);
		clearAway(work);
		ledger.keep({ output: linesIn(output, lines), receipt });
		return undefined;
	} catch (error) {
		return whyRefused(error);
	} finally {
		if (work !== undefined) clearAway(work);
	}
}

function clearAway(work: string): void {
	tryTo(() => rmSync(work, { recursive: true, force: true }));
}

/**
 * Undoes what builds left that were killed: puts the old site back if one had taken it away, and clears up. What
 * the machine doesn't let it do is left for the next time.
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
	// A folder that holds anything else is none of ours.
	if (old.length + Number(hasNew) < names.length) return;
	// Once the new site has left the folder, it is the output, and the old one is only waste.
	const last = hasNew ? old.at(-1) : undefined;
	if (last && !existsSync(output)) renameSync(join(work, last), output);
	rmSync(work, { recursive: true });
}

/** Whether a build worked in a folder of this name, and works no more. */
function hasEnded(name: string, prefix: string): boolean {
	const rest = name.startsWith(prefix) ? name.slice(prefix.length) : "";
	const [, id] = /^(\d+)-\w{6}$/.exec(rest) ?? [];
	// This process has not begun to write: whoever did under its number has ended.
	return id !== undefined && (Number(id) === ownId || !isRunning(Number(id)));
}

/** Puts the new site in the place of the old one. */
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

/** Does what may well be left undone. */
function tryTo(act: () => void): void {
	try {
		act();
	} catch {
		// The next build tries again.
	}
}
