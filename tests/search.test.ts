import { afterEach, describe, expect, test, vi } from "vitest";
import type { SearchItem } from "../site/props.ts";
import { find, targetOf, wordsFor, wordsOf } from "../site/search/find.ts";
import { highlight } from "../site/search/highlight.ts";
import { recentSearches, rememberSearch } from "../site/search/recent.ts";
import { realFiles } from "./support/real-site.ts";

// What the search finds, in which order, and what it marks and remembers.

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function item(
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

function found(items: readonly SearchItem[], query: string): string[] {
	return find(items, wordsFor(items, query)).flatMap((group) =>
		group.items.map(({ title }) => title),
	);
}

describe("a query", () => {
	const items = [item("Priser og åbningstider"), item("Om os")];

	test.each([
		"åbningstider",
		"aabningstider",
		"abningstider",
		"ÅBNINGSTIDER",
		"A\u030Abnings",
	])("%s finds åbningstider", (query) => {
		expect(found(items, query)).toEqual(["Priser og åbningstider"]);
	});

	test.each([
		["Spørgsmål", "sporgsmal"],
		["Spørgsmål", "spoergsmaal"],
		["Spoergsmaal", "spørgsmål"],
		["Kæledyr", "kaeledyr"],
		["Café Noël", "cafe noel"],
		["Åh, råå", "raa"],
	])("finds %s when %s is asked for", (title, query) => {
		expect(found([item(title)], query)).toEqual([title]);
	});

	test.each(["", "   ", "\u00A0"])(
		"that is blank (“%s”) finds nothing",
		(query) => {
			expect(find(items, wordsFor(items, query))).toEqual([]);
		},
	);

	test("of several words leaves out single letters", () => {
		expect(wordsFor(items, "os i priser")).toEqual(["os", "priser"]);
		expect(wordsFor(items, "i")).toEqual(["i"]);
	});

	test("of several words finds what holds the most of them, wherever they stand", () => {
		const both = item("Pris", "Hvad en session koster");
		expect(found([item("Session"), both], "session pris")).toEqual(["Pris"]);
		expect(found([both, item("Om os")], "pris ferie")).toEqual(["Pris"]);
		expect(found([both], "ferie")).toEqual([]);
	});

	test.each([
		["Priser", "priserne"],
		["Hund og kat", "hundene"],
		["Åbningstider", "åbningstiden"],
		["Parkering", "parkerng"],
		["Seng", "sengetøj"],
		["E-mail", "email"],
	])("finds %s when %s is asked for", (title, query) => {
		expect(found([item("Om os"), item(title)], query)).toEqual([title]);
	});

	test("is shortened to the start of a word, to half of its letters, and to three", () => {
		expect(found([item("Overhund")], "hunden")).toEqual([]);
		expect(found([item("Hund")], "hundekapløb")).toEqual([]);
		expect(found([item("Bi")], "bil")).toEqual([]);
	});

	test("has the words that are marked as the items have them", () => {
		expect(wordsFor([item("Priser")], "priserne Ferie")).toEqual(["priser"]);
	});

	test("is matched on the category, too", () => {
		expect(found(items, "praktisk")).toHaveLength(2);
	});
});

describe("results", () => {
	test("of the title come before those of the description, and these before those of the category", () => {
		const items = [
			item("A", "", "Massage"),
			item("B", "Massage og ro", "Massage2"),
			item("Yoga og massage", "", "Y"),
			item("Massage", "", "Z"),
		];
		expect(found(items, "massage")).toEqual([
			"Massage",
			"Yoga og massage",
			"B",
			"A",
		]);
	});

	test("that hold the whole word come before those that hold its start, and these before other parts", () => {
		const items = [
			item("A", "Klippekort"),
			item("B", "Rummet i korte træk"),
			item("C", "Et kort over vejen"),
			item("D", "Kortet"),
		];
		expect(found(items, "kort")).toEqual(["C", "D", "B", "A"]);
	});

	test("are grouped by category, in the order of the best of each", () => {
		const items = [
			item("Om massage", "", "Om os"),
			item("Massage", "", "Events"),
			item("Vores massage", "", "Om os"),
		];
		expect(find(items, ["massage"]).map(({ category }) => category)).toEqual([
			"Events",
			"Om os",
		]);
	});

	test("are at most eight", () => {
		const many = Array.from({ length: 20 }, (_, index) =>
			item(`Side ${index}`),
		);
		expect(found(many, "side")).toHaveLength(8);
	});
});

test.each(["search.json", "en/search.json"])(
	"in %s of the real site, results lead to parts that are there",
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
	"a search for %s opens %s: a part, unless the title says it",
	(query, address) => {
		const answers: SearchItem = {
			...item("Svar", "Om hund og betaling."),
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

test("what the title of the page says and the heading of a part, too, is read there", () => {
	const prices: SearchItem = {
		...item("Priser og tider"),
		url: "/tider",
		parts: [
			{ id: "prices", title: "Priser", text: "Alle tider koster det samme." },
		],
	};
	expect(targetOf(prices, ["pris"]).href).toBe("/tider#prices");
	expect(targetOf(prices, ["tider"]).href).toBe("/tider");
});

test("an article comes after a page that says the same", () => {
	const items: SearchItem[] = [
		item("Tider", "Åbent mandag, ikke lørdag"),
		{ ...item("Vi åbner lørdag"), type: "news" },
	];
	expect(found(items, "lørdag")).toEqual(["Tider", "Vi åbner lørdag"]);
});

describe("marks", () => {
	function marked(text: string, query: string): string {
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
	])("in “%s” for “%s” stand where the words do", (text, query, result) => {
		expect(marked(text, query)).toBe(result);
	});
});

describe("recent searches", () => {
	function storage(start?: string): Map<string, string> {
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

	test("are the newest first, each once, five at most", () => {
		const map = storage();
		for (const query of ["a", "b", "c", "d", "e", "f", " c "])
			rememberSearch(query);
		expect(recentSearches()).toEqual(["c", "f", "e", "d", "b"]);
		expect(map.get("recent-searches")).toBe('["c","f","e","d","b"]');
	});

	test("hold nothing blank", () => {
		const map = storage();
		rememberSearch("  ");
		expect(map.size).toBe(0);
	});

	test.each(["{", '"a"', "[1]", "null"])(
		"that can't be read (%s) are logged and ignored",
		(text) => {
			storage(text);
			const log = vi.spyOn(console, "error").mockImplementation(() => {});
			expect(recentSearches()).toEqual([]);
			expect(log).toHaveBeenCalledOnce();
			rememberSearch("ny");
			expect(recentSearches()).toEqual(["ny"]);
		},
	);
});
