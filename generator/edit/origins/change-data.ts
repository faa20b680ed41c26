import { isLocalized } from "../../schema/localized.ts";
import { isReference } from "../../schema/reference.ts";
import {
	type Body,
	isProse,
	isText,
	type Part,
	type Prose,
	type Text,
} from "../../text/text.ts";
import type { ValuePath } from "../protocol.ts";

/**
 * Parsed data with some values changed: `change` returns another value, or undefined to look for more within it. Paths
 * are those of the file.
 */
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
