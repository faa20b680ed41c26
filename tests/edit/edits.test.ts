import {
	existsSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	unlinkSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeMarks } from "../../editor/mark-form.ts";
import type {
	ListChange,
	ValueAddress,
	YamlValue,
} from "../../editor/protocol.ts";
import { waitUntil } from "../support/dev-client.ts";
import { openProjectForEach } from "../support/edited-project.ts";

// Edits by requests, as the editor in the browser sends them. Each test has a project of its own.

const edited = openProjectForEach();
const changedLines = () => edited.changedLines();

const prices = "content/facts/prices.yaml";
const faq = "content/faq.yaml";
const article = "content/news/opening.da.md";
const evening = "content/events/evening.yaml";
const heading: ValueAddress = {
	file: "content/pages/home.yaml",
	path: ["heading", "da"],
};
const price: ValueAddress = { file: prices, path: ["session-1h"] };

const getPage = async (path: string) =>
	removeMarks(await edited.server.text(path));

const findError = async () =>
	(await edited.server.readState()).problems.find(
		({ severity }) => severity === "error",
	);

test("an edit is written at once as one line, and shown on its page; soon in the files made from all pages", async () => {
	const { server } = edited;
	expect(await server.set(heading, "Velkommen")).toBeUndefined();
	expect(changedLines()).toEqual([
		"-heading: { da: Forside, en: Home }",
		"+heading: { da: Velkommen, en: Home }",
	]);
	expect(await getPage("/")).toMatch(/<h1[^>]*>Velkommen/);
	await server.set({ file: article, path: ["title"] }, "Nyt hus");
	await waitUntil("the search index", async () =>
		(await getPage("/search.json")).includes("Nyt hus"),
	);
});

test("a text is quoted as the whole text needs it, not as a part of it did while it was typed", async () => {
	const { set } = edited.server;
	const step = "1";
	await set(heading, "Forside ", { step });
	expect(changedLines()[1]).toContain('da: "Forside ",');
	await set(heading, "Forside h", { step });
	expect(changedLines()[1]).toContain("da: Forside h,");
	await set(heading, "Forside", { step });
	expect(changedLines()).toEqual([]);
});

test("an edit that brings an error isn't written, and is explained at its field", async () => {
	expect(await edited.server.set(price, "cheap")).toMatchObject({
		reason: expect.stringContaining("whole number"),
		problems: [{ address: price, label: expect.stringContaining("session") }],
	});
	expect(changedLines()).toEqual([]);
	expect(await findError()).toBeUndefined();
});

test("of two tabs that change one value, the second is refused with the newer one; different values are both written", async () => {
	const { set } = edited.server;
	const other: ValueAddress = { file: prices, path: ["event"] };
	const refused = await Promise.all([
		set(price, 310, { was: 300, step: "a" }),
		set(other, 430, { was: 420, step: "b" }),
	]);
	expect(refused).toEqual([undefined, undefined]);
	expect(await set(price, 320, { was: 300, step: "c" })).toMatchObject({
		reason: expect.stringContaining("changed elsewhere"),
		current: { value: 310 },
	});
	expect(edited.project.text(prices)).toMatch(
		/session-1h: 310[\s\S]*event: 430/,
	);
});

test("a change by another program with an error shows its problem, and everything else goes on", async () => {
	const { project, server } = edited;
	project.edit(faq, "question:", "questoin:");
	await waitUntil("the problem", async () => (await findError())?.file === faq);
	expect(await server.set(heading, "Velkommen")).toBeUndefined();
	expect(await getPage("/")).toMatch(/<h1[^>]*>Velkommen/);
	expect(await getPage("/faq")).toContain("<h1");
});

test("a change by another program with an error is fixed by a button of its problem, unless it has changed meanwhile", async () => {
	const { project, server } = edited;
	project.edit(prices, "session-1h: 300", 'session-1h: "2,000"');
	await waitUntil("the problem", async () => Boolean(await findError()));
	const { id = "", fixes } = (await findError()) ?? {};
	expect(fixes).toEqual(["2,000 DKK", "2 DKK"]);
	const outdated = await server.ask("fix", { problem: id, fix: 5 });
	expect(outdated.refused?.reason).toContain("changed meanwhile");
	await server.ask("fix", { problem: id, fix: 0 });
	expect(project.text(prices)).toContain("session-1h: 2000\n");
});

test("a new address brings a redirect from the published one, and changes the links to it, in one step", async () => {
	const { project, server } = edited;
	const redirects = "content/redirects.yaml";
	const other = { from: "/opening-hours-2", to: "/faq" };
	const made = await server.ask("create", {
		name: "redirect",
		answers: other,
	});
	expect(made.refused).toBeUndefined();
	const page = "content/pages/opening-hours.yaml";
	const path = { file: page, path: ["path", "da"] };
	expect(await server.set(path, "/tider")).toBeUndefined();
	expect(project.text(faq)).toContain("[priserne](/tider#prices)");
	expect(project.text(redirects)).toContain(
		"{ from: /opening-hours, to: /tider }",
	);
	expect(project.text(redirects)).toContain('"/opening-hours-2"');
	await server.ask("undo", {});
	expect(project.text(redirects)).not.toContain("/tider");
});

test("a new address of an entry that was never published brings no redirect", async () => {
	const { project, server } = edited;
	const { file } = await server.ask("copyEntry", { file: article });
	const slug = { file: file ?? "", path: ["slug"] };
	expect(await server.set(slug, "new-address")).toBeUndefined();
	expect(project.text("content/redirects.yaml")).not.toContain("new-address");
});

test("a name is renamed with its citations and references in one step", async () => {
	const { project, server } = edited;
	const address: ValueAddress = { file: prices, path: ["session-2h"] };
	const { refused } = await server.ask("rename", { address, name: "long" });
	expect(refused).toBeUndefined();
	expect(project.text(prices)).toContain("long: 500");
	expect(project.text("content/facts/codes.yaml")).toContain("prices: [long]");
	const changed = changedLines().join("\n");
	expect(changed).toMatch(/^\+.*\{\{price\.long\}\}/m);
	await server.ask("undo", {});
	expect(changedLines()).toEqual([]);
});

test("items of a list are added, removed and copied with an id of their own; an outdated list is refused", async () => {
	const { ask, getValue } = edited.server;
	const change = async (
		address: ValueAddress,
		was: YamlValue,
		change: ListChange,
	) => (await ask("list", { address, was, change })).refused;
	const path = ["week", "monday", "starts"];
	const starts = { file: "content/facts/hours.yaml", path };
	const before = ["10:00", "12:00"];
	const longer = [...before, "21:00"];
	await change(starts, before, { kind: "add", value: "21:00" });
	expect(await getValue(starts)).toEqual(longer);
	await change(starts, longer, { kind: "remove", index: 2 });
	expect(changedLines()).toEqual([]);
	expect(
		await change(starts, longer, { kind: "remove", index: 2 }),
	).toMatchObject({ current: { value: before } });
	const questions: ValueAddress = { file: faq, path: [] };
	const all = (await getValue(questions)) as YamlValue[];
	await change(questions, all, { kind: "copy", index: 0 });
	const copied = (await getValue(questions)) as { readonly id: string }[];
	expect(copied).toHaveLength(all.length + 1);
	expect(copied.slice(0, 2).map(({ id }) => id)).toEqual(["price", "price-2"]);
});

test("an entry is copied with all its files, hidden and shown again, and removed", async () => {
	const { ask } = edited.server;
	const copied = await ask("copyEntry", { file: evening });
	expect(copied.file).toMatch(/^content\/events\/evening-2\./);
	const list = () =>
		edited
			.git("status", "--short", "-uall", "content")
			.split("\n")
			.filter(Boolean);
	expect(list()).toHaveLength(3);
	expect(await ask("removeEntry", { file: copied.file ?? "" })).toEqual({});
	expect(list()).toEqual([]);
	await ask("setPeriod", { file: evening, period: "hide" });
	expect(changedLines()).toContain("+until: 2026-02-28");
	const entry = await ask("entry", { file: evening });
	expect(entry?.period?.hidden).toMatch(/^Hidden after 28.February 2026$/);
	await ask("setPeriod", { file: evening, period: "show" });
	expect(changedLines()).toEqual([]);
	// The languages of an article share its period, which one file has.
	const english = article.replace(".da.", ".en.");
	await ask("setPeriod", { file: english, period: "hide" });
	expect(changedLines()).toEqual(["+until: 2026-02-28"]);
});

test("an entry that others refer to isn't removed; the reason names them", async () => {
	const { refused } = await edited.server.ask("removeEntry", {
		file: "content/people/anna.yaml",
	});
	expect(refused?.reason).toContain("still used in");
	expect(changedLines()).toEqual([]);
});

test("an entry of which there is exactly one isn't copied, or replaced by a scalar", async () => {
	const { ask, set } = edited.server;
	for (const file of [faq, prices]) {
		const { refused } = await ask("copyEntry", { file });
		expect(refused?.reason).toContain("exactly one");
		for (const value of ["Ro", 5, null])
			expect(await set({ file, path: [] }, value)).toBeDefined();
	}
	expect(changedLines()).toEqual([]);
});

test("pictures with the same name become separate files, a file that isn't a picture is refused, and only an unused picture is removed", async () => {
	const { ask, upload } = edited.server;
	const svg = (size: number) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 3"/>`;
	const list = async () => (await ask("content", { query: "" })).media;
	const before = await list();
	const names = [];
	for (const size of [4, 5]) {
		const { src = "" } = await upload("Ny.svg", svg(size));
		names.push(src);
		const file = join("content/media", src);
		expect(edited.project.text(file)).toContain(`0 0 ${size} 3`);
	}
	expect(new Set(names).size).toBe(2);
	const { refused, src } = await upload("x.jpg", "no picture");
	expect(src).toBeUndefined();
	expect(refused?.reason).toMatch(/\.$/);
	for (const name of names) {
		const file = `content/media/${name}`;
		expect(await ask("removeEntry", { file })).toEqual({});
	}
	expect(await list()).toEqual(before);
	const inUse = await ask("removeEntry", { file: before[0]?.file ?? "" });
	expect(inUse.refused).toBeDefined();
	expect(await list()).toEqual(before);
});

test("a file is written neither through a symbolic link, nor through one at the path of its temporary file", async () => {
	const { project, server } = edited;
	const [outside, file] = ["outside.txt", prices].map((path) =>
		join(project.root, path),
	) as [string, string];
	symlinkSync(outside, join(project.root, "content/facts/.prices.yaml.kilde"));
	expect(await server.set(price, 333)).toBeUndefined();
	expect(project.text(prices)).toContain("333");
	expect(existsSync(outside)).toBe(false);
	const before = readFileSync(file);
	project.put("outside.txt", before);
	unlinkSync(file);
	symlinkSync(outside, file);
	expect((await server.set(price, 334))?.reason).toMatch(/symbolic link/);
	expect(readFileSync(outside)).toEqual(before);
	expect(readdirSync(join(project.root, "content/facts"))).not.toContain(
		".prices.yaml.kilde",
	);
});
