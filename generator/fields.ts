// `kilde/fields`: what the schemas of a site's content are made of.

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
 * 	name: field(localized(label), { en: "Name", da: "Navn" }),
 * 	price: field(z.number(), { en: "Price", da: "Pris" }),
 * });
 * ```
 */
export * as z from "zod";
export { addressOfSite, host } from "./host/host-name.ts";
export { addressesIn } from "./schema/addresses.ts";
export { demand } from "./schema/demand.ts";
export {
	checked,
	count,
	date,
	focus,
	id,
	knownPath,
	month,
	path,
	percent,
	sample,
	slug,
	time,
	webAddress,
	written,
} from "./schema/field.ts";
export {
	choices,
	type FieldWords,
	field,
	partOf,
	size,
	unit,
} from "./schema/help.ts";
export {
	inLanguage,
	type Localized,
	localizedIn,
	sameInEach,
} from "./schema/localized.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export { filmReference, reference } from "./schema/reference.ts";
export { label, prose, quotation, text, textWith } from "./schema/text.ts";
export { slugify } from "./text/slug.ts";
