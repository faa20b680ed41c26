import { errorAt, warningAt, z } from "kilde";
import { formatProblem } from "kilde/tools";
import { expect, test } from "vitest";
import { textMatching } from "../generator/schema/field.ts";
import { toJsonSchema } from "../generator/schema/json-schema.ts";
import { choices, field, unit } from "../generator/schema/meta.ts";
import { createSource } from "./support/check.ts";
import { formatMessage, parse } from "./support/engine.ts";
import { site } from "./support/site.ts";
import { getHint, inEnglish } from "./support/texts.ts";

// English suffices for the texts that a site defines for its editors: it is the fallback in every language.

const place = { line: 1, column: 1, length: 0 };

/** Returns the JSON Schema of the fields in a language. */
function describeFields(fields: z.ZodRawShape, language: string) {
	return Object(toJsonSchema(z.strictObject(fields), language)).properties;
}

test("labels, help, units, choices and requirements of fields fall back to English", () => {
	const length = z.number().meta(unit({ en: "minutes" }));
	const days = z.enum(["mo"]).meta(choices({ mo: { en: "Monday" } }));
	const capital = textMatching(/^[A-Z]$/, { en: "a capital" });
	const properties = describeFields(
		{
			minutes: field(length, { en: "Length" }, { en: "without the break." }),
			day: field(days, { en: "Day" }),
			code: field(capital, { en: "Code" }),
		},
		"da",
	);
	expect(properties.minutes.description).toBe("Length. Without the break.");
	expect(properties.day.errorMessage).toBe("Der skal stå mo (Monday).");
	expect(properties.code.description).toBe("Code. Der skal stå a capital.");
});

test("a text is in the reader's language if the site provides it", () => {
	const price = field(
		z.number(),
		{ en: "Price", fr: "Tarif", "pt-BR": "Preço" },
		{ en: "without the drinks.", da: "uden drikkevarer." },
	);
	for (const [language, description] of [
		["fr", "Tarif. Without the drinks."],
		["pt-BR", "Preço. Without the drinks."],
		["da", "Price. Uden drikkevarer."],
	] as const)
		expect
			.soft(describeFields({ price }, language).price.description)
			.toBe(description);
	const message = { en: "Closed.", fr: "Fermé." };
	const problem = errorAt("a.yaml", place, "inconsistent", { message });
	expect(formatMessage(problem, { language: "fr" })).toBe("Fermé.");
	expect(formatMessage(problem, { language: "de" })).toBe("Closed.");
});

test("messages and hints of a site's problems fall back to English", () => {
	const message = { en: "It is closed." };
	const error = errorAt("a.yaml", place, "inconsistent", {
		...{ message, hint: { en: "Open." }, pageHint: { en: "Choose <open>." } },
	});
	const danish = { language: "da" } as const;
	expect(formatProblem(error, danish)).toEqual({
		...{ message: "It is closed.", hint: "Open." },
	});
	expect(formatProblem(error, { ...danish, onPage: true }).hint).toBe(
		"Choose <open>.",
	);
	const fixes = ["10:00"];
	const warning = warningAt("a.yaml", place, "inconsistent", { message });
	expect(getHint(warning)).toBeUndefined();
	expect(getHint({ ...warning, fixes })).toBe("Did you mean 10:00?");
});

test("requirements of plain zod schemas are described, unknown ones in zod's words", () => {
	for (const [schema, value, requirement] of [
		[z.email(), "a(at)b", "an e-mail address, e.g."],
		[z.url(), "b.example", "a web address, e.g."],
		[z.string().regex(/^\d+$/), "a", "text of the form /^\\d+$/."],
		[z.string().min(3), "a", "text of at least 3 characters."],
		[z.string().max(1), "ab", "text of at most 1 character."],
		[z.array(z.int()).max(1), [1, 2], "a list of at most 1 item."],
		[z.int().positive(), 0, "more than 0."],
		[z.int().lt(5), 5, "less than 5."],
		[z.number().multipleOf(15), 20, "a multiple of 15."],
		[z.ipv4(), "a", "something else: Invalid IPv4 address."],
		[z.string().refine(() => false, "No!"), "a", "something else: No!"],
		[z.union([z.number(), z.boolean()]), "a", "a number or true or false."],
		[z.union([z.literal("a"), z.literal("b")]), "c", "a or b."],
	] as const) {
		const shape = { value: field(schema, { en: "Value" }) };
		const owner = { name: "owner", files: "owner.yaml" };
		const line = `value: ${JSON.stringify(value)}\n`;
		const { diagnostics } = parse(createSource("content/owner.yaml", line), {
			...site,
			collections: [{ ...owner, schema: z.strictObject(shape) }],
		});
		expect
			.soft(diagnostics.map(inEnglish).join())
			.toContain(`; it must be ${requirement}`);
	}
});
