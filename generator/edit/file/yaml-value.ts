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
 * line break before the value. Returns undefined if YAML can't hold it.
 */
export function writeValue(
	value: YamlValue,
	place: ValuePlace,
): string | undefined {
	if (!isCollection(value)) return withSpace(writeScalar(value, place));
	const flow = writeFlow(value);
	const isEmpty = Object.keys(value).length === 0;
	if (place.isFlow || isEmpty || isShortList(value, flow))
		return withSpace(flow);
	const indent = place.indent + 2;
	const lines = isList(value)
		? value.map((item) => writeItem(item, indent))
		: Object.entries(value).map(([key, each]) => writeField(key, each, indent));
	if (!lines.every((line) => line !== undefined)) return undefined;
	const start =
		place.kind === "item" ? " " : `\n${" ".repeat(place.indent + 2)}`;
	return `${start}${lines.join(`\n${" ".repeat(indent)}`)}`;
}

/** Writes a field of a map whose fields begin in a column. */
export function writeField(
	key: string,
	value: YamlValue,
	indent: number,
): string | undefined {
	const name = writeKey(key);
	const written = writeValue(value, { indent, isFlow: false, kind: "field" });
	return name === undefined || written === undefined
		? undefined
		: `${name}:${written}`;
}

/** Writes an item of a list whose hyphens are in a column. */
export function writeItem(
	value: YamlValue,
	indent: number,
): string | undefined {
	const written = writeValue(value, { indent, isFlow: false, kind: "item" });
	return written === undefined ? undefined : `-${written}`;
}

/** Writes a value between brackets or braces, without a space before it. */
export function writeFlow(value: YamlValue): string | undefined {
	if (!isCollection(value))
		return writeScalar(value, { indent: 0, isFlow: true, kind: "item" });
	const parts = isList(value)
		? value.map(writeFlow)
		: Object.entries(value).map(([key, each]) => writeFlowField(key, each));
	if (!parts.every((part) => part !== undefined)) return undefined;
	if (isList(value)) return `[${parts.join(", ")}]`;
	return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** Writes a field between braces. */
export function writeFlowField(
	key: string,
	value: YamlValue,
): string | undefined {
	const name = writeKey(key);
	const written = writeFlow(value);
	return name === undefined || written === undefined
		? undefined
		: `${name}: ${written}`;
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

function writeScalar(
	value: ScalarValue,
	{ indent, isFlow }: ValuePlace,
): string | undefined {
	// A field of some length comes before it.
	return waysToWrite(value, { indent, column: indent + 10, isFlow })[0];
}

function writeKey(key: string): string | undefined {
	return waysToWrite(key, { indent: 0, column: 0, isFlow: true })[0];
}

function withSpace(written: string | undefined): string | undefined {
	return written === undefined ? undefined : ` ${written}`;
}

function isShortList(value: YamlValue, written: string | undefined): boolean {
	return (
		isList(value) &&
		!value.some(isCollection) &&
		(written?.length ?? 0) <= shortList
	);
}
