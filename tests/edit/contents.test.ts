import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markPattern } from "../../editor/mark-form.ts";
import { type EditedProject, openProject } from "../support/edited-project.ts";

// What the editor finds in the content: entries, words, pages, values and their uses. No test changes anything.

let edited: EditedProject;

beforeAll(async () => {
	edited = await openProject("da");
});

afterAll(() => edited.close());

/** Returns the entries in which words are found, by kind. */
async function search(query: string) {
	const { kinds } = await edited.server.ask("content", { query });
	return Object.fromEntries(
		kinds.map(({ label, entries }) => [label, entries]),
	);
}

test("every content file is listed once by kind and label", async () => {
	const all = await search("");
	expect(Object.keys(all)).toContain("Spørgsmål og svar");
	expect(all.Nyheder?.map(({ label }) => label)).toEqual([
		"Sommertilbud",
		"Vi åbner lørdag den 4. maj 2024",
	]);
	const files = Object.values(all)
		.flat()
		.map(({ address }) => address.file);
	const stem = (file: string) => file.replace(/(\.da|\.en)?\.\w+$/, "");
	const missing = readdirSync(`${edited.project.root}/content`, {
		recursive: true,
	})
		.map((file) => `content/${file}`)
		.filter((file) => /\.(yaml|md)$/.test(file))
		// Texts of pages are in folders of their own.
		.map((file) => file.replace(/^(content\/pages\/[^/]+)\/.*/, "$1.yaml"))
		.filter((file) => !files.some((each) => each.startsWith(stem(file))));
	expect(missing).toEqual([]);
});

test("words are found in a label, in a text of any language, and in a formatted fact, each with its surroundings", async () => {
	const first = async (query: string) =>
		Object.values(await search(query))[0]?.[0];
	const questions = (await search("sko hvad"))["Spørgsmål og svar"];
	expect(questions).toMatchObject([{ label: "Hvad med sko?" }]);
	expect(questions?.[0]?.found).toBeUndefined();
	expect((await first("about shoes"))?.found?.text).toBe("about");
	expect((await first("300 kr."))?.found?.text).toMatch(/^300/);
	expect(await first("spørg ordet-der-ikke-findes")).toBeUndefined();
});

test("an entry leads to the page that shows it, in the language of the page", async () => {
	for (const [locale, path] of [
		["da", "/faq"],
		["en", "/en/faq"],
	] as const) {
		const address = { file: "content/faq.yaml", path: [1] };
		const { shown } = await edited.server.ask("shownAt", { address, locale });
		expect(shown?.path).toBe(path);
	}
});

test("the mark of a text leads to its value; without a mark, a text leads to all values that change it", async () => {
	const { server } = edited;
	const html = await server.text("/");
	const marked = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
	const [mark = ""] = [...marked.matchAll(markPattern)].map(([, id]) => id);
	const heading = { file: "content/pages/home.yaml", path: ["heading", "da"] };
	const located = await server.ask("locate", { mark });
	expect(located).toMatchObject({
		addresses: [heading],
		labels: [expect.stringMatching(/: Forside$/)],
	});
	const price = { file: "content/facts/prices.yaml", path: ["session-1h"] };
	const find = async (text: string, nth = 0) =>
		(await server.ask("locate", { path: "/opening-hours", text, nth }))
			.addresses;
	expect(await find("300\u00a0kr.")).toEqual([price]);
	// The price for new customers: 40 % off.
	expect(await find("180\u00a0kr.")).toEqual(
		expect.arrayContaining([
			price,
			{ file: "content/facts/codes.yaml", path: ["new-customer", "percent"] },
		]),
	);
	expect(await find("300\u00a0kr.", 99)).toEqual([]);
	expect(await find("no such text")).toEqual([]);
	// The languages of an article share its date, which the Danish file has.
	const date = { path: "/en/news/we-open", text: "2\u00a0April 2024", nth: 0 };
	expect((await server.ask("locate", date)).addresses).toEqual([
		{ file: "content/news/opening.da.md", path: ["date"] },
	]);
	expect(await server.text("/nowhere")).toContain("Her er intet");
});

test("the uses of a value are counted and listed: its places and pages in each language", async () => {
	const { summary, uses } = await edited.server.ask("usage", {
		address: { file: "content/facts/prices.yaml", path: ["session-1h"] },
	});
	expect(summary).toMatch(/^\d+ steder på \d+ sider, på dansk og engelsk$/);
	expect(uses.some(({ text }) => text.includes("300"))).toBe(true);
});
