import { isDeepStrictEqual } from "node:util";
import { isScalar } from "yaml";
import { type Memo, noMemo } from "../../cache/memo.ts";
import type { ListChange, ValuePath, YamlValue } from "../protocol.ts";
import { likeness } from "../words.ts";
import {
	columnAt,
	type Items,
	nodeAt,
	regionAt,
	withItem,
	withMoved,
	withoutItem,
} from "./yaml-items.ts";
import { waysToWrite } from "./yaml-scalar.ts";
import { stepsOfList, stepsOfMap } from "./yaml-steps.ts";
import {
	editItems,
	firstRight,
	indexOf,
	itemsAt,
	keysAt,
	placeAt,
	read,
	valueAt,
	type Yaml,
} from "./yaml-text.ts";
import {
	isList,
	isCollection as isListOrMap,
	type ValuePlace,
	writeField,
	writeFlow,
	writeFlowField,
	writeItem,
	writeValue,
} from "./yaml-value.ts";

/**
 * Sets the value at a path of a YAML text and returns the new text; undefined takes the value away, with its lines and
 * the comments above it. A missing field is added below the last one of its map, with the maps around it. Everything
 * else stays as it is, byte for byte. `earlier` is the text before these edits began: the value is written like it was
 * there, whatever it was in between, and set back to the same bytes. Line breaks are LF, as in all texts here. The memo
 * keeps the texts that were parsed: the next letter is set in the text that this one returns.
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
	return now && set(now, path, value, readEarlier(earlier, now));
}

/**
 * Adds an empty text to the list at a path, which may be missing; or copies, moves or takes out an item, with the comments
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
		return add(now, [...path, list.length], "", undefined);
	const { index } = change;
	if (!(index in list)) return undefined;
	const item = list[index] ?? null;
	const left = list.toSpliced(index, 1);
	switch (change.kind) {
		case "remove":
			return remove(now, [...path, index]);
		case "copy":
			return firstRight(now, path, list.toSpliced(index, 0, item), () => [
				editItems(now, path, (parts) =>
					withItem(parts, index + 1, withoutComments(parts.items[index] ?? "")),
				),
			]);
		case "move":
			return firstRight(now, path, left.toSpliced(change.to, 0, item), () => [
				editItems(now, path, (parts) => withMoved(parts, index, change.to)),
			]);
	}
}

function readEarlier(earlier: string | undefined, now: Yaml): Yaml | undefined {
	if (earlier === undefined) return undefined;
	return earlier === now.text ? now : read(earlier, now.memo);
}

function set(
	now: Yaml,
	path: ValuePath,
	value: YamlValue | undefined,
	was: Yaml | undefined,
): string | undefined {
	const before = valueAt(now.value, path);
	if (isDeepStrictEqual(before, value)) return now.text;
	if (value === undefined) return remove(now, path);
	if (before === undefined) return add(now, path, value, was);
	const asItWas = replaceAsItWas(now, path, value, was);
	if (asItWas !== undefined) return asItWas;
	if (isFilled(before) && isFilled(value) && isList(before) === isList(value))
		return inSteps(now, path, before, value, was);
	return replace(now, path, value, was);
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
	was: Yaml | undefined,
): string | undefined {
	const steps =
		isList(before) && isList(value)
			? stepsOfList(before, value)
			: stepsOfMap(before, value);
	return steps.reduce<string | undefined>(
		(text, { key, value: each, isNew }) => {
			const yaml = text === undefined ? undefined : read(text, now.memo);
			if (!yaml) return undefined;
			return isNew
				? each === undefined
					? undefined
					: add(yaml, [...path, key], each, was)
				: set(yaml, [...path, key], each, was);
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
	return firstRight(now, around, left, () => [
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
function add(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	was: Yaml | undefined,
): string | undefined {
	const around = path.slice(0, -1);
	const key = path.at(-1);
	if (key === undefined) return appendAll(now, value);
	const parent = valueAt(now.value, around) ?? undefined;
	if (parent === undefined)
		return set(
			now,
			around,
			typeof key === "number" ? [value] : { [key]: value },
			was,
		);
	if (!isListOrMap(parent) || isList(parent) !== (typeof key === "number"))
		return undefined;
	const next = isList(parent)
		? parent.toSpliced(Number(key), 0, value)
		: { ...parent, [key]: value };
	if (!isFilled(parent))
		return replaceAsItWas(now, around, next, was) ?? replace(now, around, next);
	const old = was && itemsAt(was, around);
	const oldIndex = was ? indexOf(was, path) : -1;
	const isAsItWas = was && isDeepStrictEqual(valueAt(was.value, path), value);
	return firstRight(now, around, next, function* () {
		const index = typeof key === "number" ? key : placeOfField(now, path, was);
		yield editItems(now, around, (parts) => {
			const isLike =
				parts.column === old?.column && parts.isFlow === old.isFlow;
			const item = isAsItWas && isLike ? old.items[oldIndex] : undefined;
			return item === undefined ? undefined : withItem(parts, index, item);
		});
		yield editItems(now, around, (parts) => {
			const item = writeNewItem(key, value, parts);
			return item === undefined ? undefined : withItem(parts, index, item);
		});
	});
}

function writeNewItem(
	key: string | number,
	value: YamlValue,
	{ isFlow, column }: Items,
): string | undefined {
	if (typeof key === "number")
		return isFlow ? writeFlow(value) : writeItem(value, column);
	return isFlow ? writeFlowField(key, value) : writeField(key, value, column);
}

/** The index at which a field is added: below the field that it was below in the earlier text, or else the last. */
function placeOfField(
	now: Yaml,
	path: ValuePath,
	was: Yaml | undefined,
): number {
	const around = path.slice(0, -1);
	const keys = keysAt(now, around);
	const before = was ? keysAt(was, around) : [];
	const index = before.indexOf(String(path.at(-1)));
	if (index < 0) return keys.length;
	const above = before.slice(0, index).findLast((key) => keys.includes(key));
	return above === undefined ? 0 : keys.indexOf(above) + 1;
}

/** Writes a value into a file that has none, but comments. */
function appendAll(now: Yaml, value: YamlValue): string | undefined {
	const written = writeValue(value, {
		indent: -2,
		isFlow: false,
		kind: "item",
	});
	return firstRight(now, [], value, () => [
		written && `${now.text.replace(/(?<=[^\n])$/, "\n")}${written.slice(1)}\n`,
	]);
}

/** Replaces the value at a path, and nothing beside it. */
function replace(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	was?: Yaml,
): string | undefined {
	const region = regionAt(now.document, now.text, path);
	const place = placeAt(now, path);
	if (!region || !place) return appendAll(now, value);
	const isAtOnce = path.length === 0 || (place.isFlow && place.kind === "item");
	return firstRight(now, path, value, function* () {
		// What was typed in between leaves no trace: the model is the text before it.
		const models = was && isModel(was, path, value) ? [was, now] : [now];
		for (const model of models)
			for (const way of waysLike(model, path, value, place)) yield spliced(way);
		const written = writeValue(value, place);
		if (written !== undefined)
			yield spliced(isAtOnce ? written.trimStart() : written);
	});

	function spliced(written: string): string {
		const { start, end } = region ?? { start: 0, end: 0 };
		return `${now.text.slice(0, start)}${written}${now.text.slice(end)}`;
	}
}

/** Whether the text at a path is one to write the other like: on one line, or about the same. */
function isModel(yaml: Yaml, path: ValuePath, value: YamlValue): boolean {
	const text = String(valueAt(yaml.value, path));
	const region = regionAt(yaml.document, yaml.text, path);
	const source = yaml.text.slice(region?.start, region?.end);
	return !source.includes("\n") || likeness(text, String(value)) > 0.3;
}

/** The ways to write a scalar like that of a text, with the white space before it. */
function waysLike(
	yaml: Yaml,
	path: ValuePath,
	value: YamlValue,
	place: ValuePlace,
): string[] {
	const node = nodeAt(yaml.document, path);
	const region = regionAt(yaml.document, yaml.text, path);
	const isLike = isDeepStrictEqual(placeAt(yaml, path), place);
	if (!isScalar(node) || !node.range || !region || !isLike) return [];
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

/** Replaces the value at a path by the source that it had in the earlier text, if it was the same value in a like place. */
function replaceAsItWas(
	now: Yaml,
	path: ValuePath,
	value: YamlValue,
	was: Yaml | undefined,
): string | undefined {
	if (!was || !isDeepStrictEqual(valueAt(was.value, path), value))
		return undefined;
	const to = regionAt(now.document, now.text, path);
	const from = regionAt(was.document, was.text, path);
	if (
		!to ||
		!from ||
		!isDeepStrictEqual(placeAt(now, path), placeAt(was, path))
	)
		return undefined;
	const source = was.text.slice(from.start, from.end);
	return firstRight(now, path, value, () => [
		`${now.text.slice(0, to.start)}${source}${now.text.slice(to.end)}`,
	]);
}

function withoutComments(item: string): string {
	return item.replace(/^(?:#.*\n *)+/, "");
}
