import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { getSchemaForLocale } from "../../generator/definition/shared-fields.ts";
import {
	findCollection,
	type SiteDefinition,
} from "../../generator/definition.ts";
import { setValueAt, toPointer } from "../../generator/diagnostics/places.ts";
import { wordings } from "../../generator/edit/client/words.ts";
import { type Content, contextOf } from "../../generator/edit/context.ts";
import { factChoices } from "../../generator/edit/fields/facts.ts";
import { panelOf } from "../../generator/edit/fields/fields.ts";
import { pageChoices } from "../../generator/edit/fields/options.ts";
import { pageNames } from "../../generator/edit/fields/page-names.ts";
import { withMarks } from "../../generator/edit/origins/marks.ts";
import { problemsOf } from "../../generator/edit/problems/problems.ts";
import type {
	Control,
	Field,
	Panel,
	Problem,
	ValueAddress,
	ValuePath,
} from "../../generator/edit/protocol.ts";
import {
	type MessageLanguage,
	messageLanguages,
} from "../../generator/languages/message-language.ts";
import { parse } from "../../generator/parse/index.ts";
import { readSources } from "../../generator/read/index.ts";
import type { ContentEntry, Source } from "../../generator/types.ts";
import {
	bundle,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "../support/check.ts";
import { dose } from "../support/dose.ts";
import { generateOffered } from "../support/edited-values.ts";
import { loadSite } from "../support/load-site.ts";
import { site } from "../support/site.ts";

// The editor's panel for a value, derived from the schemas of any site.

function parseContent(sources: readonly Source[], of: SiteDefinition): Content {
	const entries = sources.map((source) => parseOnce(source, of).value);
	return { site: of, sources, entries, date: today };
}

const memo = createMemo();

function parseOnce(source: Source, of: SiteDefinition) {
	return memo.call(parse, source, of);
}

const createContent = (files: Files) => parseContent(sourcesWith(files), site);
const small = createContent({});
const bakeryRoot = fileURLToPath(
	new URL("../fixtures/bakery", import.meta.url),
);
const bakerySite = await loadSite(bakeryRoot);
const bakery = parseContent(readSources(bakeryRoot).value, bakerySite);
const sites = [
	{ name: "the small site", content: small },
	{ name: "the bakery", content: bakery },
];

/** Returns a panel of the small site in Danish; `file` is relative to content/. */
function panel(
	file: string,
	path: ValueAddress["path"],
	content = small,
): Panel {
	const found = panelOf({ file: `content/${file}`, path }, content, "da");
	if (!found) throw new Error(`${file} has no ${String(path)}.`);
	return found;
}

function listEntries({ entries }: Content): ContentEntry[] {
	return entries.filter((entry) => entry.kind === "content");
}

const getKey = ({ file, path }: ValueAddress) =>
	`${file} ${path === "markdown" ? path : toPointer(path)}`;

/**
 * Lists every field of a site, from whole files to single values. Fields with parts have panels of their own; one in
 * four single values is tested, in the long tests each.
 */
function allFields(content: Content, language: MessageLanguage = "da") {
	let singles = 0;
	const asked = (origin: ValueAddress): Field[] => {
		const found = panelOf(origin, content, language);
		if (!found) throw new Error(`No panel for ${getKey(origin)}.`);
		const { field } = found;
		return [
			field,
			...listParts(field.control).flatMap((part) =>
				isSingle(part) && singles++ % dose(4, 1) !== 0
					? [part]
					: asked(part.origin),
			),
		];
	};
	return listEntries(content).flatMap(({ file }) => [
		...asked({ file, path: [] }),
		...(file.endsWith(".md") ? asked({ file, path: "markdown" }) : []),
	]);
}

function listParts(control: Control): readonly Field[] {
	if (control.kind === "group") return control.fields;
	return control.kind === "list" ? control.items : [];
}

const isSingle = ({ control }: Field) =>
	control.kind !== "group" && control.kind !== "list";

function getValue(content: Content, { file, path }: ValueAddress): unknown {
	const entry = listEntries(content).find((each) => each.file === file);
	return path === "markdown"
		? undefined
		: path.reduce<unknown>((value, step) => Object(value)[step], entry?.raw);
}

/** Lists the paths of all single values of a file. */
function listLeaves(value: unknown, path: ValuePath = []): ValuePath[] {
	if (typeof value !== "object" || value === null)
		return value === undefined ? [] : [path];
	return Object.entries(value).flatMap(([key, child]) =>
		listLeaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

describe.each(sites)("of $name", ({ content }) => {
	const fields = allFields(content);
	const singles = fields.filter(isSingle);

	test("every value has a panel that contains it", () => {
		const shown = new Map(
			singles.flatMap(({ values }) =>
				values.map(({ origin, value }) => [getKey(origin), value]),
			),
		);
		const written = listEntries(content).flatMap(({ file, raw }) =>
			listLeaves(raw).map((path) => [
				getKey({ file, path }),
				getValue(content, { file, path }),
			]),
		);
		expect(written.length).toBeGreaterThan(10);
		expect(written.filter(([key]) => !shown.has(String(key)))).toEqual([]);
		for (const [key, value] of written)
			expect([key, shown.get(String(key))]).toEqual([key, value]);
	});

	test("every field has a description, except items of lists and discriminators of unions", () => {
		const silent = singles.filter(
			({ called, help, origin, control }) =>
				called + help === "" &&
				typeof origin.path.at(-1) !== "number" &&
				control.kind !== "choice",
		);
		expect(silent.map(({ origin }) => getKey(origin))).toEqual([]);
	});

	test.each(messageLanguages)(
		"every field has a short label that differs from those beside it: %s",
		(language) => {
			const all = allFields(content, language);
			const sentences = all
				.map(({ called }) => called)
				.filter((name) => /[.,:;!?]|^\p{Ll}|(?: \S+){4}/u.test(name));
			expect([...new Set(sentences)]).toEqual([]);
			const same = all.flatMap(({ control, origin }) => {
				if (control.kind !== "group" || control.isOpen) return [];
				const names = control.fields.map(({ called }) => called);
				return names
					.filter((name, index) => name && names.indexOf(name) < index)
					.map((name) => `${getKey(origin)}: ${name}`);
			});
			expect(same).toEqual([]);
		},
	);

	/** A field of a missing map can't be set by itself. */
	const isThere = ({ file, path }: ValueAddress) =>
		path !== "markdown" &&
		getValue(content, { file, path: path.slice(0, -1) }) !== undefined;

	test("the schema accepts the values that a control offers", () => {
		const choices = singles
			.flatMap((field) => field.values.map(({ origin }) => ({ field, origin })))
			.filter(({ origin }) => isThere(origin));
		fc.assert(
			fc.property(
				fc
					.constantFrom(...choices)
					.chain(({ field, origin }) =>
						generateOffered(field).map((value) => ({ origin, value })),
					),
				({ origin, value }) => {
					expect([
						getKey(origin),
						value,
						...listErrors(origin, value, content),
					]).toEqual([getKey(origin), value]);
				},
			),
			{ numRuns: 1000 },
		);
	});

	test("an optional field can be removed", () => {
		const optional = fields
			.filter(({ isOptional }) => isOptional)
			.map(({ origin }) => origin)
			.filter(isThere)
			// A page needs an address in at least one language.
			.filter(({ path }) => path[0] !== "path")
			// A link needs a page or an address.
			.filter(({ path }) => path.at(-1) !== "page");
		for (const origin of optional)
			expect([
				getKey(origin),
				...listErrors(origin, undefined, content),
			]).toEqual([getKey(origin)]);
	});
});

describe("the control is derived from the schema", () => {
	const control = (file: string, ...path: ValuePath) =>
		panel(file, path).field.control;

	test.each([
		["pages/home.yaml", ["title"], { kind: "line", facts: true }],
		["business.yaml", ["company", "legalName"], { kind: "line", facts: false }],
		["footer.yaml", ["disclaimer", "text"], { kind: "markdown" }],
		["facts/hours.yaml", ["openingDay", "from"], { kind: "time" }],
		["facts/rules.yaml", ["bookingOpened"], { kind: "date" }],
		["testimonials.yaml", ["danish", 0, "month"], { kind: "month" }],
		[
			"facts/sessions.yaml",
			["session-2h", "recommended"],
			{ kind: "switch", on: true },
		],
		// A required boolean can't be removed.
		[
			"news/opening.da.md",
			["featured"],
			{ kind: "switch", on: true, off: false },
		],
		["news/opening.da.md", ["translated"], { kind: "switch", on: false }],
		["facts/prices.yaml", ["session-1h"], { kind: "number", unit: "kr." }],
		["facts/discounts.yaml", ["multiSession"], { kind: "number", unit: "%" }],
		// A discriminator can take values that match the other fields.
		[
			"facts/sessions.yaml",
			["event", "kind"],
			{ kind: "choice", options: [{ value: "session" }, { value: "event" }] },
		],
		[
			"facts/sessions.yaml",
			["overnight", "kind"],
			{ kind: "choice", options: [{ value: "night" }] },
		],
	])("%s %j", (file, path, expected) => {
		expect(control(file, ...path)).toMatchObject(expected);
	});

	test("a field that is either true or missing has no other value", () => {
		expect(control("news/opening.da.md", "translated")).toEqual({
			kind: "switch",
			on: false,
			off: undefined,
		});
	});

	test("choices are labelled in the language of the panel", () => {
		const type = (language: MessageLanguage) =>
			panelOf(
				{ file: "content/news/opening.da.md", path: ["type"] },
				small,
				language,
			)?.field.control;
		expect(type("da")).toMatchObject({
			options: expect.arrayContaining([
				{ value: "press-release", label: "pressemeddelelse" },
			]),
		});
		expect(type("en")).toMatchObject({
			options: expect.arrayContaining([
				{ value: "press-release", label: "press release" },
			]),
		});
	});

	test("an example is shown for typed text, not for a selection", () => {
		const help = (...path: ValuePath) =>
			panel("facts/room.yaml", path).field.help;
		expect(help("facilities", 0, "icon")).not.toMatch(/heart/);
		expect(panel("business.yaml", ["site"]).field.help).toMatch(
			/^For eksempel: /,
		);
	});

	test("the panel of an address mentions redirects", () => {
		for (const [file, ...path] of [
			["pages/faq.yaml", "path", "da"],
			["news/opening.da.md", "slug"],
		])
			expect(panel(`${file}`, path).field.help).toMatch(/viderestilling\.$/);
	});

	test("the panel of an article's date names the field for its publication", () => {
		const { help } = panel("news/opening.da.md", ["date"]).field;
		const { called } = panel("news/opening.da.md", ["from"]).field;
		expect(help).toContain(`»${called}«`);
	});

	test("the file determines whether a value is shared or localized", () => {
		const both = edit(
			"business.yaml",
			"maps: https://kort.example/kilden",
			"maps: { da: https://kort.example/, en: https://maps.example/ }",
		);
		const path = ["links", "maps"];
		expect(panel("business.yaml", path).field.values).toEqual([
			{
				origin: { file: "content/business.yaml", path },
				value: "https://kort.example/kilden",
			},
		]);
		expect(
			panel("business.yaml", path, createContent(both)).field.values,
		).toMatchObject([
			{ locale: "da", value: "https://kort.example/" },
			{ locale: "en", value: "https://maps.example/" },
		]);
	});
});

describe("languages are shown side by side", () => {
	test("for values in one file, from either language", () => {
		const file = "content/facts/sessions.yaml";
		const { field } = panel("facts/sessions.yaml", ["event", "name", "en"]);
		expect(field.origin).toEqual({ file, path: ["event", "name"] });
		expect(field.values).toEqual([
			{
				locale: "da",
				origin: { file, path: ["event", "name", "da"] },
				value: "aften",
			},
			{
				locale: "en",
				origin: { file, path: ["event", "name", "en"] },
				value: "evening",
			},
		]);
	});

	test("in all three languages of the bakery", () => {
		const { languages, field } =
			panelOf({ file: "content/shop.yaml", path: ["motto"] }, bakery, "en") ??
			{};
		expect(languages).toEqual({ da: "Danish", en: "English", de: "German" });
		expect(field?.values.map(({ locale, value }) => [locale, value])).toEqual([
			["da", "Surdej siden 1987"],
			["en", "Sourdough since 1987"],
			["de", "Sauerteig seit 1987"],
		]);
	});

	test("for files of a text, including a missing one", () => {
		const { field } = panel("events/evening.da.md", "markdown");
		expect(field.control).toEqual({ kind: "markdown" });
		expect(field.values.map(({ locale, origin }) => [locale, origin])).toEqual([
			["da", { file: "content/events/evening.da.md", path: "markdown" }],
			["en", { file: "content/events/evening.en.md", path: "markdown" }],
		]);
		expect(field.values[0]?.value).toBe(fixture("events/evening.da.md"));
		const alone = createContent({ "events/evening.en.md": undefined });
		expect(
			panel("events/evening.da.md", "markdown", alone).field.values[1],
		).toMatchObject({ locale: "en", value: undefined });
	});

	test("for the front matter of an article followed by its Markdown", () => {
		const { field, around } = panel("news/opening.en.md", ["title"]);
		expect(field.values.map(({ origin }) => origin)).toEqual([
			{ file: "content/news/opening.da.md", path: ["title"] },
			{ file: "content/news/opening.en.md", path: ["title"] },
		]);
		expect(around?.control).toMatchObject({ kind: "group" });
		const [first] = panel("news/opening.da.md", "markdown").field.values;
		expect(fixture("news/opening.da.md").endsWith(`---\n${first?.value}`)).toBe(
			true,
		);
	});

	test("but not for an article as a whole: only its fields have languages", () => {
		const { field } = panel("news/opening.da.md", []);
		expect(field.name).toMatch(/^Vi åbner \S/);
		expect(field.values.map(({ locale }) => locale)).toEqual([undefined]);
	});

	test("with separate lists for lists in each language", () => {
		const { field } = panel("booking.yaml", ["columns", "en", 0, "text"]);
		expect(field.values).toMatchObject([{ locale: "en" }]);
		expect(field.values).toHaveLength(1);
		expect(
			panel("testimonials.yaml", ["english", 0, "quote"]).field.values,
		).toMatchObject([{ locale: "en", value: "I slept well." }]);
	});
});

describe("a reference may be to", () => {
	const options = (file: string, ...path: ValuePath) => {
		const { control } = panel(file, path).field;
		return "options" in control ? control.options : [];
	};

	test.each<[string, ValuePath, object]>([
		[
			"pages/home.yaml",
			["book", "page"],
			{ value: "home", label: "Forside", address: "/" },
		],
		[
			"facts/sessions.yaml",
			["overnight", "price"],
			{
				value: "session-1h",
				label: `kort session: ${readPrice("session-1h")} kr.`,
			},
		],
		[
			"pages/home.yaml",
			["founderQuote", "person"],
			{ value: "anna", label: "Anna Prøve" },
		],
		[
			"facts/hours.yaml",
			["session"],
			{ value: "session-2h", label: "lang session" },
		],
	])("an entry named by %s %j, with its label", (file, path, option) => {
		expect(options(file, ...path)).toContainEqual(option);
	});

	test("pictures, not videos, with a URL of their preview", () => {
		const found = options("pages/home.yaml", "roomImage", "src");
		expect(found.map(({ value }) => value)).toContain("room.svg");
		const [first] = found;
		expect(first?.address).toMatch(/^\/media\/.+/);
	});

	test("the address of a page, for a redirect", () => {
		const found = options("redirects.yaml", 0, "to").map(({ value }) => value);
		expect(found).toEqual(expect.arrayContaining(["/", "/faq", "/en/book"]));
		expect(found).not.toContain("/testimonials");
	});

	test("a page by its menu label, grouped by language", () => {
		const found = options("redirects.yaml", 0, "to");
		for (const [value, label, group] of [
			["/events", "Events", "Dansk"],
			["/en/events", "Events", "Engelsk"],
			["/en/faq", "Answers", "Engelsk"],
		])
			expect(found).toContainEqual({ value, label, group, address: value });
		const names = pageNames(contextOf(small, "da"));
		expect(["/events", "/en/events"].map(names.ofPath)).toEqual([
			"Events",
			"Events (engelsk)",
		]);
	});
});

describe("a panel contains", () => {
	test("the group of a value, e.g. of a link or a picture", () => {
		const names = (found: Panel) =>
			found.around && listParts(found.around.control).map(({ name }) => name);
		expect(names(panel("pages/home.yaml", ["book", "label"]))).toEqual([
			"label",
			"page",
			"part",
			"url",
		]);
		expect(names(panel("pages/home.yaml", ["roomImage", "alt"]))).toEqual([
			"src",
			"dark",
			"focus",
			"alt",
		]);
		expect(panel("events/evening.da.md", "markdown").around).toBeUndefined();
	});

	test("the lists around it from the inside out, with labels of their items", () => {
		const { lists } = panel("booking.yaml", [
			"columns",
			"da",
			1,
			"points",
			0,
			"text",
		]);
		expect(lists.map(({ list, index }) => [list.origin.path, index])).toEqual([
			[["columns", "da", 1, "points"], 0],
			[["columns", "da"], 1],
		]);
		const [points, columns] = lists.map(({ list }) =>
			listParts(list.control).map(({ name }) => name),
		);
		expect(points).toEqual(["Ring til os"]);
		expect(columns).toEqual([
			"Den **lange** varer 2 timer.",
			`Den korte koster ${readPrice("session-1h")} kr.`,
		]);
	});

	test("the reason why the last item can't be removed, without naming a missing button", () => {
		const path = ["columns", "da", 0, "points", 0, "text"];
		const { lists, scaffold } = panel("booking.yaml", path);
		expect(scaffold).toBeUndefined();
		const [points] = lists.map(({ list }) => list.control);
		if (points?.kind !== "list") throw new Error("Points are a list.");
		expect(points.cannotRemove).toMatch(/^Her skal være mindst 1/);
		expect(points.cannotRemove).not.toContain(wordings.addAnother.da);
	});

	test("the control of an added item", () => {
		const added = (file: string, ...path: ValuePath) => {
			const { control } = panel(file, path).field;
			return control.kind === "list" && control.element?.kind;
		};
		expect(added("facts/hours.yaml", "week", "monday", "starts")).toBe("time");
		expect(added("facts/hours.yaml", "week", "friday", "starts")).toBe("time");
		const none = createContent({ "redirects.yaml": "[]\n" });
		expect(panel("redirects.yaml", [], none).field.control).toEqual({
			kind: "list",
			items: [],
			element: undefined,
		});
	});

	test("the entries that can be created beside it", () => {
		const scaffold = (file: string, path: ValueAddress["path"]) =>
			panel(file, path).scaffold?.name;
		expect(scaffold("faq.yaml", [0, "answer"])).toBe("faq");
		expect(scaffold("testimonials.yaml", ["danish", 0, "quote"])).toBe(
			"testimonial",
		);
		expect(scaffold("events/evening.yaml", ["title"])).toBe("event");
		expect(scaffold("events/evening.en.md", "markdown")).toBe("event");
		expect(scaffold("news/opening.da.md", ["title"])).toBe("article");
		expect(scaffold("pages/home.yaml", ["title"])).toBeUndefined();
	});

	test("the facts derived from it", () => {
		const facts = (file: string, ...path: ValuePath) =>
			[...panel(file, path).field.facts].sort();
		expect(facts("facts/prices.yaml", "session-1h")).toEqual([
			"price.new-customer.session-1h",
			"price.range",
			"price.session-1h",
		]);
		expect(facts("facts/sessions.yaml", "event", "name")).toEqual([
			"name.event",
		]);
		expect(facts("facts/offers.yaml", "summer", "until")).toEqual([
			"date.summer.until",
			"month.summer",
			"period.summer",
		]);
		expect(facts("facts/sessions.yaml", "event", "summary")).toEqual([]);
		expect(facts("pages/home.yaml", "title")).toEqual([]);
	});

	test("no placeholders of missing facts", () => {
		const path = [2, "question", "da"];
		const asked = createContent(
			edit("faq.yaml", "Hvad med sko?", "{{no.shoes}}?"),
		);
		const above = panel("faq.yaml", path, asked).above.map(
			({ called }) => called,
		);
		expect(above).toContain("…?");
	});

	test("nothing for values without a schema", () => {
		const none = (file: string, ...path: ValuePath) =>
			panelOf({ file: `content/${file}`, path }, small, "da");
		expect(none("pages/home.yaml", "titel")).toBeUndefined();
		expect(none("pages/home.yaml", "title", "sv")).toBeUndefined();
		expect(none("pages/home.yaml", "title", "da", 0)).toBeUndefined();
		expect(none("faq.yaml", 999)).toBeUndefined();
		expect(none("nowhere.yaml", "title")).toBeUndefined();
		expect(
			panelOf({ file: "content/faq.yaml", path: "markdown" }, small, "da"),
		).toBeUndefined();
	});

	test("the valid part of a file with an error", () => {
		const wrong = createContent(edit("facts/room.yaml", "units: ", "units: x"));
		const { field, around } = panel("facts/room.yaml", ["units"], wrong);
		expect(field.control).toMatchObject({ kind: "number" });
		expect(around && listParts(around.control).length).toBe(5);
	});
});

describe("the facts available in texts", () => {
	const facts = new Map(
		factChoices(small, "en").map((fact) => [fact.name, fact] as const),
	);

	test("have their text in each language, and the value to edit", () => {
		expect(facts.get("name.event")).toEqual({
			name: "name.event",
			called: "Name (evening)",
			words: { da: "aften", en: "evening" },
			origins: [
				{ file: "content/facts/sessions.yaml", path: ["event", "name"] },
			],
		});
		expect(facts.get("payment.card")?.origins).toEqual([
			expect.objectContaining({ path: ["payments", "card", "name"] }),
		]);
	});

	test("are labelled by the values from which they are derived", () => {
		const called = (name: string) => facts.get(name)?.called;
		expect(called("price.session-1h")).toBe("Price (short session)");
		expect(called("price.new-customer.session-1h")).toMatch(
			/ \+ Price \(short session\)$/,
		);
		// Two values of the same group are labelled by the group.
		expect(called("address.full")).not.toContain("+");
	});

	test("link to all values from which they are derived, or to their common parent in a file", () => {
		expect(facts.get("price.range")?.origins).toEqual([
			{ file: "content/facts/prices.yaml", path: [] },
			{ file: "content/facts/sessions.yaml", path: [] },
		]);
		expect(facts.get("price.new-customer.session-1h")?.origins).toEqual([
			expect.objectContaining({ file: "content/facts/codes.yaml" }),
			{ file: "content/facts/prices.yaml", path: ["session-1h"] },
		]);
	});

	test("have panels of the values from which they are derived", () => {
		for (const { name, origins } of facts.values())
			for (const origin of origins) {
				const field = panelOf(origin, small, "da")?.field;
				// A parent of several values isn't a source itself.
				const { kind } = field?.control ?? {};
				if (kind === "group" || kind === "list") continue;
				expect(field?.facts).toContain(name);
			}
	});
});

describe("an error is shown at its value", () => {
	function problems(files: Files): Problem[] {
		const content = createContent(files);
		const diagnostics = content.sources.flatMap(
			(source) => parseOnce(source, site).diagnostics,
		);
		return problemsOf(diagnostics, content, "da");
	}

	test.each<readonly [string, string, string, ValueAddress["path"]]>([
		["facts/rules.yaml", "replyHours: ", "replyHours: x", ["replyHours"]],
		["faq.yaml", "Hvad med sko?", "Hvad med {{sko?", [2, "question", "da"]],
		// After line breaks written as escapes.
		[
			"pages/home.yaml",
			"heading: { da: Forside,",
			'heading: { da: "For\\n\\nside {{price",',
			["heading", "da"],
		],
		// A text over several lines.
		["faq.yaml", "**forsinket**", "{{forsinket", [1, "answer", "da"]],
		[
			"facts/hours.yaml",
			'["10:00", "12:00"]',
			'["10:00", "12.00"]',
			["week", "monday", "starts", 1],
		],
		["news/opening.da.md", "type: press-release", "type: press", ["type"]],
		["news/opening.da.md", "Se, hvad", "Se {{, hvad", "markdown"],
	])("%s: %s → %s", (name, from, to, path) => {
		const file = `content/${name}`;
		const found = problems(edit(name, from, to));
		expect(found[0]?.message).toMatch(/\.$/);
		expect(
			new Set(found.map(({ origin }) => origin && getKey(origin))),
		).toEqual(new Set([getKey({ file, path })]));
	});

	test("an error names the button that fixes it by its label", () => {
		const [first] = problems(edit("faq.yaml", "Hvad med sko?", "Hvad {{sko?"));
		expect(first?.hint).toContain(`»${wordings.fact.da}«`);
	});

	test("an error about a missing field is shown at the group that lacks it", () => {
		const file = "content/pages/home.yaml";
		expect(
			problems(edit("pages/home.yaml", "  page: book\nhero", "hero")),
		).toMatchObject([{ origin: { file, path: ["book"] } }]);
	});

	test("an error about a missing text is shown at the Markdown", () => {
		const file = "content/news/opening.da.md";
		const [front = ""] =
			/^---\n.*?\n---\n/s.exec(fixture("news/opening.da.md")) ?? [];
		for (const empty of ["", front])
			expect(problems({ "news/opening.da.md": empty })).toMatchObject([
				{ origin: { file, path: "markdown" } },
			]);
	});

	test("an error in a comment is shown at no value", () => {
		expect(
			problems(
				edit("facts/room.yaml", "places: ", "# kilde-tillad:\nplaces: "),
			),
		).toMatchObject([{ severity: "warning", origin: undefined }]);
	});

	test("an error of a whole file is shown at no value", () => {
		expect(problems({ "faq.yaml": "" })).toMatchObject([{ origin: undefined }]);
		expect(problems({ "facts/notes.txt": "x" })).toMatchObject([
			{ origin: undefined },
		]);
	});
});

test("links may point to every page of a language and its headings", () => {
	const inputs = { ...small, bundle, mark: withMarks };
	const { artifacts } = compile(inputs, createMemo()).value;
	const shown = { ...small, artifacts };
	const found = pageChoices(shown, "en");
	expect(found).toContainEqual({
		value: "/en",
		label: "Home",
		address: "/en",
	});
	expect(found).toContainEqual({
		value: "/en/faq#shoes",
		label: expect.stringMatching(/: What about shoes\?$/),
		address: "/en/faq#shoes",
	});
	expect(found.every(({ address }) => address?.startsWith("/en"))).toBe(true);
	const danish = pageChoices(shown, "da");
	expect(danish.map(({ value }) => value)).not.toContain("/#content");
	expect(
		danish.find(({ value }) =>
			String(value).endsWith("vi-aabner#opening-program"),
		)?.label,
	).toMatch(/: Program$/);
	const ids = found.filter(({ value, label }) => {
		const [, fragment] = String(value).split("#");
		return fragment !== undefined && label.endsWith(`: ${fragment}`);
	});
	expect(ids).toEqual([]);
});

/** Reads a price of the small site. */
function readPrice(name: string): string {
	const [, price = ""] =
		new RegExp(`^${name}: (\\d+)$`, "m").exec(fixture("facts/prices.yaml")) ??
		[];
	return price;
}

/** Lists the schema errors for a different value at a path. */
function listErrors(
	{ file, path }: ValueAddress,
	value: unknown,
	content: Content,
): string[] {
	const entry = listEntries(content).find((each) => each.file === file);
	const collection = entry && findCollection(content.site, entry.collection);
	// The translation of a text may be missing, and Markdown is unrestricted.
	if (!entry || !collection || path === "markdown") return [];
	const changed = setValueAt(entry.raw, path.map(String), value);
	const schema = getSchemaForLocale(collection, entry.locale, content.site);
	const result = schema.safeParse(JSON.parse(JSON.stringify(changed)));
	return result.error?.issues.map(({ message }) => message) ?? [];
}
