import { isWithin } from "../../diagnostics/places.ts";
import { addDays } from "../../languages/days.ts";
import { changeData, type ValuePath } from "../../schema/change-data.ts";
import { isLocalized } from "../../schema/localized.ts";
import { isReference } from "../../schema/reference.ts";
import {
	type Body,
	isProse,
	isText,
	type Part,
	type Prose,
	type Text,
} from "../../schema/text-values.ts";

/** Returns the value of parsed data at a path of the file. */
export function dataAt(data: unknown, path: ValuePath): unknown {
	return path.reduce(
		(value, step) =>
			Object(isLocalized(value) ? value.values : value)[step] as unknown,
		data,
	);
}

/** Returns the values directly in a value, with their paths in the file; none of a text or a reference. */
export function childrenOf(
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

/** Parsed data with another value at a path of the file. */
export function replacedInData(
	data: unknown,
	path: ValuePath,
	other: unknown,
): unknown {
	return changeData(data, (value, at) => {
		if (!isWithin(path, at)) return value;
		return at.length < path.length ? undefined : other;
	});
}

/** Other values of the same kind, the most similar first; none for values that consist of several. */
export function othersThan(value: unknown): unknown[] {
	if (typeof value === "number") return [value + 1, value - 1, value + 10];
	if (typeof value === "boolean") return [!value];
	if (typeof value === "string") return otherWords(value);
	if (isText(value) || isProse(value)) return [textWith(value, "x")];
	if (!isLocalized(value)) return [];
	const values = Object.entries(value.values).map(
		([code, own]) => [code, othersThan(own)[0] ?? own] as const,
	);
	return [{ ...value, values: Object.fromEntries(values) }];
}

function otherWords(text: string): string[] {
	if (/^\d{4}-\d\d-\d\d$/.test(text))
		return [1, 31].map((days) => addDays(text, days));
	// Of a month, so that it is still one.
	if (/^\d{4}-\d\d$/.test(text))
		return [text.replace(/\d\d$/, (last) => (last === "01" ? "02" : "01"))];
	const other = text.replace(/\d$/, (digit) =>
		String((Number(digit) + 1) % 10),
	);
	if (/^\d\d:\d\d$/.test(text)) return [other];
	return other === text ? [`${text}x`] : [other, `${text}x`];
}

/** A text with something at its end; in Markdown, at the end of each block. */
export function textWith(value: Text | Prose, end: string): Text | Prose {
	return value.kind === "text"
		? { ...value, parts: [...value.parts, end] }
		: { ...value, body: bodyWith(value.body, end) };
}

/** A Markdown text with something at the end of each block, and of the names of its pictures. */
export function bodyWith(body: Body, end: string): Body {
	const blocks = (part: Part): Part => {
		if (typeof part === "string")
			return part.replace(/<\/(?:p|li|h[1-6]|blockquote)>/g, `${end}$&`);
		return "src" in part ? { ...part, alt: part.alt + end } : part;
	};
	return {
		...body,
		html: body.html.map(blocks),
		words: [...body.words, end],
		headings: body.headings.map((heading) => ({
			...heading,
			text: [...heading.text, end],
		})),
	};
}
