import { describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { where } from "../generator/commands/where.ts";
import type { Collection, FactSource } from "../generator/definition.ts";
import { type FactUsage, usageOfFact } from "../generator/where/index.ts";
import { site } from "../site/site.ts";
import { builtWith, edit } from "./support/check.ts";

const memo = createMemo();

const built = builtWith({}, memo);

function whereIs(fact: string, content: typeof built = built): FactUsage {
	const found = usageOfFact(fact, content, memo);
	if (!found) throw new Error(`There is no ${fact}.`);
	return found;
}

// Each question builds a second site.
const price = whereIs("price.session-2h");

function pagesWith(found: FactUsage): string[] {
	return [...new Set(found.shown.map(({ page }) => page))].sort();
}

test("a price has one home, and what is computed from it is told", () => {
	expect(price.definitions).toEqual([
		{ file: "content/facts/prices.yaml", line: 2, column: 13 },
	]);
	expect(price.derived).toContain("price.new-customer.session-2h");
	expect(price.words.get("da")).toMatch(/^\d+\u00A0kr\.$/);
});

test("every page shows the price to machines; the list of prices shows it to people too", () => {
	const onPrices = price.shown.filter(({ page }) => page === "/opening-hours");
	expect(onPrices.map(({ part }) => part)).toContain("text");
	expect(onPrices.map(({ part }) => part)).toContain("machine");
	expect(onPrices.flatMap(({ facts }) => facts)).toContain(
		"price.new-customer.session-2h",
	);
});

test("a text that comes to cite a fact is among its places, in its own language alone", () => {
	const files = edit(
		"events/evening.da.md",
		"ved åen.",
		"ved åen. Kun {{price.session-2h}} i aften.",
	);
	const found = whereIs("price.session-2h", builtWith(files, memo));
	const cited = found.shown.filter(({ before }) => before.endsWith("Kun "));
	expect(cited.map(({ page, language }) => [page, language])).toEqual([
		["/events", "da"],
	]);
	expect(found.citations).toContainEqual(
		expect.objectContaining({ file: "content/events/evening.da.md" }),
	);
	expect(pagesWith(found)).toEqual(pagesWith(price));
});

test("a fact made from several values is shown where its own words are", () => {
	const { definitions, shown } = whereIs("price.new-customer.session-2h");
	expect(definitions.map(({ file }) => file).sort()).toEqual([
		"content/facts/discounts.yaml",
		"content/facts/prices.yaml",
	]);
	expect(shown.length).toBeGreaterThan(0);
	for (const { facts } of shown)
		expect(facts).toContain("price.new-customer.session-2h");
});

describe("a fact of three values is not where another one of the same words is", () => {
	const parts = ["street", "postcode", "town"] as const;
	type Address = Readonly<Record<(typeof parts)[number], string>>;
	const lengths = { street: "Åvej 7".length, postcode: 4, town: 7 };
	const number = (lengths: readonly number[]) =>
		`C${lengths.reduce((sum, each) => sum + each)}`;

	test.each(parts)("which the %s doesn't change", (fixed) => {
		const facts: FactSource<{ readonly address: Address }> = {
			families: ["number"],
			list: ({ address }) => [
				["number.all", number(parts.map((part) => address[part].length))],
				[
					"number.other",
					number(
						parts.map((part) =>
							part === fixed ? lengths[part] : address[part].length,
						),
					),
				],
			],
		};
		const collections = site.collections.map((collection) =>
			collection.name === "business"
				? ({
						...collection,
						facts: withMore(collection.facts, facts),
					} as Collection)
				: collection,
		);
		const files = {
			...edit("events/evening.da.md", "ved åen.", "ved åen: {{number.all}}."),
			...edit("pages/terms/text.da.md", "Skriv til", "{{number.other}}:"),
		};
		const content = builtWith(files, memo, { ...site, collections });
		const found = whereIs("number.all", content);
		expect(found.words.get("da")).toBe(
			content.model.facts.get("da")?.get("number.other"),
		);
		expect(found.definitions).toHaveLength(3);
		expect(pagesWith(found)).toEqual(["/events"]);
		expect(found.derived).toEqual(["address.full"]);
	});

	function withMore(own: FactSource | undefined, more: FactSource): FactSource {
		return {
			families: [...(own?.families ?? []), ...more.families],
			list: (content, context) => [
				...(own?.list(content, context) ?? []),
				...more.list(content, context),
			],
		};
	}
});

test("an unknown fact is answered with the nearest one", () => {
	const asked = {
		fact: "price.sesion-2h",
		format: "text",
		lang: "en",
	} as const;
	expect(where(asked, built, memo)).toEqual({
		code: 1,
		out: "",
		err: "There is no fact price.sesion-2h. Did you mean price.session-2h?\n",
	});
});

test("machines are answered in JSON", () => {
	const { out } = where(
		{ fact: "contact.phone", format: "json", lang: "en" },
		built,
		memo,
	);
	expect(JSON.parse(String(out))).toMatchObject({
		fact: "contact.phone",
		definitions: [{ file: "content/business.yaml" }],
		shown: expect.arrayContaining([
			expect.objectContaining({ page: "/", language: "da", part: "text" }),
		]),
	});
});
