import type { z } from "zod";
import {
	completed,
	type SiteMessage,
	type SiteWording,
} from "./diagnostics/diagnostic.ts";
import { demand as demandOf } from "./schema/demand.ts";
import { written as writtenAs } from "./schema/field.ts";
import {
	type FieldWords as CompleteWords,
	choices as choicesOf,
	field as fieldOf,
	unit as unitOf,
} from "./schema/help.ts";

// `kilde/fields`: what the schemas of a site's content are made of. Of the words that a site gives, English
// is enough, and any language may be beside it.

/**
 * The package zod, which schemas are made with.
 *
 * @example
 * ```ts
 * import { field, label, localizedIn, z } from "kilde/fields";
 *
 * const localized = localizedIn([
 * 	{ code: "en", tag: "en-GB", openGraph: "en_GB" },
 * 	{ code: "da", tag: "da-DK", openGraph: "da_DK" },
 * ]);
 * export const bread = z.strictObject({
 * 	name: field(localized(label), { en: "Name" }),
 * 	price: field(z.number(), { en: "Price" }),
 * });
 * ```
 */
export * as z from "zod";
export { addressesIn } from "./schema/addresses.ts";
export {
	checked,
	count,
	date,
	focus,
	id,
	knownPath,
	month,
	oldAddress,
	path,
	percent,
	redirectTarget,
	sample,
	slug,
	time,
	webAddress,
} from "./schema/field.ts";
export { partOf, size } from "./schema/help.ts";
export {
	inLanguage,
	type Localized,
	localizedIn,
	sameInEach,
} from "./schema/localized.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export {
	filmReference,
	pictureReference,
	reference,
} from "./schema/reference.ts";
export { label, prose, quotation, text, textWith } from "./schema/text.ts";
export { addressOfSite, host } from "./text/host-name.ts";
export { slugify } from "./text/slug.ts";

/**
 * The name of a field for people, in English and perhaps others, and what explains it further. A help that begins with a small letter continues the name's
 * sentence: “Its place on the page: 1 comes first.”
 */
export type FieldWords = SiteWording &
	Pick<CompleteWords, "example"> & {
		readonly help?: SiteWording;
		/** The help for authors of files, instead of `help`. */
		readonly inFile?: SiteWording;
	};

/**
 * Returns a schema with its name and help, for the panel on the page and for editors of the files.
 *
 * @example field(z.int(), { en: "Price", help: { en: "in euros, for one lesson." } });
 */
export function field<S extends z.ZodType>(
	schema: S,
	words: FieldWords | (() => FieldWords),
): S {
	return fieldOf(
		schema,
		typeof words === "function"
			? () => completeWords(words())
			: completeWords(words),
	);
}

function completeWords({ help, inFile, ...words }: FieldWords): CompleteWords {
	return {
		...completed(words),
		...(help && { help: completed(help) }),
		...(inFile && { inFile: completed(inFile) }),
	};
}

/**
 * Returns the `meta` of a number's schema with its unit, in the plural: minutes, %.
 *
 * @example const length = z.int().meta(unit({ en: "minutes", fr: "minutes" }));
 */
export function unit(wording: SiteWording) {
	return unitOf(completed(wording));
}

/**
 * Returns the `meta` of an enum's schema with the meaning of each choice.
 *
 * @example const oven = z.enum(["wood", "gas"]).meta(choices({ wood: { en: "Wood-fired" }, gas: { en: "Gas" } }));
 */
export function choices(meanings: Readonly<Record<string, SiteWording>>) {
	return choicesOf(
		Object.fromEntries(
			Object.entries(meanings).map(([value, meaning]) => [
				value,
				completed(meaning),
			]),
		),
	);
}

/**
 * Returns the `error` of a schema that says what a field must be. `wording` is the end of the sentences “… must be …” and
 * »… der skal stå …«, and so is its `onPage`.
 *
 * @example
 * // Of a shorter text: “It must be the name of a street, e.g. Mill Lane.”
 * const street = z.string().min(3, { error: demand({ en: "the name of a street, e.g. Mill Lane" }) });
 */
export function demand(wording: SiteMessage): string {
	return demandOf(completed(wording));
}

/**
 * Returns the schema of text of a form. `requirement` is the error for other text, and for values that aren't text.
 *
 * @example
 * const postcode = written(/^\d{4}$/, { en: "a postcode of four digits, e.g. 5700" });
 * postcode.safeParse("57 00").success; // false
 */
export function written(form: RegExp, requirement: SiteMessage) {
	return writtenAs(form, completed(requirement));
}
