import * as z from "zod";
import {
	defineCollection,
	demand,
	type Entries,
	help,
} from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";
import { link } from "./page-fields.ts";

const entry = link.extend({
	icon: icon.meta(
		help({ en: "An icon, e.g. heart.", da: "Et ikon, f.eks. heart." }),
	),
});

const menu = z.strictObject({
	label: localizedText.meta(
		help({
			en: "The text of the menu's button.",
			da: "Teksten på menuens knap.",
		}),
	),
	icon: icon.meta(
		help({ en: "An icon, e.g. heart.", da: "Et ikon, f.eks. heart." }),
	),
	pages: z
		.array(entry)
		.min(1)
		.meta(
			help({
				en: "The links inside, in the order shown.",
				da: "Menuens links, i den rækkefølge, de vises.",
			}),
		),
});

const schema = z.strictObject({
	main: z
		.array(
			z.union([entry, menu], {
				error: demand({
					en: "a link (label, icon, page) or a menu (label, icon, pages)",
					da: "et link (label, icon, page) eller en menu (label, icon, pages)",
				}),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "The bar at the top: links, and menus of links.",
				da: "Linjen øverst: links og menuer med links.",
			}),
		),
	practical: z
		.array(link)
		.min(1)
		.meta(
			help({
				en: "What is often looked for: in the menu of small screens, and at the foot of every page.",
				da: "Det, mange leder efter: i menuen på små skærme og nederst på hver side.",
			}),
		),
	book: entry.meta(help({ en: "The Book button.", da: "Knappen Book." })),
	legal: z
		.array(entry)
		.min(1)
		.meta(
			help({
				en: "The links at the foot of every page.",
				da: "Linkene nederst på hver side.",
			}),
		),
});

/** The menus: content/navigation.yaml. */
export const navigation = defineCollection({
	name: "navigation",
	files: "navigation.yaml",
	schema,
});

/** Returns the labels of the menus' links to a page. */
export function menuLabels(page: string, entries: Entries): unknown[] {
	const {
		main = [],
		practical = [],
		book,
		legal = [],
	} = entries.only(navigation) ?? {};
	return [...main, ...practical, ...(book ? [book] : []), ...legal]
		.flatMap((item) => ("pages" in item ? item.pages : [item]))
		.filter((item) => item.page.name === page)
		.map(({ label }) => label);
}
