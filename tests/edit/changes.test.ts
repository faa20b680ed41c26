import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import { waitUntil } from "../support/dev-client.ts";
import { startEditing } from "../support/edit-server.ts";
import { openProjectForEach } from "../support/edited-project.ts";
import { createProject } from "../support/project.ts";

// The list of changes that aren't published, discarding them, earlier versions, and what is left to do.

const edited = openProjectForEach();

const prices = "content/facts/prices.yaml";
const faq = "content/faq.yaml";
const price: ValueAddress = { file: prices, path: ["session-1h"] };
const event: ValueAddress = { file: prices, path: ["event"] };

async function listSummaries(): Promise<string[]> {
	const { changes } = await edited.server.ask("changes", {});
	return changes.map(({ summary }) => summary);
}

test("changes are listed with both values and counted; one can be discarded without the others", async () => {
	const { ask, readState, set } = edited.server;
	await set(price, 325);
	await set(event, 430);
	const { changes } = await ask("changes", {});
	expect(changes).toMatchObject([
		{ summary: expect.stringMatching(/: 300.* → 325/), address: price },
		{ summary: expect.stringMatching(/: 420.* → 430/), address: event },
	]);
	await waitUntil("the number of changes", async () => {
		return (await readState()).unpublished === 2;
	});
	const ids = [changes[1]?.id ?? ""];
	expect(await ask("discard", { ids })).toEqual({});
	expect(edited.project.text(prices)).toContain("event: 420\n");
	expect(await listSummaries()).toEqual([changes[0]?.summary]);
	const again = await ask("discard", { ids });
	expect(again.refused?.reason).toContain("changed meanwhile");
});

test("changes of lists name their items, and those of long texts the words around them", async () => {
	const { getValue, set } = edited.server;
	const path = ["week", "monday", "starts"];
	const hours = { file: "content/facts/hours.yaml", path };
	await set(hours, ["12:00", "14:00"]);
	const file = "content/news/opening.da.md";
	const body: ValueAddress = { file, path: "markdown" };
	const was = String(await getValue(body)).trim();
	await set(body, `${was} Der er også te til alle, der kommer.`);
	const [list, text = "", ...others] = await listSummaries();
	expect(others).toEqual([]);
	expect(list).toMatch(/: added 14:00; removed 10:00$/i);
	expect(text).toContain("Der er også te til alle, der kommer.");
	expect(text).toContain("…");
	expect(text.length).toBeLessThan(200);
});

test("changes by other programs are listed, too: of notes and whole files, but not of line endings", async () => {
	const { project } = edited;
	project.edit(prices, "event: 420", "# note\nevent: 420");
	project.put(faq, project.text(faq).replaceAll("\n", "\r\n"));
	const article = project.text("content/news/opening.da.md");
	project.put("content/news/new.da.md", article);
	rmSync(join(project.root, "content/people/anna.yaml"));
	rmSync(join(project.root, "content/people/anna.da.md"));
	await waitUntil("the changes", async () => {
		return (await listSummaries()).length >= 3;
	});
	const summaries = await listSummaries();
	expect(summaries.toSorted()).toEqual([
		expect.stringMatching(/^New: /),
		expect.stringContaining("notes or layout"),
		expect.stringMatching(/^Removed: .*Anna/),
	]);
});

test("the earlier versions of a value have their moments, and those of an item follow it to its place", async () => {
	const { ask, getValue, set } = edited.server;
	const list = async (address: ValueAddress) =>
		(await ask("earlierVersions", { address })).versions;
	expect(await list(price)).toEqual([]);
	await set(price, 325);
	expect(await list(price)).toEqual([
		{
			value: 300,
			text: expect.stringMatching(/^300/),
			since: expect.stringMatching(/2026 at /),
		},
	]);
	const items: ValueAddress = { file: faq, path: [] };
	const was = (await getValue(items)) as YamlValue;
	const change = { kind: "move", index: 1, to: 0 } as const;
	expect(await ask("list", { address: items, was, change })).toEqual({});
	const question = { file: faq, path: [0, "question", "da"] };
	await set(question, "Hvornår?");
	const versions = await list(question);
	expect(versions.map(({ value }) => value)).toEqual([
		"Hvornår skal jeg komme?",
	]);
});

test("a missing translation is listed as left to do, with its value", async () => {
	const { project, server } = edited;
	rmSync(join(project.root, "content/news/opening.en.md"));
	await waitUntil("the removal", async () => {
		return (await listSummaries()).length > 0;
	});
	const { translations, cannotPublish } = await server.ask("changes", {});
	expect(translations).toMatchObject([
		{
			message: expect.stringMatching(/is not there in English/),
			address: { file: "content/news/opening.da.md", path: "markdown" },
		},
	]);
	expect(cannotPublish).toBeUndefined();
});

test("a folder without git has no changes, and says why", async () => {
	const bare = createProject();
	const editor = await startEditing(bare.root, "da", {
		environment: { ...process.env, GIT_CEILING_DIRECTORIES: bare.root },
	});
	try {
		const { changes, cannotPublish } = await editor.ask("changes", {});
		expect(changes).toEqual([]);
		expect(cannotPublish?.message).toContain("Git kan ikke læse");
		expect((await editor.readState()).unpublished).toBeNull();
	} finally {
		await editor.close();
		bare.remove();
	}
});
