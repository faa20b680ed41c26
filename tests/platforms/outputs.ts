import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// What the comparisons of platforms have in common. They download packages, and are not part of npm test.

/** The folder of this repository. */
export const repository = dirname(dirname(import.meta.dirname));

/** The day of all builds: a comparison may run past midnight. */
export const date = new Date().toISOString().slice(0, 10);

/** Digests of the files of a folder, by their paths. */
export type Digests = ReadonlyMap<string, string>;

/** Runs a program in a folder, and shows its output; throws if it fails. */
export function run(
	cwd: string,
	[program = "", ...args]: readonly string[],
	env: Readonly<Record<string, string>> = {},
): void {
	console.log(`$ ${program} ${args.join(" ")}`);
	execFileSync(program, args, {
		cwd,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...env },
	});
}

/** Computes the digests of all files below a folder. */
export function readDigests(folder: string): Digests {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	return new Map(
		files.map((file) => [
			file.slice(folder.length + 1),
			hash("sha256", readFileSync(file)),
		]),
	);
}

/** Prints whether two outputs are the same, or which files differ; a difference fails the run. */
export function compareOutputs(
	name: string,
	digests: Digests,
	expected: Digests,
): void {
	const paths = new Set([...expected.keys(), ...digests.keys()]);
	const differing = [...paths].filter(
		(path) => digests.get(path) !== expected.get(path),
	);
	const verdict =
		differing.length === 0
			? "the same bytes"
			: `differs in ${differing.join(", ")}`;
	console.log(`${name}: ${digests.size} files, ${verdict}.`);
	if (differing.length > 0) process.exitCode = 1;
}
