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
import { repository } from "../support/check.ts";
import { startProgram } from "../support/programs.ts";
import { linkPackages } from "../support/project.ts";
import type { Fault } from "./faults.ts";

/** A copy of the project in which tests run with a fault. */
export type Trial = {
	/** Runs the tests of these files whose titles contain one of these strings. */
	run(files: readonly string[], titles: readonly string[]): Promise<Outcome>;
	/** Runs the tests of a fault while it is applied. */
	with(fault: Fault): Promise<Outcome>;
	remove(): void;
};

/** The full titles of the passed and failed tests. */
export type Outcome = {
	readonly passed: readonly string[];
	readonly failed: readonly string[];
};

/** Files that are not code of the project, or are generated from it. */
const left = new Set([".git", ".bundle", ".package", "node_modules", "output"]);

/** Copies the project into a temporary folder with its own caches, so that results of faulty code don't persist. */
export function openTrial(): Trial {
	const root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-faults-")));
	for (const name of readdirSync(repository))
		if (!left.has(name))
			cpSync(join(repository, name), join(root, name), { recursive: true });
	linkPackages(root);
	// npm links the engine to its folder, which is copied here.
	const engine = join(root, "node_modules/kilde");
	rmSync(engine);
	symlinkSync(join(root, "generator"), engine);
	const run: Trial["run"] = (files, titles) => runTests(root, files, titles);
	return {
		run,
		async with({ file, from, to, test, title }) {
			const path = join(root, file);
			const right = readFileSync(path, "utf8");
			writeFileSync(
				path,
				right.replace(from, () => to),
			);
			try {
				return await run([test], [title]);
			} finally {
				writeFileSync(path, right);
			}
		},
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}

async function runTests(
	root: string,
	files: readonly string[],
	titles: readonly string[],
): Promise<Outcome> {
	const report = join(root, "node_modules/report.json");
	rmSync(report, { force: true });
	const { ended, said } = startProgram(
		[
			process.execPath,
			...["node_modules/vitest/vitest.mjs", "run", ...files],
			"--config=vitest.config.ts",
			...["--reporter=json", `--outputFile=${report}`],
			`--testNamePattern=${titles.map(escaped).join("|")}`,
		],
		{ cwd: root, env: environment() },
	);
	await ended;
	const { testResults } = read(report, said());
	const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
	// A file that can't be loaded has no failed tests and proves nothing.
	if (tests.length === 0)
		throw new Error(`No test of ${files} was run.\n${said()}`);
	const titlesOf = (wanted: string) =>
		tests
			.filter(({ status }) => status === wanted)
			.map(({ fullName }) => fullName);
	return { passed: titlesOf("passed"), failed: titlesOf("failed") };
}

/** The used part of vitest's report. */
type Report = {
	readonly testResults: readonly {
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
		}[];
	}[];
};

function read(report: string, said: string): Report {
	try {
		return JSON.parse(readFileSync(report, "utf8"));
	} catch {
		throw new Error(`The tests could not be run.\n${said}`);
	}
}

/** Returns the environment without the variables by which vitest identifies its workers. */
function environment(): NodeJS.ProcessEnv {
	return Object.fromEntries(
		Object.entries(process.env).filter(
			([name]) => !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$)/.test(name),
		),
	);
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
