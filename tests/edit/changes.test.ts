import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";

// The list of changes that aren't published, discarding them, earlier versions, and what is left to do.

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	server = await startEditing(project.root);
});

afterEach(async () => {
	await server.ask("discard", {});
	if (project.restore()) await settle();
});

afterAll(async () => {
	await server.close();
	project.remove();
});

const prices = "content/facts/prices.yaml";
const faq = "content/faq.yaml";
const hours = "content/facts/hours.yaml";
const price: ValueAddress = { file: prices, path: ["session-1h"] };

/** Waits until the editor has read what another program has written. */
async function settle(text = "", file = prices): Promise<void> {
	await waitUntil("the files on the disk", async () => {
		const { changes } = await server.ask("changes", {});
		return text === ""
			? changes.length === 0
			: changes.some(
					({ summary, address }) =>
						summary.includes(text) || address?.file === file,
				);
	});
}

async function set(
	address: ValueAddress,
	was: YamlValue | undefined,
	value: YamlValue | undefined,
): Promise<void> {
	const step = JSON.stringify(address);
	const { refused } = await server.ask("set", { address, was, value, step });
	expect(refused).toBeUndefined();
}

async function listSummaries(): Promise<string[]> {
	const { changes } = await server.ask("changes", {});
	return changes.map(({ summary }) => summary);
}

describe("a change", () => {
	test("of a price is listed with both values, counted, and can be discarded", async () => {
		await set(price, 300, 325);
		const { changes } = await server.ask("changes", {});
		expect(changes).toEqual([
			{
				id: expect.any(String),
				summary: expect.stringMatching(/: 300.* → 325/),
				address: price,
			},
		]);
		await waitUntil("the number of changes", async () => {
			return (await server.readState()).unpublished === 1;
		});
		const ids = changes.map(({ id }) => id);
		expect(await server.ask("discard", { ids })).toEqual({});
		expect(await listSummaries()).toEqual([]);
		expect(project.text(prices)).toContain("session-1h: 300\n");
	});

	test("is discarded without the others", async () => {
		await set(price, 300, 325);
		await set({ file: prices, path: ["event"] }, 420, 430);
		const { changes } = await server.ask("changes", {});
		const id = changes.find(({ address }) => address?.path[0] === "event")?.id;
		await server.ask("discard", { ids: [id ?? ""] });
		expect(await listSummaries()).toEqual([
			expect.stringMatching(/: 300.* → 325/),
		]);
		// The same change once more.
		const again = await server.ask("discard", { ids: [id ?? ""] });
		expect(again.refused?.reason).toContain("changed meanwhile");
	});

	test("of a list names its items", async () => {
		const address = { file: hours, path: ["week", "monday", "starts"] };
		await set(address, ["10:00", "12:00"], ["12:00", "14:00"]);
		expect(await listSummaries()).toEqual([
			expect.stringMatching(/: added 14:00; removed 10:00$/i),
		]);
	});

	test("of a long text shows the words around it", async () => {
		const file = "content/news/opening.da.md";
		const body: ValueAddress = { file, path: "markdown" };
		const form = await server.ask("entry", { file });
		const was = form?.documents[file]?.markdown ?? "";
		await set(body, was, `${was.trim()} Der er også te til alle, der kommer.`);
		const [summary = "", ...others] = await listSummaries();
		expect(others).toEqual([]);
		expect(summary).toContain("Der er også te til alle, der kommer.");
		expect(summary.length).toBeLessThan(200);
	});

	test("by another program is listed, too: of values, notes and whole files", async () => {
		project.edit(prices, "event: 420", "# note\nevent: 420");
		project.put(
			"content/news/new.da.md",
			project.text("content/news/opening.da.md"),
		);
		rmSync(join(project.root, "content/people/anna.yaml"));
		rmSync(join(project.root, "content/people/anna.da.md"));
		await settle("New: ", "content/news/new.da.md");
		const summaries = await listSummaries();
		expect(summaries).toEqual(
			expect.arrayContaining([
				expect.stringContaining("notes or layout"),
				expect.stringMatching(/^New: /),
				expect.stringMatching(/^Removed: .*Anna/),
			]),
		);
		expect(summaries).toHaveLength(3);
	});

	test("of line endings is none", async () => {
		project.put(prices, project.text(prices).replaceAll("\n", "\r\n"));
		project.edit(faq, "Hvad koster det?", "Hvor meget koster det?");
		await settle("Hvor meget", faq);
		expect(await listSummaries()).toEqual([
			expect.stringContaining("Hvor meget koster det?"),
		]);
	});
});

test("everything is discarded at once, in one step that can be undone", async () => {
	const before = project.text(prices);
	await set(price, 300, 325);
	const answers = { from: "/gammel", to: "/faq" };
	const made = await server.ask("create", { name: "redirect", answers });
	expect(made.refused).toBeUndefined();
	await server.ask("discard", {});
	expect(await listSummaries()).toEqual([]);
	expect(project.text(prices)).toBe(before);
	await server.ask("undo", {});
	expect(await listSummaries()).toHaveLength(2);
});

describe("earlier versions", () => {
	test("of a value are its values in the history, with their moments", async () => {
		const list = async () =>
			(await server.ask("earlierVersions", { address: price })).versions;
		expect(await list()).toEqual([]);
		await set(price, 300, 325);
		const [version, ...others] = await list();
		expect(others).toEqual([]);
		expect(version).toMatchObject({ value: 300 });
		expect(version?.text).toMatch(/^300/);
		expect(version?.since).toMatch(/2026 at /);
	});

	test("of an item follow it to its place", async () => {
		const form = await server.ask("entry", { file: faq });
		const items = form?.documents[faq]?.value as { question: object }[];
		const address = { file: faq, path: [] };
		const change = { kind: "move", index: 1, to: 0 } as const;
		const was = items as unknown as YamlValue;
		expect(await server.ask("list", { address, was, change })).toEqual({});
		const question = { file: faq, path: [0, "question", "da"] };
		const text = Object(items[1]?.question).da;
		await set(question, text, `${text}?`);
		const { versions } = await server.ask("earlierVersions", {
			address: question,
		});
		expect(versions.map(({ value }) => value)).toEqual([text]);
	});
});

test("what is left to do: translations, samples, and questions, each with its value", async () => {
	project.edit(prices, /^/, "# A question? ");
	rmSync(join(project.root, "content/news/opening.en.md"));
	await settle("Removed", "");
	const { translations, samples, cannotPublish, nextChange } = await server.ask(
		"changes",
		{},
	);
	expect(translations.map(({ message }) => message)).toContainEqual(
		expect.stringMatching(/is not there in English/),
	);
	for (const { message, file } of samples)
		expect([message, file]).not.toContain("");
	expect(cannotPublish?.message).toContain("nowhere to publish to");
	expect(nextChange ?? "").toMatch(/^$|changes by itself/);
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
