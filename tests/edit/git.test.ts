import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { commitFiles } from "../../generator/git/commit.ts";
import { findPublishedRevision } from "../../generator/git/destination.ts";
import { createGit } from "../../generator/git/git.ts";
import { commitMerge, createMerge } from "../../generator/git/merge.ts";
import { openRemote } from "../../generator/git/remote.ts";
import { findIgnoredFiles } from "../../generator/git/revisions.ts";
import { commit, environment, git as runGit } from "../support/git.ts";
import { isWindows } from "../support/programs.ts";
import { folderForEach } from "../support/project.ts";

// What publish.test.ts can't show of git: unusual repositories, connections and settings.

let folder: string;
let here: string;

const file = "content/faq.yaml";

folderForEach((created) => {
	folder = created;
	here = join(folder, "here");
	mkdirSync(join(here, "content"), { recursive: true });
	writeFileSync(join(here, file), "one: 1\ntwo: 2\nthree: 3\n");
	commit(here);
	git("config", "user.name", "Anna");
	git("config", "user.email", "anna@kilden.example");
});

const git = (...args: readonly string[]) => runGit(here, args);

/** Fetches from the remote of the repository; returns why that is impossible. */
async function fetchFrom(root: string, env: NodeJS.ProcessEnv = environment) {
	const remote = await openRemote(root, env);
	const fetched = "message" in remote ? remote : await remote.fetch();
	return "message" in fetched ? fetched : undefined;
}

test("the first publication creates and tracks the branch of the remote, whose last commit is on the site", async () => {
	const there = join(folder, "there.git");
	git("init", "--quiet", "--bare", there);
	git("remote", "add", "origin", there);
	expect(await findPublishedRevision(here, environment)).toBe("HEAD");
	const remote = await openRemote(here, environment);
	if ("message" in remote) throw new Error(remote.detail);
	expect(await remote.fetch()).toEqual({ isAhead: true, received: undefined });
	expect(await remote.push()).toBe("done");
	const published = git("rev-parse", "HEAD").trim();
	git("commit", "--quiet", "--allow-empty", "--message", "More");
	expect(await findPublishedRevision(here, environment)).toBe(published);
	expect(git("rev-parse", "--abbrev-ref", "@{upstream}")).toBe("origin/main\n");
});

test("a conflict in a project in a subfolder of its repository is resolved in that folder", async () => {
	const root = join(here, "sites/bakery");
	cpSync(join(here, "content"), join(root, "content"), { recursive: true });
	git("add", "--all");
	git("commit", "--quiet", "--message", "Bakery");
	const change = (to: string) => {
		const text = readFileSync(join(root, file), "utf8");
		writeFileSync(join(root, file), text.replace("one: 1", to));
		git("commit", "--quiet", "--all", "--message", to);
	};
	git("switch", "--quiet", "--create", "theirs");
	change("one: 10");
	git("switch", "--quiet", "main");
	change("one: 11");
	const merge = await createMerge(root, environment, "theirs");
	if ("message" in merge) throw new Error(merge.detail);
	const bytes = Buffer.from("one: 12\n");
	const result = { files: [{ path: file, bytes }], message: "Merge" };
	expect(await commitMerge(root, environment, merge, result)).toBeUndefined();
	expect(git("show", `main:sites/bakery/${file}`)).toBe("one: 12\n");
	expect(git("show", `main:${file}`)).toContain("one: 1\n");
	expect(readFileSync(join(root, file), "utf8")).toBe("one: 12\n");
});

test("a failed connection is explained in one sentence; passwords in addresses are removed from messages", async () => {
	git("remote", "add", "origin", "https://anna:secret@127.0.0.1:9/site.git");
	const { message, detail } = (await fetchFrom(here)) ?? {};
	expect(message?.en).toContain("doesn’t answer, or doesn’t let");
	expect(detail).toMatch(/fatal: .*\n\ncd .*\ngit fetch origin$/s);
	expect(detail).not.toContain("secret");
	const hook = join(here, ".git/hooks/pre-commit");
	mkdirSync(join(here, ".git/hooks"), { recursive: true });
	const script = "echo 'https://anna:secret@a.example' >&2; exit 1";
	writeFileSync(hook, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	writeFileSync(join(here, file), "one: 2\n");
	const refused = await commitFiles(here, "One", [file], environment);
	expect(refused?.detail).toBe("https://a.example");
});

test("ssh asks nothing, and keeps the options of the repository", async () => {
	const [program, seen] = [join(folder, "ssh"), join(folder, "seen")];
	writeFileSync(program, `#!/bin/sh\necho "$@" > '${seen}'\nexit 1\n`);
	chmodSync(program, 0o755);
	git("remote", "add", "origin", "ssh://kilden.example/site.git");
	git("config", "core.sshCommand", `${program} -i key`);
	expect(await fetchFrom(here)).toBeDefined();
	expect(readFileSync(seen, "utf8")).toMatch(/^-i key -oBatchMode=yes /);
});

test("a missing name, an unclear remote, a missing repository and a missing git are explained", async () => {
	for (const name of ["backup", "mirror"]) git("remote", "add", name, folder);
	expect(await fetchFrom(here)).toMatchObject({
		message: { da: expect.stringContaining("Der er flere steder") },
		detail: expect.stringMatching(/--set-upstream backup HEAD$/),
	});
	git("config", "--unset", "user.name");
	writeFileSync(join(here, file), "one: 2\n");
	const committed = await commitFiles(here, "One", [file], environment);
	expect(committed?.message.en).toContain("Your name isn’t set up yet");
	expect(git("log", "--format=%s")).toBe("Edit\n");
	expect(await fetchFrom(folder)).toMatchObject({
		message: { en: expect.stringContaining("only a copy") },
		detail: expect.stringContaining("git init"),
	});
	const path = { ...environment, PATH: "/nowhere" };
	expect(await fetchFrom(here, path)).toMatchObject({
		message: { en: expect.stringContaining("not installed") },
	});
});

test("ignored files are known", async () => {
	writeFileSync(join(here, ".gitignore"), "*.secret\n");
	const asked = ["content/a.secret", file];
	expect([...(await findIgnoredFiles(here, asked))]).toEqual([asked[0]]);
});

test("git is killed after a time limit", async () => {
	const hook = join(here, ".git/hooks/pre-commit");
	mkdirSync(join(here, ".git/hooks"), { recursive: true });
	writeFileSync(hook, "#!/bin/sh\nsleep 20\n", { mode: 0o755 });
	const limited = createGit(here, environment, { limit: 500 });
	expect(
		await limited(["commit", "--quiet", "--allow-empty", "-m", "Late"]),
	).toMatchObject({ hasSucceeded: false, abortReason: "timeout" });
});

test("a git that is killed on Windows, where it can't delete its lock, leaves none", async ({
	skip,
}) => {
	skip(isWindows);
	const lock = join(here, ".git/index.lock");
	const bin = join(folder, "bin");
	mkdirSync(bin);
	writeFileSync(
		join(bin, "git"),
		`#!/bin/sh\nPATH='${process.env.PATH}'\ncase "$*" in *" commit"*) touch '${lock}'; exec sleep 9;; esac\nexec git "$@"\n`,
		{ mode: 0o755 },
	);
	const env = { ...environment, PATH: bin };
	for (const system of ["linux", "win32"] as const) {
		vi.spyOn(os, "platform").mockReturnValue(system);
		syncBuiltinESMExports();
		const asked = createGit(here, env, { limit: 500 });
		expect((await asked(["commit"])).abortReason).toBe("timeout");
		expect(existsSync(lock)).toBe(system === "linux");
	}
	vi.restoreAllMocks();
	syncBuiltinESMExports();
});
