import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { make } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { site } from "../site/site.ts";
import { bundle, today } from "./check.ts";
import { runKilde } from "./command.ts";
import { commit, git } from "./git.ts";
import { createProject, type Project } from "./project.ts";

// Numbers of facts that are far from those of the last commit, in a repository of the test's own.

vi.setConfig({ testTimeout: 60_000 });

let project: Project;

beforeEach(() => {
	project = createProject();
	commit(project.root);
});

afterEach(() => project.remove());

test.each([
	["ten times as much", "500", "5000"],
	["a tenth", "500", "50"],
	["nothing at all", "1400", "14"],
])("a price of %s is warned about", async (_, from, to) => {
	edit("prices", `: ${from}\n`, `: ${to}\n`);
	expect(await told()).toEqual([
		expect.stringMatching(
			`^content/facts/prices.yaml:\\d:\\d+ [a-z0-9-]+ is ${to} here, and ${from} in the last commit.$`,
		),
	]);
});

test("so are other numbers of the facts", async () => {
	edit("rules", "cancellationHours: 48", "cancellationHours: 4");
	edit("discounts", "visits: 5,", "visits: 50,");
	edit("sessions", "minutes: 90", "minutes: 900");
	expect(
		(await told()).filter((line) => line.includes("the last commit")),
	).toHaveLength(3);
});

test("a rise that a business may make is none", async () => {
	edit("prices", "session-2h: 500", "session-2h: 950");
	edit("prices", "overnight: 1400", "overnight: 700");
	expect(await told()).toEqual([]);
});

test("what is committed is meant", async () => {
	edit("prices", "session-2h: 500", "session-2h: 5000");
	commit(project.root);
	expect(await told()).toEqual([]);
});

test("what a comment allows is meant", async () => {
	edit(
		"prices",
		"session-2h: 500",
		"session-2h: 5000 # kilde-tillad: prisen er ny",
	);
	expect(await told()).toEqual([]);
});

test("in a folder of a larger repository, the same", async () => {
	const inner = join(project.root, "inner");
	for (const folder of ["content", "templates"])
		cpSync(join(project.root, folder), join(inner, folder), {
			recursive: true,
		});
	commit(project.root);
	edit("prices", "session-2h: 500", "session-2h: 5000", "inner/");
	expect(await told(inner)).toHaveLength(1);
});

test("a build says so again until it is committed, and then no more", async () => {
	edit("prices", "session-2h: 500", "session-2h: 5000");
	const leap = "session-2h is 5000 here, and 500 in the last commit.";
	expect(await build()).toContain(leap);
	expect(await build()).toContain(leap);
	commit(project.root);
	expect(await build()).not.toContain(leap);
});

test("without git or without a commit nothing is said", async () => {
	edit("prices", "session-2h: 500", "session-2h: 5000");
	rmSync(join(project.root, ".git"), { recursive: true });
	expect(await told()).toEqual([]);
	git(project.root, ["init", "--quiet"]);
	expect(await told()).toEqual([]);
});

async function told(root = project.root): Promise<string[]> {
	const { diagnostics } = await make(
		{ site, root, date: today, bundle },
		createMemo(),
	);
	return diagnostics.map(
		({ file, line, column, message }) =>
			`${file}:${line}:${column} ${message.en}`,
	);
}

/** What a build prints. */
async function build(): Promise<string> {
	const argv = ["build", "--lang", "en", "--date", today];
	const { stdout, stderr } = await runKilde(project.root, argv);
	return stdout + stderr;
}

function edit(facts: string, from: string, to: string, folder = ""): void {
	const file = `${folder}content/facts/${facts}.yaml`;
	project.put(file, project.text(file).replace(from, to));
}
