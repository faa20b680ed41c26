import { expect, test } from "vitest";
import { createWhereAnswer } from "../generator/commands/where.ts";
import { buildWith, edit, type Files, memo } from "./support/check.ts";

// The command that lists where a fact is defined, cited and shown.

const built = buildWith({}, memo);

type Page = { path: string; locale: string; texts: number };

/** Returns the usage of a fact as JSON. */
function findUsage(fact: string, files?: Files) {
	const site = files ? buildWith(files, memo) : built;
	const { out } = createWhereAnswer({ fact, format: "json" }, site);
	return JSON.parse(String(out));
}

const price = findUsage("price.session-2h");

test("lists the definition, the texts, the citations and the pages of a fact", () => {
	expect(price).toMatchObject({
		fact: "price.session-2h",
		texts: { da: "500\u00A0kr.", en: "DKK\u00A0500" },
		definitions: [{ file: "content/facts/prices.yaml", line: 2, column: 13 }],
		pages: expect.arrayContaining([
			{ path: "/opening-hours", locale: "da", texts: expect.any(Number) },
		]),
	});
	const phone = findUsage("contact.phone");
	expect(phone.definitions).toMatchObject([{ file: "content/business.yaml" }]);
	expect(phone.citations).toContainEqual(
		expect.objectContaining({ file: "content/faq.yaml" }),
	);
	expect(price.citations.length).toBeGreaterThan(0);
	for (const citation of phone.citations)
		expect(price.citations).not.toContainEqual(citation);
});

test("lists a new citation, and its page only in the text's own language", () => {
	const text = "ved åen. Kun {{price.session-2h}} i aften.";
	const after = findUsage(
		"price.session-2h",
		edit("events/evening.da.md", "ved åen.", text),
	);
	expect(after.citations).toHaveLength(price.citations.length + 1);
	const known = price.pages.map(({ path }: Page) => path);
	expect(
		after.pages.filter(({ path }: Page) => !known.includes(path)),
	).toMatchObject([{ path: "/events", locale: "da" }]);
});

test("lists a page only if it contains the whole text: 500 isn't in 1.500", () => {
	const prices =
		"event: 500\nsession-1h: 300\nsession-2h: 1500\novernight: 1400\n";
	const { pages } = findUsage("price.event", { "facts/prices.yaml": prices });
	const paths = pages.map(({ path }: Page) => path);
	expect(paths).toContain("/events");
	expect(paths).not.toContain("/faq");
});

test("names other facts with the same text, since pages may show either, and the nearest name for an unknown fact", () => {
	const files = edit("facts/prices.yaml", "event: 420", "event: 500");
	const ask = (fact: string) =>
		createWhereAnswer({ fact, format: "text" }, buildWith(files, memo));
	expect(ask("price.event")).toMatchObject({
		code: 0,
		out: expect.stringContaining(
			"\nThe same text has price.session-2h: pages may",
		),
	});
	expect(findUsage("price.event").same).toEqual([]);
	expect(ask("price.sesion-2h")).toMatchObject({
		code: 1,
		err: "There is no fact {{price.sesion-2h}}. Did you mean {{price.session-2h}}?\n",
	});
});
