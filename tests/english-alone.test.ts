import { errorAt, warningAt, z } from "kilde";
import { expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import {
	formatMessage,
	formatProblem,
} from "../generator/diagnostics/format-problem.ts";
import { listLaunchTasks } from "../generator/link/launch.ts";
import { formatValue } from "../generator/messages/format.ts";
import { parse } from "../generator/parse/index.ts";
import { textMatching } from "../generator/schema/field.ts";
import { toJsonSchema } from "../generator/schema/json-schema.ts";
import { defineLocalized } from "../generator/schema/localized.ts";
import { choices, field, unit } from "../generator/schema/meta.ts";
import { reference } from "../generator/schema/reference.ts";
import {
	decodeRequirement,
	encodeRequirement,
} from "../generator/schema/requirement.ts";
import { text } from "../generator/schema/text.ts";
import { built, createSource, sourcesWith } from "./support/check.ts";
import { site } from "./support/site.ts";
import { getHint, inDanish, inEnglish } from "./support/texts.ts";

// English suffices for the texts that a site defines for its editors: it is the fallback in every language.

const place = { line: 1, column: 1, length: 0 };

test("falls back for labels, help, units, choices and requirements of fields", () => {
	const course = {
		name: "course",
		files: "course.yaml",
		schema: z.strictObject({
			minutes: field(
				z.number().meta(unit({ en: "minutes" })),
				{ en: "Length" },
				{ en: "without the break." },
			),
			day: field(z.enum(["mo"]).meta(choices({ mo: { en: "Monday" } })), {
				en: "Day",
			}),
			code: field(textMatching(/^[A-Z]$/, { en: "a capital" }), { en: "Code" }),
			room: field(
				z
					.string()
					.max(2, { error: encodeRequirement({ en: "at most 2 letters" }) }),
				{ en: "Room" },
			),
		}),
	};
	const { properties } = Object(toJsonSchema(course.schema, "da"));
	expect(properties.minutes.description).toBe("Length. Without the break.");
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
	[
		z.string().startsWith("+"),
		"4",
		'something else: Invalid string: must start with "+".',
		"noget andet: Inv",
	],
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
])(
	"describes the requirement of a plain zod schema: %#",
	(schema, value, en, da) => {
		const owner = {
			name: "owner",
			files: "owner.yaml",
			schema: z.strictObject({ value: field(schema, { en: "Value" }) }),
		};
		const source = createSource(
			"content/owner.yaml",
			`value: ${JSON.stringify(value)}\n`,
		);
		const { diagnostics } = parse(source, { ...site, collections: [owner] });
		const [problem] = diagnostics;
		expect(problem && inEnglish(problem)).toContain(`; it must be ${en}`);
		expect(problem && inDanish(problem)).toContain(da);
	},
);

test("shows a text in the reader's language if the site provides it", () => {
	const concert = {
		name: "concert",
		files: "concert.yaml",
		schema: z.strictObject({
			price: field(
				z.number(),
				{ en: "Price", fr: "Tarif", "pt-BR": "Preço" },
				{ en: "without the drinks.", da: "uden drikkevarer." },
			),
		}),
	};
	const describePrice = (language: string) =>
		Object(toJsonSchema(concert.schema, language)).properties.price.description;
	expect(describePrice("fr")).toBe("Tarif. Without the drinks.");
	expect(describePrice("pt-BR")).toBe("Preço. Without the drinks.");
	expect(describePrice("da")).toBe("Price. Uden drikkevarer.");
	const problem = errorAt("a.yaml", place, "inconsistent", {
		message: { en: "Closed.", fr: "Fermé." },
	});
	const inLanguage = (language: string) => formatMessage(problem, { language });
	expect(inLanguage("fr")).toBe("Fermé.");
	expect(inLanguage("de")).toBe("Closed.");
});

test("names the site's languages in a requirement", () => {
	const languages = [{ code: "en", tag: "en-GB", openGraph: "en_GB" }];
	const title = defineLocalized(languages)(text);
	const [issue] = title.safeParse("Piano").error?.issues ?? [];
	const requirement = decodeRequirement(issue?.message ?? "") ?? "";
	expect(
		["en", "da"].map((language) => formatValue(requirement, { language })),
	).toEqual(["given in English (en)", "noget på engelsk (en)"]);
});

test("falls back for problems reported by a site and for the names of a target", () => {
	const message = { en: "It is closed." };
	const error = errorAt("a.yaml", place, "inconsistent", {
		message,
		hint: { en: "Open." },
		pageHint: { en: "Choose <open>." },
	});
	expect(formatProblem(error, { language: "da" })).toEqual({
		message: "It is closed.",
		hint: "Open.",
	});
	expect(formatProblem(error, { language: "da", onPage: true }).hint).toBe(
		"Choose <open>.",
	);
	const warning = warningAt("a.yaml", place, "inconsistent", { message });
	expect(getHint(warning)).toBe(undefined);
	const fixable = { message, fixes: ["10:00"] };
	expect(getHint(warningAt("a.yaml", place, "inconsistent", fixable))).toBe(
		"Did you mean 10:00?",
	);
	const teacher = {
		name: "teacher",
		expected: { en: "the name of a teacher" },
		called: { en: "teacher" },
		whereToFind: { en: "Teachers are in content/teachers." },
	};
	const [issue] = reference(teacher).safeParse("").error?.issues ?? [];
	expect(decodeRequirement(issue?.message ?? "")).toEqual({
		en: "the name of a teacher",
	});
});

test("falls back for checks, rules of wording and open questions", () => {
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
		checks: [
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
