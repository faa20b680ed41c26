import { isDeepStrictEqual } from "node:util";
import { listValues } from "../../diagnostics/places.ts";
import type { ValuePath, YamlValue } from "../protocol.ts";
import { itemAt, type Layout } from "./yaml-items.ts";
import type { Yaml } from "./yaml-text.ts";

/** The text of an item or a field, with its comments, and that of its value. */
type KnownText = { readonly item: string; readonly value: string };

/**
 * How other versions of a YAML text write a value in the same layout, with their line breaks, quotes and comments: at the
 * same keys and any index of a list.
 */
export function writtenLike(
	known: readonly Yaml[],
	path: ValuePath,
	value: YamlValue,
	{ column, isFlow }: Layout,
): KnownText[] {
	return known.flatMap((yaml) =>
		valuesLike(yaml.value, path).flatMap(([each, there]) => {
			const item = isDeepStrictEqual(there, value)
				? itemAt(yaml, each)
				: undefined;
			if (item?.column !== column || item.isFlow !== isFlow) return [];
			const { start, end } = item.value;
			return {
				item: yaml.text.slice(item.start, item.end),
				value: yaml.text.slice(start, end),
			};
		}),
	);
}

/** The index of a new field: below the field that precedes it in another version of the text, otherwise last. */
export function placeOfField(
	known: readonly Yaml[],
	path: ValuePath,
	fields: readonly string[],
): number {
	const name = String(path.at(-1));
	const there = known
		.flatMap(({ value }) => valuesLike(value, path.slice(0, -1)))
		.map(([, around]) => Object.keys(Object(around)))
		.find((names) => names.includes(name));
	const above = there?.slice(0, there.indexOf(name));
	return above
		? fields.findLastIndex((each) => above.includes(each)) + 1
		: fields.length;
}

/** The values at the same keys and any index of a list, each with its path. */
export function valuesLike(value: unknown, path: ValuePath) {
	return listValues(value).filter(
		([each]) =>
			each.length === path.length &&
			each.every((step, index) =>
				typeof step === "number"
					? typeof path[index] === "number"
					: step === path[index],
			),
	) as [path: ValuePath, value: YamlValue][];
}
