import {
	addDays,
	type Body,
	type ContentEntry,
	type Entry,
	groupBy,
	isLocalized,
	isProse,
	isReference,
	isText,
	mapData,
	type ParsedText,
	type Part,
	type Prose,
	toPointer,
} from "kilde/tools";
import type { ValuePath } from "../protocol.ts";

// Parsed content with other values, for marks and for finding which value a text of a page shows.

/** Returns the value of parsed data at a path of its file. */
export function getDataAt(data: unknown, path: ValuePath): unknown {
	return path.reduce(
		(value, step) =>
			Object(isLocalized(value) ? value.values : value)[step] as unknown,
		data,
	);
}

/** Lists the paths of the numbers and strings in parsed data. */
export function listPlainValuePaths(
	value: unknown,
	path: ValuePath = [],
): ValuePath[] {
	if (typeof value === "number" || typeof value === "string") return [path];
	return listChildren(value, path).flatMap(([at, child]) =>
		listPlainValuePaths(child, at),
	);
}

/** Lists the values directly in a value, with their paths in the file; none of a text or a reference. */
function listChildren(
	value: unknown,
	path: ValuePath,
): (readonly [path: ValuePath, value: unknown])[] {
	if (typeof value !== "object" || value === null) return [];
	if (isText(value) || isProse(value) || isReference(value)) return [];
	const children = isLocalized(value) ? value.values : value;
	return Array.isArray(children)
		? children.map((child, index) => [[...path, index], child])
		: Object.entries(children).map(([key, child]) => [[...path, key], child]);
}

/** Returns a different value of the same kind and nearly the same size; the same one if there is none. */
export function createOtherValue(value: unknown): unknown {
	if (typeof value === "number") return value + 1;
	if (typeof value === "boolean") return !value;
	if (typeof value === "string") return createOtherString(value);
	if (isText(value) || isProse(value)) return appendToText(value, "x");
	if (!isLocalized(value)) return value;
	const values = Object.entries(value.values).map(
		([code, own]) => [code, createOtherValue(own)] as const,
	);
	return { ...value, values: Object.fromEntries(values) };
}

function createOtherString(text: string): string {
	if (/^\d{4}-\d\d-\d\d$/.test(text)) return addDays(text, 1);
	// Still a month.
	if (/^\d{4}-\d\d$/.test(text))
		return text.replace(/\d\d$/, (last) => (last === "01" ? "02" : "01"));
	const other = text.replace(/\d$/, (digit) =>
		String((Number(digit) + 1) % 10),
	);
	return other === text ? `${text}x` : other;
}

/** Appends to a text; in Markdown, to each block. */
export function appendToText(
	value: ParsedText | Prose,
	end: string,
): ParsedText | Prose {
	return value.kind === "text"
		? { ...value, parts: [...value.parts, end] }
		: { ...value, body: appendToBody(value.body, end) };
}

/** Appends to each block of a Markdown text, and to the descriptions of its pictures. */
export function appendToBody(body: Body, end: string): Body {
	const appendToPart = (part: Part): Part => {
		if (typeof part === "string")
			return part.replace(/<\/(?:p|li|h[1-6]|blockquote)>/g, `${end}$&`);
		return "src" in part ? { ...part, alt: part.alt + end } : part;
	};
	return {
		...body,
		html: body.html.map(appendToPart),
		words: [...body.words, end],
		headings: body.headings.map((heading) => ({
			...heading,
			text: [...heading.text, end],
		})),
	};
}

/** A value of an entry, and the value that takes its place. */
export type Replacement = {
	readonly entry: ContentEntry;
	readonly path: ValuePath;
	readonly value: unknown;
};

/** Returns the entries with other values in some places. */
export function replaceValues(
	entries: readonly Entry[],
	replacements: readonly Replacement[],
): Entry[] {
	const byEntry = groupBy(replacements, ({ entry }) => entry);
	return entries.map((entry) => {
		const own = entry.kind === "content" && byEntry.get(entry);
		if (!own) return entry;
		const values = new Map(
			own.map(({ path, value }) => [toPointer(path), value]),
		);
		return {
			...entry,
			data: mapData(entry.data, (_, path) => values.get(toPointer(path))),
		};
	});
}
