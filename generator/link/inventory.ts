import { type Locale, locales } from "../locale.ts";
import type { Path } from "../places.ts";
import { remembered } from "../remember.ts";
import { isLocalized } from "../schema/localized.ts";
import { isReference, type Reference } from "../schema/reference.ts";
import { type Body, isProse } from "../text.ts";
import type { ContentEntry } from "../types.ts";

// What an entry's data holds, found by one walk through it and remembered with it.

/** A reference, where it stands, and the languages that it is shown in. */
export type FoundReference = {
	readonly reference: Reference;
	readonly path: Path;
	readonly shownIn: readonly Locale[];
};

/** Every reference in an entry's data, in the order of the file. */
export const referencesIn = remembered(({ data }: ContentEntry) => {
	const found: FoundReference[] = [];
	visit(data, [], locales);
	return found;

	function visit(value: unknown, path: Path, shownIn: readonly Locale[]) {
		if (isReference(value)) found.push({ reference: value, path, shownIn });
		else if (isLocalized(value)) {
			for (const locale of locales)
				visit(value[locale], [...path, locale], [locale]);
		} else if (typeof value === "object" && value !== null) {
			// Most of what is met is text, and needs no path.
			for (const [key, child] of Object.entries(value))
				if (typeof child === "object") visit(child, [...path, key], shownIn);
		}
	}
});

/** A Markdown text and its language. */
export type FoundText = { readonly locale: Locale; readonly body: Body };

/** Every Markdown text of an entry: its own, and those in its data. */
export const textsIn = remembered(
	({ data, body, locale }: ContentEntry): readonly FoundText[] => {
		const own = body && locale ? [{ locale, body }] : [];
		return [...own, ...proseIn(data, locale ?? "da")];
	},
);

function proseIn(value: unknown, locale: Locale): FoundText[] {
	if (isProse(value)) return [{ locale, body: value.body }];
	if (isLocalized(value))
		return locales.flatMap((each) => proseIn(value[each], each));
	return typeof value === "object" && value !== null
		? Object.values(value).flatMap((child) => proseIn(child, locale))
		: [];
}
