import { getCommonWords, z } from "kilde";
import { describe, expect, test } from "vitest";
import { collection } from "../generator/authoring/collection.ts";
import { f } from "../generator/authoring/f.ts";
import {
	breadcrumbs,
	localBusiness,
	openingHours,
} from "../generator/authoring/json-ld.ts";
import { type RuleOptions, rule } from "../generator/authoring/rule.ts";
import type { Entries } from "../generator/definition.ts";
import {
	addOwnTemplates,
	commonWords,
	createFeed,
	createSearchIndex,
	defineLocalized,
	fillTemplate,
	hasCommonWords,
	time,
} from "./support/engine.ts";
import { inDanish, inEnglish } from "./support/texts.ts";

// The functions for authors of sites: rules, common words, structured data, feeds and the search index.

describe("a rule", () => {
	const localized = defineLocalized([
		{ code: "sv", tag: "sv-SE", openGraph: "sv_SE" },
		{ code: "fi", tag: "fi-FI", openGraph: "fi_FI" },
	]);
	const shop = z.strictObject({ opens: time, closes: time });
	const shops = {
		name: "shops",
		files: "shops.yaml",
		schema: z.strictObject({
			main: shop,
			others: z.array(shop),
			names: localized(z.array(z.string())),
			phone: z.string().optional(),
		}),
	};
	const data = shops.schema.parse({
		main: { opens: "09:00", closes: "17:00" },
		others: [
			{ opens: "09:00", closes: "08:00" },
			{ opens: "09:00", closes: "10:00" },
		],
		names: { sv: ["Bageri", "Bageri"], fi: ["Leipomo", "Bageri"] },
	});
	const places = {
		"/others/0": [4, 3, 0],
		"/others/0/closes": [5, 11, 5],
		"/names/sv/1": [9, 3, 6],
	};
	const entry = { file: "content/shops.yaml", data, places };
	const entries = {
		date: "2026-03-01",
		of: () => [entry],
		site: { collections: [shops] },
	} as unknown as Entries;
	const closesLater = ({ opens, closes }: z.output<typeof shop>) =>
		opens < closes;

	test("reports each wrong value of a list at its place", () => {
		const found = rule(shops, "others.*", closesLater, "It closes too early.", {
			at: "closes",
		})(entries);
		expect(found).toMatchObject([
			{ file: entry.file, line: 5, column: 11, length: 5, severity: "error" },
		]);
		expect(found.map(inEnglish)).toEqual(["It closes too early."]);
		expect(found.map(inDanish)).toEqual(["It closes too early."]);
		// Missing values are left alone.
		expect(rule(shops, "phone", () => false, "No.")(entries)).toEqual([]);
	});

	test("compares a value with those beside it, language by language", () => {
		const seen: (readonly unknown[])[] = [];
		const found = rule(
			shops,
			"names.*.*",
			(name, { siblings, index, date }) => {
				seen.push([name, index, date]);
				return siblings.indexOf(name) === index;
			},
			(name) => ({
				en: `${name} is there twice.`,
				da: `${name} står der to gange.`,
			}),
		)(entries);
		expect(found).toMatchObject([{ line: 9, column: 3 }]);
		expect(found.map(inDanish)).toEqual(["Bageri står der to gange."]);
		expect(seen).toHaveLength(4);
		expect(seen[3]).toEqual(["Bageri", 1, "2026-03-01"]);
	});

	test("can be a warning with fixes, a hint and a code, which a comment suppresses", () => {
		const options: RuleOptions<unknown, string> = {
			...{ severity: "warning", suppressible: true, code: "late" },
			...{ hint: "Close later.", fixes: (opens) => [`${opens}!`] },
		};
		const late = rule(shops, "main.opens", () => false, "Too late.", options);
		expect(late.isSuppressible).toBe(true);
		expect(late(entries)).toMatchObject([
			{ severity: "warning", code: "late", fixes: ["09:00!"] },
		]);
		expect(rule(shops, "main", () => true, "").isSuppressible).toBe(false);
	});

	test("knows the types of fields at its path", () => {
		const prices = collection(
			"prices.yaml",
			f.map({ name: f.localized(f.line()), price: f.money() }),
		);
		rule(prices, "*.price", (price) => price < 100, "Too dear.");
		rule(prices, "*.name.*", (name) => name.source.length < 20, "Too long.");
		// @ts-expect-error: a price is a number.
		rule(prices, "*.price", (price) => price.length < 3, "No.");
	});

	test("is about a value that a collection of the site has", () => {
		const other = collection("shop.yaml", { opens: f.time() });
		expect(() => rule(other, "opens", () => true, "")(entries)).toThrow(
			"The site doesn't list the collection of shop.yaml among its `collections`.",
		);
		const wrong = rule(shops, "others.*.close", () => true, "");
		expect(() => wrong(entries)).toThrow(
			"rule: the collection “shops” has no value at others.*.close. Did you mean closes?",
		);
	});
});

test("a feed has 30 entries at most, absolute links, and moments in the site's time zone", () => {
	const site = {
		languages: [{ code: "fi", tag: "fi-FI", openGraph: "fi_FI" }],
		timeZone: "Europe/Helsinki",
	};
	const model = {
		origin: "https://leipomo.example",
		templates: new Map([["feed.xml.hbs", { path: "", digest: "" }]]),
	};
	const entry = {
		...{ path: "/uutiset/avoinna", title: "Avoinna", date: "2026-07-01" },
		summary: "Olemme avoinna.",
		html: '<p><a href="/hinnat">Hinnat</a> src="/x"</p>',
	};
	const feed = {
		...{ locale: "fi", title: "Uutiset", author: "Leipomo", path: "/uutiset" },
		...{ since: "2026-01-01", entries: Array(40).fill(entry) },
	};
	const { path, props } = Object(createFeed(model, site, feed));
	expect(path).toBe("/feed.xml");
	expect(props.updated).toBe("2026-07-01T00:00:00+03:00");
	expect(props.entries).toHaveLength(30);
	// Text that looks like a link stays.
	expect(props.entries[0].html).toBe(
		'<p><a href="https://leipomo.example/hinnat">Hinnat</a> src="/x"</p>',
	);
	// It has no subtitle.
	const [template] = addOwnTemplates([]).filter(({ path }) =>
		path.endsWith("feed.xml.hbs"),
	);
	const text = new TextDecoder().decode(template?.bytes);
	const { value, diagnostics } = fillTemplate({ path: "", text }, props);
	expect(diagnostics).toEqual([]);
	expect(value).toContain("<title>Uutiset</title>\n  <updated>");
});

test("a search index is in the order of the categories, and finds the parts of an item or else its headings", () => {
	const source = (id: string, category?: string) => ({
		...{ id, title: id, description: "", url: `/${id}`, category },
	});
	const categories = { shop: "The shop", news: "News" };
	const headings = [{ id: "rye", text: "Rye" }];
	const parts = [{ id: "rye", title: "Rye bread", text: "Every day." }];
	const more = { icon: "bread" };
	const items = createSearchIndex(
		[
			{ ...source("a"), headings, more },
			{ ...source("b", "news"), headings, parts },
			source("c", "shop"),
			source("d"),
		],
		categories,
	);
	expect(items).toMatchObject([
		{ id: "c", category: "The shop" },
		{ id: "b", category: "News", parts },
		{ id: "a", category: "", parts: [{ id: "rye", title: "Rye" }], ...more },
		{ id: "d", category: "" },
	]);
	expect(() => createSearchIndex([source("a", "shops")], categories)).toThrow(
		"createSearchIndex: there is no category “shops”. Did you mean shop?",
	);
});

test("the common words exist in eleven languages; other languages use English", () => {
	expect(Object.keys(commonWords).sort().join(" ")).toBe(
		"da de en es fi fr it nb nl pl sv",
	);
	for (const [locale, close] of [
		["da", "Luk"],
		["de-AT", "Schließen"],
		["nn", "Lukk"],
		["en-US", "Close"],
		["pt-BR", "Close"],
	] as const) {
		expect.soft(getCommonWords(locale).close, locale).toBe(close);
		expect.soft(hasCommonWords(locale)).toBe(locale !== "pt-BR");
	}
});

test("structured data has a typed address, the days with the same hours together, and numbered pages", () => {
	const address = { streetAddress: "Storgatan 1", addressCountry: "SE" };
	expect(localBusiness("Bakery", { name: "Bageriet", address })).toStrictEqual({
		"@context": "https://schema.org",
		"@type": "Bakery",
		name: "Bageriet",
		address: { "@type": "PostalAddress", ...address },
	});
	const week = Object.entries({
		...{ monday: "09:00", tuesday: "10:00", friday: "09:00", sunday: "" },
	}).map(([day, opens]) => ({ day, opens, closes: opens && "17:00" }));
	expect(openingHours(week)).toMatchObject([
		{
			dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Friday"],
			opens: "09:00",
		},
		{ dayOfWeek: ["https://schema.org/Tuesday"], opens: "10:00" },
	]);
	const pages = ["", "priser"].map((path) => ({
		title: path,
		url: `https://bageriet.example/${path}`,
	}));
	expect(breadcrumbs(pages).itemListElement).toMatchObject([
		{ position: 1, item: "https://bageriet.example/" },
		{ position: 2, name: "priser" },
	]);
});
