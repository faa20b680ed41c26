import { afterEach, describe, expect, test, vi } from "vitest";
import { find, targetOf, wordsFor, wordsOf } from "../site/search/find.ts";
import { highlight } from "../site/search/highlight.ts";
import { recentSearches, rememberSearch } from "../site/search/recent.ts";
import type { SearchItem } from "../site/search/search-item.ts";
import { realFiles } from "./support/real-site.ts";

// The search: its results, their order, highlighting and recent searches.

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function createItem(
	title: string,
	description = "",
	category = "Praktisk",
): SearchItem {
	return {
		id: title,
		title,
		description,
		url: "/about",
		type: "page",
		icon: "info",
		category,
	};
}

function listTitles(items: readonly SearchItem[], query: string): string[] {
	return find(items, wordsFor(items, query)).flatMap((group) =>
		group.items.map(({ title }) => title),
	);
}

describe("a query", () => {
	const items = [createItem("Priser og åbningstider"), createItem("Om os")];

	test.each([
		"åbningstider",
		"aabningstider",
		"abningstider",
		"ÅBNINGSTIDER",
		"A\u030Abnings",
	])("%s finds åbningstider", (query) => {
		expect(listTitles(items, query)).toEqual(["Priser og åbningstider"]);
	});

	test.each([
		["Spørgsmål", "sporgsmal"],
		["Spørgsmål", "spoergsmaal"],
		["Spoergsmaal", "spørgsmål"],
		["Kæledyr", "kaeledyr"],
		["Café Noël", "cafe noel"],
		["Åh, råå", "raa"],
	])("finds %s by %s", (title, query) => {
		expect(listTitles([createItem(title)], query)).toEqual([title]);
	});

	test.each(["", "   ", "\u00A0"])(
		"that is blank (“%s”) finds nothing",
		(query) => {
			expect(find(items, wordsFor(items, query))).toEqual([]);
		},
	);

	test("of several words ignores single letters", () => {
		expect(wordsFor(items, "os i priser")).toEqual(["os", "priser"]);
		expect(wordsFor(items, "i")).toEqual(["i"]);
	});

	test("of several words finds the entry with most of them, in any field", () => {
		const both = createItem("Pris", "Hvad en session koster");
		expect(listTitles([createItem("Session"), both], "session pris")).toEqual([
			"Pris",
		]);
		expect(listTitles([both, createItem("Om os")], "pris ferie")).toEqual([
			"Pris",
		]);
		expect(listTitles([both], "ferie")).toEqual([]);
	});

	test.each([
		["Priser", "priserne"],
		["Hund og kat", "hundene"],
		["Åbningstider", "åbningstiden"],
		["Parkering", "parkerng"],
		["Seng", "sengetøj"],
		["E-mail", "email"],
	])("finds %s by %s", (title, query) => {
		expect(listTitles([createItem("Om os"), createItem(title)], query)).toEqual(
			[title],
		);
	});

	test("may be shortened to a prefix of a word, but to no less than half of its letters or three", () => {
		expect(listTitles([createItem("Overhund")], "hunden")).toEqual([]);
		expect(listTitles([createItem("Hund")], "hundekapløb")).toEqual([]);
		expect(listTitles([createItem("Bi")], "bil")).toEqual([]);
	});

	test("returns the words to highlight as the entries spell them", () => {
		expect(wordsFor([createItem("Priser")], "priserne Ferie")).toEqual([
			"priser",
		]);
	});

	test("also matches the category", () => {
		expect(listTitles(items, "praktisk")).toHaveLength(2);
	});
});

describe("results", () => {
	test("are sorted by the field that matches: title, description, category", () => {
		const items = [
			createItem("A", "", "Massage"),
			createItem("B", "Massage og ro", "Massage2"),
			createItem("Yoga og massage", "", "Y"),
			createItem("Massage", "", "Z"),
		];
		expect(listTitles(items, "massage")).toEqual([
			"Massage",
			"Yoga og massage",
			"B",
			"A",
		]);
	});

	test("are sorted by the kind of match: whole word, prefix, other part", () => {
		const items = [
			createItem("A", "Klippekort"),
			createItem("B", "Rummet i korte træk"),
			createItem("C", "Et kort over vejen"),
			createItem("D", "Kortet"),
		];
		expect(listTitles(items, "kort")).toEqual(["C", "D", "B", "A"]);
	});

	test("are grouped by category, in the order of the best result of each", () => {
		const items = [
			createItem("Om massage", "", "Om os"),
			createItem("Massage", "", "Events"),
			createItem("Vores massage", "", "Om os"),
		];
		expect(find(items, ["massage"]).map(({ category }) => category)).toEqual([
			"Events",
			"Om os",
		]);
	});

	test("are at most eight", () => {
		const many = Array.from({ length: 20 }, (_, index) =>
			createItem(`Side ${index}`),
		);
		expect(listTitles(many, "side")).toHaveLength(8);
	});
});

test.each(["search.json", "en/search.json"])(
	"results of %s of the real site link to existing fragments",
	(path) => {
		const items: SearchItem[] = JSON.parse(realFiles.get(path) ?? "[]");
		const withParts = items.filter(({ url }) => !/\/news[/#?]/.test(url));
		expect(withParts.length).toBeGreaterThan(0);
		for (const { url, parts = [] } of withParts)
			for (const { id } of parts)
				expect(realFiles.get(`${url.slice(1) || "index"}.html`)).toContain(
					` id="${id}"`,
				);
	},
);

test.each([
	["hund", "/faq#pets"],
	["svar", "/faq"],
	["svar hund", "/faq#pets"],
	["betaling", "/faq#payment"],
])(
	"a search for %s opens %s: a part of the page, unless the title matches",
	(query, address) => {
		const answers: SearchItem = {
			...createItem("Svar", "Om hund og betaling."),
			url: "/faq",
			parts: [
				{ id: "pets", title: "Må hunden med?" },
				{ id: "payment", title: "Hvordan?", text: "Betaling med kort." },
			],
		};
		const words = wordsFor([answers], query);
		expect(targetOf(answers, words).href).toBe(address);
	},
);

test("a part whose heading matches is opened even if the page's title matches", () => {
	const prices: SearchItem = {
		...createItem("Priser og tider"),
		url: "/tider",
		parts: [
			{ id: "prices", title: "Priser", text: "Alle tider koster det samme." },
		],
	};
	expect(targetOf(prices, ["pris"]).href).toBe("/tider#prices");
	expect(targetOf(prices, ["tider"]).href).toBe("/tider");
});

test("an article is sorted after a page that matches equally", () => {
	const items: SearchItem[] = [
		createItem("Tider", "Åbent mandag, ikke lørdag"),
		{ ...createItem("Vi åbner lørdag"), type: "news" },
	];
	expect(listTitles(items, "lørdag")).toEqual(["Tider", "Vi åbner lørdag"]);
});

describe("highlighting", () => {
	function markMatches(text: string, query: string): string {
		return highlight(text, wordsOf(query))
			.map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
			.join("");
	}

	test.each([
		["Priser og åbningstider", "aabning", "Priser og [åbning]stider"],
		["Paa aaben gade", "åben", "Paa [aaben] gade"],
		["Spørgsmål og svar", "sporgsmaal", "[Spørgsmål] og svar"],
		["Kæledyr", "ka", "[Kæ]ledyr"],
		["Cafe\u0301 og café", "cafe", "[Cafe\u0301] og [café]"],
		["Bindevævs\u00ADmassage", "vævsm", "Binde[vævs\u00ADm]assage"],
		["session, SESSION", "session", "[session], [SESSION]"],
		["yinyoga", "yin yoga", "[yinyoga]"],
		["Ro", "x", "Ro"],
	])("in “%s” for “%s” marks the original spelling", (text, query, result) => {
		expect(markMatches(text, query)).toBe(result);
	});
});

describe("recent searches", () => {
	function createStorage(start?: string): Map<string, string> {
		const map = new Map(
			start === undefined ? [] : [["recent-searches", start]],
		);
		vi.stubGlobal("localStorage", {
			getItem: (key: string) => map.get(key) ?? null,
			setItem: (key: string, value: string) => map.set(key, value),
			removeItem: (key: string) => map.delete(key),
		});
		return map;
	}

	test("are the newest five, each once", () => {
		const map = createStorage();
		for (const query of ["a", "b", "c", "d", "e", "f", " c "])
			rememberSearch(query);
		expect(recentSearches()).toEqual(["c", "f", "e", "d", "b"]);
		expect(map.get("recent-searches")).toBe('["c","f","e","d","b"]');
	});

	test("omit blank queries", () => {
		const map = createStorage();
		rememberSearch("  ");
		expect(map.size).toBe(0);
	});

	test.each(["{", '"a"', "[1]", "null"])(
		"that are invalid (%s) are logged and ignored",
		(text) => {
			createStorage(text);
			const log = vi.spyOn(console, "error").mockImplementation(() => {});
			expect(recentSearches()).toEqual([]);
			expect(log).toHaveBeenCalledOnce();
			rememberSearch("ny");
			expect(recentSearches()).toEqual(["ny"]);
		},
	);
});
