import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./check.ts";
import { startProgram } from "./programs.ts";
import { linkPackages } from "./project.ts";

/** A fault in our own code, such as a careless change, and the suite that must detect it. */
export type Fault = {
	readonly file: string;
	/** The correct code, which occurs once in the file, and its replacement. */
	readonly from: string;
	readonly to: string;
	/** The path of the suite below tests/. */
	readonly suite: string;
};

/** Parses tests/faults.txt: one line a fault, `FILE: CODE ⇒ REPLACEMENT @ SUITE`. Lines that begin with # are comments. */
export function parseFaults(): Fault[] {
	const text = readFileSync(join(repository, "tests/faults.txt"), "utf8");
	const lines = text.split("\n");
	return lines
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => {
			const parts = /^(\S+): (.*) ⇒ (.*) @ (\S+)$/.exec(line);
			if (!parts) throw new Error(`This is no fault: ${line}`);
			const [, file = "", from = "", to = "", suite = ""] = parts;
			return { file, from: decode(from), to: decode(to), suite };
		});
}

/** Decodes \n and \t; \\ is a backslash. */
function decode(code: string): string {
	return code.replace(/\\(.)/g, (_, sign) =>
		sign === "n" ? "\n" : sign === "t" ? "\t" : sign,
	);
}

/** A copy of the project whose suites can be run with faults. */
export type FaultyCopy = {
	/** Runs suites, with a fault if one is given; returns whether all tests pass. Throws if none was run. */
	run(suites: readonly string[], fault?: Fault): Promise<boolean>;
	remove(): void;
};

/** Files that are not code of the project, or are generated from it. */
const left = new Set([".git", ".bundle", ".package", "node_modules", "output"]);

/** Copies the project into a temporary folder with its own caches, so that results of faulty code don't persist. */
export function copyForFaults(): FaultyCopy {
	const root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-faults-")));
	for (const name of readdirSync(repository))
		if (!left.has(name))
			cpSync(join(repository, name), join(root, name), { recursive: true });
	linkPackages(root);
	// npm links the workspaces to their folders, which are copied here.
	for (const [name, folder] of [
		["kilde", "generator"],
		["kilde-editor", "editor"],
	] as const) {
		const link = join(root, "node_modules", name);
		rmSync(link, { force: true });
		symlinkSync(join(root, folder), link);
	}
	return {
		async run(suites, fault) {
			if (!fault) return runSuites(root, suites);
			const path = join(root, fault.file);
			const right = readFileSync(path, "utf8");
			writeFileSync(
				path,
				right.replace(fault.from, () => fault.to),
			);
			try {
				return await runSuites(root, suites);
			} finally {
				writeFileSync(path, right);
			}
		},
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}

async function runSuites(
	root: string,
	suites: readonly string[],
): Promise<boolean> {
	const { ended, said } = startProgram(
		[
			process.execPath,
			...["node_modules/vitest/vitest.mjs", "run", "--bail=1"],
			...suites.map((suite) => `tests/${suite}`),
		],
		{ cwd: root, env: withoutVitest(process.env) },
	);
	const status = await ended;
	// A suite that can't be loaded has no failed tests, and proves nothing.
	if (!/Tests .*\d (passed|failed)/.test(said()))
		throw new Error(`No test of ${suites} was run.\n${said()}`);
	return status === 0;
}

/** Returns the environment without the variables by which vitest identifies its workers, and without colours. */
function withoutVitest(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const own = /^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|FORCE_COLOR$)/;
	const kept = Object.entries(environment).filter(([name]) => !own.test(name));
	return { ...Object.fromEntries(kept), NO_COLOR: "1" };
}
