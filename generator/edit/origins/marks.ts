import { digestOf } from "../../cache/digest.ts";
import type { Memo } from "../../cache/memo.ts";
import { type Path, placeNamed, pointer } from "../../diagnostics/places.ts";
import { isLocalized } from "../../schema/localized.ts";
import { type Body, isProse, isText, type Part } from "../../text/text.ts";
import type { ContentEntry, Entry } from "../../types.ts";
import type { Origin } from "../protocol.ts";
import { markOf } from "./mark-form.ts";

// Where a word of a page comes from: in the site that is edited, every text carries an invisible mark that names its value.

/** The id of a value: 42 bits in hex. The same value has the same id in every build. */
function valueId({ file, path }: Origin): string {
	const name = path === "markdown" ? "markdown" : pointer(path);
	const digest = digestOf(new TextEncoder().encode(`${file}#${name}`));
	return (BigInt(`0x${digest.slice(0, 11)}`) & 0x3ffffffffffn)
		.toString(16)
		.padStart(11, "0");
}

/** Entries whose texts carry the marks of their values; nothing else of them is different. */
export function withMarks(entries: readonly Entry[], memo: Memo): Entry[] {
	return entries.map((entry) =>
		entry.kind === "content" ? memo.call(markEntry, entry) : entry,
	);
}

function markEntry(entry: ContentEntry): ContentEntry {
	const { file, body, data } = entry;
	return {
		...entry,
		data: markTexts(data, [], entry),
		body: body && markBody(body, markOf(valueId({ file, path: "markdown" }))),
	};
}

function markTexts(value: unknown, path: Path, entry: ContentEntry): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isText(value) || isProse(value)) {
		// A schema may have added it, as the other language of what is the same in both.
		if (!placeNamed(entry.places, pointer(path))) return value;
		const steps = path.map((step) =>
			typeof step === "number" ? step : String(step),
		);
		const mark = markOf(valueId({ file: entry.file, path: steps }));
		return isText(value)
			? { ...value, parts: [...value.parts, mark] }
			: { ...value, body: markBody(value.body, mark) };
	}
	if (isLocalized(value))
		return {
			...value,
			values: mapValues(value.values, (child, code) =>
				markTexts(child, [...path, code], entry),
			),
		};
	return Array.isArray(value)
		? value.map((child, index) => markTexts(child, [...path, index], entry))
		: mapValues(value, (child, key) => markTexts(child, [...path, key], entry));
}

/** A map with each value changed. */
export function mapValues(
	value: object,
	change: (child: unknown, key: string) => unknown,
): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		Object.entries(value).map(([key, child]) => [key, change(child, key)]),
	);
}

/** Each block of a Markdown text carries its mark, and so do its pictures. */
function markBody(body: Body, mark: string): Body {
	return {
		...body,
		html: body.html.map((part) => markBlocks(part, mark)),
		words: [...body.words, mark],
		headings: body.headings.map((heading) => ({
			...heading,
			text: [...heading.text, mark],
		})),
	};
}

function markBlocks(part: Part, mark: string): Part {
	if (typeof part === "string")
		return part.replace(/<\/(?:p|li|h[1-6]|blockquote)>/g, `${mark}$&`);
	return "src" in part ? { ...part, alt: part.alt + mark } : part;
}

/** Every value of the content by its id: each value in a YAML file, and each Markdown text. */
export function valuesById(
	entries: readonly Entry[],
): ReadonlyMap<string, Origin> {
	const origins = entries.flatMap((entry): Origin[] => {
		if (entry.kind !== "content") return [];
		const { file, body, raw } = entry;
		const markdown: Origin[] = body ? [{ file, path: "markdown" }] : [];
		return [...markdown, ...pathsIn(raw, []).map((path) => ({ file, path }))];
	});
	return new Map(origins.map((origin) => [valueId(origin), origin]));
}

function pathsIn(
	value: unknown,
	path: readonly (string | number)[],
): (readonly (string | number)[])[] {
	if (typeof value !== "object" || value === null) return [path];
	const inner = Array.isArray(value)
		? value.flatMap((child, index) => pathsIn(child, [...path, index]))
		: Object.entries(value).flatMap(([key, child]) =>
				pathsIn(child, [...path, key]),
			);
	return path.length === 0 ? inner : [path, ...inner];
}
