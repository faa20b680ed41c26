import { execFileSync } from "node:child_process";
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
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findDestination } from "../generator/git/destination.ts";
import { readHistory } from "../generator/git/history.ts";
import {
	findIgnoredFiles,
	readLastCommit,
	readRevision,
} from "../generator/git/revisions.ts";
import { readSources } from "../generator/read/index.ts";
import { runKilde } from "./support/command.ts";
import { commit, environment, git } from "./support/git.ts";
import { createProject, type Project } from "./support/project.ts";

// Read-only commands that use git run no program named in its configuration, and report git's failures as such.

let project: Project;

beforeEach(() => {
	project = createProject();
	commit(project.root, "2026-01-10T12:00:00Z");
	change("pages/home/intro.da.md");
	commit(project.root, "2026-02-10T12:00:00Z");
});

afterEach(() => project.remove());

/** Changes a text, which makes its translation outdated. */
function change(name: string): void {
	const file = `content/${name}`;
	project.put(file, `${project.text(file)}\nTilføjet.\n`);
}

/** Adds settings to the repository's configuration. */
function configure(...settings: readonly (readonly [string, string])[]): void {
	const lines = settings.map(([name, value]) => {
		const [section, ...rest] = name.split(".");
		const key = rest.pop();
		const within = rest.length > 0 ? ` "${rest.join(".")}"` : "";
		return `[${section}${within}]\n${key} = ${JSON.stringify(value)}\n`;
	});
	appendFileSync(join(project.root, ".git/config"), lines.join(""));
}

function translations(variables: Readonly<Record<string, string>> = {}) {
	return runKilde(project.root, ["translations"], {
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_CONFIG_NOSYSTEM: "1",
		...variables,
	});
}

const late = "content/pages/home/intro.en.md  older";

test("read-only commands run no program from the repository's configuration", async () => {
	const { root } = project;
	const traces = join(root, "traces");
	mkdirSync(traces);
	/** Creates a program that leaves a trace and fails. */
	const program = (name: string) => {
		const file = join(root, `program-${name}`);
		writeFileSync(file, `#!/bin/sh\n: > "${join(traces, name)}"\nexit 1\n`);
		chmodSync(file, 0o755);
		return file;
	};
	const hooks = join(root, "hooks");
	mkdirSync(hooks);
	for (const name of ["post-index-change", "reference-transaction", "pre-push"])
		renameSync(program(name), join(hooks, name));
	project.put(".gitattributes", "* filter=own diff=own merge=own\n");
	const remote = `ext::${program("remote")}`;
	configure(
		["core.fsmonitor", program("fsmonitor")],
		["core.hooksPath", hooks],
		["core.pager", program("pager")],
		["core.editor", program("editor")],
		["core.sshCommand", program("ssh")],
		["core.askPass", program("askpass")],
		["core.alternateRefsCommand", program("refs")],
		["credential.helper", program("credential")],
		["diff.external", program("external")],
		["diff.own.command", program("diff")],
		["diff.own.textconv", program("textconv")],
		["filter.own.clean", program("clean")],
		["filter.own.smudge", program("smudge")],
		["filter.own.required", "true"],
		["merge.own.driver", program("merge")],
		["gpg.program", program("gpg")],
		["log.showSignature", "true"],
		["commit.gpgSign", "true"],
		["pager.log", "true"],
		["protocol.ext.allow", "always"],
		["remote.origin.url", remote],
		["remote.origin.promisor", "true"],
		["extensions.partialClone", "origin"],
		["core.repositoryFormatVersion", "1"],
		["alias.log", `!${program("alias")}`],
	);
	// Timestamps that differ from the index would make git inspect the files.
	const { value: sources } = readSources(root);
	for (const { path } of sources) utimesSync(join(root, path), 1, 1);
	// Removes a file of the last commit, as in a partial clone.
	const [missing = ""] = objects("HEAD:content/faq.yaml");
	rmSync(join(root, ".git/objects", missing.slice(0, 2), missing.slice(2)));
	const own = { ...environment };
	await readHistory(root, sources);
	expect(await readRevision(root, "HEAD")).toMatchObject({
		failure: expect.stringContaining("partial or damaged"),
	});
	await readLastCommit(root);
	await findIgnoredFiles(root, ["content/new.md"]);
	await findDestination(root, own);
	for (const command of [
		["translations"],
		["check"],
		["build"],
		["diff", "HEAD~1"],
		["where", "price.session-2h"],
	])
		await runKilde(root, command, own);
	expect(readdirSync(traces)).toEqual([]);
	// Verify that git itself would run the programs.
	for (const args of [["status"], ["diff"], ["fetch"]])
		try {
			execFileSync("git", ["-C", root, ...args], { env: own, stdio: "ignore" });
		} catch {
			// git fails because the programs print nothing useful.
		}
	expect(readdirSync(traces)).toEqual(
		expect.arrayContaining(["clean", "fsmonitor", "remote"]),
	);
	expect(existsSync(join(root, "output/index.html"))).toBe(true);
});

function objects(name: string): string[] {
	const named = execFileSync("git", ["-C", project.root, "rev-parse", name], {
		env: environment,
		encoding: "utf8",
	});
	return named.split("\n");
}

const settings: readonly (readonly [string, string])[] = [
	["i18n.logOutputEncoding", "UTF-16"],
	["i18n.commitEncoding", "UTF-16"],
	["log.showRoot", "false"],
	["log.follow", "true"],
	["log.showSignature", "true"],
	["log.diffMerges", "off"],
	["log.date", "relative"],
	["format.pretty", "%H"],
	["diff.relative", "true"],
	["diff.renames", "copies"],
	["diff.noprefix", "true"],
	["diff.external", "false"],
	["color.ui", "always"],
	["color.diff", "always"],
	["core.quotePath", "false"],
	["core.autocrlf", "true"],
	["core.bare", "true"],
	["status.showUntrackedFiles", "no"],
	["status.relativePaths", "false"],
	["status.short", "true"],
	["core.fsmonitor", "true"],
	["core.hooksPath", "/nowhere"],
	["core.pager", "false"],
];

test("settings of the repository don't affect the result", async () => {
	change("pages/home/room.da.md");
	const { root } = project;
	const { value: sources } = readSources(root);
	const before = await readHistory(root, sources);
	expect(before).toMatchObject({
		uncommitted: new Set(["content/pages/home/room.da.md"]),
	});
	configure(...settings);
	expect(await readHistory(root, sources)).toEqual(before);
});

const variables: readonly Readonly<Record<string, string>>[] = [
	{ GIT_DIR: "/nowhere" },
	{ GIT_WORK_TREE: "/nowhere" },
	{ GIT_INDEX_FILE: "/nowhere" },
	{ GIT_OBJECT_DIRECTORY: "/nowhere" },
	{ GIT_COMMON_DIR: "/nowhere" },
	{ GIT_SHALLOW_FILE: "/nowhere" },
	{ GIT_NAMESPACE: "other" },
	{ GIT_PREFIX: "other/" },
	{ GIT_GLOB_PATHSPECS: "1" },
	{ GIT_ICASE_PATHSPECS: "1" },
	{ GIT_EXTERNAL_DIFF: "false" },
	{ GIT_TRACE: "1" },
	{ GIT_DIFF_OPTS: "--unified=0" },
	{ LC_ALL: "de_DE.UTF-8", LANGUAGE: "de" },
];

test("environment variables that redirect git don't affect the result", async () => {
	const { root } = project;
	const { value: sources } = readSources(root);
	const before = await readHistory(root, sources);
	for (const each of variables) {
		for (const [name, value] of Object.entries(each)) vi.stubEnv(name, value);
		expect(await readHistory(root, sources), JSON.stringify(each)).toEqual(
			before,
		);
		vi.unstubAllEnvs();
	}
	expect((await translations({ GIT_DIR: "/nowhere" })).stdout).toContain(late);
});

describe("failures of git are reported as failures, not as a missing history", () => {
	type Case = readonly [
		name: string,
		message: string,
		prepare: () => Readonly<Record<string, string>> | undefined,
	];
	const cases: readonly Case[] = [
		[
			"git isn't installed",
			"git, which is not installed on this computer",
			() => ({ PATH: "/nowhere" }),
		],
		[
			"the folder belongs to a different user",
			"git config --global --add safe.directory",
			() => {
				const own = `${execFileSync("sh", ["-c", "command -v git"])}`.trim();
				const variable = "GIT_TEST_ASSUME_DIFFERENT_OWNER=1";
				const file = join(project.root, "git");
				writeFileSync(file, `#!/bin/sh\n${variable} exec ${own} "$@"\n`);
				chmodSync(file, 0o755);
				return { PATH: `${project.root}:${process.env.PATH}` };
			},
		],
		[
			"the configuration is invalid",
			"bad config line 1",
			() => {
				project.put(".git/config", "[core\n");
				return undefined;
			},
		],
	];

	test.each(cases)("%s", async (_, message, prepare) => {
		const variables = prepare();
		expect(await translations(variables)).toMatchObject({
			status: 1,
			stdout: "",
			stderr: expect.stringContaining(message),
		});
		expect(
			await runKilde(project.root, ["diff", "HEAD"], {
				GIT_CONFIG_GLOBAL: "/dev/null",
				...variables,
			}),
		).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
	});

	test("reports a repository without commits", async () => {
		rmSync(join(project.root, ".git"), { recursive: true });
		git(project.root, ["init", "--quiet"]);
		expect(await translations()).toMatchObject({
			status: 1,
			stderr: expect.stringContaining(
				"None of the texts is in the git history",
			),
		});
		expect(await readLastCommit(project.root)).toEqual([]);
	});

	test("reports that the texts are ignored by git", async () => {
		rmSync(join(project.root, ".git"), { recursive: true });
		project.put(".gitignore", "content\n");
		commit(project.root);
		expect(await translations()).toMatchObject({
			status: 1,
			stderr: expect.stringContaining(
				"None of the texts is in the git history",
			),
		});
	});

	test("reports a revision beyond the depth of a shallow clone", async () => {
		const { root } = project;
		project = createProject();
		rmSync(project.root, { recursive: true });
		git(".", ["clone", "--quiet", "--depth=1", `file://${root}`, project.root]);
		rmSync(root, { recursive: true });
		expect(await readRevision(project.root, "HEAD~1")).toMatchObject({
			failure: expect.stringContaining("git fetch --unshallow"),
		});
	});
});

test("a change of line endings isn't a change of a text", async () => {
	const file = "content/pages/home/intro.da.md";
	project.put(file, project.text(file).replaceAll("\n", "\r\n"));
	const { value: sources } = readSources(project.root);
	expect(await readHistory(project.root, sources)).toMatchObject({
		uncommitted: new Set(),
	});
});

test("a change is found even if git is told to assume the file is unchanged", async () => {
	const file = "content/pages/home/intro.en.md";
	git(project.root, ["update-index", "--assume-unchanged", file]);
	change("pages/home/intro.en.md");
	const { value: sources } = readSources(project.root);
	expect(await readHistory(project.root, sources)).toMatchObject({
		uncommitted: new Set([file]),
	});
});
