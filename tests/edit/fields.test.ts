import { expect, test } from "vitest";
import { createContext } from "../../editor/context.ts";
import { listChoices } from "../../editor/fields/choices.ts";
import { createLabels } from "../../editor/fields/labels.ts";
import type {
	EntryForm,
	Field,
	ValueAddress,
	ValuePath,
} from "../../editor/protocol.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { buildSmall, type Files } from "../support/check.ts";
import { buildBakery } from "../support/load-site.ts";
import { technical } from "../support/technical.ts";

// The forms of entries, created from the schemas of any site.

function open(built: BuiltSite, language = "da") {
	const context = createContext(built, language);
	const labels = createLabels(context);
	const getForm = (file: string): EntryForm => {
		const form = labels.getForm(`content/${file}`);
		if (!form) throw new Error(`No form for ${file}.`);
		return form;
	};
	const listAllFields = () =>
		[...context.files.keys()]
			.flatMap((file) => labels.getForm(file) ?? [])
			.flatMap(({ form }) => listFields(form));
	return { context, labels, getForm, listAllFields };
}

const openSmall = (files: Files = {}, language?: string) =>
	open(buildSmall(files).value, language);
const small = openSmall();
const bakery = open(await buildBakery());

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

test("every value has a field and a label, and the label of every field is a short name", () => {
	for (const { context, labels, listAllFields } of [small, bakery]) {
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
				(!isSingle(labels.findField(address)) ||
					labels.getLabel(address) === "") &&
				// A discriminator is the choice of a variant, or the view of a page.
				!["kind", "view"].includes(String(address.path.at(-1))),
		);
		expect.soft(without).toEqual([]);
		const keyed = listAllFields()
			.flatMap(({ control }) =>
				control.kind === "group" ? control.fields : [],
			)
			// The rest of a map, and the only text of a file, are labelled by what they are in.
			.filter(
				({ key, field }) => key !== "" && field.control.kind !== "markdown",
			);
		expect(keyed.length).toBeGreaterThan(50);
		const odd = keyed
			.map(({ field }) => field.label)
			.filter((label) => /^$|[.,:;!?]|(?: \S+){5}/u.test(label));
		expect.soft([...new Set(odd)]).toEqual([]);
	}
});

test("no label or help has a technical term, in any language", () => {
	for (const language of ["da", "en"]) {
		const { context, labels, listAllFields } = openSmall({}, language);
		const texts = listAllFields().flatMap(({ label, help }) => [label, help]);
		const { facts } = listChoices(context, labels);
		const all = [...texts, ...facts.map(({ label }) => label)];
		expect(all.length).toBeGreaterThan(100);
		expect(all.filter((each) => technical.test(each))).toEqual([]);
	}
});

test("languages are side by side: of a value in one file, and of files in one language each, also of a missing one", () => {
	const heading = getField(small.getForm("pages/home.yaml"), "heading");
	expect(heading.control).toMatchObject({
		kind: "localized",
		fields: [
			{ key: "da", field: { locale: "da", control: { hasFacts: true } } },
			{ key: "en", field: { locale: "en" } },
		],
	});
	const { getForm } = openSmall({ "news/opening.en.md": undefined });
	const form = getForm("news/opening.da.md");
	const at = (locale: string) => ({
		file: `content/news/opening.${locale}.md`,
		path: "markdown",
	});
	expect(getField(form, "markdown").control).toMatchObject({
		kind: "localized",
		fields: [
			{ key: "da", field: { at: at("da") } },
			{ key: "en", field: { at: at("en") } },
		],
	});
	expect(Object.keys(form.documents)).toContain("content/news/opening.en.md");
	expect(getField(form, "title").control.kind).toBe("localized");
	// One value for all languages.
	expect(getField(form, "date").at?.file).toBe("content/news/opening.da.md");
	const localized = bakery
		.listAllFields()
		.find(({ control }) => control.kind === "localized");
	expect(localized?.control).toMatchObject({ fields: { length: 3 } });
});

test("the control of a field follows from its schema", () => {
	const prices = small.getForm("facts/prices.yaml");
	const hours = small.getForm("facts/hours.yaml");
	expect(getField(prices, "").control).toMatchObject({
		kind: "map",
		element: {
			control: { kind: "number", unit: "kr.", units: ["DKK", "kr."] },
		},
		names: { "session-1h": expect.stringMatching(/session$/) },
		omits: expect.arrayContaining(["checked"]),
	});
	expect(getField(hours, "week").control).toMatchObject({
		kind: "group",
		layout: "grid",
	});
	expect(getField(hours, "week", "monday", "starts", "*").control).toEqual({
		kind: "time",
	});
	expect(getField(hours, "sample").isShownWhenSet).toBe(true);
	const { control } = getField(small.getForm("facts/sessions.yaml"), "", "*");
	if (control.kind !== "union") throw new Error("It is no union.");
	expect(control.tag).toBe("kind");
	for (const { field, tags } of control.variants) {
		expect(tags).toHaveLength(1);
		expect(() => getField({ ...prices, form: field }, "kind")).toThrow();
	}
});

test("the form of a page has the fields of its own view, then its texts", () => {
	const { form, pages, kind } = small.getForm("pages/home.yaml");
	const keys =
		form.control.kind === "group"
			? form.control.fields.map(({ key }) => key)
			: [];
	expect(keys).toContain("heading");
	expect(keys).not.toContain("view");
	expect(keys.indexOf("intro")).toBeGreaterThan(keys.indexOf("heading"));
	expect([pages, kind]).toEqual([{ da: "/", en: "/en" }, "Sider"]);
});

test("a field chooses from facts with their texts, from pages with their parts, from references, pictures and videos", () => {
	const { context, labels } = small;
	const choices = listChoices(context, labels);
	const price = choices.facts.find(({ name }) => name === "price.session-1h");
	expect(price).toMatchObject({
		texts: { da: "300\u00a0kr.", en: "DKK\u00a0300" },
		origins: [{ file: "content/facts/prices.yaml", path: ["session-1h"] }],
	});
	const values = choices.pages.da?.map(({ value }) => String(value)) ?? [];
	expect(values).toEqual(expect.arrayContaining(["/", "/faq"]));
	expect(values.some((value) => value.includes("#"))).toBe(true);
	expect(choices.references.prices?.map(({ label }) => label)).toContainEqual(
		expect.stringMatching(/session: 300$/),
	);
	const names = (choices.pages.da ?? [])
		.filter(({ value }) => !String(value).includes("#"))
		.map(({ label }) => label);
	expect(new Set(names).size).toBe(names.length);
	const isVideo = (name: unknown) => /\.(mp4|webm)$/.test(String(name));
	expect(choices.pictures.some(({ value }) => isVideo(value))).toBe(false);
	expect(choices.videos.every(({ value }) => isVideo(value))).toBe(true);
	expect(choices.pictures.length).toBeGreaterThan(0);
});

test("labels of values name what they belong to", () => {
	const { labels } = openSmall({}, "en");
	const getLabel = (file: string, ...path: (string | number)[]) =>
		labels.getLabel({ file: `content/${file}`, path });
	expect(getLabel("pages/home.yaml", "heading", "da")).toMatch(
		/^[^,]+, Danish \(Home\)$/,
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
