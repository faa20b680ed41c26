import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { noMemo } from "kilde/tools";
import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import type { Source } from "../generator/types.ts";
import { createSource, renderFiles } from "./support/check.ts";
import { bundleSite, readSources } from "./support/engine.ts";
import { loadSite } from "./support/load-site.ts";
import { getHint, inEnglish } from "./support/texts.ts";
import { listHtmlErrors } from "./support/valid-html.ts";

// A second, minimal site: a different business in three languages, built by the same engine.

const root = fileURLToPath(new URL("fixtures/bakery", import.meta.url));
const folder = join(root, "site/");
const site = await loadSite(root);
const bundle = await bundleSite(site, folder);
const content = readSources(root).value;

/** Builds the bakery with one file changed or removed. */
function build(
	path?: string,
	change: (text: string) => string | undefined = (text) => text,
) {
	const sources = content.flatMap((source): Source[] => {
		if (source.path !== path) return [source];
		const changed = change(new TextDecoder().decode(source.bytes));
		return changed === undefined ? [] : [createSource(path, changed)];
	});
	const { value, diagnostics } = compile(
		{ site, sources, bundle, date: "2026-03-01" },
		noMemo,
	);
	const files = new Map(
		renderFiles(value.artifacts).map(({ path: name, bytes }) => [
			name,
			String(bytes),
		]),
	);
	return {
		files,
		text: (name: string) => files.get(name) ?? "",
		reports: diagnostics.map(
			(each) =>
				`${each.file}:${each.line} ${each.severity}: ${inEnglish(each)} ${getHint(each) ?? ""}`,
		),
	};
}

const bakery = build();

test("builds without diagnostics, with a page, a search index and headers for each language", () => {
	expect(bakery.reports).toEqual([]);
	expect([...bakery.files.keys()].sort()).toEqual(
		expect.arrayContaining([
			...["404.html", "de.html", "de/search.json", "en.html", "index.html"],
			...["en/search.json", "robots.txt", "search.json", "sitemap.xml"],
		]),
	);
});

test("renders valid HTML with its own design, linked to its translations", async () => {
	for (const page of ["index.html", "en.html", "de.html", "404.html"]) {
		const text = bakery.text(page);
		expect(await listHtmlErrors(text)).toEqual([]);
		expect(text).toContain("#7a4a1c");
	}
	const german = bakery.text("de.html");
	expect(german).toContain('<html lang="de">');
	expect(german).toContain('content="de_DE"');
	expect(german.match(/hreflang="(da|en|de|x-default)"/g)).toHaveLength(4 + 3);
	expect(bakery.text("404.html")).toContain('content="noindex"');
});

test("formats facts by the conventions of each language", () => {
	for (const [page, sentence] of [
		["index.html", "Vi har åbent 06:30–17:00, undtagen mandag."],
		["index.html", "Rugbrød koster 32,50 kr."],
		["en.html", "Rye bread costs DKK 32.50"],
		["de.html", "Roggenbrot kostet 32,50 DKK"],
		["de.html", "außer am Montag"],
	] as const) {
		const words = bakery.text(page).replace(/<[^>]+>/g, "");
		expect.soft(words.replaceAll("\u00A0", " ")).toContain(sentence);
	}
});

test("lists each page once in the sitemap with its alternates, and the breads in the search index", () => {
	const sitemap = bakery.text("sitemap.xml");
	expect(
		[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
	).toEqual([
		"https://bakery.example/",
		"https://bakery.example/en",
		"https://bakery.example/de",
	]);
	expect(sitemap.match(/hreflang="de"/g)).toHaveLength(3);
	expect(JSON.parse(bakery.text("de/search.json"))).toMatchObject([
		{ parts: [{ title: "Roggenbrot" }, { title: "Weißbrot" }] },
	]);
});

/** Expects exactly these reports after a change of a file of the content. */
function expectReports(
	file: string,
	change: (text: string) => string | undefined,
	...reports: readonly string[]
): void {
	expect(build(`content/${file}`, change).reports).toEqual(
		reports.map((report) => `content/${report}`),
	);
}

test("reports missing German texts in YAML and Markdown", () => {
	expectReports(
		"shop.yaml",
		(text) => text.replace(/\n {2}de:.*/, ""),
		"shop.yaml:6 error: motto has no text in German. Add a line de: with the text, in the same column as the other language; between { and }, write a comma and then de:.",
	);
	expectReports(
		"pages/home/text.de.md",
		() => undefined,
		"pages/home/text.da.md:1 error: This text has no German version. Write it in content/pages/home/text.de.md.",
	);
	expectReports(
		"breads.yaml",
		(text) =>
			text
				.replace("Rye bread", "Rugbrød er sundt og godt")
				.replace("Rugbrød,", "Rugbrød er sundt og godt,"),
		"breads.yaml:2 warning: The Danish and the English text are identical. Translate one of the two.",
	);
});

test("suggests the only possible fix, in the bakery's own price format", () => {
	expectReports(
		"breads.yaml",
		(text) =>
			text
				.replace("price: 32.5", "price: 32,50 kr.")
				.replace("price: 28", "prise: 28"),
		"breads.yaml:3 error: price is “32,50 kr.”; it must be a number without a currency, e.g. 14.50. Did you mean 32.5?",
		"breads.yaml:6 error: prise is not a field of white. Did you mean price?",
	);
});

test("reports untranslated copies once each, whatever language they were copied from", () => {
	const english = content.find(({ path }) => path.endsWith("home/text.en.md"));
	expectReports(
		"pages/home/text.de.md",
		() => new TextDecoder().decode(english?.bytes).replace("/en#", "/de#"),
		"pages/home/text.de.md:1 warning: The English and the German text are identical. Translate one of the two.",
	);
	expectReports(
		"pages/home.yaml",
		(text) =>
			text
				.replace("Jeden Tag frisches Brot.", "Fresh bread every day.")
				.replace("Willkommen in der Bäckerei", "Velkommen her til bageriet")
				.replace("Velkommen i bageriet", "Velkommen her til bageriet")
				.replace("Welcome to the bakery", "Velkommen her til bageriet")
				.replace("Brot & Bäcker", "Bread & Baker"),
		"pages/home.yaml:10 warning: The English and the German text are identical. Translate one of the two.",
		"pages/home.yaml:13 warning: The Danish and the English text are identical. Translate one of the two.",
		"pages/home.yaml:14 warning: The Danish and the German text are identical. Translate one of the two.",
	);
	const addBread = (text: string) =>
		`${text}\noat:\n  name: { da: Havrebrød, en: Oat bread, de: Oat bread }\n  price: 30\n`;
	expectReports("breads.yaml", addBread);
	expectReports(
		"breads.yaml",
		(text) =>
			addBread(text)
				.replace("Roggenbrot", "Rye bread")
				.replace("Weißbrot", "White loaf"),
		"breads.yaml:2 warning: Most of the short texts in this file are identical in English and German. Translate them, except for names.",
	);
});

test("reports links to another language or a missing fragment in each language", () => {
	expectReports(
		"pages/home/text.de.md",
		(text) => text.replace("/de#breads", "/en#breads"),
		"pages/home/text.de.md:5 error: /en is English, but this text is German. Write /de#breads.",
	);
	expectReports(
		"pages/home/text.de.md",
		(text) => text.replace("/de#breads", "/de#bread"),
		"pages/home/text.de.md:5 error: /de has no part called “bread”. Did you mean /de#breads?",
	);
});
