// `kilde/fields`: what the schemas of a site's content are made of.

/**
 * The package zod, which schemas are made with.
 *
 * @example
 * ```ts
 * import { field, label, defineLocalized, z } from "kilde/fields";
 *
 * const localized = defineLocalized([
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
export { defineAddresses } from "./schema/addresses.ts";
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
	textMatching,
	time,
	webAddress,
} from "./schema/field.ts";
export {
	defineLocalized,
	getLocalizedValue,
	type Localized,
	toLocalized,
} from "./schema/localized.ts";
export {
	choices,
	type FieldDetails,
	field,
	partOfPage,
	unit,
} from "./schema/meta.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export {
	pictureReference,
	reference,
	videoReference,
} from "./schema/reference.ts";
export { encodeRequirement } from "./schema/requirement.ts";
export {
	label,
	prose,
	quotation,
	text,
	textContaining,
} from "./schema/text.ts";
export { hostPattern, siteOriginPattern } from "./text/host-name.ts";
export { slugify } from "./text/slug.ts";
