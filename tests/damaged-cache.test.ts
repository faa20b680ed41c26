import { spawnSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "./support/check.ts";
import { dose } from "./support/dose.ts";
import {
	createProject,
	linkPackages,
	type Project,
} from "./support/project.ts";

// A damaged cache never changes the output: the build equals one without a cache.

/** Two states of the content that one edit turns into each other, so that each build reuses the cache of the last. */
const prices = "content/facts/prices.yaml";
const states = ["event: 420", "event: 425"] as const;

let project: Project;
let cache: string;
const expected: string[] = [];
let state = 0;

beforeAll(() => {
	project = createProject("empty");
	rmSync(join(project.root, "site"));
	for (const name of ["bin", "editor", "generator", "site", "package.json"])
		cpSync(join(repository, name), join(project.root, name), {
			recursive: true,
		});
	linkPackages(project.root);
	cache = join(project.root, "node_modules/.cache/kilde");
	for (const _ of states) {
		const site = buildNext();
		expected[state] = site;
	}
}, 120_000);

afterAll(() => project.remove());

/** Builds the other state of the content and returns the digest of the site. */
function buildNext(): string {
	const [from, to] = [states[state % 2], states[(state + 1) % 2]] as const;
	project.edit(prices, from as string, to as string);
	state = (state + 1) % 2;
	const { status, signal, stderr } = spawnSync(
		process.execPath,
		["bin/kilde.cjs", "build", "--date", "2026-03-01"],
		{ cwd: project.root, encoding: "utf8" },
	);
	// On a busy machine the command may list its slow stages.
	const problems = stderr.replace(/^\S.* …\n/gm, "");
	expect({ status, signal, problems }).toEqual({
		status: 0,
		signal: null,
		problems: "",
	});
	return project.digest("output");
}

/** Lists the files of the cache by names without their digests. */
function listCacheFiles(): Map<string, string> {
	const entries = readdirSync(cache, { recursive: true, withFileTypes: true });
	return new Map(
		entries
			.filter((entry) => entry.isFile())
			.map((entry) => [
				entry.name.replace(/-?[0-9a-f-]{16,}\.?/, ""),
				join(entry.parentPath, entry.name),
			]),
	);
}

const damages = [
	/** Corrupts every 500th byte. */
	(file: string) => {
		const bytes = readFileSync(file);
		for (let at = 100; at < bytes.length; at += 500)
			bytes[at] = (bytes[at] ?? 0) ^ 0x21;
		writeFileSync(file, bytes);
	},
	/** Empties the file. */
	(file: string) => truncateSync(file),
	/** Truncates the file to half its size. */
	(file: string) => truncateSync(file, statSync(file).size >> 1),
	/** Replaces the file by a directory. */
	(file: string) => {
		rmSync(file);
		mkdirSync(join(file, "folder"), { recursive: true });
	},
	/** Makes the file unreadable; root ignores permissions. */
	...(process.getuid?.() === 0 ? [] : [(file: string) => chmodSync(file, 0)]),
];

// Each file gets a different damage than the one before it; in the long tests each file gets all of them.
test.each([...damages.keys()].slice(0, dose(2, 5)))(
	"damaged cache files are recreated (%i)",
	(first) => {
		const files = [...listCacheFiles()].sort();
		expect(files.length).toBeGreaterThan(1);
		for (const [index, [, file]] of files.entries())
			damages[(first + index) % damages.length]?.(file);
		const site = buildNext();
		expect(site).toBe(expected[state]);
		expect([...listCacheFiles().keys()].sort()).toEqual(
			files.map(([name]) => name),
		);
	},
);
