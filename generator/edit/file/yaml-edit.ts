import { isDeepStrictEqual } from "node:util";
import { isScalar } from "yaml";
import { type Memo, noMemo } from "../../cache/memo.ts";
import type { ListChange, ValuePath, YamlValue } from "../protocol.ts";
import {
	columnAt,
	nodeAt,
	regionAt,
	withItem,
	withMoved,
	withoutItem,
} from "./yaml-items.ts";
import { entriesLike, placeOfField, valuesLike } from "./yaml-known.ts";
import { waysToWrite } from "./yaml-scalar.ts";
import { stepsOfList, stepsOfMap } from "./yaml-steps.ts";
import {
	editItems,
	firstRight,
	indexOf,
	placeAt,
	read,
	valueAt,
	wholeFile,
	type Yaml,
} from "./yaml-text.ts";
import {
	isList,
	isCollection as isListOrMap,
	type ValuePlace,
	writeEntry,
	writeValue,
} from "./yaml-value.ts";

/**
 * Sets the value at a path of a YAML text and returns the new text; undefined takes the value away, with its lines and
 * the comments above it. A missing field is added below the last one of its map, with the maps around it. Everything
 * else stays as it is, byte for byte. Line breaks are LF, as in all texts here.
 *
 * `earlier` is the text before these edits began: where only values are others since, the edit begins there again. So what
 * was typed in between leaves no trace, and a value that is set back has the same bytes. The memo keeps the texts that
 * were parsed: the next letter is set in the text that this one returns.
 *
 * Returns undefined if Kilde can't read the text, if the path leads through a text or a number, or if YAML can't hold
 * the value: a number without a size, or a character that no file may have.
 */
export function setValue(
	text: string,
	path: ValuePath,
	value: YamlValue | undefined,
	earlier?: string,
	memo: Memo = noMemo,
): string | undefined {
	const now = read(text, memo);
	if (!now) return undefined;
	const made = set(now, path, value);
	if (made === undefined || earlier === undefined || earlier === text)
		return made;
	const was = read(earlier, memo);
	const wanted = read(made, memo)?.value;
	if (!was) return made;
	if (isDeepStrictEqual(was.value, wanted)) return earlier;
	const onlyValuesDiffer = set(was, [], now.value) === text;
	return (onlyValuesDiffer ? set(was, [], wanted) : undefined) ?? made;
}

/**
 * Adds an item to the list at a path, which may be missing; or copies, moves or takes out an item, with the comments
 * above and beside it: a copy is put below its original, without the comments above. Returns undefined if there is no
 * such list or item.
 */
export function changeList(
	text: string,
	path: ValuePath,
	change: ListChange,
): string | undefined {
	const now = read(text, noMemo);
	const list = now && (valueAt(now.value, path) ?? []);
	if (!now || !isList(list)) return undefined;
	if (change.kind === "add")
		return add(now, [...path, list.length], change.value);
	const { index } = change;
	if (!(index in list)) return undefined;
	const item = list[index] ?? null;
	const left = list.toSpliced(index, 1);
	switch (change.kind) {
		case "remove":
			return remove(now, [...path, index]);
		case "copy":
			return firstRight(now, path, list.toSpliced(index, 0, item), [
				editItems(now, path, (parts) =>
					withItem(parts, index + 1, withoutComments(parts.items[index] ?? "")),
				),
			]);
		case "move":
			return firstRight(now, path, left.toSpliced(change.to, 0, item), [
				editItems(now, path, (parts) => withMoved(parts, index, change.to)),
			]);
	}
}

/**
 * Makes a YAML text say another value, step by step, and returns the new text. What another version of the text has already
 * is written as it is there, with its comments. Returns undefined where setValue does.
 */
export function rewriteValue(
	text: string,
	value: YamlValue,
	others: readonly string[],
	memo: Memo,
): string | undefined {
	const known = [text, ...others].flatMap((each) => read(each, memo) ?? []);
	const now = read(text, memo, known);
	return now && set(now, [], value);
}

function set(
	now: Yaml,
	path: ValuePath,
	value: YamlValue | undefined,
): string | undefined {
	const before = valueAt(now.value, path);
	if (isDeepStrictEqual(before, value)) return now.text;
	if (value === undefined) return remove(now, path);
	if (before === undefined) return add(now, path, value);
	return isFilled(before) && isFilled(value) && isList(before) === isList(value)
		? inSteps(now, path, before, value)
		: replace(now, path, value);
}

function isFilled(
	value: YamlValue,
): value is Exclude<YamlValue, string | number | boolean | null> {
	return isListOrMap(value) && Object.keys(value).length > 0;
}

/** Sets the items or fields that differ, one by one. */
function inSteps(
	now: Yaml,
	path: ValuePath,
	before: YamlValue,
	value: YamlValue,
): string | undefined {
	const steps =
		isList(before) && isList(value)
			? stepsOfList(before, value)
			: stepsOfMap(before, value);
	return steps.reduce<string | undefined>(
		(text, { key, value: each, isNew }) => {
			const yaml =
				text === undefined ? undefined : read(text, now.memo, now.known);
			const own = [...path, key];
			if (!yaml) return undefined;
			return isNew && each !== undefined
				? add(yaml, own, each)
				: set(yaml, own, each);
		},
		now.text,
	);
}

/** Takes out an item or a field; the last one leaves an empty list or map. */
function remove(now: Yaml, path: ValuePath): string | undefined {
	const around = path.slice(0, -1);
	const parent = valueAt(now.value, around);
	const key = path.at(-1);
	if (key === undefined || !isListOrMap(parent)) return undefined;
	const left = without(parent, key);
	if (!isFilled(left)) return replace(now, around, left);
	return firstRight(now, around, left, [
		editItems(now, around, (parts) => withoutItem(parts, indexOf(now, path))),
	]);
}

function without(parent: YamlValue, key: string | number): YamlValue {
	return isList(parent)
		? parent.filter((_, index) => index !== key)
		: Object.fromEntries(
				Object.entries(parent ?? {}).filter(([name]) => name !== key),
			);
}

/** Adds an item or a field that isn't there, with the maps and lists around it. */
function add(now: Yaml, path: ValuePath, value: YamlValue): string | undefined {
	const around = path.slice(0, -1);
	const key = path.at(-1);
	if (key === undefined) return appendAll(now, value);
	const parent = valueAt(now.value, around) ?? undefined;
	if (parent === undefined)
		return set(
			now,
			around,
			typeof key === "number" ? [value] : { [key]: value },
		);
	if (!isListOrMap(parent) || isList(parent) !== (typeof key === "number"))
		return undefined;
	const next = isList(parent)
		? parent.toSpliced(Number(key), 0, value)
		: { ...parent, [key]: value };
	if (!isFilled(parent)) return replace(now, around, next);
	const index =
		typeof key === "number"
			? key
			: placeOfField(now.known, path, Object.keys(parent));
	return firstRight(now, around, next, [
		...entriesLike(now, path, value).map((entry) =>
			editItems(now, around, (parts) => withItem(parts, index, entry)),
		),
		editItems(now, around, (parts) => {
			const { isFlow, column: indent } = parts;
			return withItem(parts, index, writeEntry(key, value, { indent, isFlow }));
		}),
	]);
}

/** Writes a value into a file that has none, but comments. */
function appendAll(now: Yaml, value: YamlValue): string | undefined {
	const written = writeValue(value, wholeFile);
	return firstRight(now, [], value, [
		`${now.text.replace(/(?<=[^\n])$/, "\n")}${written.slice(1)}\n`,
	]);
}

/** Replaces the value at a path, and nothing beside it. */
function replace(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
): string | undefined {
	const region = regionAt(now.document, now.text, path);
	const place = placeAt(now, path);
	if (!region || !place) return appendAll(now, value);
	const isAtOnce = path.length === 0 || (place.isFlow && place.kind === "item");
	const written = writeValue(value, place);
	const ways = [
		...valuesLike(now, path, value, place),
		...waysLike(now, path, value, place),
		isAtOnce ? written.trimStart() : written,
	];
	const [above, below] = [
		now.text.slice(0, region.start),
		now.text.slice(region.end),
	];
	return firstRight(
		now,
		path,
		value,
		ways.map((way) => `${above}${way}${below}`),
	);
}

/** The ways to write a scalar like the one before it, with the white space before it. */
function waysLike(
	yaml: Yaml,
	path: ValuePath,
	value: YamlValue,
	place: ValuePlace,
): string[] {
	const node = nodeAt(yaml.document, path);
	const region = regionAt(yaml.document, yaml.text, path);
	if (!isScalar(node) || !node.range || !region) return [];
	const [start] = node.range;
	const source = yaml.text.slice(start, region.end);
	if (source === "" || isListOrMap(value)) return [];
	const before = { source, value: valueAt(yaml.value, path) };
	const column = columnAt(yaml.text, start);
	return waysToWrite(value, { ...place, column }, before).map(
		(way) =>
			`${yaml.text.slice(region.start, start)}${keepComment(way, source)}`,
	);
}

/** The comment behind > or | stays on its line. */
function keepComment(written: string, source: string): string {
	const [, comment] = /^[|>]\S*(\s+#.*)/.exec(source) ?? [];
	if (comment === undefined || written.includes(comment)) return written;
	return /^[|>]/.test(written)
		? written.replace("\n", `${comment}\n`)
		: `${written}${comment}`;
}

function withoutComments(item: string): string {
	return item.replace(/^(?:#.*\n *)+/, "");
}
