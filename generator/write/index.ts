import {
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { Wording } from "../diagnostic.ts";
import { isRunning, ownId } from "../terminal.ts";
import type { Artifact } from "../types.ts";
import { digestOf, type Ledger, openLedger } from "./ledger.ts";
import { findForeign, manifestOf } from "./manifest.ts";
import { whyRefused } from "./refusal.ts";

/** The folder within the one that a build works in, where the site is laid out. */
const newName = "new";

/**
 * Makes `output` hold exactly these artifacts and their list, or says why it can't. Everything is first laid
 * out in a folder beside it, so that a failure or a kill part of the way leaves `output` as it was; then two
 * renames swap old and new. Unchanged files are linked, and so keep their time; what the ledger knows to be
 * unchanged is neither made nor read.
 */
export function write(
	artifacts: readonly Artifact[],
	output: string,
	ledger: Ledger = openLedger(),
): Wording | undefined {
	let work: string | undefined;
	try {
		mkdirSync(dirname(output), { recursive: true });
		// No other build works in a folder of this name.
		work = mkdtempSync(`${output}.next-${ownId}-`);
		const site = join(work, newName);
		mkdirSync(site);
		const digests = new Map<string, string>();
		for (const artifact of artifacts)
			digests.set(artifact.path, layOut(artifact, site, output, ledger));
		layOut(manifestOf(digests), site, output, ledger);
		// Something may have been put there since the build began.
		const foreign = existsSync(output)
			? findForeign(output, ledger)
			: undefined;
		if (foreign) return foreign;
		swap(work, output);
		ledger.keep();
		return undefined;
	} catch (error) {
		return whyRefused(error);
	} finally {
		tryTo(() => work && rmSync(work, { recursive: true }));
	}
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

/** Puts a file in its place in the new site; gives the digest of its bytes. */
function layOut(
	artifact: Artifact,
	site: string,
	output: string,
	ledger: Ledger,
): string {
	const { path, key } = artifact;
	const file = join(site, path);
	if (!file.startsWith(site + sep))
		throw new Error(`${path} leaves the output folder.`);
	mkdirSync(dirname(file), { recursive: true });
	// Not every disk has links. A file is looked at by its new name: another build may take the old one's place.
	const linked = tryTo(() => linkSync(join(output, path), file));
	const known =
		linked && key !== undefined
			? ledger.digestOfKey(path, key, file)
			: undefined;
	const digest = known ?? writeUnlessSame(artifact.bytes, file, linked);
	ledger.note(path, key, digest, file);
	return digest;
}

function writeUnlessSame(
	bytes: Artifact["bytes"],
	file: string,
	linked: boolean,
): string {
	const buffer = Buffer.from(bytes);
	const same =
		linked && lstatSync(file).isFile() && readFileSync(file).equals(buffer);
	if (!same) {
		// What is linked there is a file of the old site, in which nothing may be changed.
		rmSync(file, { force: true });
		writeFileSync(file, buffer);
	}
	return digestOf(buffer);
}

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

/** Does what may well be left undone; whether it was done. */
function tryTo(act: () => unknown): boolean {
	try {
		return act() !== false;
	} catch {
		return false;
	}
}
