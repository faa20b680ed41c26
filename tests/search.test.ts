import { afterEach, expect, test, vi } from "vitest";
import { find, targetOf, wordsFor, wordsOf } from "../site/search/find.ts";
import { highlight } from "../site/search/highlight.ts";
import { recentSearches, rememberSearch } from "../site/search/recent.ts";
import type { SearchItem } from "../site/search/search-item.ts";

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
	const id = title;
	return {
		...{ id, title, description, category },
		...{ url: "/about", type: "page", icon: "info" },
	};
}

function listTitles(items: readonly SearchItem[], query: string): string[] {
	return find(items, wordsFor(items, query)).flatMap((group) =>
		group.items.map(({ title }) => title),
	);
}

test("a query finds other spellings, other endings and slips", () => {
	for (const [title, ...queries] of [
		["Åbningstider", "åbningstider", "aabningstider", "ABNINGSTIDER"],
		["Åbningstider", "A\u030Abnings", "åbningstiden"],
		["Spørgsmål", "sporgsmal", "spoergsmaal"],
		["Spoergsmaal", "spørgsmål"],
		["Kæledyr", "kaeledyr"],
		["Café Noël", "cafe noel"],
		["Åh, råå", "raa"],
		["Priser", "priserne"],
		["Hund og kat", "hundene"],
		["Parkering", "parkerng"],
		["Seng", "sengetøj"],
		["E-mail", "email"],
	] as const)
		for (const query of queries) {
			const items = [createItem("Om os", "", "Info"), createItem(title)];
			expect.soft(listTitles(items, query), query).toEqual([title]);
		}
});

test("a word is shortened to no less than half of its letters or three, and only to the start of a word", () => {
	for (const [title, query] of [
		["Overhund", "hunden"],
		["Hund", "hundekapløb"],
		["Bi", "bil"],
	] as const)
		expect.soft(listTitles([createItem(title)], query), query).toEqual([]);
	expect(wordsFor([createItem("Priser")], "priserne Ferie")).toEqual([
		"priser",
	]);
});

test("a blank query finds nothing, a single letter counts only alone, and several words find the entry with most of them", () => {
	const items = [createItem("Priser og åbningstider"), createItem("Om os")];
	for (const query of ["", "   ", "\u00A0"])
		expect.soft(find(items, wordsFor(items, query))).toEqual([]);
	expect(wordsFor(items, "os i priser")).toEqual(["os", "priser"]);
	expect(wordsFor(items, "i")).toEqual(["i"]);
	expect(listTitles(items, "praktisk")).toHaveLength(2);
	// Several words find the entry with most of them, in any field.
	const both = createItem("Pris", "Hvad en session koster");
	const session = createItem("Session");
	expect(listTitles([session, both], "session pris")).toEqual(["Pris"]);
	expect(listTitles([both, session], "pris ferie")).toEqual(["Pris"]);
});

test("results are sorted by the field that matches, then by the kind of match; an article is last", () => {
	const byField = [
		createItem("A", "", "Massage"),
		createItem("B", "Massage og ro", "Massage2"),
		createItem("Yoga og massage", "", "Y"),
		createItem("Massage", "", "Z"),
	];
	expect(listTitles(byField, "massage")).toEqual([
		...["Massage", "Yoga og massage", "B", "A"],
	]);
	const byKind = [
		...[createItem("A", "Klippekort"), createItem("B", "Rummet i korte træk")],
		...[createItem("C", "Et kort over vejen"), createItem("D", "Kortet")],
	];
	expect(listTitles(byKind, "kort")).toEqual(["C", "D", "B", "A"]);
	const items: SearchItem[] = [
		createItem("Tider", "Åbent mandag, ikke lørdag"),
		{ ...createItem("Vi åbner lørdag"), type: "news" },
	];
	expect(listTitles(items, "lørdag")).toEqual(["Tider", "Vi åbner lørdag"]);
});

test("at most eight results are grouped by category, in the order of the best of each", () => {
	const items = [
		createItem("Om massage", "", "Om os"),
		createItem("Massage", "", "Events"),
		createItem("Vores massage", "", "Om os"),
	];
	expect(find(items, ["massage"]).map(({ category }) => category)).toEqual([
		...["Events", "Om os"],
	]);
	const many = Array.from({ length: 20 }, (_, index) =>
		createItem(`Side ${index}`),
	);
	expect(listTitles(many, "side")).toHaveLength(8);
});

test("a result leads to the part of its page that matches, unless only the title does", () => {
	const answers: SearchItem = {
		...createItem("Svar", "Om hund og betaling."),
		url: "/faq",
		parts: [
			{ id: "pets", title: "Må hunden med?" },
			{ id: "payment", title: "Hvordan?", text: "Betaling med kort." },
		],
	};
	const prices: SearchItem = {
		...createItem("Priser og tider"),
		url: "/tider",
		parts: [{ id: "prices", title: "Priser", text: "Alle tider er ens." }],
	};
	for (const [item, query, address] of [
		[answers, "hund", "/faq#pets"],
		[answers, "svar", "/faq"],
		[answers, "svar hund", "/faq#pets"],
		[answers, "betaling", "/faq#payment"],
		[prices, "pris", "/tider#prices"],
		[prices, "tider", "/tider"],
	] as const)
		expect
			.soft(targetOf(item, wordsFor([item], query)).href, query)
			.toBe(address);
});

test("highlighting marks the original spelling", () => {
	for (const [text, query, marked] of [
		["Priser og åbningstider", "aabning", "Priser og [åbning]stider"],
		["Paa aaben gade", "åben", "Paa [aaben] gade"],
		["Spørgsmål og svar", "sporgsmaal", "[Spørgsmål] og svar"],
		["Kæledyr", "ka", "[Kæ]ledyr"],
		["Cafe\u0301 og café", "cafe", "[Cafe\u0301] og [café]"],
		["Bindevævs\u00ADmassage", "vævsm", "Binde[vævs\u00ADm]assage"],
		["session, SESSION", "session", "[session], [SESSION]"],
		["yinyoga", "yin yoga", "[yinyoga]"],
		["Ro", "x", "Ro"],
	] as const) {
		const parts = highlight(text, wordsOf(query)).map((part) =>
			part.marked ? `[${part.text}]` : part.text,
		);
		expect.soft(parts.join("")).toBe(marked);
	}
});

/** Replaces the storage of the browser by a map; returns it. */
function stubStorage(start?: string): ReadonlyMap<string, string> {
	const map = new Map(start === undefined ? [] : [["recent-searches", start]]);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => map.get(key) ?? null,
		setItem: (key: string, value: string) => map.set(key, value),
	});
	return map;
}

test("recent searches are the newest five, each once and none blank", () => {
	const stored = stubStorage();
	rememberSearch("  ");
	expect(stored.size).toBe(0);
	for (const query of ["a", "b", "c", "d", "e", "f", " c "])
		rememberSearch(query);
	expect(recentSearches()).toEqual(["c", "f", "e", "d", "b"]);
	expect(stored.get("recent-searches")).toBe('["c","f","e","d","b"]');
});

test.each(["{", '"a"', "[1]", "null"])(
	"stored searches that are invalid (%s) are logged and replaced",
	(text) => {
		stubStorage(text);
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		expect(recentSearches()).toEqual([]);
		expect(log).toHaveBeenCalledOnce();
		rememberSearch("ny");
		expect(recentSearches()).toEqual(["ny"]);
	},
);
