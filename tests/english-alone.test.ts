import { defineCollection, defineTarget } from "kilde";
import { errorAt, warningAt } from "kilde/checks";
import {
	choices,
	demand,
	field,
	localizedIn,
	reference,
	text,
	unit,
	written,
	z,
} from "kilde/fields";
import { expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { problemAt } from "../generator/diagnostics/diagnostic.ts";
import {
	formatMessage,
	formatProblem,
} from "../generator/diagnostics/format-problem.ts";
import type { LanguageCode } from "../generator/languages/message-language.ts";
import { listLaunchTasks } from "../generator/link/launch.ts";
import { parse } from "../generator/parse/index.ts";
import { jsonSchema } from "../generator/schema/json-schema.ts";
import { site } from "../site/site.ts";
import { built, sourceOf, sourcesWith } from "./support/check.ts";
import { hintOf, inDanish, inEnglish } from "./support/texts.ts";

// Of the words that a site gives for editors, English is enough: who reads Danish sees those in English.

const place = { line: 1, column: 1, length: 0 };

test("names, helps, units, choices and demands of fields", () => {
	const course = defineCollection({
		name: "course",
		files: "course.yaml",
		schema: z.strictObject({
			minutes: field(z.number().meta(unit({ en: "minutes" })), {
				en: "Length",
				help: { en: "without the break." },
			}),
			day: field(
				z.enum(["mo"]).meta(choices({ mo: { en: "Monday" } })),
				() => ({ en: "Day" }),
			),
			code: field(written(/^[A-Z]$/, { en: "a capital" }), { en: "Code" }),
			room: field(
				z.string().max(2, { error: demand({ en: "at most 2 letters" }) }),
				{ en: "Room" },
			),
		}),
	});
	const { properties } = Object(jsonSchema(course, "da"));
	expect(properties.minutes.description).toBe("Length: without the break.");
	expect(properties.day.errorMessage).toBe("Der skal stå mo (Monday).");
	expect(properties.code.description).toBe("Code. Der skal stå a capital.");
});

test.each<[schema: z.ZodType, value: unknown, en: string, da: string]>([
	[z.email(), "a(at)b", "an e-mail address, e.g.", "en e-mailadresse, f.eks."],
	[z.url(), "b.example", "a web address, e.g.", "en webadresse, f.eks."],
	[
		z.string().regex(/^\d+$/),
		"a",
		"text of the form /^\\d+$/.",
		"formen /^\\d+$/.",
	],
	[z.string().startsWith("+"), "4", "text that begins with +.", "med +."],
	[z.string().min(3), "a", "text of at least 3 characters.", "mindst 3 tegn."],
	[z.string().max(1), "ab", "text of at most 1 character.", "højst 1 tegn."],
	[
		z.array(z.int()).max(1),
		[1, 2],
		"a list of at most 1 item.",
		"højst 1 punkt.",
	],
	[z.int().positive(), 0, "more than 0.", "mere end 0."],
	[z.int().lt(5), 5, "less than 5.", "mindre end 5."],
	[z.number().multipleOf(15), 20, "a multiple of 15.", "15 går op i."],
	[z.ipv4(), "a", "something else: Invalid IPv4 address.", "noget andet: Inv"],
	[z.string().refine(() => false, "No!"), "a", "something else: No!", "No!"],
	[
		z.union([z.number(), z.boolean()]),
		"a",
		"a number or true or false.",
		"et tal eller true eller false.",
	],
	[z.union([z.literal("a"), z.literal("b")]), "c", "a or b.", "a eller b."],
])("a schema that demands nothing in words: %#", (schema, value, en, da) => {
	const owner = defineCollection({
		name: "owner",
		files: "owner.yaml",
		schema: z.strictObject({ value: field(schema, { en: "Value" }) }),
	});
	const source = sourceOf(
		"content/owner.yaml",
		`value: ${JSON.stringify(value)}\n`,
	);
	const { diagnostics } = parse(source, { ...site, collections: [owner] });
	const [problem] = diagnostics;
	expect(problem && inEnglish(problem)).toContain(`; it must be ${en}`);
	expect(problem && inDanish(problem)).toContain(da);
});

test("any language may be beside it: who reads that sees it where it is given", () => {
	const concert = defineCollection({
		name: "concert",
		files: "concert.yaml",
		schema: z.strictObject({
			price: field(z.number(), {
				...{ en: "Price", fr: "Tarif", "pt-BR": "Preço" },
				help: { en: "without the drinks.", da: "uden drikkevarer." },
			}),
		}),
	});
	const explained = (language: LanguageCode) =>
		Object(jsonSchema(concert, language)).properties.price.description;
	expect(explained("fr")).toBe("Tarif: without the drinks.");
	expect(explained("pt-BR")).toBe("Preço: without the drinks.");
	expect(explained("da")).toBe("Price: uden drikkevarer.");
	// No language has this code.
	// @ts-expect-error
	field(z.number(), { en: "Price", dk: "Pris" });
	const closed = { en: "Closed.", fr: "Fermé.", onPage: { en: "Shut." } };
	const problem = errorAt("a.yaml", place, "inconsistent", {
		message: closed,
	});
	const { message } = problem;
	const inLanguage = (language: string) =>
		formatMessage({ ...problem, message }, { language });
	expect(inLanguage("fr")).toBe("Fermé.");
	expect(inLanguage("de")).toBe("Closed.");
});

test("a message about a text that is missing names the only language of the site", () => {
	const languages = [{ code: "en", tag: "en-GB", openGraph: "en_GB" }];
	const title = localizedIn(languages)(text);
	const [issue] = title.safeParse("Piano").error?.issues ?? [];
	expect(JSON.parse(issue?.message ?? "")).toMatchObject({
		en: "given in English, on an indented line: en: …",
		da: "noget på engelsk, på en indrykket linje: en: …",
	});
});

test("problems that a site reports, and what it says of what is referred to", () => {
	// The engine's own are in every language.
	// @ts-expect-error
	problemAt(place, "inconsistent", { message: { en: "It is closed." } });
	const message = { en: "It is closed.", onPage: { en: "Closed." } };
	expect(
		errorAt("a.yaml", place, "inconsistent", {
			message,
			hint: { en: "Open." },
		}),
	).toMatchObject({
		message: {
			text: { da: "It is closed." },
			pageMessage: { da: "Closed." },
			hint: { da: "Open." },
		},
	});
	const warning = warningAt("a.yaml", place, "inconsistent", { message });
	expect(hintOf(warning)).toBe(undefined);
	const teacher = defineTarget({
		name: "teacher",
		expected: { en: "the name of a teacher" },
		called: { en: "teacher" },
		whereToFind: { en: "Teachers are in content/teachers." },
	});
	expect(teacher.whereToFind.da).toBe("Teachers are in content/teachers.");
	// The Danish sentence is »Der er ingen teacher, som hedder x«.
	expect(teacher.called.da).toBe("ingen teacher");
	const [issue] = reference(teacher).safeParse("").error?.issues ?? [];
	expect(JSON.parse(issue?.message ?? "")).toMatchObject({
		da: "the name of a teacher",
	});
});

test("checks, rules of wording and open questions", () => {
	const { value, diagnostics } = built(sourcesWith({}), createMemo(), {
		...site,
		lint: [
			{
				file: (all) =>
					all.includes("phone:")
						? [
								{
									...{
										code: "phone",
										severity: "warning",
										index: 0,
										length: 1,
									},
									message: { en: "There is a phone." },
									hint: { en: "Take it out." },
								},
							]
						: [],
			},
		],
		suppressibleChecks: [
			() =>
				[1, 2, 3].map((line) =>
					warningAt("content/faq.yaml", { ...place, line }, "inconsistent", {
						message: { en: "Closed." },
						hint: { en: "Open them." },
					}),
				),
		],
		collections: site.collections.map((collection) =>
			collection.name === "business"
				? {
						...collection,
						questions: () => [
							{
								path: ["email"],
								message: { en: "Whose?" },
								hint: { en: "Ask." },
							},
						],
					}
				: collection,
		),
	});
	const danish = diagnostics.map((each) => {
		const { message, hint } = formatProblem(each, { language: "da" });
		return [message, hint];
	});
	expect(danish).toContainEqual(["There is a phone.", "Take it out."]);
	expect(danish).toContainEqual(["Closed.", "Open them."]);
	const { questions } = listLaunchTasks(value.entries, value.site);
	expect(questions.map(inDanish)).toContain("Whose?");
});
