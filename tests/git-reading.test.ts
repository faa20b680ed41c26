import { execFileSync, spawnSync } from "node:child_process";
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { findDestination } from "../generator/git/destination.ts";
import { readHistory } from "../generator/git/history.ts";
import {
	findIgnoredFiles,
	readLastCommit,
	readRevision,
} from "../generator/git/revisions.ts";
import { runKilde } from "./support/command.ts";
import { readSources } from "./support/engine.ts";
import { commit, environment, git, writeFiles } from "./support/git.ts";
import { isWindows } from "./support/programs.ts";
import { createProject, folderForEach } from "./support/project.ts";

// Commands that only read from git run no program named in its configuration, and report git's failures as such.

let root: string;
folderForEach((folder) => {
	root = folder;
});
afterEach(() => vi.unstubAllEnvs());

const danish = "content/pages/home/intro.da.md";

/** Commits two versions of a text, and a third that isn't committed. */
function commitTexts(): void {
	writeFiles(root, { [danish]: "En.\n", "content/faq.yaml": "[]\n" });
	commit(root, "2026-01-10T12:00:00Z");
	writeFiles(root, { [danish]: "To.\n" });
	commit(root, "2026-02-10T12:00:00Z");
	writeFiles(root, { [danish]: "Tre.\n" });
}

const readTexts = () => readHistory(root, readSources(root).value);

/** Adds settings to the configuration of a repository. */
function configure(
	folder: string,
	settings: Readonly<Record<string, string>>,
): void {
	const lines = Object.entries(settings).map(([name, value]) => {
		const [, section, within = "", key] =
			/^(\w+)(?:\.(\w+))?\.(\w+)$/.exec(name) ?? [];
		const head = within ? `${section} "${within}"` : section;
		return `[${head}]\n${key} = ${JSON.stringify(value)}\n`;
	});
	appendFileSync(join(folder, ".git/config"), lines.join(""));
}

/** Writes a program. */
function writeProgram(file: string, script: string): string {
	writeFileSync(file, `#!/bin/sh\n${script}\n`);
	chmodSync(file, 0o755);
	return file;
}

test("read-only commands run no program from the repository's configuration", async () => {
	const project = createProject();
	onTestFinished(project.remove);
	commit(project.root, "2026-01-10T12:00:00Z");
	project.edit("content/facts/prices.yaml", "event: 420", "event: 430");
	commit(project.root, "2026-02-10T12:00:00Z");
	const traces = join(root, "traces");
	const hooks = join(root, "hooks");
	for (const folder of [traces, hooks]) mkdirSync(folder);
	/** Creates a program that leaves a trace and fails. */
	const program = (name: string) =>
		writeProgram(join(root, name), `: > "${join(traces, name)}"\nexit 1`);
	for (const name of ["post-index-change", "reference-transaction", "pre-push"])
		renameSync(program(name), join(hooks, name));
	project.put(".gitattributes", "* filter=own diff=own merge=own\n");
	const programs = [
		...["core.fsmonitor", "core.pager", "core.editor", "core.sshCommand"],
		...["core.askPass", "core.alternateRefsCommand", "credential.helper"],
		...["diff.external", "diff.own.command", "diff.own.textconv"],
		...["filter.own.clean", "filter.own.smudge", "merge.own.driver"],
		"gpg.program",
	];
	configure(project.root, {
		...Object.fromEntries(programs.map((name) => [name, program(name)])),
		"core.hooksPath": hooks,
		"filter.own.required": "true",
		"log.showSignature": "true",
		"commit.gpgSign": "true",
		"pager.log": "true",
		"protocol.ext.allow": "always",
		"remote.origin.url": `ext::${program("remote")}`,
		"remote.origin.promisor": "true",
		"extensions.partialClone": "origin",
		"core.repositoryFormatVersion": "1",
		"alias.log": `!${program("alias")}`,
	});
	// Timestamps that differ from the index would make git inspect the files.
	const { value: sources } = readSources(project.root);
	for (const { path } of sources) utimesSync(join(project.root, path), 1, 1);
	// Removes a file of the last commit, as in a partial clone.
	const { stdout: missing } = spawnSync(
		"git",
		["-C", project.root, "rev-parse", "HEAD:content/faq.yaml"],
		{ env: environment, encoding: "utf8" },
	);
	const object = `${missing.slice(0, 2)}/${missing.slice(2).trim()}`;
	rmSync(join(project.root, ".git/objects", object));
	const own = { ...environment };
	await readHistory(project.root, sources);
	expect(await readRevision(project.root, "HEAD")).toMatchObject({
		failure: expect.stringContaining("partial or damaged"),
	});
	await readLastCommit(project.root);
	await findIgnoredFiles(project.root, ["content/new.md"]);
	await findDestination(project.root, own);
	for (const command of [["translations"], ["build"], ["diff", "HEAD~1"]])
		await runKilde(project.root, command, own);
	expect(readdirSync(traces)).toEqual([]);
	expect(existsSync(join(project.root, "output/index.html"))).toBe(true);
	// Verify that git itself would run the programs; it fails because they print nothing useful.
	for (const args of [["status"], ["diff"], ["fetch"], ["log"]])
		spawnSync("git", ["-C", project.root, ...args], { env: own });
	expect(readdirSync(traces)).toEqual(
		expect.arrayContaining(["core.fsmonitor", "filter.own.clean", "remote"]),
	);
});

test("settings of the repository, and variables that redirect git, don't affect the history", async () => {
	commitTexts();
	const before = await readTexts();
	expect(before).toMatchObject({ uncommitted: new Set([danish]) });
	configure(root, {
		...{ "i18n.logOutputEncoding": "UTF-16", "i18n.commitEncoding": "UTF-16" },
		...{
			"log.showRoot": "false",
			"log.follow": "true",
			"log.date": "relative",
		},
		...{ "log.showSignature": "true", "log.diffMerges": "off" },
		...{ "format.pretty": "%H", "diff.relative": "true", "color.ui": "always" },
		...{ "diff.renames": "copies", "diff.noprefix": "true" },
		...{ "diff.external": "false", "core.quotePath": "false" },
		...{ "core.autocrlf": "true", "core.bare": "true", "core.pager": "false" },
		"core.fsmonitor": "true",
	});
	expect(await readTexts()).toEqual(before);
	const variables = {
		...{ GIT_DIR: "/nowhere", GIT_WORK_TREE: "/nowhere" },
		...{ GIT_INDEX_FILE: "/nowhere", GIT_OBJECT_DIRECTORY: "/nowhere" },
		...{ GIT_COMMON_DIR: "/nowhere", GIT_SHALLOW_FILE: "/nowhere" },
		...{ GIT_NAMESPACE: "other", GIT_PREFIX: "other/" },
		...{ GIT_ICASE_PATHSPECS: "1", GIT_EXTERNAL_DIFF: "false" },
		...{ GIT_DIFF_OPTS: "--unified=0", LC_ALL: "de_DE.UTF-8" },
	};
	for (const [name, value] of Object.entries(variables))
		vi.stubEnv(name, value);
	expect(await readTexts()).toEqual(before);
});

test("a text with other line endings is unchanged, but a file that git assumes unchanged counts as uncommitted", async () => {
	commitTexts();
	git(root, ["update-index", "--assume-unchanged", danish]);
	expect(await readTexts()).toMatchObject({ uncommitted: new Set([danish]) });
	writeFiles(root, { [danish]: "To.\r\n" });
	expect(await readTexts()).toMatchObject({ uncommitted: new Set() });
});

test("failures of git are reported as failures, not as a missing history", async ({
	skip,
}) => {
	skip(isWindows);
	const expectFailures = async (message: string) => {
		for (const each of [await readTexts(), await readRevision(root, "HEAD")])
			expect.soft(Object(each).failure).toContain(message);
	};
	commitTexts();
	const program = execFileSync("sh", ["-c", "command -v git"], {
		encoding: "utf8",
	}).trim();
	vi.stubEnv("PATH", "/nowhere");
	await expectFailures("git, which is not installed");
	const owner = "GIT_TEST_ASSUME_DIFFERENT_OWNER=1";
	writeProgram(join(root, "git"), `${owner} exec ${program} "$@"`);
	vi.stubEnv("PATH", root);
	await expectFailures("git config --global --add safe.directory");
	vi.unstubAllEnvs();
	writeFiles(root, { ".git/config": "[core\n" });
	await expectFailures("bad config line 1");
	rmSync(join(root, ".git"), { recursive: true });
	await expectFailures("Git can’t read a repository");
});

test("a repository without commits, and texts that git ignores, have no history", async () => {
	const failure = expect.stringContaining(
		"None of the texts is in the git history",
	);
	writeFiles(root, { [danish]: "En.\n" });
	git(root, ["init", "--quiet"]);
	expect(await readTexts()).toMatchObject({ failure });
	expect(await readLastCommit(root)).toEqual([]);
	writeFiles(root, { ".gitignore": "content\n" });
	commit(root);
	expect(await readTexts()).toMatchObject({ failure });
});

test("a revision that isn't there is reported, with the remedy in a shallow clone", async () => {
	commitTexts();
	for (const unknown of ["nowhere", "--help", "HEAD~5"])
		expect.soft(await readRevision(root, unknown)).toMatchObject({
			failure: expect.stringContaining(`no git revision ${unknown}.`),
		});
	const clone = join(root, "clone");
	git(root, ["clone", "--quiet", "--depth=1", `file://${root}`, clone]);
	expect(await readRevision(clone, "HEAD~1")).toMatchObject({
		failure: expect.stringContaining("git fetch --unshallow"),
	});
});

test("a revision is read exactly as committed, from content/ and templates/ only", async () => {
	writeFiles(root, { "templates/new/a.hbs": "{{x}}\n", "notes.md": "No.\n" });
	commitTexts();
	const sources = await readRevision(root, "HEAD");
	if ("failure" in sources) throw new Error(sources.failure);
	const texts = sources.map(({ path, bytes }) => [path, String(bytes)]);
	expect(Object.fromEntries(texts)).toEqual({
		"content/faq.yaml": "[]\n",
		[danish]: "To.\n",
		"templates/new/a.hbs": "{{x}}\n",
	});
});
