import type { Path } from "../diagnostics/places.ts";
import type { Locale } from "../i18n/languages.ts";
import { isLocalized } from "../schema/localized.ts";
import { isReference } from "../schema/reference.ts";
import { isProse } from "../text/text.ts";
import type { ContentEntry, FoundReference, FoundText } from "../types.ts";

/**
 * Returns the references and the Markdown texts in a file's data, which `link` checks against other files. `locale` is
 * the language of the file, if it has one; `locales` are those of the site.
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

	function visit(value: unknown, path: Path, shown: readonly Locale[]) {
		if (isReference(value))
			references.push({ reference: value, path, locales: shown });
		else if (isProse(value))
			texts.push({ locale: shown[0] ?? "", body: value.body });
		else if (isLocalized(value)) {
			for (const each of locales)
				visit(value.values[each], [...path, each], [each]);
		} else if (typeof value === "object" && value !== null) {
			// Most values are text: building their paths would cost time.
			for (const [key, child] of Object.entries(value))
				if (typeof child === "object") visit(child, [...path, key], shown);
		}
	}
}
