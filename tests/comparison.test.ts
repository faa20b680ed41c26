import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { findChangedFacts } from "../generator/compare/changed-facts.ts";
import {
	type DiffPiece,
	findChanges,
	isReplacement,
	type TextChange,
} from "../generator/compare/changes.ts";
import { extractPage, type PageExtract } from "../generator/compare/extract.ts";
import {
	compareSites,
	getComparedFiles,
	type SiteVersion,
} from "../generator/compare/index.ts";
import { getContent } from "../generator/write/artifact-content.ts";
import { builtWith } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// Every text that changed is reported with its old and new words, and nothing else: also where facts come to be equal, are so
// no longer, exchange their texts, or are part of one another.

/** Texts of facts, by name. */
type Texts = Readonly<Record<string, string>>;

function toExtracts(texts: readonly string[]): PageExtract[] {
	return texts.map((text) => ({ part: "text", text }));
}

function fill(paragraphs: readonly string[], facts: Texts): string[] {
	return paragraphs.map((each) =>
		each.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? ""),
	);
}

/** The changes between paragraphs in which facts are cited, as {a}. */
function changesIn(
	paragraphs: readonly string[],
	before: Texts,
	after: Texts,
	rewritten = paragraphs,
): TextChange[] {
	const facts = (texts: Texts) => new Map(Object.entries(texts));
	return findChanges(
		toExtracts(fill(paragraphs, before)),
		toExtracts(fill(rewritten, after)),
		findChangedFacts(facts(before), facts(after)),
	);
}

function shown({ pieces }: TextChange): string {
	return pieces
		.map((piece) => {
			if (!isReplacement(piece)) return piece;
			const { from, to, facts } = piece;
			return `[${from} → ${to}]${facts.length > 0 ? `(${facts})` : ""}`;
		})
		.join("");
}

/** One side of a change: the text before it, or after it. */
function sideOf({ pieces }: Pick<TextChange, "pieces">, side: "from" | "to") {
	const text = (piece: DiffPiece) =>
		isReplacement(piece) ? piece[side] : piece;
	return pieces.map(text).join("").trim();
}

/** Demands that the changes, each of which has two sides that differ, lead from the old texts to the new ones. */
function expectChanges(
	changes: readonly TextChange[],
	before: readonly string[],
	after: readonly string[],
) {
	const sides = changes.map(
		(change) => [sideOf(change, "from"), sideOf(change, "to")] as const,
	);
	for (const [from, to] of sides) expect(from).not.toBe(to);
	expect(leads(0, 0, 0), JSON.stringify({ before, after, sides })).toBe(true);

	/** Whether the remaining changes lead from the remaining old texts to the remaining new ones. */
	function leads(old: number, next: number, change: number): boolean {
		const [text, other] = [before[old], after[next]];
		if (
			text !== undefined &&
			text === other &&
			leads(old + 1, next + 1, change)
		)
			return true;
		const [from, to] = sides[change] ?? [];
		if (from === undefined) return text === undefined && other === undefined;
		const fits = (from === "" || from === text) && (to === "" || to === other);
		const [isAddition, isRemoval] = [from === "", to === ""].map(Number);
		return (
			fits &&
			leads(
				old + 1 - (isAddition ?? 0),
				next + 1 - (isRemoval ?? 0),
				change + 1,
			)
		);
	}
}

const prices = { a: "350_kr.", b: "650_kr.", c: "700_kr." };

describe("facts that change at once are a replacement each", () => {
	const sentence = "En time: {a}, to: {b} (ti: {c})";
	test.each<[title: string, after: Texts, told: string]>([
		[
			"one comes to equal another",
			{ ...prices, b: "700_kr." },
			"En time: 350_kr., to: [650_kr. → 700_kr.](b) (ti: 700_kr.)",
		],
		[
			"two exchange their texts",
			{ ...prices, a: "650_kr.", b: "350_kr." },
			"En time: [350_kr. → 650_kr.](a), to: [650_kr. → 350_kr.](b) (ti: 700_kr.)",
		],
		[
			"each takes the text of the next",
			{ a: "650_kr.", b: "700_kr.", c: "750_kr." },
			"En time: [350_kr. → 650_kr.](a), to: [650_kr. → 700_kr.](b) (ti: [700_kr. → 750_kr.](c))",
		],
	])("%s", (_, after, told) => {
		const spaced = (texts: Texts) =>
			Object.fromEntries(
				Object.entries(texts).map(([name, text]) => [
					name,
					text.replaceAll("_", "\u00A0"),
				]),
			);
		const changes = changesIn([sentence], spaced(prices), spaced(after));
		expect(
			changes.map((each) => shown(each).replaceAll("\u00A0", "_")),
		).toEqual([told]);
	});

	test("two beside each other", () => {
		const [before, after] = [
			{ a: "8", b: "Anna" },
			{ a: "9", b: "Maria" },
		];
		expect(changesIn(["Kl. {a} {b}"], before, after).map(shown)).toEqual([
			"Kl. [8 → 9](a) [Anna → Maria](b)",
		]);
	});

	test("in a table, whose labels stay where they are", () => {
		const table = ["En time", "{a}", "To timer", "{b}", "Nat", "{c}"];
		const after = { a: "650 kr.", b: "950 kr.", c: "350 kr." };
		const before = { a: "350 kr.", b: "650 kr.", c: "950 kr." };
		expect(changesIn(table, before, after).map(shown)).toEqual([
			"[350 kr. → 650 kr.](a)",
			"[650 kr. → 950 kr.](b)",
			"[950 kr. → 350 kr.](c)",
		]);
	});

	test("while another paragraph is rewritten", () => {
		const table = ["En time", "{a}", "To timer", "{b}"];
		const changes = changesIn(
			[...table, "Vi ses ved åen."],
			{ a: "350", b: "650" },
			{ a: "650", b: "950" },
			[...table, "Nyt: kaffe.", "Vi ses ved søen."],
		);
		expect(changes.map(shown)).toEqual([
			"[350 → 650](a)",
			"[650 → 950](b)",
			"[ → Nyt: kaffe.]",
			"Vi ses ved [åen. → søen.]",
		]);
	});
});

describe("a change is within one text", () => {
	test.each([
		[
			"the last word of one and the first of the next",
			["Kom i dag", "Ring nu"],
			["Kom nu", "Skriv nu"],
			["Kom [i dag → nu]", "[Ring → Skriv] nu"],
		],
		[
			"a new one beside another",
			["Ro i dag", "Hvile"],
			["Ro i går", "Ny", "Hvile"],
			["Ro i [dag → går]", "[ → Ny]"],
		],
		[
			"a word before it, and one after it",
			["Ring nu"],
			["Bare ring nu da"],
			["[Ring → Bare ring] nu[ →  da]"],
		],
	])("%s", (_, before, after, told) => {
		expect(changesIn(before, {}, {}, after).map(shown)).toEqual(told);
	});
});

test("for any texts, the changes lead from the old ones to the new ones", () => {
	const word = fc.constantFrom("vi", "ses", "ved", "åen", "8", "18", "350");
	const text = fc
		.array(word, { minLength: 1, maxLength: 5 })
		.map((words) => words.join(" "));
	const texts = fc.array(text, { maxLength: 6 });
	fc.assert(
		fc.property(texts, texts, (before, after) => {
			expectChanges(changesIn(before, {}, {}, after), before, after);
		}),
		{ numRuns: dose(500, 20_000), seed: dose(1, Date.now()) },
	);
});

/** Texts that are equal, part of one another, words, numbers and dates. */
const factTexts = fc.constantFrom(
	...["8", "18", "kl. 8", "kl. 8–10", "8–10", "350\u00A0kr.", "1.350\u00A0kr."],
	...["650\u00A0kr.", "DKK\u00A0350", "åben", "åben hele dagen", "Anna"],
	...["Anna Maria", "+45 00 00 00 00", "12. maj 2026", "12. maj", "$1 (x)"],
);

test("for any facts that change, the changes are where the words changed", () => {
	const names = ["a", "b", "c", "d"];
	const facts = fc.record(
		Object.fromEntries(names.map((name) => [name, factTexts])),
	);
	const word = fc.constantFrom("vi", "ses,", "ved", "(nu", "så)", "–", "»ro");
	const cited = fc
		.tuple(fc.constantFrom(...names), fc.constantFrom("", ",", ".", ")", "«"))
		.map(([name, sign]) => `{${name}}${sign}`);
	const paragraph = fc
		.tuple(
			fc.array(word, { maxLength: 3 }),
			// A word stands between two facts: “Anna” and “Maria” beside each other are a third.
			fc.array(fc.tuple(cited, word), { maxLength: 4 }),
		)
		.map(([start, rest]) => [...start, ...rest.flat()].join(" "));
	const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(paragraphs, facts, facts, (all, before, after) => {
			const changes = changesIn(all, before, after);
			expectChanges(changes, fill(all, before), fill(all, after));
			const places = all
				.flatMap((each) => each.match(/(?<=\{)\w(?=\})/g) ?? [])
				.map((name) => [before[name] ?? "", after[name] ?? ""] as const)
				.filter(([from, to]) => from !== to);
			const replacements = changes.flatMap(({ pieces }) =>
				pieces.filter(isReplacement),
			);
			expect(replacements.map(({ from, to }) => [from, to])).toEqual(places);
			for (const { from, to, facts: named } of replacements)
				expect(named).toEqual(
					names.filter((name) => before[name] === from && after[name] === to),
				);
		}),
		{ numRuns: dose(500, 20_000), seed: dose(1, Date.now()) },
	);
});

const memo = createMemo();

/** The texts of a page that people read, in its order. */
function textsOf(version: SiteVersion, path: string): string[] {
	const file = getComparedFiles(version).get(path);
	if (!file) throw new Error(`There is no ${path}.`);
	return extractPage(String(getContent(file)))
		.filter(({ part }) => part === "text")
		.map(({ text }) => text);
}

test("for any prices, each page's texts become the new ones by their changes", () => {
	const old = builtWith({}, memo);
	const price = fc.constantFrom(250, 300, 420, 500, 600, 1000, 1400, 1500);
	const all = fc.record({
		"session-1h": price,
		"session-2h": price,
		overnight: price,
		event: price,
	});
	fc.assert(
		fc.property(all, (values) => {
			const lines = Object.entries(values).map(
				([key, value]) => `${key}: ${value}\n`,
			);
			const next = builtWith({ "facts/prices.yaml": lines.join("") }, memo);
			const changes = compareSites(old, next, memo).changes.filter(
				({ part }) => part === "text",
			);
			for (const path of old.pages
				.filter(({ kind }) => kind === "view")
				.map((page) => page.path))
				expectChanges(
					changes.filter(({ page }) => page === path),
					textsOf(old, path),
					textsOf(next, path),
				);
		}),
		{ numRuns: dose(6, 200), seed: dose(1, Date.now()) },
	);
}, 120_000);
