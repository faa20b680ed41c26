import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { changedFacts } from "../generator/compare/changed-facts.ts";
import { type Change, changesOf } from "../generator/compare/changes.ts";
import { type Extract, extractPage } from "../generator/compare/extract.ts";
import { compareSites, type Version } from "../generator/compare/index.ts";
import { outputFile } from "../generator/text/url.ts";
import { contentOf } from "../generator/write/content.ts";
import { builtWith } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// Where words changed there is a change, and nowhere else: also where facts come to be equal, are so no longer,
// exchange their texts, or are part of one another.

/** Texts of facts, by name. */
type Texts = Readonly<Record<string, string>>;

/** The changes between paragraphs in which facts are cited, as {a}. */
function changesIn(
	paragraphs: readonly string[],
	before: Texts,
	after: Texts,
	rewritten = paragraphs,
): Change[] {
	const filled = (all: readonly string[], facts: Texts): Extract[] =>
		all.map((each) => ({
			part: "text",
			text: each.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? ""),
		}));
	const facts = (texts: Texts) => new Map(Object.entries(texts));
	return changesOf(
		filled(paragraphs, before),
		filled(rewritten, after),
		changedFacts(facts(before), facts(after)),
	);
}

function shown({ before, from, to, after, facts }: Change): string {
	const names = facts.length > 0 ? ` (${facts})` : "";
	return `${before}[${from} → ${to}]${after}${names}`;
}

const prices = { a: "350_kr.", b: "650_kr.", c: "700_kr." };

describe("facts that change at once are a change each", () => {
	const sentence = "En time: {a}, to: {b} (ti: {c})";
	test.each<[title: string, after: Texts, told: string[]]>([
		[
			"one comes to equal another",
			{ ...prices, b: "700_kr." },
			["En time: 350_kr., to: [650_kr. → 700_kr.] (ti: 700_kr.) (b)"],
		],
		[
			"two exchange their texts",
			{ ...prices, a: "650_kr.", b: "350_kr." },
			[
				"En time: [350_kr. → 650_kr.], to: 650_kr. (ti: (a)",
				"En time: 350_kr., to: [650_kr. → 350_kr.] (ti: 700_kr.) (b)",
			],
		],
		[
			"each takes the text of the next",
			{ a: "650_kr.", b: "700_kr.", c: "750_kr." },
			[
				"En time: [350_kr. → 650_kr.], to: 650_kr. (ti: (a)",
				"En time: 350_kr., to: [650_kr. → 700_kr.] (ti: 700_kr.) (b)",
				"350_kr., to: 650_kr. (ti: [700_kr. → 750_kr.]) (c)",
			],
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
		).toEqual(told);
	});

	test("in a table, whose labels stay where they are", () => {
		const table = ["En time", "{a}", "To timer", "{b}", "Nat", "{c}"];
		const after = { a: "650 kr.", b: "950 kr.", c: "350 kr." };
		const before = { a: "350 kr.", b: "650 kr.", c: "950 kr." };
		expect(changesIn(table, before, after).map(shown)).toEqual([
			"[350 kr. → 650 kr.] (a)",
			"[650 kr. → 950 kr.] (b)",
			"[950 kr. → 350 kr.] (c)",
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
			"[350 → 650] (a)",
			"[650 → 950] (b)",
			"[ → Nyt: kaffe.]",
			"Vi ses ved [åen. → søen.]",
		]);
	});
});

describe("no change spans two texts", () => {
	const told = (before: string[], after: string[]) =>
		changesIn(before, {}, {}, after).map(shown);

	test("the last word of one and the first of the next", () => {
		expect(told(["Kom i dag", "Ring nu"], ["Kom nu", "Skriv nu"])).toEqual([
			"Kom [i dag → nu]",
			"[Ring → Skriv] nu",
		]);
	});

	test("two become three, and three two", () => {
		const two = ["Kaffe og te", "Vand"];
		const three = ["Kaffe og mælk", "Saft", "Øl"];
		for (const change of [
			...changesIn(two, {}, {}, three),
			...changesIn(three, {}, {}, two),
		]) {
			const texts = [...two, ...three];
			const within = (words: string) =>
				texts.some((text) => text.includes(words));
			expect([within(change.from), within(change.to)]).toEqual([true, true]);
		}
	});

	test("a new one is none of its neighbour's", () => {
		expect(told(["Ro", "Hvile"], ["Ro", "Ny tekst", "Hvile"])).toEqual([
			"[ → Ny tekst]",
		]);
		expect(told(["Ro i dag", "Hvile"], ["Ro i går", "Ny", "Hvile"])).toEqual([
			"Ro i [dag → går]",
			"[ → Ny]",
		]);
	});
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
			const places = all
				.flatMap((each) => each.match(/(?<=\{)\w(?=\})/g) ?? [])
				.map((name) => [before[name] ?? "", after[name] ?? ""] as const)
				.filter(([from, to]) => from !== to);
			const changes = changesIn(all, before, after);
			expect(changes.map(({ from, to }) => [from, to])).toEqual(places);
			for (const { from, to, facts: named } of changes)
				expect(named).toEqual(
					names.filter((name) => before[name] === from && after[name] === to),
				);
		}),
		{ numRuns: dose(500, 20_000), seed: dose(1, Date.now()) },
	);
});

const memo = createMemo();

/** The texts of a page that people read, in its order. */
function textsOf({ artifacts }: Version, path: string): string[] {
	const file = artifacts.find((each) => each.path === outputFile(path));
	if (!file) throw new Error(`There is no ${path}.`);
	return extractPage(String(contentOf(file)))
		.filter(({ part }) => part === "text")
		.map(({ text }) => text);
}

/** A text with changes applied to it, each where its words and those around it are. */
function replayed(text: string, changes: readonly Change[]): string {
	let [done, rest] = [0, ""];
	for (const { before, from, to, after } of changes) {
		const found = text.indexOf(
			`${before}${from}${after}`,
			Math.max(0, done - before.length),
		);
		expect(found, `${before}[${from}]${after} in ${text}`).not.toBe(-1);
		rest += text.slice(done, found + before.length) + to;
		done = found + before.length + from.length;
	}
	return rest + text.slice(done);
}

test("for any prices, each page's texts become the new ones by their changes, and the others have none", () => {
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
			const changes = compareSites(old, next, memo).filter(
				({ part }) => part === "text",
			);
			for (const { kind, path } of old.pages) {
				if (kind !== "view") continue;
				const texts = textsOf(next, path);
				const ours = changes.filter(({ page }) => page === path);
				for (const [index, text] of textsOf(old, path).entries()) {
					const meant = texts[index] ?? "";
					const taken: Change[] = [];
					while (replayed(text, taken) !== meant) {
						const change = ours.shift();
						expect(change, `${path}: ${text} → ${meant}`).toBeDefined();
						if (change) taken.push(change);
					}
				}
				expect(ours, path).toEqual([]);
			}
		}),
		{ numRuns: dose(6, 200), seed: dose(1, Date.now()) },
	);
}, 120_000);
