import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Publishing, ValueAddress } from "../../editor/protocol.ts";
import { waitUntil } from "../support/dev-client.ts";
import { startEditing } from "../support/edit-server.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import { git } from "../support/git.ts";

// Publishing from the editor, while a second person, Anna, publishes from a clone.

const edited = openProjectForEach();

const prices = "content/facts/prices.yaml";
const article = "content/news/opening.da.md";
const template = "templates/new/redirect.yaml.hbs";
const price: ValueAddress = { file: prices, path: ["session-1h"] };

/** Replaces a text in Anna's clone, or removes or adds a file, and publishes that. */
function othersPublish(file: string, from?: string | RegExp, to = ""): void {
	const path = join(edited.getOther(), file);
	if (from === undefined) rmSync(path);
	else if (from === "") writeFileSync(path, to);
	else writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
	git(edited.getOther(), ["add", "--all"]);
	git(edited.getOther(), ["commit", "--quiet", "--message", "Theirs"]);
	git(edited.getOther(), ["push", "--quiet"]);
}

const getPublished = (file: string) =>
	git(edited.remote, ["show", `main:${file}`]);

/** Begins to publish, or the like, and returns the stage in which that ends. */
async function finish(
	begin: () => Promise<unknown> = () => edited.server.ask("publish", {}),
): Promise<Publishing> {
	expect(await begin()).toEqual({});
	let last: Publishing = { stage: "sending" };
	await waitUntil("the end of publishing", async () => {
		last = (await edited.server.readState()).publishing;
		return last.stage !== "sending" && last.stage !== "waiting";
	});
	return last;
}

/** The site has no public address that would show a publication. */
const done = { stage: "idle" };

function writeHook(folder: string, name: string, script: string): void {
	const path = join(folder, "hooks", name);
	mkdirSync(join(folder, "hooks"), { recursive: true });
	writeFileSync(path, `#!/bin/sh\n${script}\n`);
	chmodSync(path, 0o755);
}

test("a change is published under the name of the editor, with its description as the message; other files stay as they are", async () => {
	const { ask, readState, set } = edited.server;
	edited.project.put("staged.txt", "x");
	edited.git("add", "staged.txt");
	const summer = "content/news/summer.da.md";
	expect(await ask("removeEntry", { file: summer })).toEqual({});
	const copied = await ask("copyEntry", { file: article });
	expect(copied.refused).toBeUndefined();
	await set(price, 325);
	expect(await finish()).toEqual(done);
	expect(getPublished(prices)).toContain("session-1h: 325\n");
	expect(edited.git("log", "-1", "--format=%an <%ae>: %B")).toMatch(
		/^Ada <ada@example\.org>: [\s\S]*300.* → 325/,
	);
	const status = edited.git("show", "--name-status", "--format=");
	expect(status.trim().split("\n")).toEqual([
		`M\t${prices}`,
		"A\tcontent/news/opening-2.da.md",
		"A\tcontent/news/opening-2.en.md",
		`D\t${summer}`,
		"D\tcontent/news/summer.en.md",
	]);
	expect(edited.git("status", "--porcelain", "--", "staged.txt")).toBe(
		"A  staged.txt\n",
	);
	expect((await ask("changes", {})).changes).toEqual([]);
	await waitUntil("the number of changes", async () => {
		return (await readState()).unpublished === 0;
	});
});

test("the work of others is merged, value by value, in a commit with both parents", async () => {
	othersPublish(prices, "session-2h: 500", "session-2h: 550");
	await edited.server.set(price, 325);
	expect(await finish()).toEqual(done);
	expect(getPublished(prices)).toContain("session-1h: 325\nsession-2h: 550\n");
	expect(edited.project.text(prices)).toBe(getPublished(prices));
	const parents = git(edited.remote, ["log", "-1", "--format=%p", "main"]);
	expect(parents.trim().split(" ")).toHaveLength(2);
	expect(edited.git("status", "--porcelain", "content")).toBe("");
});

test("if others publish between the fetch and the push, both are merged once more, and nothing is forced", async () => {
	edited.git("config", "remote.origin.push", "+refs/heads/*:refs/heads/*");
	const other = edited.getOther();
	const theirs = `sed -i 's/event: 420/event: 430/' '${other}/${prices}'`;
	const script = `unset GIT_DIR; cd '${other}' && ${theirs} && git -c user.name=A -c user.email=a commit -qam Late && git push -q`;
	const once = `test -e '${other}.done' && exit; touch '${other}.done'`;
	writeHook(
		join(edited.project.root, ".git"),
		"pre-push",
		`${once}\n${script}`,
	);
	await edited.server.set(price, 325);
	expect(await finish()).toEqual(done);
	expect(getPublished(prices)).toContain("session-1h: 325\n");
	expect(getPublished(prices)).toContain("event: 430\n");
});

test("a conflict asks for a side of each value, and of each block of a text; the rest is merged", async () => {
	const { ask, getValue, set } = edited.server;
	const body: ValueAddress = { file: article, path: "markdown" };
	const was = String(await getValue(body)).trim();
	othersPublish(prices, "session-1h: 300", "session-1h: 310");
	const theirs = `\nDeres.\n\n${was}\n\nDeres slutning.\n`;
	othersPublish(article, /(?<=---\n[\s\S]*---\n)[\s\S]*/, theirs);
	await set(price, 325);
	await set({ file: prices, path: ["session-2h"] }, 525);
	await set(body, `${was}\n\nMin slutning.`);
	const stage = await finish();
	if (stage.stage !== "conflict") throw new Error(JSON.stringify(stage));
	const { id, by, hunks } = stage.conflict;
	expect(by).toBe("Anna");
	expect(hunks).toMatchObject([
		{
			file: prices,
			mine: expect.stringMatching(/^325/),
			theirs: expect.stringMatching(/^310/),
		},
		{ file: article, mine: "Min slutning.", theirs: "Deres slutning." },
	]);
	// Nothing is pushed or lost while a choice is missing.
	expect(getPublished(prices)).toContain("session-1h: 310\n");
	expect(edited.project.text(prices)).toContain("session-1h: 325\n");
	const [first, second] = hunks.map((hunk) => hunk.id);
	const sides = { [`${first}`]: "theirs", [`${second}`]: "mine" } as const;
	expect(await finish(() => ask("resolve", { id, sides }))).toEqual(done);
	expect(getPublished(prices)).toContain("session-1h: 310\nsession-2h: 525");
	expect(getPublished(article)).toContain(
		`Deres.\n\n${was}\n\nMin slutning.\n`,
	);
	// The version that wasn't taken is an earlier one.
	const { versions } = await ask("earlierVersions", { address: price });
	expect(versions.map(({ value }) => value)).toEqual(
		expect.arrayContaining([300, 325]),
	);
});

test("a conflict with fetched work isn't pushed once it is resolved, and is resolved once", async () => {
	const { ask, readState, set } = edited.server;
	othersPublish(prices, "session-1h: 300", "session-1h: 310");
	await set(price, 325);
	const { refused } = await ask("fetchOthers", {});
	expect(refused?.reason).toContain("Choose between");
	const { publishing } = await readState();
	if (publishing.stage !== "conflict") throw new Error(publishing.stage);
	const { id, hunks } = publishing.conflict;
	const sides = { [hunks[0]?.id ?? ""]: "mine" as const };
	expect(await finish(() => ask("resolve", { id, sides }))).toEqual(done);
	expect(edited.project.text(prices)).toContain("session-1h: 325");
	expect(getPublished(prices)).toContain("session-1h: 310");
	const again = await ask("resolve", { id, sides });
	expect(again.refused?.reason).toContain("outdated");
});

test("a conflict about a removed file is one choice, and can be left", async () => {
	const { ask, readState, set } = edited.server;
	const file = "content/news/summer.da.md";
	othersPublish(file);
	await set({ file, path: ["title"] }, "Sommer");
	expect(await finish()).toMatchObject({
		stage: "conflict",
		conflict: {
			hunks: [{ theirs: "", mine: expect.stringContaining("title: Sommer\n") }],
		},
	});
	expect(await ask("stopPublishing", {})).toEqual({});
	expect((await readState()).publishing).toEqual(done);
	expect(edited.project.text(file)).toContain("title: Sommer\n");
});

test("a conflict in the code of the site is left to a programmer", async () => {
	othersPublish(template, "from", "From");
	edited.project.edit(template, "from", "FROM");
	edited.git("commit", "--quiet", "--all", "--message", "Mine");
	expect(await finish()).toMatchObject({
		stage: "failed",
		message: expect.stringContaining("the same lines of the site’s code"),
	});
});

test("nothing is published while the content has errors; their entries are named", async () => {
	const { readState } = edited.server;
	const before = edited.git("rev-parse", "HEAD");
	edited.project.edit(prices, "event: 420", "event: dyrt");
	await waitUntil("the error", async () => {
		return (await readState()).problems.length > 0;
	});
	expect(await finish()).toMatchObject({
		stage: "failed",
		message: expect.stringContaining("errors in what would be published"),
		detail: prices,
	});
	expect(edited.git("rev-parse", "HEAD")).toBe(before);
	edited.project.edit(prices, "event: dyrt", "event: 430");
	await waitUntil("an end of the failure", async () => {
		return (await readState()).publishing.stage === "idle";
	});
});

test("nothing is published if it is wrong only together with the work of others", async () => {
	const { ask } = edited.server;
	const added = "content/news/ny.da.md";
	const text = edited.project.text(article).replace("slug: ", "slug: ny-");
	othersPublish(added, "", text);
	const slug = /slug: (\S+)/.exec(text)?.[1];
	const answers = { from: `/news/${slug}`, to: "/book" };
	expect((await ask("create", { name: "redirect", answers })).refused).toBe(
		undefined,
	);
	expect(await finish()).toMatchObject({ stage: "failed" });
	expect(getPublished("content/redirects.yaml")).not.toContain("/book");
});

test("nothing is published over changes of other files here, which aren't stashed either", async () => {
	othersPublish(template, "from", "From");
	const other = "notes.txt";
	edited.git("config", "merge.autoStash", "true");
	edited.project.put(other, "Mine");
	edited.git("add", other);
	edited.git("commit", "--quiet", "--message", "Mine");
	edited.git("push", "--quiet", "--force");
	git(edited.getOther(), ["fetch", "--quiet"]);
	git(edited.getOther(), ["reset", "--quiet", "--hard", "origin/main"]);
	othersPublish(other, "Mine", "Theirs");
	edited.project.put(other, "Uncommitted");
	expect(await finish()).toMatchObject({
		stage: "failed",
		message: expect.stringContaining("Everything here is as it was"),
		detail: expect.stringContaining(other),
	});
	expect(edited.project.text(other)).toBe("Uncommitted");
});

test("nothing is published during an unfinished operation of git, or without a branch", async () => {
	const { set } = edited.server;
	await set(price, 325);
	const folder = join(edited.project.root, ".git");
	const unfinished = {
		stage: "failed",
		message: expect.stringContaining("in the middle of something"),
		detail: expect.stringContaining("git status"),
	};
	for (const file of [
		"MERGE_HEAD",
		"CHERRY_PICK_HEAD",
		"REVERT_HEAD",
		"rebase-merge",
		"rebase-apply",
		"sequencer",
		"BISECT_LOG",
	]) {
		writeFileSync(join(folder, file), "");
		expect.soft(await finish(), file).toMatchObject(unfinished);
		rmSync(join(folder, file));
	}
	edited.git("checkout", "--quiet", "--detach");
	expect(await finish()).toMatchObject(unfinished);
	expect(edited.git("log", "--format=%s")).toBe("First\n");
});

test("nothing is published if a hook here or there refuses it, nobody answers, or there is no remote; the reason is quoted", async () => {
	const { project, remote, server } = edited;
	const own = join(project.root, ".git");
	await server.set(price, 325);
	writeHook(own, "pre-commit", "echo 'Not today.' >&2; exit 1");
	const failed = (detail: string, message = "That didn’t work") => ({
		stage: "failed",
		message: expect.stringContaining(message),
		detail: expect.stringContaining(detail),
	});
	expect(await finish()).toMatchObject(failed("Not today."));
	expect(edited.git("log", "--format=%s")).toBe("First\n");
	rmSync(join(own, "hooks/pre-commit"));
	writeHook(remote, "pre-receive", "echo 'Kun om mandagen.'; exit 1");
	expect(await finish()).toMatchObject(failed("Kun om mandagen."));
	expect(getPublished(prices)).toContain("session-1h: 300");
	cpSync(remote, `${remote}-away`, { recursive: true });
	rmSync(remote, { recursive: true });
	expect(await finish()).toMatchObject(failed("fetch", "doesn’t answer"));
	edited.git("remote", "remove", "origin");
	expect(await finish()).toMatchObject(
		failed("git remote add", "nowhere to publish to"),
	);
});

test("an editor that is stopped while it publishes finishes that", async () => {
	const server = await startEditing(edited.project.root);
	writeHook(edited.remote, "pre-receive", "sleep 1");
	await server.set(price, 325);
	expect(await server.ask("publish", {})).toEqual({});
	await server.close();
	expect(getPublished(prices)).toContain("session-1h: 325");
});

test("nothing is published after it is stopped while the remote doesn't answer", async () => {
	const { ask, readState, set } = edited.server;
	const silent = createServer();
	const connected = once(silent, "connection");
	silent.listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}/site.git`;
	edited.git("remote", "set-url", "origin", url);
	await set(price, 325);
	await ask("publish", {});
	await connected;
	const again = await ask("publish", {});
	expect(again.refused?.reason).toMatch(/\.$/);
	await ask("stopPublishing", {});
	expect((await readState()).publishing).toEqual(done);
	silent.close();
});

test("publications are listed, and one can be undone until its values change again", async () => {
	const { ask, set } = edited.server;
	await set(price, 325);
	await set({ file: prices, path: ["event"] }, 430);
	await finish();
	const [newest] = (await ask("publications", {})).publications;
	expect(newest).toMatchObject({
		by: "Ada",
		when: expect.stringMatching(/20\d\d at /),
		summary: [expect.stringContaining("325"), expect.stringContaining("430")],
	});
	const commit = newest?.commit ?? "";
	expect(await ask("undoPublication", { commit })).toEqual({});
	expect(edited.project.text(prices)).toContain("session-1h: 300\n");
	expect((await ask("changes", {})).changes).toHaveLength(2);
	await ask("undo", {});
	await set(price, 350);
	const { refused } = await ask("undoPublication", { commit });
	expect(refused?.reason).toContain("changed again since");
});
