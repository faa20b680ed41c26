import { afterAll, beforeAll, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { createDiffAnswer } from "../generator/commands/diff.ts";
import { readRevision } from "../generator/git/revisions.ts";
import { diffLists } from "../generator/text/diff-lists.ts";
import { buildWith, edit, type Files, sourcesWith } from "./support/check.ts";
import { commit } from "./support/git.ts";
import { createProject, type Project } from "./support/project.ts";

const memo = createMemo();

function runDiff(files: Files, format: "text" | "markdown" | "json" = "text") {
	return createDiffAnswer(
		{ since: "main", format },
		sourcesWith({}),
		buildWith(files, memo),
		memo,
	);
}

test("shows a price as one change in both languages, with the values computed from it", () => {
	const { out, code } = runDiff(
		edit("facts/prices.yaml", "session-2h: 500", "session-2h: 520"),
	);
	expect(code).toBe(0);
	expect(out).toMatch(
		/ {2}\[500\u00A0kr\. → 520\u00A0kr\.\] \/ \[DKK\u00A0500 → DKK\u00A0520\] \(price\.session-2h\)\n {4}In \d+ places on \d+ pages, in Danish and English/,
	);
	expect(out).toContain("(price.new-customer.session-2h)");
});

test("shows a changed text once, with its context", () => {
	const { out } = runDiff(
		edit("events/evening.da.md", "Vi mødes ved åen", "Vi ses ved åen"),
	);
	expect(out).toContain("/events, text: Vi [mødes → ses] ved åen. Det");
	expect(String(out).match(/mødes/g)).toHaveLength(1);
});

test("reports that there are no differences", () => {
	expect(runDiff({}).out).toBe("No changes for visitors since main.\n");
});

test("warns of a removed page without a redirect", () => {
	const { out } = runDiff({
		"news/summer.da.md": undefined,
		"news/summer.en.md": undefined,
	});
	expect(out).toMatch(
		/\nPages\n {2}\[− \/news\/[^\]]+\]\n {4}Links to its old address will break\./,
	);
	expect(out).toContain("Changes for visitors since main:");
});

test("lists redirects apart from pages", () => {
	const { out } = runDiff({
		"redirects.yaml":
			"- { from: /testimonials, to: /faq }\n- { from: /old, to: /faq }\n",
	});
	expect(out).toContain("\nRedirects\n  [+ /old → /faq]");
	expect(out).not.toContain("\nPages");
});

test("escapes content in Markdown", () => {
	const { out } = runDiff(
		edit("faq.yaml", "Hvad koster det?", "Hvad koster <b>det"),
		"markdown",
	);
	expect(out).toMatch(/^## Changes for visitors since main\n/);
	expect(out).toContain("~~det?~~ → **\\<b\\>det**");
});

test("names a file that changed only for machines", () => {
	const { out } = runDiff(
		edit("news/summer.da.md", "[Book](/book) nu.", "[Book](/book) i dag."),
	);
	expect(out).toMatch(
		/\nFor search engines, feed readers and scripts only\n {2}\/feed\.xml\n/,
	);
});

test("prints JSON for machines", () => {
	const { out } = runDiff(
		edit("facts/prices.yaml", "event: 420", "event: 430"),
		"json",
	);
	expect(JSON.parse(String(out))).toMatchObject({
		added: [],
		removed: [],
		groups: expect.arrayContaining([
			expect.objectContaining({ facts: ["price.event"] }),
		]),
	});
});

test("reports old content that current rules reject", () => {
	const { code, err } = createDiffAnswer(
		{ since: "v1", format: "text" },
		sourcesWith(edit("facts/prices.yaml", "event: 420", "event: cheap")),
		buildWith({}, memo),
		memo,
	);
	expect(code).toBe(1);
	expect(err).toMatch(/^The content at v1 can't be compared: .*prices\.yaml/);
});

test("diffLists finds the smallest hunks", () => {
	const hunks = diffLists("a b c d e".split(" "), "a x c e f".split(" "));
	expect(hunks.map(({ removed, added }) => [removed, added])).toEqual([
		[["b"], ["x"]],
		[["d"], []],
		[[], ["f"]],
	]);
	expect(diffLists(["a"], ["a"])).toEqual([]);
	expect(diffLists([], ["a"])).toHaveLength(1);
});

let project: Project;

beforeAll(() => {
	project = createProject();
});

afterAll(() => project.remove());

test("reads the sources of a revision exactly as committed", async () => {
	expect(await readRevision(project.root, "HEAD")).toMatchObject({
		failure: expect.stringContaining("Git can’t read a repository"),
	});
	commit(project.root);
	const committed = project.text("content/facts/prices.yaml");
	project.put("content/facts/prices.yaml", "event: 1\n");
	const sources = await readRevision(project.root, "HEAD");
	if ("failure" in sources) throw new Error(sources.failure);
	const prices = sources.find(({ path }) => path.endsWith("prices.yaml"));
	expect(new TextDecoder().decode(prices?.bytes)).toBe(committed);
	expect(sources.map(({ path }) => path)).toContain(
		"templates/new/article.da.md.hbs",
	);
	for (const unknown of ["nowhere", "--help", "HEAD~5"])
		expect(await readRevision(project.root, unknown)).toMatchObject({
			failure: expect.stringContaining(`no git revision ${unknown}.`),
		});
});
