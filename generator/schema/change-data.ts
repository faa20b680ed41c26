import { isLocalized } from "./localized.ts";
import { isReference } from "./reference.ts";
import { isProse, isText } from "./text-values.ts";

/** The path of a value in a file: parsed data has one step more to each language of a localized value. */
export type ValuePath = readonly (string | number)[];

/** Replaces values in parsed data: `change` returns the replacement, or undefined to continue within the value. */
export function changeData(
	value: unknown,
	change: (value: unknown, path: ValuePath) => unknown,
	path: ValuePath = [],
): unknown {
	const changed = change(value, path);
	if (changed !== undefined) return changed;
	if (typeof value !== "object" || value === null) return value;
	if (isText(value) || isProse(value) || isReference(value)) return value;
	if (isLocalized(value))
		return { ...value, values: changeData(value.values, change, path) };
	return Array.isArray(value)
		? value.map((child, index) => changeData(child, change, [...path, index]))
		: Object.fromEntries(
				Object.entries(value).map(([key, child]) => [
					key,
					changeData(child, change, [...path, key]),
				]),
			);
}
