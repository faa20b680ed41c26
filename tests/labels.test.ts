import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "kilde";
import { formatFieldText } from "kilde/tools";
import { expect, test } from "vitest";
import { applyLabels } from "../generator/bundle/apply-labels.ts";
import { readLabels } from "../generator/bundle/label-files.ts";
import { findMissingLabels } from "../generator/bundle/missing-labels.ts";
import { openDefinition } from "../generator/bundle/open-definition.ts";
import type { Collection } from "../generator/definition.ts";
import { checked, createAnnotator, field } from "./support/engine.ts";
import { folderForEach } from "./support/project.ts";

let folder: string;
folderForEach((created) => {
	folder = created;
});

/** Returns the labels in files of these texts, by language. */
function readTexts(texts: Readonly<Record<string, string>>) {
	for (const [language, text] of Object.entries(texts))
		writeFileSync(join(folder, `labels.${language}.yaml`), text);
	return readLabels(folder, Object.keys(texts));
}

function createCollections(): Collection[] {
	const price = z.strictObject({ legalName: z.string(), note: z.string() });
	const hero = z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("video"), note: z.string() }),
		z.strictObject({ kind: z.literal("image"), note: z.string().min(2) }),
	]);
	return [
		{
			name: "prices",
			files: "prices.yaml",
			schema: z.strictObject({
				checked,
				list: z.array(price).max(2),
				own: field(z.string(), { en: "Own" }),
				theme: z.enum(["light", "dark"]).optional(),
			}),
		},
		{
			name: "page",
			files: "pages/{id}.yaml",
			schema: z.strictObject({ hero }),
		},
	];
}

/** Applies labels, and lists the label and the help of each field in a language. */
function listTexts(
	collections: readonly Collection[],
	language: string,
): Record<string, string> {
	const texts: Record<string, string> = {};
	const visit = createAnnotator(({ meta }, path) => {
		const { label, help } = formatFieldText(meta, language);
		if (label)
			texts[path.map(({ name }) => name).join(".")] = `${label} ${help}`.trim();
		return undefined;
	});
	for (const { name, schema } of collections)
		visit(schema, [{ name, isField: true }]);
	return texts;
}

test("a field has the label of the longest key that its path ends in", () => {
	const collections = createCollections();
	const { lines } = readTexts({
		da: "note: Note\nprices.list.note: [Bemærkning, Til prisen.]\nhero.video: Film\nvideo.note: Om filmen\npage: Sider\n",
		en: "legalName: Registered name\n",
	});
	expect(applyLabels({ collections }, lines)).toEqual([]);
	expect(listTexts(collections, "da")).toMatchObject({
		"prices.list.*.note": "Bemærkning Til prisen.",
		"page.hero.image.note": "Note",
		"page.hero.video": "Film",
		"page.hero.video.note": "Om filmen",
	});
	expect(listTexts(collections, "en")).toMatchObject({
		prices: "Prices",
		"prices.checked": "Last checked The day somebody last checked these facts.",
		"prices.list": "List",
		"prices.list.*.legalName": "Registered name",
		"prices.own": "Own",
	});
	expect(collections[1]?.called).toEqual({ en: "Page", da: "Sider" });
});

test("a schema with labels accepts the same values", () => {
	const collections = createCollections();
	applyLabels({ collections }, readTexts({ da: "theme.dark: Mørk\n" }).lines);
	const [prices, page] = collections.map(({ schema }) => schema);
	const price = { legalName: "A", note: "B" };
	const valid = { own: "C", theme: "dark", list: [price] };
	for (const [schema, value, isValid] of [
		[prices, valid, true],
		[prices, { ...valid, list: [price, price, price] }, false],
		[prices, { ...valid, more: 1 }, false],
		[page, { hero: { kind: "image", note: "D" } }, false],
		[page, { hero: { kind: "video", note: "D" } }, true],
	] as const)
		expect
			.soft(schema?.safeParse(value).success, JSON.stringify(value))
			.toBe(isValid);
});

test("a key of no field, and a line without a label, are errors at their places", () => {
	const { lines, diagnostics } = readTexts({
		da: "note: Note\nprices.list.noet: Note\nlist: {}\nown: [Egen, 1]\n",
	});
	const errors = [
		...diagnostics,
		...applyLabels({ collections: createCollections() }, lines),
	];
	const listed = errors.map(
		({ file, line, column, message }) =>
			`${file}:${line}:${column} ${Object(message).message.en}`,
	);
	expect(listed).toEqual([
		expect.stringMatching(/^site\/labels\.da\.yaml:3:1 .*“list” has no label/),
		expect.stringMatching(/^site\/labels\.da\.yaml:4:1 .*“own” has no label/),
		"site/labels.da.yaml:2:1 No field has a path that ends in “prices.list.noet”. Did you mean prices.list.note?",
	]);
});

test("fields without a label in the language of the editor are one warning", () => {
	const collections = createCollections();
	applyLabels({ collections }, readTexts({ da: "note: Note\n" }).lines);
	const site = { collections, editorLanguage: "da" };
	const [warning, ...others] = findMissingLabels(site);
	expect(others).toEqual([]);
	expect(warning).toMatchObject({
		file: "site/labels.da.yaml",
		severity: "warning",
	});
	expect(Object(warning?.message).message.en).toMatch(
		/^Fields without a label in Danish.*: prices, prices\.list, prices\.legalName, .*page\.hero/,
	);
	expect(findMissingLabels({ ...site, editorLanguage: "en" })).toEqual([]);
});

test("a change of the labels takes effect although the code is cached", async () => {
	const root = join(folder, "project");
	mkdirSync(join(root, "site"), { recursive: true });
	const write = (name: string, text: string) =>
		writeFileSync(join(root, "site", name), text);
	write(
		"site.ts",
		`import { z } from "kilde";
		export const site = { timeZone: "UTC", editorLanguage: "da", collections: [
			{ name: "prices", files: "prices.yaml", schema: z.strictObject({ tea: z.number() }) },
		] };`,
	);
	const open = async () => {
		const opened = await openDefinition(root, "engine");
		if ("errors" in opened) return opened.errors.map(({ line }) => line);
		return listTexts((await opened.load()).collections, "da")["prices.tea"];
	};
	expect(await open()).toBe("Tea");
	write("labels.da.yaml", "tea: Te\n");
	expect(await open()).toBe("Te");
	expect(await open()).toBe("Te");
	write("labels.da.yaml", "tea: Te\n\ncoffee: Kaffe\n");
	expect(await open()).toEqual([3]);
});
