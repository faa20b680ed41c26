import { afterEach, describe, expect, test, vi } from "vitest";
import type { SearchItem } from "../site/props.ts";
import { addressOf, find, wordsFor, wordsOf } from "../site/search/find.ts";
import { highlight } from "../site/search/highlight.ts";
import {
	forgetSearches,
	recentSearches,
	rememberSearch,
} from "../site/search/recent.ts";
import { realFiles } from "./real-site.ts";

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

describe("the first of this site's pages, whatever is in the news,", () => {
	const indexes = new Map(
		[...realFiles]
			.filter(([path]) => path.endsWith("search.json"))
			.map(([path, text]) => [path, JSON.parse(text).filter(isPage)]),
	);

	function isPage({ url }: SearchItem): boolean {
		return !/\/news[/#?]/.test(url);
	}

	function firstItem(index: string, query: string) {
		const items = indexes.get(index);
		const words = wordsFor(items, query);
		return { item: find(items, words)[0]?.items[0], words };
	}

	function first(index: string, query: string): string | undefined {
		return firstItem(index, query).item?.url;
	}

	test.each([...indexes])("in %s lead to parts that are there", (_, items) => {
		for (const { url, parts = [] } of items as SearchItem[])
			for (const { id } of parts)
				expect(realFiles.get(`${url.slice(1) || "index"}.html`)).toContain(
					` id="${id}"`,
				);
	});

	test.each([
		["search.json", "ondt i ryggen", "/faq#illness-and-medicine"],
		["search.json", "gravid", "/faq#pregnancy-and-pacemaker"],
		["search.json", "hund", "/faq#pets"],
		["search.json", "betaling", "/faq#payment"],
		["search.json", "stresset", "/faq"],
		["search.json", "spørgsmål", "/faq"],
		["search.json", "faq", "/faq"],
		["search.json", "parkering", "/contact#parkering"],
		["search.json", "tog", "/contact#med-tog"],
		["search.json", "telefon", "/contact"],
		["en/search.json", "bad back", "/en/faq#illness-and-medicine"],
		["en/search.json", "back pain", "/en/faq#illness-and-medicine"],
		["en/search.json", "dog", "/en/faq#pets"],
		["en/search.json", "parking", "/en/contact#parking"],
	])("in %s for %s opens at %s", (index, query, address) => {
		const { item, words } = firstItem(index, query);
		expect(item && addressOf(item, words)).toBe(address);
	});

	test.each([
		["gavekort", "/faq"],
		["hund", "/faq"],
		["gravid", "/faq"],
		["pacemaker", "/faq"],
		["ryg", "/faq"],
		["tøj", "/faq"],
		["børn", "/faq"],
		["afbestille", "/faq"],
		["betaling", "/faq"],
		["tog", "/contact"],
		["kort", "/contact"],
		["parkering", "/contact"],
		["telefon", "/contact"],
		["adresse", "/contact"],
		["pris", "/opening-hours"],
		["hvad koster det", "/opening-hours"],
		["åbningstider", "/opening-hours"],
		["klippekort", "/opening-hours"],
		["mobilepay", "/opening-hours"],
		["rabat", "/opening-hours"],
		["overnatning", "/opening-hours"],
		["rabatkode", "/book"],
		["hvor lang tid", "/about-session"],
		["massage", "/events"],
		["sengene", "/contact"],
		["sengetøj", "/contact"],
		["bad", "/contact"],
		["morgenmad", "/contact"],
		["håndklæde", "/contact"],
		["kørestol", "/contact"],
		["hvor langt", "/contact"],
		["København", "/contact"],
		["bus", "/contact"],
		["wifi", "/contact"],
		["kaffe", "/contact"],
		["anmeldelser", "/services"],
		["stress", "/faq"],
		["smerter", "/faq"],
		["børnene", "/faq"],
		["ondt i ryggen", "/faq"],
		["søndag", "/opening-hours"],
		["åbent i dag", "/opening-hours"],
		["priserne", "/opening-hours"],
		["job", "/contact"],
		["arbejde", "/contact"],
		["praktik", "/contact"],
	])("for %s is %s", (query, page) => {
		expect(first("search.json", query)).toBe(page);
	});

	test.each([
		["gift card", "/en/faq"],
		["dog", "/en/faq"],
		["pregnant", "/en/faq"],
		["pacemaker", "/en/faq"],
		["back", "/en/faq"],
		["clothes", "/en/faq"],
		["children", "/en/faq"],
		["cancel", "/en/faq"],
		["train", "/en/contact"],
		["map", "/en/contact"],
		["parking", "/en/contact"],
		["phone", "/en/contact"],
		["price", "/en/opening-hours"],
		["opening hours", "/en/opening-hours"],
		["punch card", "/en/opening-hours"],
		["mobilepay", "/en/opening-hours"],
		["overnight", "/en/opening-hours"],
		["discount code", "/en/book"],
		["how long", "/en/about-session"],
		["bed", "/en/contact"],
		["linen", "/en/contact"],
		["shower", "/en/contact"],
		["bath", "/en/contact"],
		["breakfast", "/en/contact"],
		["towels", "/en/contact"],
		["wheelchair", "/en/contact"],
		["how far", "/en/contact"],
		["Copenhagen", "/en/contact"],
		["bus", "/en/contact"],
		["bike", "/en/contact"],
		["wifi", "/en/contact"],
		["coffee", "/en/contact"],
		["reviews", "/en/services"],
		["stress", "/en/faq"],
		["where are you", "/en/contact"],
		["pain", "/en/faq"],
		["refund", "/en/faq"],
		["sunday", "/en/opening-hours"],
		["open today", "/en/opening-hours"],
		["massage", "/en/events"],
		["job", "/en/contact"],
		["work with us", "/en/contact"],
		["internship", "/en/contact"],
	])("in English for %s is %s", (query, page) => {
		expect(first("en/search.json", query)).toBe(page);
	});
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

	test("can be forgotten", () => {
		const map = storage('["a"]');
		forgetSearches();
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

	test("are none where storage is denied, and nothing throws", () => {
		vi.stubGlobal("localStorage", undefined);
		Object.defineProperty(globalThis, "localStorage", {
			configurable: true,
			get: () => {
				throw new DOMException("Denied.", "SecurityError");
			},
		});
		rememberSearch("a");
		forgetSearches();
		expect(recentSearches()).toEqual([]);
	});
});
