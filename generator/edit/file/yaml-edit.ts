import { isDeepStrictEqual } from "node:util";
import { type Memo, noMemo } from "../../cache/memo.ts";
import { diffLists } from "../../text/diff-lists.ts";
import type { ListChange, ValuePath, YamlValue } from "../protocol.ts";
import {
	indexOf,
	itemAt,
	itemsAt,
	wholeFile,
	withCopy,
	withItem,
	withMoved,
	withoutItem,
} from "./yaml-items.ts";
import { placeOfField, writtenLike } from "./yaml-known.ts";
import { firstRight, nodeAt, read, valueAt, type Yaml } from "./yaml-text.ts";
import {
	isList,
	isCollection as isListOrMap,
	waysLike,
	writeItem,
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
	const { kind, index } = change;
	const items = itemsAt(now, path);
	const item = list[index];
	if (!items || item === undefined) return undefined;
	if (kind === "remove") return remove(now, [...path, index]);
	if (kind === "copy")
		return firstRight(now, path, list.toSpliced(index, 0, item), [
			withCopy(items, index),
		]);
	const moved = list.toSpliced(index, 1).toSpliced(change.to, 0, item);
	return firstRight(now, path, moved, [withMoved(items, index, change.to)]);
}

/**
 * Changes a YAML text to another value, step by step, and returns the new text. Values that another version of the text has
 * already are written as they are there, with their comments. Returns undefined where setValue does.
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
	return stepsBetween(before, value).reduce<string | undefined>(
		(text, [key, each, isNew]) => {
			const yaml = text === undefined ? text : read(text, now.memo, now.known);
			const own = [...path, key];
			if (!yaml) return undefined;
			return isNew && each !== undefined
				? add(yaml, own, each)
				: set(yaml, own, each);
		},
		now.text,
	);
}

/** The new text of an item or a field; empty to remove it. A new item is inserted before the existing one. */
type Step = [key: string | number, value?: YamlValue, isNew?: boolean];

function stepsBetween(before: YamlValue, value: YamlValue): Step[] {
	if (isList(before) && isList(value))
		return diffLists(before, value, isDeepStrictEqual).flatMap(
			({ removed, added, addedAt }) => [
				...added.map(
					(each, index): Step => [
						addedAt + index,
						each,
						index >= removed.length,
					],
				),
				...removed
					.slice(added.length)
					.map((): Step => [addedAt + added.length]),
			],
		);
	const next: [string, YamlValue][] = Object.entries(Object(value));
	const gone = Object.keys(Object(before)).filter(
		(key) => !Object.hasOwn(Object(value), key),
	);
	// The last field of a map can't be taken out before another is there.
	return [...next, ...gone.map((key): Step => [key])];
}

/** Takes out an item or a field; the last one leaves an empty list or map. */
function remove(now: Yaml, path: ValuePath): string | undefined {
	const around = path.slice(0, -1);
	const parent = valueAt(now.value, around);
	const items = itemsAt(now, around);
	const key = path.at(-1);
	if (!items || key === undefined || !isListOrMap(parent)) return undefined;
	const left = isList(parent)
		? parent.toSpliced(Number(key), 1)
		: Object.fromEntries(
				Object.entries(parent).filter(([name]) => name !== key),
			);
	return isFilled(left)
		? firstRight(now, around, left, [withoutItem(items, indexOf(items, path))])
		: replace(now, around, left);
}

/** Adds an item or a field that isn't there, with the maps and lists around it. */
function add(now: Yaml, path: ValuePath, value: YamlValue): string | undefined {
	const around = path.slice(0, -1);
	const key = path.at(-1);
	if (key === undefined) return replace(now, path, value);
	const isIndex = typeof key === "number";
	const parent = valueAt(now.value, around) ?? undefined;
	if (parent === undefined)
		return set(now, around, isIndex ? [value] : { [key]: value });
	if (!isListOrMap(parent) || isList(parent) !== isIndex) return undefined;
	const next = isList(parent)
		? parent.toSpliced(Number(key), 0, value)
		: { ...parent, [key]: value };
	const items = itemsAt(now, around);
	if (!items || !isFilled(parent)) return replace(now, around, next);
	const index = isIndex
		? key
		: placeOfField(now.known, path, Object.keys(parent));
	const ways = [
		...writtenLike(now.known, path, value, items).map(({ item }) => item),
		writeItem(key, value, items),
	];
	return firstRight(
		now,
		around,
		next,
		ways.map((way) => withItem(items, index, way)),
	);
}

/** Replaces the value at a path, and nothing beside it. */
function replace(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
): string | undefined {
	const { text } = now;
	const item = itemAt(now, path);
	// A file may have comments alone.
	if (!item)
		return firstRight(now, path, value, [
			`${text.replace(/(?<=[^\n])$/, "\n")}${writeValue(undefined, value, wholeFile)}\n`,
		]);
	const { start, end } = item.value;
	return firstRight(
		now,
		path,
		value,
		[
			...writtenLike(now.known, path, value, item).map((each) => each.value),
			...waysLike(text, nodeAt(now, path), value, item),
			writeValue(path.at(-1), value, item),
		].map((way) => `${text.slice(0, start)}${way}${text.slice(end)}`),
	);
}
