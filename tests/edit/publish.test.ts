import { execFileSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type {
	Publishing,
	ValueAddress,
	YamlValue,
} from "../../editor/protocol.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { environment, git } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";

// Publishing from the editor, with a second person who publishes from a clone.

let project: Project;
let server: EditServer;
let folder: string;
/** The clone of the second person. */
let other: string;

const prices = "content/facts/prices.yaml";
const article = "content/news/opening.da.md";
const faq = "content/faq.yaml";
const price: ValueAddress = { file: prices, path: ["session-1h"] };

beforeEach(async () => {
	project = createProject();
	commitAll(project.root);
	folder = mkdtempSync(join(tmpdir(), "kilde-publish-"));
	const remote = join(folder, "there.git");
	other = join(folder, "other");
	git(folder, ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
	git(project.root, ["remote", "add", "origin", remote]);
	git(project.root, ["push", "--quiet", "--set-upstream", "origin", "main"]);
	git(folder, ["clone", "--quiet", remote, other]);
	server = await startEditing(project.root, "en", { environment });
});

afterEach(async () => {
	await server.close();
	project.remove();
	rmSync(folder, { recursive: true });
});

function run(root: string, ...args: string[]): string {
	return execFileSync("git", ["-C", root, ...args], {
		encoding: "utf8",
		env: environment,
	});
}

/** Replaces a text in the clone, or removes a file, and publishes it as a second person. */
function othersPublish(file: string, from?: string, to = ""): void {
	const path = join(other, file);
	if (from === undefined) rmSync(path);
	else
		writeFileSync(path, run(other, "show", `main:${file}`).replace(from, to));
	git(other, ["commit", "--quiet", "--all", "--message", "Theirs"]);
	git(other, ["push", "--quiet"]);
}

async function set(
	address: ValueAddress,
	was: YamlValue | undefined,
	value: YamlValue,
): Promise<void> {
	const asked = { address, was, value, step: JSON.stringify(address) };
	expect((await server.ask("set", asked)).refused).toBeUndefined();
}

/** Begins to publish, or the like, and returns the stage in which that ends. */
async function end(
	begin: () => Promise<unknown> = () => server.ask("publish", {}),
): Promise<Publishing> {
	expect(await begin()).toEqual({});
	let last: Publishing = { stage: "sending" };
	await waitUntil("the end of publishing", async () => {
		last = (await server.readState()).publishing;
		return last.stage !== "sending" && last.stage !== "waiting";
	});
	return last;
}

const published = (file: string) =>
	run(folder, "--git-dir=there.git", "show", `main:${file}`);

test("publishes a change, with its description as the message", async () => {
	await set(price, 300, 325);
	// The site has no public address.
	expect(await end()).toEqual({ stage: "idle" });
	expect(published(prices)).toContain("session-1h: 325\n");
	expect(run(project.root, "log", "-1", "--format=%an: %s")).toMatch(
		/^Ada: .*300.* → 325/,
	);
	expect((await server.ask("changes", {})).changes).toEqual([]);
	await waitUntil("the number of changes", async () => {
		return (await server.readState()).unpublished === 0;
	});
	expect(await end()).toEqual({ stage: "idle" });
});

test("merges what others have published; a value of each side in one file", async () => {
	othersPublish(prices, "session-2h: 500", "session-2h: 550");
	await set(price, 300, 325);
	expect(await end()).toEqual({ stage: "idle" });
	expect(published(prices)).toContain("session-1h: 325\nsession-2h: 550\n");
	expect(project.text(prices)).toBe(published(prices));
});

test("fetches what others have published without publishing", async () => {
	othersPublish(prices, "event: 420", "event: 430");
	await set(
		{ file: faq, path: [0, "question", "da"] },
		"Hvad koster det?",
		"Hvor dyrt er det?",
	);
	expect(await end(() => server.ask("fetchOthers", {}))).toEqual({
		stage: "idle",
	});
	expect(project.text(prices)).toContain("event: 430");
	expect(published(faq)).toContain("Hvad koster det?");
	const { changes } = await server.ask("changes", {});
	expect(changes.map(({ summary }) => summary)).toEqual([
		expect.stringContaining("Hvor dyrt er det?"),
	]);
});

describe("a conflict", () => {
	test("with fetched work is refused until a side is chosen, and isn't pushed", async () => {
		othersPublish(prices, "session-1h: 300", "session-1h: 310");
		await set(price, 300, 325);
		const { refused } = await server.ask("fetchOthers", {});
		expect(refused?.reason).toContain("Choose between");
		const { publishing } = await server.readState();
		if (publishing.stage !== "conflict") throw new Error(publishing.stage);
		const { id, hunks } = publishing.conflict;
		const sides = Object.fromEntries(
			hunks.map((hunk) => [hunk.id, "mine" as const]),
		);
		expect(await end(() => server.ask("resolve", { id, sides }))).toEqual({
			stage: "idle",
		});
		expect(project.text(prices)).toContain("session-1h: 325");
		expect(published(prices)).toContain("session-1h: 310");
		const again = await server.ask("resolve", { id, sides });
		expect(again.refused?.reason).toContain("outdated");
	});

	test("asks for a side of each value, and of each block of a text; the rest is merged", async () => {
		const body: ValueAddress = { file: article, path: "markdown" };
		const was = project.text(article).split("---\n")[2] ?? "";
		othersPublish(prices, "session-1h: 300", "session-1h: 310");
		othersPublish(
			article,
			was,
			`\nDeres.\n\n${was.trim()}\n\nDeres slutning.\n`,
		);
		await set(price, 300, 325);
		await set({ file: prices, path: ["session-2h"] }, 500, 525);
		await set(body, was, `${was.trim()}\n\nMin slutning.`);
		const stage = await end();
		if (stage.stage !== "conflict") throw new Error(JSON.stringify(stage));
		const { id, by, hunks } = stage.conflict;
		expect(by).toBe("Anna");
		expect(hunks).toEqual([
			expect.objectContaining({
				file: prices,
				mine: expect.stringMatching(/^325/),
				theirs: expect.stringMatching(/^310/),
			}),
			expect.objectContaining({
				file: article,
				mine: "Min slutning.",
				theirs: "Deres slutning.",
			}),
		]);
		expect(published(prices)).toContain("session-1h: 310\n");
		expect(project.text(prices)).toContain("session-1h: 325\n");
		const [first, second] = hunks;
		const sides = {
			[first?.id ?? ""]: "theirs",
			[second?.id ?? ""]: "mine",
		} as const;
		expect(await end(() => server.ask("resolve", { id, sides }))).toEqual({
			stage: "idle",
		});
		expect(published(prices)).toContain("session-1h: 310\nsession-2h: 525\n");
		expect(published(article)).toContain(
			`Deres.\n\n${was.trim()}\n\nMin slutning.\n`,
		);
		// The version that wasn't taken is an earlier one.
		const { versions } = await server.ask("earlierVersions", {
			address: price,
		});
		expect(versions.map(({ value }) => value)).toEqual(
			expect.arrayContaining([300, 325]),
		);
	});

	test("about a removed file is one choice", async () => {
		othersPublish("content/news/summer.da.md");
		await set(
			{ file: "content/news/summer.da.md", path: ["title"] },
			"Sommertilbud",
			"Sommer",
		);
		const stage = await end();
		expect(stage).toMatchObject({
			stage: "conflict",
			conflict: {
				hunks: [
					{ theirs: "", mine: expect.stringContaining("title: Sommer\n") },
				],
			},
		});
		expect(await server.ask("stopPublishing", {})).toEqual({});
		expect((await server.readState()).publishing).toEqual({ stage: "idle" });
		expect(project.text("content/news/summer.da.md")).toContain(
			"title: Sommer\n",
		);
	});

	test("in the code of the site is left to a programmer", async () => {
		othersPublish("templates/new/redirect.yaml.hbs", "from", "From");
		project.edit("templates/new/redirect.yaml.hbs", "from", "FROM");
		git(project.root, ["commit", "--quiet", "--all", "--message", "Mine"]);
		expect(await end()).toMatchObject({
			stage: "failed",
			message: expect.stringContaining("the same lines of the site’s code"),
		});
	});
});

describe("nothing is published", () => {
	test("while the content has errors; their entries are named", async () => {
		project.edit(prices, "event: 420", "event: dyrt");
		await waitUntil("the error", async () => {
			return (await server.readState()).problems.length > 0;
		});
		const before = run(project.root, "rev-parse", "HEAD");
		expect(await end()).toMatchObject({
			stage: "failed",
			message: expect.stringContaining("errors in what would be published"),
			detail: prices,
		});
		expect(run(project.root, "rev-parse", "HEAD")).toBe(before);
		project.edit(prices, "event: dyrt", "event: 430");
		await waitUntil("an end of the failure", async () => {
			return (await server.readState()).publishing.stage === "idle";
		});
	});

	test("if it is wrong only together with the work of others", async () => {
		const redirect = "\n- { from: /gammel, to: /faq }\n";
		const file = "content/redirects.yaml";
		othersPublish(file, "\n", redirect);
		const answers = { from: "/gammel", to: "/book" };
		await server.ask("create", { name: "redirect", answers });
		const stage = await end();
		expect(["failed", "conflict"]).toContain(stage.stage);
		expect(published(file)).not.toContain("/book");
	});

	test("if a hook or the server refuses it, or if there is no server", async () => {
		await set(price, 300, 325);
		const hook = join(project.root, ".git/hooks/pre-commit");
		mkdirSync(dirname(hook), { recursive: true });
		writeFileSync(hook, "#!/bin/sh\necho 'Not today.' >&2; exit 1\n");
		chmodSync(hook, 0o755);
		expect(await end()).toMatchObject({
			stage: "failed",
			detail: "Not today.",
		});
		rmSync(hook);
		cpSync(join(folder, "there.git"), join(folder, "away.git"), {
			recursive: true,
		});
		rmSync(join(folder, "there.git"), { recursive: true });
		expect(await end()).toMatchObject({
			stage: "failed",
			message: expect.stringContaining("doesn’t answer"),
		});
		git(project.root, ["remote", "remove", "origin"]);
		expect(await end()).toMatchObject({
			stage: "failed",
			message: expect.stringContaining("nowhere to publish to"),
		});
	});
});

test("publications are listed, and one can be undone until its values change again", async () => {
	await set(price, 300, 325);
	await set({ file: prices, path: ["event"] }, 420, 430);
	await end();
	const [newest] = (await server.ask("publications", {})).publications;
	expect(newest).toMatchObject({
		by: "Ada",
		when: expect.stringMatching(/2026 at /),
		summary: [expect.stringContaining("325"), expect.stringContaining("430")],
	});
	const commit = newest?.commit ?? "";
	expect(await server.ask("undoPublication", { commit })).toEqual({});
	expect(project.text(prices)).toContain("session-1h: 300\n");
	expect((await server.ask("changes", {})).changes).toHaveLength(2);
	await server.ask("undo", {});
	await set(price, 325, 350);
	const { refused } = await server.ask("undoPublication", { commit });
	expect(refused?.reason).toContain("changed again since");
});
