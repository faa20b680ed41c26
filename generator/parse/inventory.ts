import type { Locale } from "../definition.ts";
import type { Path } from "../diagnostics/places.ts";
import { isLocalized } from "../schema/localized.ts";
import { isReference } from "../schema/reference.ts";
import { isProse } from "../text/text.ts";
import type { ContentEntry, FoundReference, FoundText } from "../types.ts";

/**
 * What a file's data refers to, and the Markdown texts in it: all that other files have to do with. `locale` is the
 * language of the file, where it has one; `locales` are those of the site.
 */
export function inventoryOf(
	data: unknown,
	locale: Locale | undefined,
	locales: readonly Locale[],
): Pick<ContentEntry, "references" | "texts"> {
	const references: FoundReference[] = [];
	const texts: FoundText[] = [];
	visit(data, [], locale ? [locale] : locales);
	return { references, texts };

	function visit(value: unknown, path: Path, shownIn: readonly Locale[]) {
		if (isReference(value))
			references.push({ reference: value, path, shownIn });
		else if (isProse(value))
			texts.push({ locale: shownIn[0] ?? "", body: value.body });
		else if (isLocalized(value)) {
			for (const each of locales)
				visit(value.values[each], [...path, each], [each]);
		} else if (typeof value === "object" && value !== null) {
			// Most of what is met is text, and needs no path.
			for (const [key, child] of Object.entries(value))
				if (typeof child === "object") visit(child, [...path, key], shownIn);
		}
	}
}
