import { defineCollection } from "kilde";
import { encodeRequirement, field, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";
import { link } from "./page-fields.ts";

const entry = link.extend({
	icon,
});

const menu = z.strictObject({
	label: field(
		localizedText,
		{ en: "Menu name", da: "Menuens navn" },
		{
			en: "The text of the menu's button.",
			da: "Teksten på menuens knap.",
		},
	),
	icon,
	pages: field(
		z.array(entry).min(1),
		{ en: "Links", da: "Links" },
		{
			en: "The links inside, in the order shown.",
			da: "Menuens links, i den rækkefølge, de vises.",
		},
	),
});

const schema = z.strictObject({
	main: field(
		z
			.array(
				z.union([entry, menu], {
					error: encodeRequirement({
						en: "a link (label, icon, page) or a menu (label, icon, pages)",
						da: "et link (label, icon, page) eller en menu (label, icon, pages)",
					}),
				}),
			)
			.min(1),
		{ en: "Main menu", da: "Hovedmenu" },
		{
			en: "The bar at the top: links, and menus of links.",
			da: "Linjen øverst: links og menuer med links.",
		},
	),
	practical: field(
		z.array(link).min(1),
		{ en: "Shortcuts", da: "Genveje" },
		{
			en: "What is often looked for: in the menu of small screens, and at the foot of every page.",
			da: "Det, mange leder efter: i menuen på små skærme og nederst på hver side.",
		},
	),
	book: field(entry, { en: "Book button", da: "Bookingknap" }),
	legal: field(
		z.array(entry).min(1),
		{ en: "Footer links", da: "Links i sidefoden" },
		{
			en: "The links at the foot of every page.",
			da: "Linkene nederst på hver side.",
		},
	),
});

/** The menus: content/navigation.yaml. */
export const navigation = defineCollection({
	name: "navigation",
	files: "navigation.yaml",
	schema: field(schema, { en: "Menus", da: "Menuer" }),
});
