import { defineCollection } from "kilde";
import { encodeRequirement, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";
import { link } from "./page-fields.ts";

const entry = link.extend({
	icon,
});

const menu = z.strictObject({
	label: localizedText,
	icon,
	pages: z.array(entry).min(1),
});

const schema = z.strictObject({
	main: z
		.array(
			z.union([entry, menu], {
				error: encodeRequirement({
					en: "a link (label, icon, page) or a menu (label, icon, pages)",
					da: "et link (label, icon, page) eller en menu (label, icon, pages)",
				}),
			}),
		)
		.min(1),
	practical: z.array(link).min(1),
	book: entry,
	legal: z.array(entry).min(1),
});

/** The menus: content/navigation.yaml. */
export const navigation = defineCollection({
	name: "navigation",
	files: "navigation.yaml",
	schema,
});
