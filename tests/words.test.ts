import { expect, test } from "vitest";
import { createWordTypes } from "../generator/commands/shared/word-types.ts";
import { fillPlaceholders } from "../generator/define.ts";
import type { Collection } from "../generator/definition.ts";
import { createWordsSchema } from "../generator/schema/words.ts";
import { site } from "./support/site.ts";

test("a placeholder must be in every language", () => {
	const schema = createWordsSchema(site.languages);
	const open = { da: "Åbent {days} dage", en: "Open {days} days" };
	expect(schema.safeParse({ open }).success).toBe(true);
	const { error } = schema.safeParse({ open: { ...open, en: "Open daily" } });
	expect(error?.issues).toMatchObject([{ path: ["open", "en"] }]);
	expect(error?.issues[0]?.message).toContain("{days}");
});

test("placeholders are replaced by values", () => {
	expect(fillPlaceholders("{count} of {count}", { count: 2 })).toBe("2 of 2");
	expect(fillPlaceholders("{other} {{price.rye}}", { price: 1 })).toBe(
		"{other} {{price.rye}}",
	);
});

test("the words of a site have types", () => {
	const words: Collection = {
		name: "words",
		files: "words.yaml",
		schema: createWordsSchema(site.languages),
	};
	const create = (text: string) =>
		createWordTypes(
			[
				{
					path: "content/words.yaml",
					bytes: new TextEncoder().encode(text),
					digest: "",
				},
			],
			{ ...site, collections: [words] },
		);
	expect(create("")).toBeUndefined();
	const types = create(
		"menu: { da: Menu, en: Menu }\nall-day: { da: A, en: B }",
	);
	expect(types?.path).toBe("site/words.d.ts");
	expect(types?.bytes).toContain(
		'\tinterface SiteWords {\n\t\treadonly "all-day": string;\n\t\treadonly menu: string;\n\t}\n',
	);
});
