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
import { problemAt, textIn } from "../generator/diagnostics/diagnostic.ts";
import type { LanguageCode } from "../generator/diagnostics/language.ts";
import { launchList } from "../generator/link/launch.ts";
import { jsonSchema } from "../generator/schema/json-schema.ts";
import { site } from "../site/site.ts";
import { built, sourcesWith } from "./support/check.ts";

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
	const { message } = errorAt("a.yaml", place, "inconsistent", {
		message: closed,
	});
	expect(textIn(message, "fr")).toBe("Fermé.");
	expect(textIn(message, "de")).toBe("Closed.");
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
		message: { da: "It is closed.", onPage: { da: "Closed." } },
		hint: { da: "Open." },
	});
	expect(warningAt("a.yaml", place, "inconsistent", { message }).hint).toBe(
		undefined,
	);
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
				[1, 2, 3].map((line) => ({
					...warningAt("content/faq.yaml", { ...place, line }, "inconsistent", {
						message: { en: "Closed." },
					}),
					cause: {
						...{ key: "closed", file: "content/faq.yaml", place },
						describe: (count) => ({
							message: { en: `${count} are closed.` },
							hint: { en: "Open them." },
						}),
					},
				})),
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
	const danish = diagnostics.map(({ message, hint }) => [message.da, hint?.da]);
	expect(danish).toContainEqual(["There is a phone.", "Take it out."]);
	expect(danish).toContainEqual(["3 are closed.", "Open them."]);
	const { questions } = launchList(value.entries, value.site);
	expect(questions.map(({ message }) => message.da)).toContain("Whose?");
});
