import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createContext } from "../../editor/context.ts";
import { listChoices } from "../../editor/fields/choices.ts";
import { createLabels } from "../../editor/fields/labels.ts";
import type {
	EntryForm,
	Field,
	ValueAddress,
	ValuePath,
} from "../../editor/protocol.ts";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import type { SiteDefinition } from "../../generator/definition.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import { bundle, type Files, sourcesWith, today } from "../support/check.ts";
import { loadSite } from "../support/load-site.ts";
import { site } from "../support/site.ts";

// The forms of entries, created from the schemas of any site.

const memo = createMemo();

function open(
	sources: readonly Source[],
	definition: SiteDefinition,
	language = "da",
) {
	const inputs = { site: definition, sources, bundle, date: today };
	const { value } = compile(inputs, memo);
	const context = createContext({ ...inputs, ...value }, language);
	const labels = createLabels(context);
	const getForm = (file: string): EntryForm => {
		const form = labels.getForm(`content/${file}`);
		if (!form) throw new Error(`No form for ${file}.`);
		return form;
	};
	return { context, labels, getForm };
}

const openSmall = (files: Files = {}, language?: string) =>
	open(sourcesWith(files), site, language);
const small = openSmall();
const bakeryRoot = fileURLToPath(
	new URL("../fixtures/bakery", import.meta.url),
);
const bakery = open(readSources(bakeryRoot).value, await loadSite(bakeryRoot));

/** Lists the paths of all single values. */
function listLeaves(value: unknown, path: ValuePath = []): ValuePath[] {
	if (typeof value !== "object" || value === null)
		return value === undefined ? [] : [path];
	return Object.entries(value).flatMap(([key, child]) =>
		listLeaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

/** Lists a field and the fields in it, whatever its value. */
function listFields(field: Field): Field[] {
	const { control } = field;
	const inner =
		"fields" in control
			? control.fields.map((each) => each.field)
			: "element" in control
				? [control.element]
				: "variants" in control
					? control.variants.map((each) => each.field)
					: [];
	return [field, ...inner.flatMap(listFields)];
}

/** Finds a field by its keys. */
function getField(form: EntryForm, ...keys: readonly string[]): Field {
	return keys.reduce((field, key) => {
		const { control } = field;
		if (key === "*" && "element" in control) return control.element;
		const fields = "fields" in control ? control.fields : [];
		const found = fields.find((each) => each.key === key);
		if (!found) throw new Error(`No field ${key}.`);
		return found.field;
	}, form.form);
}

describe.each([
	["the small site", small],
	["the bakery", bakery],
])("of %s", (_, { context, labels }) => {
	test("every value has a field, and a label that isn't its key", () => {
		const addresses = [...context.files.values()].flatMap(
			({ file, raw }): ValueAddress[] => [
				...listLeaves(raw).map((path) => ({ file, path })),
				...(file.endsWith(".md") ? [{ file, path: "markdown" as const }] : []),
			],
		);
		expect(addresses.length).toBeGreaterThan(30);
		const isSingle = (field: Field | undefined) =>
			field && !("fields" in field.control) && !("element" in field.control);
		const without = addresses.filter(
			(address) =>
				!isSingle(labels.findField(address)) &&
				// A discriminator is the choice of a variant, or the view of a page.
				!["kind", "view"].includes(String(address.path.at(-1))),
		);
		expect(without).toEqual([]);
		for (const address of addresses)
			expect(labels.getLabel(address)).not.toBe("");
	});

	test("every field has a label, except items of lists and single languages", () => {
		const files = [...context.files.keys()];
		const fields = files.flatMap((file) => {
			const form = labels.getForm(file);
			return form ? listFields(form.form) : [];
		});
		expect(fields.length).toBeGreaterThan(50);
		const keyed = fields.flatMap(({ control }) =>
			control.kind === "group" ? control.fields : [],
		);
		const unlabelled = keyed
			.filter(({ key, field }) => key !== "" && field.label === "")
			.filter(({ field }) => field.control.kind !== "markdown")
			.map(({ key }) => key);
		expect([...new Set(unlabelled)]).toEqual([]);
		const odd = keyed
			.map(({ field }) => field.label)
			.filter((label) => /[.,:;!?]|(?: \S+){5}/u.test(label));
		expect([...new Set(odd)]).toEqual([]);
	});
});

describe("languages are side by side", () => {
	test("for a value in one file", () => {
		const { control } = getField(small.getForm("pages/home.yaml"), "heading");
		expect(control).toMatchObject({
			kind: "localized",
			fields: [
				{ key: "da", field: { locale: "da", control: { hasFacts: true } } },
				{ key: "en", field: { locale: "en" } },
			],
		});
	});

	test("for files in one language each, also for one that is missing", () => {
		const { control } = getField(
			small.getForm("news/opening.da.md"),
			"markdown",
		);
		const at = (locale: string) => ({
			file: `content/news/opening.${locale}.md`,
			path: "markdown",
		});
		expect(control).toMatchObject({
			kind: "localized",
			fields: [
				{ key: "da", field: { at: at("da") } },
				{ key: "en", field: { at: at("en") } },
			],
		});
		const form = small.getForm("news/opening.da.md");
		expect(Object.keys(form.documents)).toContain("content/news/opening.en.md");
	});

	test("but not for a field with one value in all languages", () => {
		const form = small.getForm("news/opening.da.md");
		expect(getField(form, "date").at?.file).toBe("content/news/opening.da.md");
		expect(getField(form, "title").control.kind).toBe("localized");
	});

	test("in all three languages of the bakery", () => {
		const kinds = [...bakery.context.files.keys()].flatMap((file) => {
			const form = bakery.labels.getForm(file);
			return form ? listFields(form.form) : [];
		});
		const localized = kinds.find(({ control }) => control.kind === "localized");
		expect(
			localized?.control.kind === "localized" &&
				localized.control.fields.length,
		).toBe(3);
	});
});

describe("the control follows from the schema", () => {
	const prices = small.getForm("facts/prices.yaml");
	const hours = small.getForm("facts/hours.yaml");

	test("a number has its unit, and a map its keys as people name them", () => {
		const { control } = getField(prices, "");
		expect(control).toMatchObject({
			kind: "map",
			element: {
				control: { kind: "number", unit: "kr.", units: ["DKK", "kr."] },
			},
			names: { "session-1h": expect.stringMatching(/session$/) },
			omits: expect.arrayContaining(["checked"]),
		});
	});

	test("the days of a week are a grid of start times", () => {
		expect(getField(hours, "week").control).toMatchObject({
			kind: "group",
			layout: "grid",
		});
		expect(getField(hours, "week", "monday", "starts", "*").control).toEqual({
			kind: "time",
		});
	});

	test("a union has the fields of each variant without the discriminator", () => {
		const { control } = getField(small.getForm("facts/sessions.yaml"), "", "*");
		if (control.kind !== "union") throw new Error("It is no union.");
		expect(control.tag).toBe("kind");
		for (const { field, tags } of control.variants) {
			expect(tags).toHaveLength(1);
			expect(() => getField({ ...prices, form: field }, "kind")).toThrow();
		}
	});

	test("the form of a page has the fields of its own view, then its texts", () => {
		const form = small.getForm("pages/home.yaml");
		const keys =
			form.form.control.kind === "group"
				? form.form.control.fields.map(({ key }) => key)
				: [];
		expect(keys).toContain("heading");
		expect(keys).not.toContain("view");
		expect(keys.indexOf("intro")).toBeGreaterThan(keys.indexOf("heading"));
		expect(form.pages).toEqual({ da: "/", en: "/en" });
		expect(form.kind).toBe("Sider");
	});

	test("a field for samples is shown only where it is set", () => {
		expect(getField(hours, "sample").isShownWhenSet).toBe(true);
	});
});

describe("choices", () => {
	const { context, labels } = small;
	const choices = listChoices(context, labels);

	test("have the text of each fact in each language, and the value to edit", () => {
		const price = choices.facts.find(({ name }) => name === "price.session-1h");
		expect(price).toMatchObject({
			texts: { da: "300\u00a0kr.", en: "DKK\u00a0300" },
			origins: [{ file: "content/facts/prices.yaml", path: ["session-1h"] }],
		});
		expect(choices.facts.filter(({ label }) => label === "")).toEqual([]);
	});

	test("name pages as the menu does, with their parts, and prices with their number", () => {
		const values = choices.pages.da?.map(({ value }) => value) ?? [];
		expect(values).toEqual(expect.arrayContaining(["/", "/faq"]));
		expect(values.some((value) => String(value).includes("#"))).toBe(true);
		const labelled = choices.references.prices?.map(({ label }) => label);
		expect(labelled).toContainEqual(expect.stringMatching(/session: 300$/));
		const names = (choices.pages.da ?? [])
			.filter(({ value }) => !String(value).includes("#"))
			.map(({ label }) => label);
		expect(new Set(names).size).toBe(names.length);
	});

	test("separate pictures from videos", () => {
		const isVideo = (name: unknown) => /\.(mp4|webm)$/.test(String(name));
		expect(choices.pictures.some(({ value }) => isVideo(value))).toBe(false);
		expect(choices.videos.every(({ value }) => isVideo(value))).toBe(true);
		expect(choices.pictures.length).toBeGreaterThan(0);
	});
});

test("labels of values name what they belong to", () => {
	const { labels } = openSmall({}, "en");
	const getLabel = (file: string, ...path: (string | number)[]) =>
		labels.getLabel({ file: `content/${file}`, path });
	expect(getLabel("facts/prices.yaml", "session-1h")).toMatch(
		/session \(Prices\)$/,
	);
	expect(getLabel("pages/home.yaml", "heading", "da")).toMatch(
		/^[^,]+, Danish \(Home\)$/,
	);
	expect(getLabel("facts/hours.yaml", "week", "monday", "starts")).toBe(
		"Starts (Hours)",
	);
	expect(labels.getEntryLabel("content/nowhere.yaml")).toBe("nowhere");
});

test("a file with an error has a form with the values that can be read", () => {
	const { getForm } = openSmall({
		"facts/prices.yaml": "session-1h: cheap\nsession-2h: 500\n",
	});
	const { documents } = getForm("facts/prices.yaml");
	expect(documents["content/facts/prices.yaml"]?.value).toMatchObject({
		"session-1h": "cheap",
	});
});
