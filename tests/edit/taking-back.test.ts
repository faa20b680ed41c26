import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemo, noMemo } from "../../generator/cache/memo.ts";
import { groupBy } from "../../generator/diagnostics/group-by.ts";
import { getValueAt, listValues } from "../../generator/diagnostics/places.ts";
import {
	changesOfContent,
	contentOf,
	withoutChangesOfContent,
} from "../../generator/edit/changes/content-changes.ts";
import { identified } from "../../generator/edit/drafts/conflicts.ts";
import {
	changeListInFile,
	setInFile,
} from "../../generator/edit/file/file-edit.ts";
import { merge, settled } from "../../generator/edit/file/merge.ts";
import { readFile } from "../../generator/edit/file/read-file.ts";
import type {
	ListChange,
	ValuePath,
	YamlValue,
} from "../../generator/edit/protocol.ts";
import { applyChanges } from "../../generator/read/changes.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import {
	createSource,
	repository,
	sourcesWith,
	today,
} from "../support/check.ts";
import { dose } from "../support/dose.ts";
import { site } from "../support/site.ts";

// For any sequence of edits, undoing any listed change equals the sequence without that edit.

const media = "content/media/";
const memo = createMemo();

/** The text of content files by path. */
type Texts = ReadonlyMap<string, string>;

/** An edit of the content; it does nothing if its target doesn't exist. */
type Edit = {
	readonly name: string;
	/** The file, and the list or text in it. */
	readonly file: string;
	readonly about: string;
	/**
	 * No two edits of a sequence have the same target: the order of a removed item and one moved to its place is
	 * undefined, as is the picture of a removed file.
	 */
	readonly place?: string;
	/** The list in which it moves an item: two crossing moves equal other moves. */
	readonly moves?: string;
	readonly make: (texts: Texts) => Texts;
};

/** A unique value of the content with its location. */
type Target = {
	readonly file: string;
	readonly path: ValuePath;
	readonly value: YamlValue;
};

function toTexts(sources: readonly Source[]): Texts {
	return new Map(
		sources
			.filter(({ path }) => /^content\/.*\.(?:yaml|md)$|new-\d/.test(path))
			.map(({ path, bytes }) => [path, Buffer.from(bytes).toString("latin1")]),
	);
}

/** Decodes a file's text, which may be a picture, and encodes it again. */
const textAt = (texts: Texts, file: string) =>
	Buffer.from(texts.get(file) ?? "", "latin1").toString();

function put(texts: Texts, file: string, text: string | undefined): Texts {
	const next = new Map(texts);
	if (text === undefined) next.delete(file);
	else next.set(file, Buffer.from(text).toString("latin1"));
	return next;
}

const readAt = (texts: Texts, file: string) =>
	readFile(file, Buffer.from(textAt(texts, file)), noMemo);

const partsOf = (read: ReturnType<typeof readFile>) =>
	read && { yaml: read.yaml, body: read.body };

/** Sorts the lists in a value, so that lists with the same items are equal. */
function inAnyOrder(value: unknown): unknown {
	if (Array.isArray(value))
		return value
			.map(inAnyOrder)
			.map((item) => ({ item, text: JSON.stringify(item) }))
			.sort((a, b) => (a.text < b.text ? -1 : 1))
			.map(({ item }) => item);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, inAnyOrder(inner)]),
	);
}

const yamlOf = (texts: Texts, file: string) => readAt(texts, file)?.yaml;

/** Lists the lists with several maps or texts, and their items. */
function findLists(texts: Texts) {
	return [...texts.keys()]
		.filter((file) => /\.(yaml|md)$/.test(file))
		.flatMap((file) =>
			[...listValues(yamlOf(texts, file))].flatMap(([path, value]) =>
				Array.isArray(value) && value.length > 2 && isThing(value[0])
					? [{ file, path: path as ValuePath, items: value as YamlValue[] }]
					: [],
			),
		)
		.filter(
			// A list in an item of another list moves with it.
			({ path }) => !path.some((step) => typeof step === "number"),
		);
}

const isThing = (value: unknown) =>
	typeof value === "object" || /\s/.test(String(value));

/** Lists the texts and numbers outside of lists. */
function findScalars(texts: Texts): Target[] {
	return [...texts.keys()]
		.filter((file) => /\.(yaml|md)$/.test(file))
		.flatMap((file) =>
			[...listValues(yamlOf(texts, file))].flatMap(([path, value]) =>
				(typeof value === "string" || typeof value === "number") &&
				!path.some((step) => typeof step === "number")
					? [{ file, path: path as ValuePath, value }]
					: [],
			),
		);
}

function inList(
	texts: Texts,
	file: string,
	path: ValuePath,
	item: YamlValue,
	change: (index: number, items: YamlValue[]) => ListChange | undefined,
): Texts {
	const items = getValueAt(yamlOf(texts, file), path) as YamlValue[];
	const index = items.findIndex((each) => isDeepStrictEqual(each, item));
	const wanted = index < 0 ? undefined : change(index, items);
	if (!wanted) return texts;
	const next = changeListInFile(textAt(texts, file), { file, path }, wanted);
	return next === undefined ? texts : put(texts, file, next);
}

function setAt(
	texts: Texts,
	file: string,
	path: ValuePath | "markdown",
	value: YamlValue | undefined,
): Texts {
	if (!texts.has(file)) return texts;
	const next = setInFile(
		textAt(texts, file),
		{ file, path },
		value,
		undefined,
		memo,
	);
	return next === undefined ? texts : put(texts, file, next);
}

/** Lists possible edits of each kind with different targets. */
function createEdits(texts: Texts): Edit[] {
	type Made = Omit<Edit, "file" | "about">;
	const of = (file: string, about: string, made: Made[]): Edit[] =>
		made.map((each) => ({ ...each, file, about: `${file} ${about}` }));
	const lists = findLists(texts);
	const scalars = findScalars(texts);
	const articles = [...texts.keys()].filter((file) => /\.da\.md$/.test(file));
	return [
		...scalars.flatMap(({ file, path, value }, index) => {
			const isAsBefore = (now: Texts) =>
				getValueAt(yamlOf(now, file), path) === value;
			return of(file, "values", [
				{
					name: `set ${file} ${path.join("/")}`,
					make: (now) =>
						isAsBefore(now)
							? setAt(
									now,
									file,
									path,
									typeof value === "number"
										? value + 7
										: `Nyt ${index} ${value}`,
								)
							: now,
				},
				{
					name: `leave out ${file} ${path.join("/")}`,
					make: (now) =>
						isAsBefore(now) ? setAt(now, file, path, undefined) : now,
				},
				{
					name: `picture at ${file} ${path.join("/")}`,
					place: file,
					make: (now) =>
						isAsBefore(now)
							? setAt(
									put(now, `${media}new-${index}.svg`, "<svg/>"),
									file,
									path,
									`new-${index}.svg`,
								)
							: now,
				},
			]);
		}),
		...lists.flatMap(({ file, path, items }) =>
			items.flatMap((item, index) => {
				const placeOf = (index: number) => `${file} ${path.join("/")} ${index}`;
				const at = placeOf(index);
				const inner = innerTextOf(item);
				const anchor = items[(index + 2) % items.length];
				return of(file, path.join("/"), [
					{
						name: `remove ${at}`,
						place: at,
						make: (now) =>
							inList(now, file, path, item, (index) => ({
								kind: "remove",
								index,
							})),
					},
					{
						name: `move ${at}`,
						place: placeOf(((index + 2) % items.length) - 1),
						moves: placeOf(0),
						make: (now) =>
							inList(now, file, path, item, (from, all) => {
								const there = all.findIndex((each) =>
									isDeepStrictEqual(each, anchor),
								);
								// Before the anchor, if it exists.
								const to = there > from ? there - 1 : there;
								return there < 0 || to === from
									? undefined
									: { kind: "move", index: from, to };
							}),
					},
					{
						name: `copy ${at}`,
						place: placeOf(index + 1),
						make: (now) =>
							inList(now, file, path, item, (index) => ({
								kind: "copy",
								index,
							})),
					},
					{
						name: `set in ${at}`,
						make: (now) => {
							const all = getValueAt(yamlOf(now, file), path) as YamlValue[];
							const index = all.findIndex((each) =>
								isDeepStrictEqual(each, item),
							);
							// The rest of two words is indistinguishable from other words.
							return index < 0 || String(getValueAt(item, inner)).length < 40
								? now
								: setAt(
										now,
										file,
										[...path, index, ...inner],
										`${getValueAt(item, inner)} Mere.`,
									);
						},
					},
				]);
			}),
		),
		...lists.flatMap(({ file, path, items }, index) =>
			of(file, path.join("/"), [
				{
					name: `add to ${file} ${path.join("/")}`,
					make: (now) => {
						const all = getValueAt(yamlOf(now, file), path) as YamlValue[];
						const words = `Helt anden besked nummer ${index}`;
						const added = isMap(items[0]) ? mapped(items[0], words) : words;
						return setAt(now, file, [...path, all.length], added);
					},
				},
			]),
		),
		...articles.flatMap((file) => {
			const english = file.replace(".da.md", ".en.md");
			const copy = (name: string) => name.replace(/(\.\w\w\.md)$/, "-2$1");
			return of(file, "text", [
				{
					name: `write in ${file}`,
					make: (now) =>
						paragraphs(now, file, (all) => [
							`${all[0]} Mere.`,
							...all.slice(1),
						]),
				},
				{
					name: `paragraph more in ${file}`,
					make: (now) =>
						paragraphs(now, file, (all) => [...all, "Et afsnit for sig selv."]),
				},
				{
					name: `paragraph less in ${file}`,
					make: (now) =>
						paragraphs(now, file, (all) =>
							all.length > 2 ? all.toSpliced(1, 1) : all,
						),
				},
				{
					name: `new like ${file}`,
					make: (now) =>
						put(
							put(now, copy(file), textAt(texts, file)),
							copy(english),
							textAt(texts, english),
						),
				},
				{
					name: `without ${file}`,
					place: file,
					make: (now) => put(put(now, file, undefined), english, undefined),
				},
			]);
		}),
	];
}

function paragraphs(
	texts: Texts,
	file: string,
	change: (all: string[]) => string[],
): Texts {
	if (!texts.has(file)) return texts;
	const { body: markdown = "" } = readAt(texts, file) ?? {};
	return setAt(
		texts,
		file,
		"markdown",
		change(markdown.trim().split("\n\n")).join("\n\n"),
	);
}

const isMap = (value: unknown): value is Record<string, YamlValue> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Copies a map with different texts. */
function mapped(value: YamlValue, words: string): YamlValue {
	if (Array.isArray(value)) return value.map((each) => mapped(each, words));
	if (isMap(value))
		return Object.fromEntries(
			Object.entries(value).map(([key, each]) => [
				key,
				mapped(each, `${words} ${key}`),
			]),
		);
	return typeof value === "string" ? words : value;
}

/** Returns the path of the last text in an item. */
function innerTextOf(item: YamlValue): ValuePath {
	const texts = [...listValues(item)].filter(
		([, value]) => typeof value === "string",
	);
	return (texts.at(-1)?.[0] ?? []) as ValuePath;
}

function toSources(texts: Texts): Source[] {
	return [...texts]
		.map(([path, text]) => createSource(path, Buffer.from(text, "latin1")))
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const contents = {
	"the small site": toTexts(sourcesWith({})),
	"the real content": toTexts(readSources(repository).value),
};

describe.each(Object.entries(contents))("in %s", (name, texts) => {
	const committed = contentOf(
		toSources(texts),
		{ site, date: today, sources: [], entries: [] },
		memo,
	);
	const edits = createEdits(texts);

	/** Returns the content after some edits, and the listed changes. */
	function listedIn(texts: Texts) {
		const now = contentOf(toSources(texts), committed, memo);
		const versions = { old: committed, now };
		return { versions, changes: changesOfContent(versions, memo) };
	}

	function without(
		{ versions }: ReturnType<typeof listedIn>,
		ids: readonly string[],
	): Texts {
		const files = withoutChangesOfContent(versions, ids, memo);
		if (!files) throw new Error("One of them isn't there.");
		return toTexts(applyChanges(versions.now.sources, files));
	}

	/** Parses files regardless of formatting. */
	function valuesOf(texts: Texts): ReadonlyMap<string, unknown> {
		return new Map<string, unknown>(
			[...texts].map(([file, text]) => {
				if (committedText(file) === text) return [file, text];
				const bytes = Buffer.from(text, "latin1");
				const { yaml, body } = readFile(file, bytes, noMemo) ?? {};
				return [file, { yaml, body: body?.trim() }];
			}),
		);
	}
	const committedText = (file: string) => texts.get(file);

	// Half of the sequences target one list or file, so that edits meet.
	const groups = [
		...groupBy(edits, ({ about }) => about).values(),
		...groupBy(edits, ({ file }) => file).values(),
	].filter(({ length }) => length > 2);
	const some = (of: readonly Edit[]) =>
		fc.uniqueArray(fc.constantFrom(...of), {
			minLength: 1,
			maxLength: 4,
			comparator: (one, other) =>
				(one.place ?? one.name) === (other.place ?? other.name) ||
				(one.moves !== undefined && one.moves === other.moves),
		});
	const sequence = fc.oneof(
		some(edits),
		fc.constantFrom(...groups).chain(some),
	);
	/** Applies some of the edits in their order; after all of them, last. */
	const replayed = (some: readonly Edit[]) =>
		some.reduce<readonly Texts[]>(
			(all, { make }) => all.concat(all.map(make)),
			[texts],
		);

	test("undoing any listed changes equals not making them, keeps the others listed, and undoing all restores the committed bytes", () => {
		fc.assert(
			fc.property(sequence, fc.infiniteStream(fc.nat()), (some, picks) => {
				const now = listedIn(replayed(some).at(-1) ?? texts);
				const replays = replayed(some).map(valuesOf);
				const told = (ids: readonly string[]) => ids.toSorted().join("\n");
				const all = now.changes.map(({ id }) => id);
				for (const { id } of now.changes) {
					const made = without(now, [id]);
					const values = valuesOf(made);
					expect(replays.some((each) => isDeepStrictEqual(each, values))).toBe(
						true,
					);
					const left = listedIn(made).changes.map((each) => each.id);
					expect(told(left)).toBe(told(all.filter((each) => each !== id)));
				}
				let rest = now;
				for (const pick of picks) {
					const change = rest.changes[pick % rest.changes.length];
					if (!change) break;
					rest = listedIn(without(rest, [change.id]));
				}
				expect(toTexts(rest.versions.now.sources)).toEqual(texts);
			}),
			{ numRuns: name === "the small site" ? dose(12, 600) : dose(5, 300) },
		);
	});

	test("concurrent changes of a file are merged; in a conflict one side is taken, and nothing else of the other is lost", () => {
		const files = [...groupBy(edits, ({ file }) => file).values()].filter(
			({ length }) => length > 1,
		);
		const pairs = fc
			.constantFrom(...files)
			.chain((all) =>
				fc.tuple(fc.constantFrom(...all), fc.constantFrom(...all)),
			);
		fc.assert(
			fc.property(pairs, ([here, there]) => {
				const { file } = here;
				const bytesWith = (some: readonly Edit[]) => {
					const text = replayed(some).at(-1)?.get(file);
					return text === undefined ? undefined : Buffer.from(text, "latin1");
				};
				const [base, now, disk] = [
					bytesWith([]),
					bytesWith([here]),
					bytesWith([there]),
				];
				// In one list, the order of two items moved to the same place is undefined.
				const isOneList =
					here !== there &&
					here.about === there.about &&
					!here.about.endsWith(" values");
				const said = (bytes: Uint8Array | undefined) => {
					const parts = partsOf(readFile(file, bytes, noMemo));
					return isOneList ? inAnyOrder(parts) : parts;
				};
				const orders = [
					[here, there],
					[there, here],
				];
				// Identical edits on both sides count once.
				const both = (here === there ? [[here]] : orders).map((some) =>
					said(bytesWith(some)),
				);
				const isOneOf = (bytes: Uint8Array | undefined, some: unknown[]) =>
					some.some((each) => isDeepStrictEqual(each, said(bytes)));
				const draft = { base, now };
				const merged = merge(file, draft, disk);
				if (merged) expect(isOneOf(merged.bytes, both)).toBe(true);
				const asked = (["here", "disk"] as const).map((keep) => {
					const ids: string[] = [];
					const note = identified((id) => {
						ids.push(id);
						return keep;
					});
					settled(file, draft, disk, note);
					return ids;
				});
				// Choosing a value changes no other question.
				expect(asked[0]).toEqual(asked[1]);
				expect(new Set(asked[0]).size).toBe(asked[0]?.length);
				expect(asked[0]?.length === 0).toBe(merged !== undefined);
				for (const keep of ["here", "disk"] as const) {
					const one = said(keep === "here" ? now : disk);
					const made = settled(file, draft, disk, () => keep);
					expect(isOneOf(made, merged ? both : [...both, one])).toBe(true);
				}
			}),
			{ numRuns: dose(15, 500) },
		);
	});
});
