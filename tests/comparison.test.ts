import fc from "fast-check";
import { expect, test } from "vitest";
import { findChangedFacts } from "../generator/compare/changed-facts.ts";
import {
	type DiffPiece,
	findChanges,
	isChangedPiece,
	type TextChange,
} from "../generator/compare/changes.ts";
import { dose } from "./support/dose.ts";

// Every changed text is reported with its old and new words, and nothing else, even if facts become equal, stop being
// equal, swap their texts, or contain one another.

/** Texts of facts by name. */
type Texts = Readonly<Record<string, string>>;

function fill(paragraphs: readonly string[], facts: Texts): string[] {
	return paragraphs.map((each) =>
		each.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? ""),
	);
}

/** Compares paragraphs in which facts are cited as {a}. */
function compareParagraphs(
	paragraphs: readonly string[],
	before: Texts,
	after: Texts,
	rewritten = paragraphs,
): TextChange[] {
	const toFacts = (texts: Texts) => new Map(Object.entries(texts));
	const toExtracts = (texts: readonly string[]) =>
		texts.map((text) => ({ part: "text", text }) as const);
	return findChanges(
		toExtracts(fill(paragraphs, before)),
		toExtracts(fill(rewritten, after)),
		findChangedFacts(toFacts(before), toFacts(after)),
	);
}

function formatChange({ pieces }: TextChange): string {
	return pieces
		.map((piece) => {
			if (!isChangedPiece(piece)) return piece;
			const { from, to, facts } = piece;
			return `[${from} → ${to}]${facts.length > 0 ? `(${facts})` : ""}`;
		})
		.join("");
}

/** Returns one side of a change: the text before or after it. */
function getSide({ pieces }: Pick<TextChange, "pieces">, side: "from" | "to") {
	const text = (piece: DiffPiece) =>
		isChangedPiece(piece) ? piece[side] : piece;
	return pieces.map(text).join("").trim();
}

/** Expects each change to have two different sides, and all of them to turn the old texts into the new ones. */
function expectChanges(
	changes: readonly TextChange[],
	before: readonly string[],
	after: readonly string[],
) {
	const sides = changes.map(
		(change) => [getSide(change, "from"), getSide(change, "to")] as const,
	);
	for (const [from, to] of sides) expect(from).not.toBe(to);
	expect(leads(0, 0, 0), JSON.stringify({ before, after, sides })).toBe(true);

	/** Returns whether the remaining changes turn the remaining old texts into the remaining new ones. */
	function leads(old: number, next: number, change: number): boolean {
		const [text, other] = [before[old], after[next]];
		const isSame = text !== undefined && text === other;
		if (isSame && leads(old + 1, next + 1, change)) return true;
		const [from, to] = sides[change] ?? [];
		if (from === undefined) return text === undefined && other === undefined;
		const canMatch =
			(from === "" || from === text) && (to === "" || to === other);
		const [nextOld, nextNew] = [
			from === "" ? old : old + 1,
			to === "" ? next : next + 1,
		];
		return canMatch && leads(nextOld, nextNew, change + 1);
	}
}

test("facts that change together are one replacement each", () => {
	for (const [paragraph, before, after, change] of [
		[
			"En time: {a}, to: {b} (ti: {c})",
			{ a: "350 kr.", b: "650 kr.", c: "700 kr." },
			// Each takes the text of the next.
			{ a: "650 kr.", b: "700 kr.", c: "750 kr." },
			"En time: [350 kr. → 650 kr.](a), to: [650 kr. → 700 kr.](b) (ti: [700 kr. → 750 kr.](c))",
		],
		[
			"Kl. {a} {b}",
			{ a: "8", b: "Anna" },
			{ a: "9", b: "Maria" },
			"Kl. [8 → 9](a) [Anna → Maria](b)",
		],
	] as const) {
		const [was, is] = [before, after].map(
			(texts): Texts =>
				JSON.parse(JSON.stringify(texts).replaceAll(" ", "\u00A0")),
		);
		const changes = compareParagraphs([paragraph], was ?? {}, is ?? {});
		expect
			.soft(changes.map((each) => formatChange(each).replaceAll("\u00A0", " ")))
			.toEqual([change]);
	}
});

test("a fact beside a rewritten paragraph is a change of its own", () => {
	const paragraphs = ["En time", "{a}", "To timer", "{b}"];
	const changes = compareParagraphs(
		[...paragraphs, "Vi ses ved åen."],
		{ a: "350", b: "650" },
		{ a: "650", b: "950" },
		[...paragraphs, "Nyt: kaffe.", "Vi ses ved søen."],
	);
	expect(changes.map(formatChange)).toEqual([
		"[350 → 650](a)",
		"[650 → 950](b)",
		"[ → Nyt: kaffe.]",
		"Vi ses ved [åen. → søen.]",
	]);
});

test("a change stays within one text", () => {
	for (const [before, after, changes] of [
		// The last word of one and the first of the next.
		[
			"Kom i dag|Ring nu",
			"Kom nu|Skriv nu",
			"Kom [i dag → nu]|[Ring → Skriv] nu",
		],
		["Ro i dag|Hvile", "Ro i går|Ny|Hvile", "Ro i [dag → går]|[ → Ny]"],
		["Ring nu", "Bare ring nu da", "[Ring → Bare ring] nu[ →  da]"],
	] as const) {
		const found = compareParagraphs(
			before.split("|"),
			{},
			{},
			after.split("|"),
		);
		expect.soft(found.map(formatChange)).toEqual(changes.split("|"));
	}
});

const options = { numRuns: dose(300, 20_000), seed: dose(1, Date.now()) };

/** Texts that are equal, contain one another, or are words, numbers and dates. */
const factTexts = fc.constantFrom(
	...["8", "18", "kl. 8", "kl. 8–10", "8–10", "350\u00A0kr.", "1.350\u00A0kr."],
	...["650\u00A0kr.", "DKK\u00A0350", "åben", "åben hele dagen", "Anna"],
	...["Anna Maria", "+45 00 00 00 00", "12. maj 2026", "12. maj", "$1 (x)"],
);

test("changes of arbitrary facts are reported where their texts are cited", () => {
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
			// Separate facts by a word: adjacent “Anna” and “Maria” would equal the fact “Anna Maria”.
			fc.array(fc.tuple(cited, word), { maxLength: 4 }),
		)
		.map(([start, rest]) => [...start, ...rest.flat()].join(" "));
	const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(paragraphs, facts, facts, (all, before, after) => {
			const changes = compareParagraphs(all, before, after);
			expectChanges(changes, fill(all, before), fill(all, after));
			const places = all
				.flatMap((each) => each.match(/(?<=\{)\w(?=\})/g) ?? [])
				.map((name) => [before[name] ?? "", after[name] ?? ""] as const)
				.filter(([from, to]) => from !== to);
			const replacements = changes.flatMap(({ pieces }) =>
				pieces.filter(isChangedPiece),
			);
			expect(replacements.map(({ from, to }) => [from, to])).toEqual(places);
			for (const { from, to, facts: named } of replacements)
				expect(named).toEqual(
					names.filter((name) => before[name] === from && after[name] === to),
				);
		}),
		options,
	);
});
