import { fillPlaceholders } from "kilde";
import { expect, test } from "vitest";
import { createWordTypes } from "../generator/commands/shared/word-types.ts";
import { createSource } from "./support/check.ts";
import { createWordsSchema } from "./support/engine.ts";
import { site } from "./support/site.ts";

const schema = createWordsSchema(site.languages);

test("a placeholder must be in every language", () => {
	const open = { da: "Åbent {days} dage", en: "Open {days} days" };
	expect(schema.safeParse({ open }).success).toBe(true);
	const { error } = schema.safeParse({ open: { ...open, en: "Open daily" } });
	expect(error?.issues).toMatchObject([
		{ path: ["open", "en"], message: expect.stringContaining("{days}") },
	]);
});

test("placeholders are replaced by values", () => {
	expect(fillPlaceholders("{count} of {count}", { count: 2 })).toBe("2 of 2");
	const text = "{other} {{price.rye}}";
	expect(fillPlaceholders(text, { price: 1 })).toBe(text);
});

test("the words of a site have types", () => {
	const words = { name: "words", files: "words.yaml", schema };
	const create = (text: string) =>
		createWordTypes([createSource("content/words.yaml", text)], {
			...site,
			collections: [words],
		});
	expect(create("")).toBeUndefined();
	expect(
		create("menu: { da: Menu, en: Menu }\nall-day: { da: A, en: B }"),
	).toEqual({
		path: "site/words.d.ts",
		bytes: expect.stringContaining(
			'\tinterface SiteWords {\n\t\treadonly "all-day": string;\n\t\treadonly menu: string;\n\t}\n',
		),
	});
});
