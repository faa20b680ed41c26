import { readdirSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type EditServer, startEditing } from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";

// The list of all content, and its full-text search.

let project: Project;
let editor: EditServer;

beforeAll(async () => {
	project = createProject();
	project.put(
		"content/media/nobody.svg",
		project.text("content/media/room.svg"),
	);
	editor = await startEditing(project.root, "da");
});

afterAll(async () => {
	await editor.close();
	project.remove();
});

beforeEach(async () => {
	while ((await editor.readState()).undo) await editor.ask("undo", {});
});

/** Returns the entries in which words are found, by kind. */
async function search(query: string) {
	const { kinds } = await editor.ask("content", { query });
	return Object.fromEntries(
		kinds.map(({ label, entries }) => [label, entries]),
	);
}

test("lists every content file once by kind and label", async () => {
	const all = await search("");
	expect(Object.keys(all)).toEqual([
		"Sider",
		"Events",
		"Nyheder",
		"Personer",
		"Spørgsmål og svar",
		"Undtagelser",
		"Udtalelser på dansk",
		"Udtalelser på engelsk",
		"Viderestillinger",
		"",
	]);
	const names = (kind: string) => all[kind]?.map(({ label }) => label);
	expect(names("Nyheder")).toEqual([
		"Sommertilbud",
		"Vi åbner lørdag den 4. maj 2024",
	]);
	expect(names("Spørgsmål og svar")).toHaveLength(21);
	expect(names("")).toContain("Åbningstider");
	const files = Object.values(all).flatMap((entries) =>
		entries.map(({ address }) => address.file),
	);
	const stem = (file: string) => file.replace(/(\.da|\.en)?\.\w+$/, "");
	const missing = readdirSync(`${project.root}/content`, { recursive: true })
		.map((file) => `content/${file}`)
		.filter((file) => /\.(yaml|md)$/.test(file))
		// Texts of pages are in folders of their own.
		.map((file) => file.replace(/^(content\/pages\/[^/]+)\/.*/, "$1.yaml"))
		.filter((file) => !files.some((each) => each.startsWith(stem(file))));
	expect(missing).toEqual([]);
});

test("finds values by any words: in a text, in another language, in a formatted fact", async () => {
	const first = async (query: string) =>
		Object.values(await search(query))[0]?.[0];
	expect((await first("300 kr."))?.found?.text).toMatch(/^300/);
	expect(await first("ordet, der ikke findes")).toBeUndefined();
	const home = Object.values(await search("home")).flat();
	expect(home.map(({ address }) => address.file)).toContain(
		"content/pages/home.yaml",
	);
});

test("leads from an entry to the page that shows it, in the language of the page", async () => {
	for (const [locale, path] of [
		["da", "/faq"],
		["en", "/en/faq"],
	] as const) {
		const address = { file: "content/faq.yaml", path: [1] };
		const { shown } = await editor.ask("shownAt", { address, locale });
		expect(shown?.path).toBe(path);
	}
});

test("shows since when an entry is hidden", async () => {
	const [event] = (await search("")).Events ?? [];
	const file = event?.address.file ?? "";
	await editor.ask("setPeriod", { file, period: "hide" });
	const [hidden] = (await search(event?.label ?? "")).Events ?? [];
	expect(hidden?.hidden).toMatch(/^Skjult efter 28\./);
});

test("lists the uses of pictures, and removes only an unused one", async () => {
	const { media } = await editor.ask("content", { query: "" });
	expect(media[0]).toMatchObject({ name: "nobody.svg", uses: [] });
	const used = media.find(({ uses }) => uses.length > 0);
	const { refused } = await editor.ask("removeEntry", {
		file: used?.file ?? "",
	});
	expect(refused).toBeDefined();
	const removed = await editor.ask("removeEntry", {
		file: "content/media/nobody.svg",
	});
	expect(removed.refused).toBeUndefined();
	expect(readdirSync(`${project.root}/content/media`)).not.toContain(
		"nobody.svg",
	);
});

test("opens a new page with its menu entry as one entry with its texts", async () => {
	const scaffold = await editor.ask("scaffold", { name: "page" });
	const answers = Object.fromEntries(
		(scaffold?.questions ?? []).map(({ name, options, initial }) => [
			name,
			String(options?.[0]?.value ?? initial ?? `${name} børn`),
		]),
	);
	const made = await editor.ask("create", { name: "page", answers });
	expect(made.refused).toBeUndefined();
	expect(made.shown).toBeDefined();
	const form = await editor.ask("entry", { file: made.address?.file ?? "" });
	expect(Object.keys(form?.documents ?? {}).length).toBeGreaterThan(0);
	const { label } = await editor.ask("page", { path: made.shown?.path ?? "" });
	expect(label).toBeTruthy();
});
