import type { YamlValue } from "../protocol.ts";
import { type ScalarValue, waysToWrite } from "./yaml-scalar.ts";

/** Where a value is written: behind the colon of a field, or the hyphen of an item in a list. */
export type ValuePlace = {
	/** The column of the field or hyphen (from 0). */
	readonly indent: number;
	readonly isFlow: boolean;
	readonly kind: "field" | "item";
};

/** Lists on one line are no longer than this (characters). */
const shortList = 80;

/**
 * Writes a new value as people do: a field on each line, short lists on one. The result begins with the space or the
 * line break before the value. What YAML can't hold is written as well: whoever reads it again finds another value.
 */
export function writeValue(value: YamlValue, place: ValuePlace): string {
	if (!isCollection(value)) return ` ${writeScalar(value, place)}`;
	const flow = writeFlow(value);
	const isEmpty = Object.keys(value).length === 0;
	if (place.isFlow || isEmpty || isShortList(value, flow)) return ` ${flow}`;
	const indent = place.indent + 2;
	const lineBreak = `\n${" ".repeat(indent)}`;
	const lines = writeEntries(value, { indent, isFlow: false });
	return `${place.kind === "item" ? " " : lineBreak}${lines.join(lineBreak)}`;
}

/** Writes a field of a map, or an item of a list, whose key is its index. */
export function writeEntry(
	key: string | number,
	value: YamlValue,
	{ indent, isFlow }: Omit<ValuePlace, "kind">,
): string {
	if (typeof key === "string") {
		const name = writeScalar(key, { indent: 0, isFlow: true });
		return `${name}:${writeValue(value, { indent, isFlow, kind: "field" })}`;
	}
	const written = writeValue(value, { indent, isFlow, kind: "item" });
	return isFlow ? written.slice(1) : `-${written}`;
}

/** Whether a value is a list or a map. */
export function isCollection(
	value: YamlValue | undefined,
): value is Exclude<YamlValue, ScalarValue> {
	return typeof value === "object" && value !== null;
}

/** Whether a value is a list. */
export function isList(
	value: YamlValue | undefined,
): value is readonly YamlValue[] {
	return Array.isArray(value);
}

/** Writes a list or map between brackets or braces. */
function writeFlow(value: Exclude<YamlValue, ScalarValue>): string {
	const parts = writeEntries(value, { indent: 0, isFlow: true });
	if (isList(value)) return `[${parts.join(", ")}]`;
	return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function writeEntries(
	value: Exclude<YamlValue, ScalarValue>,
	place: Omit<ValuePlace, "kind">,
): string[] {
	return isList(value)
		? value.map((item, index) => writeEntry(index, item, place))
		: Object.entries(value).map(([key, each]) => writeEntry(key, each, place));
}

function writeScalar(
	value: ScalarValue,
	{ indent, isFlow }: Omit<ValuePlace, "kind">,
): string {
	// A field of some length comes before it.
	const place = { indent, column: indent + 10, isFlow };
	return waysToWrite(value, place)[0] ?? String(value);
}

function isShortList(value: YamlValue, written: string): boolean {
	return (
		isList(value) && !value.some(isCollection) && written.length <= shortList
	);
}
