import * as z from "zod";
import { defineCollection, demand, field } from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";
import { link } from "./page-fields.ts";

const entry = link.extend({
	icon,
});

const menu = z.strictObject({
	label: field(localizedText, {
		en: "The text of the menu's button",
		da: "Teksten på menuens knap",
	}),
	icon,
	pages: field(z.array(entry).min(1), {
		en: "The links inside, in the order shown",
		da: "Menuens links, i den rækkefølge, de vises",
	}),
});

const schema = z.strictObject({
	main: field(
		z
			.array(
				z.union([entry, menu], {
					error: demand({
						en: "a link (label, icon, page) or a menu (label, icon, pages)",
						da: "et link (label, icon, page) eller en menu (label, icon, pages)",
					}),
				}),
			)
			.min(1),
		{
			en: "The bar at the top",
			da: "Linjen øverst",
			help: {
				en: "links, and menus of links.",
				da: "links og menuer med links.",
			},
		},
	),
	practical: field(z.array(link).min(1), {
		en: "What is often looked for",
		da: "Det, mange leder efter",
		help: {
			en: "in the menu of small screens, and at the foot of every page.",
			da: "i menuen på små skærme og nederst på hver side.",
		},
	}),
	book: field(entry, { en: "The Book button", da: "Knappen Book" }),
	legal: field(z.array(entry).min(1), {
		en: "The links at the foot of every page",
		da: "Linkene nederst på hver side",
	}),
});

/** The menus: content/navigation.yaml. */
export const navigation = defineCollection({
	name: "navigation",
	files: "navigation.yaml",
	schema: field(schema, { en: "The menus", da: "Menuerne" }),
});
