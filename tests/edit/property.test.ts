import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { BuiltSite } from "../../generator/build-types.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { toPointer } from "../../generator/diagnostics/places.ts";
import {
	createDrafts,
	type Drafts,
} from "../../generator/edit/drafts/drafts.ts";
import type { KeptRuns } from "../../generator/edit/drafts/kept-runs.ts";
import { createEditor, type Editor } from "../../generator/edit/editor.ts";
import { markPattern } from "../../generator/edit/origins/mark-form.ts";
import { valuesById, withMarks } from "../../generator/edit/origins/marks.ts";
import type {
	EditState,
	Field,
	Panel,
	ValueAddress,
	YamlValue,
} from "../../generator/edit/protocol.ts";
import { handlers } from "../../generator/edit/requests/handlers.ts";
import { createRevisionReader } from "../../generator/git/revisions.ts";
import { getValidEntries } from "../../generator/link/entries.ts";
import { splitFrontMatter } from "../../generator/parse/front-matter.ts";
import { parse } from "../../generator/parse/index.ts";
import { readSources } from "../../generator/read/index.ts";
import { bundle, repository } from "../support/check.ts";
import { dose } from "../support/dose.ts";
import {
	edited,
	expectSameAround,
	generateOffered,
	locateValue,
	parseData,
	phrases,
	withValue,
} from "../support/edited-values.ts";
import { site } from "../support/site.ts";

// Edits every value of the real content with the values offered in its panel, through requests of the editor.

const date = "2026-11-22";
const sources = readSources(repository).value;
let memo = createMemo();

/** Parses the content with drafts applied: the part of a build that sees single files. */
function parsed(drafts: Drafts) {
	const now = drafts.over(sources);
	const results = now.map((source) =>
		memo.once("parse", `${source.digest} ${source.path}`, () =>
			parse(source, site),
		),
	);
	const value: BuiltSite = {
		site,
		bundle,
		date,
		sources: now,
		pages: [],
		artifacts: [],
		entries: results.map((each) => each.value),
		model: undefined,
	};
	return {
		value,
		diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
	};
}

const { entries, diagnostics: known } = (() => {
	const { value, diagnostics } = parsed(createDrafts());
	return { entries: value.entries, diagnostics };
})();
const origins = valuesById(entries);
memo.dropUnused();
/** The parsed files on disk, to which every edit is restored. */
const parsedFiles = memo.results();

/** Without a disk. */
const nothingKept: KeptRuns = {
	keep: () => undefined,
	earlier: () => ({ runs: [], unreadable: [] }),
	taken() {},
	drop: () => undefined,
};

let drafts: Drafts;
let editor: Editor;
let latest: readonly Diagnostic[] = [];

beforeEach(begin);

/** Starts editing the content as on disk. */
function begin(): void {
	memo = createMemo(parsedFiles);
	editor = createEditor(
		{
			root: "",
			language: "da",
			session: "test",
			environment: {},
			lastCommit: async () => [],
			async rebuild() {
				const outcome = parsed(drafts);
				latest = outcome.diagnostics;
				return outcome;
			},
		},
		createRevisionReader(""),
		nothingKept,
	);
	({ drafts } = editor);
	drafts.over(sources);
}

/** Returns every nth item; in the long tests, all. */
function sample<T>(items: readonly T[], few: number): T[] {
	const step = dose(Math.ceil(items.length / few), 1);
	return items.filter((_, place) => place % step === 0);
}

const keyOf = ({ file, path }: ValueAddress) =>
	`${file} ${path === "markdown" ? path : toPointer(path)}`;

async function panelOf(origin: ValueAddress): Promise<Panel> {
	const panel = await handlers.panel(editor, { origin });
	if (!panel) throw new Error(`No panel for ${keyOf(origin)}.`);
	return panel;
}

function bytesOf(file: string): string | undefined {
	const bytes = drafts.read(file);
	return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const isSingle = ({ control }: Field) =>
	control.kind !== "group" && control.kind !== "list";

/** Lists the single fields of a value: itself, or those of an empty group. */
function fieldsAt({ field }: Panel): readonly Field[] {
	if (isSingle(field)) return [field];
	return field.control.kind === "group"
		? field.control.fields
				.filter(isSingle)
				.filter(({ values }) =>
					values.every(({ value }) => value === undefined),
				)
		: [];
}

describe("marked text on a page can be clicked:", () => {
	const marks = new Set(
		[
			...JSON.stringify(
				withMarks(getValidEntries(entries), createMemo()),
			).matchAll(markPattern),
		].map(([, id = ""]) => id),
	);

	test("its panel contains the marked value", async () => {
		expect(marks.size).toBeGreaterThan(100);
		for (const mark of sample([...marks], 8)) {
			const panel = await handlers.panel(editor, { mark });
			const origin = origins.get(mark);
			expect(panel?.field.values.map((each) => keyOf(each.origin))).toContain(
				origin && keyOf(origin),
			);
			expect(panel && isSingle(panel.field)).toBe(true);
		}
	});

	test("each of its values opens the same panel", async () => {
		const shown = [...origins].filter(([id]) => marks.has(id));
		for (const [, origin] of sample(shown, 8)) {
			const { field } = await panelOf(origin);
			for (const { origin: other, value } of field.values) {
				if (value === undefined) continue;
				const { field: same } = await panelOf(other);
				expect(same.values).toEqual(field.values);
			}
		}
	});
});

describe("setting a value offered by its control", () => {
	test("changes only its own lines, causes no error elsewhere, and can be restored to the same bytes", async () => {
		const facts =
			(await handlers.facts(editor, {}))?.map(({ name }) => name) ?? [];
		for (const at of sample([...origins.values()], 20))
			for (const field of fieldsAt(await panelOf(at)))
				for (const { origin, value: old } of field.values) {
					if (!isThere(origin)) continue;
					await fc.assert(
						fc.asyncProperty(valuesFor(field, old, facts), (value) =>
							setAndBack(origin, old, value),
						),
						{ numRuns: dose(1, 6) },
					);
				}
	});
});

/** A field of a missing map can't be set by itself. */
function isThere({ file, path }: ValueAddress): boolean {
	const entry = entries.find(
		(each) => each.kind === "content" && each.file === file,
	);
	if (entry?.kind !== "content") return false;
	return (
		path === "markdown" ||
		path
			.slice(0, -1)
			.reduce<unknown>((value, step) => Object(value)[step], entry.raw) !==
			undefined
	);
}

async function setAndBack(
	origin: ValueAddress,
	old: YamlValue | undefined,
	value: YamlValue,
): Promise<void> {
	const { file, path } = origin;
	if (value === old) return;
	begin();
	const what = `${keyOf(origin)}: ${JSON.stringify(value)}`;
	const before = bytesOf(file) ?? "";
	const unsaved = async (asked: Promise<EditState | undefined>) => {
		const state = await asked;
		expect([what, state?.refused]).toEqual([what, undefined]);
		return state?.unsaved;
	};

	const step = what;
	const state = await handlers.set(editor, { origin, value, step });
	const after = bytesOf(file) ?? "";
	expect([what, state?.refused, state?.unsaved]).toEqual([
		what,
		undefined,
		[file],
	]);
	if (path === "markdown") {
		const { bodyStart = 0 } = splitFrontMatter(before).value ?? {};
		expect(after.slice(0, bodyStart)).toBe(before.slice(0, bodyStart));
	} else {
		expect([what, parseData(file, after)]).toEqual([
			what,
			withValue(parseData(file, before), path, value),
		]);
		if (old !== undefined)
			expectSameAround(before, after, locateValue(file, before, path));
	}
	expectErrorsAt(origin, state);

	expect(await unsaved(handlers.undo(editor, {}))).toEqual([]);
	expect(bytesOf(file)).toBe(before);
	await unsaved(handlers.redo(editor, {}));
	expect(bytesOf(file)).toBe(after);
	const back = { origin, ...(old !== undefined && { value: old }) };
	expect([
		what,
		await unsaved(handlers.set(editor, { ...back, step: `${step} back` })),
	]).toEqual([what, []]);
	expect(bytesOf(file)).toBe(before);
	await unsaved(handlers.undo(editor, {}));
	expect(bytesOf(file)).toBe(after);
	await unsaved(handlers.undo(editor, {}));
	expect(bytesOf(file)).toBe(before);
	expect(latest).toEqual(known);
}

/** Expects errors only at the value, or at an equal item of its list. */
function expectErrorsAt(
	origin: ValueAddress,
	state: EditState | undefined,
): void {
	const { file, path } = origin;
	const item =
		path === "markdown"
			? -1
			: path.findLastIndex((step) => typeof step === "number");
	const around: ValueAddress["path"] =
		item < 0 || path === "markdown" ? path : path.slice(0, item);
	const errors = state?.problems.filter(({ severity }) => severity === "error");
	const elsewhere = errors?.filter(
		(each) =>
			!each.origin ||
			!`${keyOf(each.origin)}/`.startsWith(`${keyOf({ file, path: around })}/`),
	);
	expect([keyOf(origin), elsewhere]).toEqual([keyOf(origin), []]);
}

/** Generates values that can be set in the field's control. */
function valuesFor(
	field: Field,
	old: YamlValue | undefined,
	facts: readonly string[],
): fc.Arbitrary<YamlValue> {
	const { control } = field;
	const text = String(old ?? "");
	const cited = fc.constantFrom(...facts).map((name) => `${text} {{${name}}}`);
	switch (control.kind) {
		case "line":
		case "markdown":
			return fc.oneof(edited(text), phrases, cited);
		case "number":
			return fc.nat(1000);
		default:
			return (
				generateOffered(field) as fc.Arbitrary<YamlValue | undefined>
			).map((each) => each ?? old ?? null);
	}
}
