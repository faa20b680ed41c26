import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	collectionNamed,
	type SiteDefinition,
} from "../generator/definition.ts";
import { pointer } from "../generator/diagnostics/places.ts";
import type { Content } from "../generator/edit/context.ts";
import { panelOf } from "../generator/edit/fields.ts";
import type {
	Control,
	Field,
	Origin,
	Panel,
	ValuePath,
} from "../generator/edit/protocol.ts";
import { parse } from "../generator/parse/index.ts";
import { read } from "../generator/read/index.ts";
import type { ContentEntry, Source } from "../generator/types.ts";
import { replaced } from "../generator/where/fact-trial.ts";
import { site } from "../site/site.ts";
import { edit, type Files, sourcesWith, today } from "./check.ts";
import { site as bakerySite } from "./fixtures/bakery/site/site.ts";

// What the panel of the editor shows for a value: derived from the schemas, for any site.

function contentFrom(sources: readonly Source[], of: SiteDefinition): Content {
	const entries = sources.map((source) => parse(source, of).value);
	return { site: of, sources, entries, date: today };
}

const contentWith = (files: Files) => contentFrom(sourcesWith(files), site);
const small = contentWith({});
const bakery = contentFrom(
	read(fileURLToPath(new URL("fixtures/bakery", import.meta.url))).value,
	bakerySite,
);
const sites = [
	{ name: "the small site", content: small },
	{ name: "the bakery", content: bakery },
];

/** A panel of the small site in Danish; `file` is below content/. */
function panel(file: string, path: Origin["path"], content = small): Panel {
	const found = panelOf({ file: `content/${file}`, path }, content, "da");
	if (!found) throw new Error(`${file} has no ${String(path)}.`);
	return found;
}

function entriesOf({ entries }: Content): ContentEntry[] {
	return entries.filter((entry) => entry.kind === "content");
}

const keyOf = ({ file, path }: Origin) =>
	`${file} ${path === "markdown" ? path : pointer(path)}`;

/** Every field of a site, asked for one by one, from whole files to single values. */
function allFields(content: Content): Field[] {
	const asked = (origin: Origin): Field[] => {
		const found = panelOf(origin, content, "da");
		if (!found) throw new Error(`No panel for ${keyOf(origin)}.`);
		const { field } = found;
		return [
			field,
			...partsOf(field.control).flatMap((part) => asked(part.origin)),
		];
	};
	return entriesOf(content).flatMap(({ file }) => [
		...asked({ file, path: [] }),
		...(file.endsWith(".md") ? asked({ file, path: "markdown" }) : []),
	]);
}

function partsOf(control: Control): readonly Field[] {
	if (control.kind === "group") return control.fields;
	return control.kind === "list" ? control.items : [];
}

const isSingle = ({ control }: Field) =>
	control.kind !== "group" && control.kind !== "list";

/** The paths of all single values of a file. */
function leavesIn(value: unknown, path: ValuePath = []): ValuePath[] {
	if (typeof value !== "object" || value === null)
		return value === undefined ? [] : [path];
	return Object.entries(value).flatMap(([key, child]) =>
		leavesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

describe.each(sites)("of $name", ({ content }) => {
	const fields = allFields(content);
	const singles = fields.filter(isSingle);

	test("every value has a panel, which holds it", () => {
		const shown = new Map(
			singles.flatMap(({ values }) =>
				values.map(({ origin, value }) => [keyOf(origin), value]),
			),
		);
		const written = entriesOf(content).flatMap(({ file, raw }) =>
			leavesIn(raw).map((path) => [
				keyOf({ file, path }),
				path.reduce<unknown>((value, step) => Object(value)[step], raw),
			]),
		);
		expect(written.length).toBeGreaterThan(10);
		expect(written.filter(([key]) => !shown.has(String(key)))).toEqual([]);
		for (const [key, value] of written)
			expect([key, shown.get(String(key))]).toEqual([key, value]);
	});

	test("every field is explained, but items of lists and what only says which of several a group is", () => {
		const silent = singles.filter(
			({ help, origin, control }) =>
				help === "" &&
				typeof origin.path.at(-1) !== "number" &&
				control.kind !== "choice",
		);
		expect(silent.map(({ origin }) => keyOf(origin))).toEqual([]);
	});

	test("the schema takes what a control offers", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...singles).chain((field) =>
					fc.record({
						field: fc.constant(field),
						value: offered(field),
						place: fc.nat(field.values.length - 1),
					}),
				),
				({ field, value, place }) => {
					const { origin } = field.values[place] ?? field;
					expect([
						keyOf(origin),
						value,
						refusals(origin, value, content),
					]).toEqual([keyOf(origin), value, []]);
				},
			),
			{ numRuns: 1000 },
		);
	});

	test("what may be left out can be", () => {
		for (const { isOptional, origin } of fields.filter(
			({ isOptional }) => isOptional,
		))
			expect([
				keyOf(origin),
				isOptional,
				refusals(origin, undefined, content),
			]).toEqual([keyOf(origin), true, []]);
	});

	test("a text that is there matches the pattern of its control", () => {
		for (const { control, values } of singles)
			if (control.kind === "line")
				for (const { value } of values)
					if (typeof value === "string")
						expect(value).toMatch(new RegExp(control.pattern ?? "", "u"));
	});
});

/** The values that can be chosen in a control, or any that its limits allow. */
function offered({ control, values }: Field): fc.Arbitrary<unknown> {
	switch (control.kind) {
		case "number": {
			const { min = -1000, max = 1000, step } = control;
			return fc
				.nat(Math.floor((max - min) / step))
				.map((steps) => Number((min + steps * step).toFixed(6)));
		}
		case "time":
			return fc
				.record({ hour: fc.nat(23), minute: fc.nat(59) })
				.map(({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`);
		case "date":
			return dates.map((date) => date.slice(0, 10));
		case "month":
			return dates.map((date) => date.slice(0, 7));
		case "switch":
			return fc.constantFrom(control.on, control.off);
		case "choice":
		case "reference":
		case "picture":
		case "film":
			return control.options.length === 0
				? fc.constant(values[0]?.value)
				: fc.constantFrom(...control.options.map(({ value }) => value));
		default:
			return fc.constant(
				values.find(({ value }) => value !== undefined)?.value,
			);
	}
}

const dates = fc
	.date({
		min: new Date("1900-01-01"),
		max: new Date("2999-12-31"),
		noInvalidDate: true,
	})
	.map((date) => date.toISOString());

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** What the schema of a file says against another value at a place in it. */
function refusals(
	{ file, path }: Origin,
	value: unknown,
	content: Content,
): string[] {
	const entry = entriesOf(content).find((each) => each.file === file);
	const collection = entry && collectionNamed(content.site, entry.collection);
	// The counterpart of a text may be missing, and below the front matter anything goes.
	if (!entry || !collection || path === "markdown") return [];
	const changed = replaced(entry.raw, path.map(String), value);
	const result = collection.schema.safeParse(
		JSON.parse(JSON.stringify(changed)),
	);
	return result.error?.issues.map(({ message }) => message) ?? [];
}
