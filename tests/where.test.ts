import { expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { createWhereAnswer } from "../generator/commands/where.ts";
import { findFactUsage } from "../generator/compare/usage.ts";
import { buildWith, edit } from "./support/check.ts";

// Where a fact is defined, cited and shown.

const memo = createMemo();

const built = buildWith({}, memo);

function findUsage(fact: string, content: typeof built = built) {
	const found = findFactUsage(fact, content);
	if (!found) throw new Error(`There is no ${fact}.`);
	return found;
}

test("lists the location, citations and pages of a price", () => {
	const price = findUsage("price.session-2h");
	expect(price.definitions).toEqual([
		{ file: "content/facts/prices.yaml", line: 2, column: 13 },
	]);
	expect(price.texts.get("da")).toMatch(/^\d+\u00A0kr\.$/);
	expect(price.citations.length).toBeGreaterThan(0);
	const shown = price.pages.find(({ path }) => path === "/opening-hours");
	expect(shown).toMatchObject({ locale: "da", texts: expect.any(Number) });
});

test("lists a new citation, and its page only in the text's own language", () => {
	const files = edit(
		"events/evening.da.md",
		"ved åen.",
		"ved åen. Kun {{price.session-2h}} i aften.",
	);
	const before = findUsage("price.session-2h").pages;
	const after = findUsage("price.session-2h", buildWith(files, memo));
	expect(after.citations).toContainEqual(
		expect.objectContaining({ file: "content/events/evening.da.md" }),
	);
	const known = before.map(({ path }) => path);
	expect(
		after.pages.map(({ path }) => path).filter((path) => !known.includes(path)),
	).toEqual(["/events"]);
});

test("lists a page only if it contains the whole text", () => {
	const files = edit(
		"facts/prices.yaml",
		"session-2h: 500",
		"session-2h: 1500",
	);
	const other = edit("facts/prices.yaml", "event: 420", "event: 500");
	const path = "/opening-hours";
	const of = (usage: ReturnType<typeof findUsage>) =>
		usage.pages.find((each) => each.path === path)?.texts ?? 0;
	// 500 kr. isn't part of 1.500 kr.
	const longer = buildWith({ ...files, ...other }, memo);
	expect(of(findUsage("price.session-2h", longer))).toBeGreaterThan(0);
	const event = buildWith(other, memo);
	expect(of(findUsage("price.event", event))).toBeGreaterThan(0);
});

test("lists facts with the same text, since pages may show either", () => {
	const files = edit("facts/prices.yaml", "event: 420", "event: 500");
	const asked = { fact: "price.event", format: "text" } as const;
	const { out, code } = createWhereAnswer(asked, buildWith(files, memo));
	expect(code).toBe(0);
	expect(out).toMatch(/\nThe same text has .*price\.session-2h.*: pages may/);
	expect(findUsage("price.event").same).not.toContain("price.session-2h");
});

test("suggests the nearest name for an unknown fact", () => {
	const asked = { fact: "price.sesion-2h", format: "text" } as const;
	expect(createWhereAnswer(asked, built)).toMatchObject({
		code: 1,
		err: "There is no fact {{price.sesion-2h}}. Did you mean {{price.session-2h}}?\n",
	});
});

test("prints JSON for machines", () => {
	const { out } = createWhereAnswer(
		{ fact: "contact.phone", format: "json" },
		built,
	);
	expect(JSON.parse(String(out))).toMatchObject({
		fact: "contact.phone",
		texts: { da: expect.any(String), en: expect.any(String) },
		definitions: [{ file: "content/business.yaml" }],
		pages: expect.arrayContaining([
			expect.objectContaining({ path: "/", locale: "da" }),
		]),
	});
});
