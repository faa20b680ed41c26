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
	for (let state = await editor.ask("state", {}); state.undo; )
		state = await editor.ask("undo", {});
});

/** Returns the search results by kind. */
async function found(wanted: string) {
	const { kinds } = await editor.ask("contents", { wanted });
	return Object.fromEntries(
		kinds.map(({ called, things }) => [called ?? "", things]),
	);
}

test("lists every content file once by kind and name", async () => {
	const all = await found("");
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
	const names = (kind: string) => all[kind]?.map(({ called }) => called);
	expect(names("Nyheder")).toEqual([
		"Sommertilbud",
		"Vi åbner lørdag den 4. maj 2024",
	]);
	expect(names("Spørgsmål og svar")).toHaveLength(21);
	expect(names("")).toContain("Åbningstider");
	const files = Object.values(all).flatMap((things) =>
		things.map(({ origin }) => origin.file),
	);
	const thingOf = (file: string) => file.replace(/(\.da|\.en)?\.\w+$/, "");
	const missing = readdirSync(`${project.root}/content`, { recursive: true })
		.map((file) => `content/${file}`)
		.filter((file) => /\.(yaml|md)$/.test(file))
		// Texts of pages are in folders of their own.
		.map((file) => file.replace(/^(content\/pages\/[^/]+)\/.*/, "$1.yaml"))
		.filter((file) => !files.some((each) => file.startsWith(thingOf(each))));
	expect(missing).toEqual([]);
});

test("finds values by any words: in a text, in a different language, in a formatted fact", async () => {
	const { "": facts = [], ...others } = await found("korte koster 300 kr.");
	expect(others).toEqual({});
	expect(facts).toEqual([
		expect.objectContaining({
			origin: {
				file: "content/booking.yaml",
				path: ["columns", "da", 1, "text"],
			},
			found: { before: "Den ", words: "korte", after: " koster 300 kr." },
		}),
	]);
	const { Nyheder: english } = await found("OPEN saturday");
	expect(english?.[0]?.origin.file).toBe("content/news/opening.en.md");
	expect(await found("findes-ikke-noget-sted")).toEqual({});
});

test("links an entry to the page that shows it, in the current language", async () => {
	const question = { file: "content/faq.yaml", path: [3] };
	const at = (origin: typeof question, locale: string) =>
		editor.ask("shownAt", { origin, locale });
	expect(await at(question, "da")).toMatchObject({ page: "/faq" });
	expect(await at(question, "en")).toMatchObject({ page: "/en/faq" });
	const article = { file: "content/news/summer.da.md", path: [] };
	expect((await at(article, "da")).page).toMatch(/^\/news\/./);
	const redirect = { file: "content/redirects.yaml", path: [0] };
	expect(await at(redirect, "da")).toEqual({});
});

test("shows from or until when an entry is hidden", async () => {
	const file = "content/events/evening.yaml";
	const set = (key: string, value: string) =>
		editor.ask("set", { origin: { file, path: [key] }, value, step: key });
	await set("from", "2026-12-01");
	const hidden = async () => (await found("Aftenro")).Events?.[0]?.hidden;
	expect(await hidden()).toBe("Vises fra 1.\u00a0december 2026");
	await editor.ask("undo", {});
	expect(await hidden()).toBeUndefined();
	await set("until", "2026-02-28");
	expect(await hidden()).toBe("Skjult efter 28.\u00a0februar 2026");
});

test("lists the uses of pictures, and removes only an unused one", async () => {
	const { media } = await editor.ask("contents", { wanted: "" });
	const [first, ...others] = media;
	expect(first).toMatchObject({ name: "nobody.svg", uses: [] });
	expect(others.every(({ uses }) => uses.length > 0)).toBe(true);
	const remove = (name: string) =>
		editor.ask("removeEntry", { file: `content/media/${name}` });
	const { unsaved } = await remove("nobody.svg");
	expect(unsaved).toEqual(["content/media/nobody.svg"]);
	await expect(remove("room.svg")).rejects.toThrow();
});

test("doesn't remove the only file of a collection", async () => {
	for (const file of ["content/faq.yaml", "content/facts/hours.yaml"])
		await expect(editor.ask("removeEntry", { file })).rejects.toThrow();
});

test("opens a new page with its menu entry, as one entry with its texts, which can be copied", async () => {
	const asked = await editor.ask("scaffold", { name: "page" });
	const menus = asked.questions.find(({ name }) => name === "menu");
	expect(menus?.options?.map(({ label }) => label)).toEqual([
		"Ikke i menuen",
		"I linjen øverst",
		"I menuen »Om«",
		"Ved det, mange leder efter",
		"Nederst på alle sider",
	]);
	const answers = { da: "Børn i rummet", en: "Children", menu: "main/1/pages" };
	const made = await editor.ask("create", {
		name: "page",
		answers,
		locale: "da",
	});
	expect(made.refused).toBeUndefined();
	expect(made.page).toBe("/boern-i-rummet");
	expect(await editor.text("/")).toContain('href="/boern-i-rummet"');
	expect(await editor.text("/en/children")).toContain("Write the text here.");
	const { samples } = await editor.ask("changes", {});
	expect(samples.map(({ file }) => file)).toEqual(
		expect.arrayContaining([
			"content/pages/children.yaml",
			"content/pages/children/text.da.md",
		]),
	);

	const file = "content/pages/children.yaml";
	const copy = await editor.ask("copyEntry", { file, locale: "da" });
	expect(copy.page).toBe("/boern-i-rummet-2");
	expect(copy.unsaved).toContain("content/pages/children-2/text.da.md");
	await editor.ask("removeEntry", { file });
	const { unsaved } = await editor.ask("state", {});
	expect(unsaved.filter((each) => /children[./]/.test(each))).toEqual([]);
});

test("shows the next date on which the site changes, also beside the change", async () => {
	const { next, overdue } = await editor.ask("ownChange", {});
	expect(overdue).toBeUndefined();
	expect(next).toBe(
		"Den 2.\u00A0april 2026 ændrer hjemmesiden sig af sig selv: Undtagelse (Ingen ferie).",
	);
	const file = "content/facts/hours.yaml";
	const panelAt = (...path: readonly (string | number)[]) =>
		editor.ask("panel", { origin: { file, path: [...path] } });
	const reason = await panelAt("exceptions", 0, "reason", "da");
	expect(reason.next).toBe("Ændrer sig af sig selv den 2.\u00A0april 2026.");
	expect((await panelAt("openingDay", "from")).next).toBeUndefined();
});
