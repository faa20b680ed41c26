import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { commitFiles } from "../../generator/git/commit.ts";
import {
	findDestination,
	findPublishedRevision,
} from "../../generator/git/destination.ts";
import {
	createGit,
	type GitExplanation,
	type GitOptions,
} from "../../generator/git/git.ts";
import { listCommits, listFileVersions } from "../../generator/git/log.ts";
import {
	commitMerge,
	createMerge,
	moveBranch,
} from "../../generator/git/merge.ts";
import { openRemote } from "../../generator/git/remote.ts";
import {
	findIgnoredFiles,
	readLastCommit,
	readObjects,
} from "../../generator/git/revisions.ts";
import type { FileChange } from "../../generator/read/changes.ts";
import { environment } from "../support/git.ts";

// Committing and publishing, in temporary repositories.

let folder: string;
let here: Repository;

/** A working copy, with a git function that ignores the user's settings. */
type Repository = {
	readonly root: string;
	git(...args: readonly string[]): string;
	put(path: string, text: string): void;
	text(path: string): string;
};

const prices = "content/facts/prices.yaml";
const lines = "one: 1\ntwo: 2\nthree: 3\nfour: 4\nfive: 5\n";

/** The initial state of each test, which is copied because git takes longer to create it. */
const prepared = mkdtempSync(join(tmpdir(), "kilde-git-"));

beforeAll(() => {
	folder = prepared;
	here = openRepository("here");
	here.git("init", "--quiet", "--initial-branch=main");
	name(here, "Anna");
	here.put(prices, lines);
	here.put("content/faq.yaml", "[]\n");
	here.put("site/site.ts", "// code\n");
	here.git("add", "--all");
	here.git("commit", "--quiet", "--message", "All");
});

afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-git-")));
	here = copyRepository("here");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies a prepared repository into the test's folder. */
function copyRepository(path: string): Repository {
	cpSync(join(prepared, path), join(folder, path), { recursive: true });
	const repository = openRepository(path);
	// Refresh the index, since the copied files have different timestamps.
	if (!path.endsWith(".git")) repository.git("update-index", "--refresh");
	return repository;
}

function openRepository(path: string): Repository {
	const root = join(folder, path);
	mkdirSync(root, { recursive: true });
	return {
		root,
		git: (...args) =>
			execFileSync("git", ["-C", root, ...args], {
				env: environment,
				encoding: "utf8",
				stdio: ["ignore", "pipe", "pipe"],
			}),
		put(file, text) {
			mkdirSync(join(root, dirname(file)), { recursive: true });
			writeFileSync(join(root, file), text);
		},
		text: (file) => readFileSync(join(root, file), "utf8"),
	};
}

function name({ git }: Repository, who: string): void {
	git("config", "user.name", who);
	git("config", "user.email", `${who.toLowerCase()}@kilden.example`);
}

function hook({ root }: Repository, file: string, script: string): void {
	const path = join(root, ".git/hooks", file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `#!/bin/sh\n${script}\n`);
	chmodSync(path, 0o755);
}

/**
 * Publishes the commits of a repository: fetches, merges, and pushes, as the editor does. `files` resolve conflicts.
 * Returns why that is impossible.
 */
async function publish(
	root: string,
	options: Pick<GitOptions, "limit" | "stop"> = {},
	files: readonly FileChange[] = [],
	env: NodeJS.ProcessEnv = environment,
): Promise<GitExplanation | undefined> {
	const remote = await openRemote(root, env, options);
	if ("message" in remote) return remote;
	const fetched = await remote.fetch();
	if ("message" in fetched) return fetched;
	const { isAhead, received } = fetched;
	if (received && isAhead) {
		const merge = await createMerge(root, env, received.commit);
		if ("message" in merge) return merge;
		if (merge.conflicts.length > files.length)
			return { message: { en: "Conflict.", da: "Konflikt." } };
		const result = { files, message: "Merge" };
		const blocked = await commitMerge(root, env, merge, result);
		if (blocked) return blocked;
	} else if (received) {
		const blocked = await moveBranch(root, env, received.commit);
		if (blocked) return blocked;
	}
	const pushed = isAhead ? await remote.push() : "done";
	return pushed === "done" ? undefined : pushed;
}

/** Returns everything that a rejected operation must not change. */
function getState({ git, root, text }: Repository) {
	return [
		git("rev-parse", "HEAD"),
		git("status", "--porcelain", "--untracked-files=all"),
		git("diff", "--cached"),
		git("diff"),
		text(prices),
		root,
	];
}

describe("commit", () => {
	const commitHere = (message: string, files: readonly string[]) =>
		commitFiles(here.root, message, files, environment);

	test("commits the given files under the editor's name: changed, new and removed", async () => {
		here.put(prices, lines.replace("two: 2", "two: 3"));
		here.put("content/news/sommer æøå.da.md", "Nyt.\n");
		here.put("templates/new/note.hbs", "Nyt.\n");
		rmSync(join(here.root, "content/faq.yaml"));
		const added = ["content/news/sommer æøå.da.md", "templates/new/note.hbs"];
		const files = [prices, "content/faq.yaml", ...added];
		expect(
			await commitHere("Ret two: 2 → 3\n\n# - mere", files),
		).toBeUndefined();
		expect(here.git("log", "-1", "--format=%an <%ae>%n%B")).toBe(
			"Anna <anna@kilden.example>\nRet two: 2 → 3\n\n# - mere\n\n",
		);
		expect(here.git("status", "--porcelain")).toBe("");
	});

	test("doesn't touch other changed, staged or new files, or names that match a pathspec", async () => {
		here.put(prices, lines.replace("two: 2", "two: 3"));
		here.put("content/faq.yaml", "[1]\n");
		here.git("add", "content/faq.yaml");
		here.put("site/site.ts", "// other\n");
		here.put("site/new.ts", "// staged\n");
		here.git("add", "site/new.ts");
		here.put("content/*.yaml", "new\n");
		expect(
			await commitHere("Prices", [prices, "content/*.yaml"]),
		).toBeUndefined();
		expect(here.git("show", "--name-only", "--format=", "-z")).toBe(
			`content/*.yaml\0${prices}\0`,
		);
		expect(here.git("status", "--porcelain")).toBe(
			"M  content/faq.yaml\nA  site/new.ts\n M site/site.ts\n",
		);
	});

	test("quotes a hook that rejects the commit, and changes nothing", async () => {
		hook(here, "pre-commit", "echo 'Prisen er for lav.' >&2; exit 1");
		here.put(prices, lines.replace("two: 2", "two: 3"));
		here.put("content/new.yaml", "new\n");
		const before = getState(here);
		expect(
			await commitHere("Prices", [prices, "content/new.yaml"]),
		).toMatchObject({
			message: {
				en: expect.stringMatching(/^That didn’t work\. Nothing is lost/),
			},
			detail: "Prisen er for lav.",
		});
		expect(getState(here)).toEqual(before);
	});

	test("explains how to set a missing name, and commits nothing", async () => {
		here.git("config", "--unset", "user.name");
		here.put(prices, lines.replace("two: 2", "two: 3"));
		const before = getState(here);
		expect(await commitHere("Prices", [prices])).toMatchObject({
			detail: expect.stringContaining("git config --global user.name"),
		});
		expect(getState(here)).toEqual(before);
	});

	test("creates the first commit of a repository", async () => {
		const fresh = openRepository("fresh");
		fresh.git("init", "--quiet");
		name(fresh, "Bo");
		fresh.put(prices, lines);
		expect(await readLastCommit(fresh.root)).toEqual([]);
		await commitFiles(fresh.root, "All", [prices], environment);
		expect(await readLastCommit(fresh.root)).toMatchObject([{ path: prices }]);
	});

	test("rejects unchanged files and a folder without git in one sentence", async () => {
		expect(await commitHere("Unchanged", [prices])).toMatchObject({
			message: { en: expect.stringContaining("That didn’t work") },
		});
		const bare = openRepository("bare");
		expect(
			await commitFiles(bare.root, "Prices", [prices], environment),
		).toMatchObject({ detail: expect.stringContaining("git init") });
	});

	test("lists ignored files", async () => {
		here.put(".gitignore", "*.secret\n");
		const ignored = await findIgnoredFiles(here.root, [
			"content/a.secret",
			prices,
		]);
		expect([...ignored]).toEqual(["content/a.secret"]);
	});
});

/** Creates a different version of the prices on a second branch. */
function createVersions({ git, put }: Repository): void {
	git("switch", "--quiet", "--create", "other");
	put(prices, lines.replace("one: 1", "one: 10"));
	git("commit", "--quiet", "--all", "--message", "Theirs");
	git("switch", "--quiet", "main");
	put(prices, lines.replace("one: 1", "one: 11"));
	git("commit", "--quiet", "--all", "--message", "Mine");
}

describe("an unfinished git operation blocks commits and publishing", () => {
	/** Runs a git command that stops halfway, e.g. at a conflict. */
	const interrupt = (...args: readonly string[]) =>
		expect(() => here.git(...args)).toThrow();

	test.each<[operation: string, begin: () => void]>([
		["merge", () => interrupt("merge", "other")],
		["rebase", () => interrupt("rebase", "other")],
		["rebase --apply", () => interrupt("rebase", "--apply", "other")],
		["cherry-pick", () => interrupt("cherry-pick", "other")],
		[
			"revert",
			() => {
				here.put(prices, lines.replace("one: 1", "one: 12"));
				here.git("commit", "--quiet", "--all", "--message", "More");
				interrupt("revert", "--no-edit", "HEAD~1");
			},
		],
		[
			// One of several picks is done.
			"cherry-pick/revert",
			() => {
				here.git("switch", "--quiet", "other");
				here.put("content/faq.yaml", "[2]\n");
				here.git("commit", "--quiet", "--all", "--message", "More of theirs");
				here.git("switch", "--quiet", "main");
				interrupt("cherry-pick", "other~1", "other");
				here.put(prices, lines);
				here.git("commit", "--quiet", "--all", "--message", "Picked");
			},
		],
		["bisect", () => void here.git("bisect", "start", "main")],
		["no branch", () => void here.git("checkout", "--quiet", "--detach")],
	])("%s", async (_, begin) => {
		createVersions(here);
		begin();
		here.put("content/faq.yaml", "[1]\n");
		const before = getState(here);
		const files = ["content/faq.yaml"];
		const committed = await commitFiles(here.root, "Mine", files, environment);
		for (const outcome of [committed, await publish(here.root)])
			expect(outcome).toMatchObject({
				message: { en: expect.stringContaining("in the middle of something") },
				detail: expect.stringContaining("git status"),
			});
		expect(getState(here)).toEqual(before);
	});

	test("also in a subfolder of the repository, and in a worktree", async () => {
		createVersions(here);
		const beside = join(folder, "beside");
		here.git("worktree", "add", "--quiet", "-b", "third", beside, "main");
		const inner = openRepository("beside");
		expect(() => inner.git("merge", "other")).toThrow();
		inner.put("content/faq.yaml", "[1]\n");
		const files = ["content/faq.yaml"];
		expect(
			await commitFiles(inner.root, "Mine", files, environment),
		).toMatchObject({ detail: expect.stringContaining("git status") });
		here.put("content/faq.yaml", "[1]\n");
		expect(
			await commitFiles(here.root, "Mine", files, environment),
		).toBeUndefined();
	});
});

describe("a server that accepts a connection and never responds", () => {
	let silent: Server;
	let connected: Promise<unknown>;

	beforeEach(async () => {
		silent = createServer();
		connected = once(silent, "connection");
		silent.listen(0, "127.0.0.1");
		await once(silent, "listening");
		const { port } = silent.address() as AddressInfo;
		here.git("remote", "add", "origin", `http://127.0.0.1:${port}/site.git`);
	});

	afterEach(() => silent.close());

	test("causes a timeout", async () => {
		expect(await publish(here.root, { limit: 1000 })).toMatchObject({
			message: { da: expect.stringContaining("svarer ikke") },
		});
	});

	test("can be aborted", async () => {
		const stop = new AbortController();
		const outcome = publish(here.root, { stop: stop.signal });
		await connected;
		stop.abort();
		expect(await outcome).toMatchObject({
			message: { en: expect.stringMatching(/^Stopped before it was done/) },
		});
	});
});

describe("publishing", () => {
	let there: Repository;
	let other: Repository;

	beforeAll(async () => {
		folder = join(prepared, "shared");
		cpSync(join(prepared, "here"), join(folder, "here"), { recursive: true });
		here = openRepository("here");
		makeBare();
		expect(await publish(here.root)).toBeUndefined();
		here.git("clone", "--quiet", there.root, join(folder, "other"));
		other = openRepository("other");
		other.git("remote", "set-url", "origin", "../there.git");
		name(other, "Bo");
	});

	/** A bare repository to which `here` publishes. */
	function makeBare() {
		there = openRepository("there.git");
		there.git("init", "--quiet", "--bare", "--initial-branch=main");
		here.git("remote", "add", "origin", "../there.git");
	}

	/** Publishes from `here`; creates a second person's clone. */
	function shared() {
		here = copyRepository("shared/here");
		there = copyRepository("shared/there.git");
		other = copyRepository("shared/other");
	}

	function commitFile(
		{ git, put }: Repository,
		path: string,
		text: string,
	): void {
		put(path, text);
		git("add", path);
		git("commit", "--quiet", "--message", `Change ${path}`);
	}

	/** Changes a line of the prices as a second person, and publishes it. */
	function othersPublish(line = "one: 10") {
		commitFile(other, prices, lines.replace("one: 1", line));
		other.git("push", "--quiet");
	}

	const publishHere = () => publish(here.root);
	const published = () => there.git("rev-parse", "main");
	const head = ({ git }: Repository) => git("rev-parse", "HEAD");

	test("creates and tracks the remote branch the first time", async () => {
		makeBare();
		expect(await findDestination(here.root, environment)).toEqual({
			branch: "main",
			remote: "origin",
			remoteBranch: "main",
		});
		expect(await findPublishedRevision(here.root, environment)).toBe("HEAD");
		expect(await publishHere()).toBeUndefined();
		expect(published()).toBe(head(here));
		expect(here.git("rev-parse", "--abbrev-ref", "@{upstream}")).toBe(
			"origin/main\n",
		);
		const before = head(here).trim();
		commitFile(here, prices, `${lines}six: 6\n`);
		expect(await findPublishedRevision(here.root, environment)).toBe(before);
	});

	test("pushes to the tracked branch, whatever its name", async () => {
		shared();
		there.git("branch", "live", "main");
		here.git("fetch", "--quiet");
		here.git("branch", "--quiet", "--set-upstream-to=origin/live");
		commitFile(here, prices, `${lines}six: 6\n`);
		expect(await publishHere()).toBeUndefined();
		expect(there.git("rev-parse", "live")).toBe(head(here));
		expect(published()).not.toBe(head(here));
	});

	test("merges published changes of others with local ones", async () => {
		shared();
		othersPublish();
		expect(await publishHere()).toBeUndefined();
		expect(head(here)).toBe(head(other));
		othersPublish("one: 11");
		commitFile(here, prices, here.text(prices).replace("five: 5", "five: 50"));
		// Uncommitted, without conflicting changes.
		here.put("content/faq.yaml", "[1]\n");
		here.put("site/site.ts", "// staged\n");
		here.git("add", "site/site.ts");
		const staged = here.git("diff", "--cached");
		expect(await publishHere()).toBeUndefined();
		expect(there.git("show", `main:${prices}`)).toBe(
			lines.replace("one: 1", "one: 11").replace("five: 5", "five: 50"),
		);
		expect(published()).toBe(head(here));
		expect(here.text("content/faq.yaml")).toBe("[1]\n");
		expect(here.git("diff", "--cached")).toBe(staged);
		const commits = await listCommits(here.root, "HEAD", 9);
		expect(commits.map(({ author }) => author).sort()).toEqual([
			"Anna",
			"Anna",
			"Bo",
			"Bo",
		]);
	});

	test("reads the versions of a conflict, and changes nothing until it is resolved", async () => {
		shared();
		othersPublish();
		commitFile(here, prices, lines.replace("one: 1", "one: 11"));
		here.put("content/new.yaml", "new\n");
		const before = [getState(here), published()];
		const merge = await createMerge(here.root, environment, "main");
		expect(merge).toMatchObject({ conflicts: [] });
		expect(await publishHere()).toMatchObject({ message: { en: "Conflict." } });
		expect([getState(here), published()]).toEqual(before);
		const conflict = await createMerge(here.root, environment, "FETCH_HEAD");
		const [base, mine, theirs] = ["one: 1", "one: 11", "one: 10"].map((line) =>
			Buffer.from(lines.replace("one: 1", line)),
		);
		expect(conflict).toMatchObject({
			conflicts: [{ path: prices, base, mine, theirs }],
		});
		const files = [{ path: prices, bytes: theirs }];
		expect(await publish(here.root, {}, files)).toBeUndefined();
		expect(here.text(prices)).toBe(lines.replace("one: 1", "one: 10"));
		// The version that wasn't taken is in the history.
		const versions = await listFileVersions(here.root, prices, 9);
		const objects = await readObjects(
			here.root,
			versions.map(({ object }) => object),
		);
		expect([...objects.values()].map(({ bytes }) => `${bytes}`)).toContain(
			`${mine}`,
		);
	});

	test("doesn't overwrite uncommitted changes", async () => {
		shared();
		commitFile(other, prices, lines.replace("one: 1", "one: 10"));
		commitFile(other, "content/new.yaml", "theirs\n");
		other.git("push", "--quiet");
		here.put(prices, lines.replace("five: 5", "five: 50"));
		here.git("config", "merge.autoStash", "true");
		const before = getState(here);
		expect(await publishHere()).toMatchObject({
			message: { en: expect.stringContaining("Everything here is as it was") },
			detail: expect.stringContaining(prices),
		});
		expect(getState(here)).toEqual(before);
		here.put(prices, lines);
		here.put("content/new.yaml", "mine\n");
		const added = await publishHere();
		expect(added?.detail).toContain("content/new.yaml");
		expect(here.text("content/new.yaml")).toBe("mine\n");
	});

	test("finds the files of a project in a subfolder of its repository", async () => {
		shared();
		const inFolder = `sites/bakery/${prices}`;
		commitFile(here, inFolder, lines);
		here.git("push", "--quiet");
		other.git("pull", "--quiet");
		const change = (line: string) => lines.replace("one: 1", line);
		commitFile(other, inFolder, change("one: 10"));
		other.git("push", "--quiet");
		commitFile(here, inFolder, change("one: 11"));
		const bytes = Buffer.from(change("one: 11"));
		const root = join(here.root, "sites/bakery");
		expect(await publish(root, {}, [{ path: prices, bytes }])).toBeUndefined();
		expect(there.git("show", `main:${inFolder}`)).toBe(change("one: 11"));
		expect(there.git("show", `main:${prices}`)).toBe(lines);
	});

	test("says that others have pushed meanwhile, and forces nothing", async () => {
		shared();
		here.git("config", "remote.origin.push", "+refs/heads/*:refs/heads/*");
		commitFile(here, prices, lines.replace("one: 1", "one: 11"));
		// Between the fetch and the push of `here`.
		hook(
			here,
			"pre-push",
			`unset GIT_DIR; cd '${other.root}' && git commit --quiet --allow-empty -m Mine && git push --quiet`,
		);
		expect(await publishHere()).toMatchObject({
			isRejected: true,
			message: { en: expect.stringContaining("That didn’t work") },
		});
		expect(published()).toBe(head(other));
	});

	test.each([
		["a hook", (text: string) => hook(here, "pre-push", `${text} >&2; exit 1`)],
		[
			"a protected branch",
			(text: string) => {
				const refusing = join(folder, "refusing");
				hook({ ...there, root: refusing }, "pre-receive", `${text}; exit 1`);
				there.git("config", "core.hooksPath", join(refusing, ".git/hooks"));
			},
		],
	])("quotes the rejection of %s", async (_, refuse) => {
		shared();
		commitFile(here, prices, lines.replace("one: 1", "one: 11"));
		refuse("echo 'Kun om mandagen.'");
		const before = published();
		expect(await publishHere()).toMatchObject({
			message: { da: expect.stringContaining("Det lykkedes ikke") },
			detail: expect.stringContaining("Kun om mandagen."),
		});
		expect(published()).toBe(before);
	});

	test.each([
		["/nowhere/at-all.git"],
		["https://anna:secret@127.0.0.1:9/site.git"],
	])("%s is reported in one sentence without the password", async (url) => {
		here.git("remote", "add", "origin", url);
		const { message, detail } = (await publishHere()) ?? {};
		expect(message?.en).toContain("doesn’t answer, or doesn’t let");
		expect(detail).toMatch(/fatal: .*\n\ncd .*\ngit fetch origin$/s);
		expect(detail).not.toContain("secret");
	});

	test("ssh is non-interactive and uses the repository's options", async () => {
		const [program, seen] = [join(folder, "ssh"), join(folder, "seen")];
		writeFileSync(program, `#!/bin/sh\necho "$@" > '${seen}'\nexit 1\n`);
		chmodSync(program, 0o755);
		here.git("remote", "add", "origin", "ssh://kilden.example/site.git");
		here.git("config", "core.sshCommand", `${program} -i key`);
		expect(await publishHere()).toBeDefined();
		expect(readFileSync(seen, "utf8")).toMatch(/^-i key -oBatchMode=yes /);
	});

	test("explains a missing remote, several URLs, a missing repository and a missing git", async () => {
		makeBare();
		here.git("remote", "add", "backup", there.root);
		// As git itself does.
		expect(await findDestination(here.root, environment)).toMatchObject({
			remote: "origin",
		});
		here.git("remote", "rename", "origin", "mirror");
		expect(await publishHere()).toMatchObject({
			message: { da: expect.stringContaining("Der er flere steder") },
			detail: expect.stringMatching(/--set-upstream backup HEAD$/),
		});
		here.git("remote", "remove", "backup");
		here.git("remote", "remove", "mirror");
		expect(await publishHere()).toMatchObject({
			message: { en: expect.stringContaining("nowhere to publish to") },
		});
		const bare = openRepository("bare");
		expect(await publish(bare.root)).toMatchObject({
			message: { en: expect.stringContaining("only a copy") },
			detail: expect.stringContaining("git init"),
		});
		bare.put(".git", "gitdir: /nowhere\n");
		expect(await publish(bare.root)).toMatchObject({
			detail: expect.stringContaining("/nowhere"),
		});
		const path = { ...environment, PATH: "/nowhere" };
		expect(await publish(here.root, {}, [], path)).toMatchObject({
			message: { en: expect.stringContaining("not installed") },
		});
	});
});

test("kills git after a timeout, and reports a git that can't run", async () => {
	hook(here, "pre-commit", "sleep 20");
	here.put(prices, lines.replace("two: 2", "two: 3"));
	const git = createGit(here.root, environment, { limit: 500 });
	expect(await git(["commit", "--quiet", "-am", "Late"])).toMatchObject({
		hasSucceeded: false,
		abortReason: "timeout",
	});
	const nowhere = createGit(here.root, { ...environment, PATH: "/nowhere" });
	expect(await nowhere(["status"])).toMatchObject({
		hasSucceeded: false,
		abortReason: "missing",
	});
	writeFileSync(join(folder, "git"), "", { mode: 0o600 });
	const locked = createGit(here.root, { ...environment, PATH: folder });
	expect(await locked(["status"])).toMatchObject({
		hasSucceeded: false,
		messages: expect.stringContaining("EACCES"),
	});
});
