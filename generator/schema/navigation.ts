import { z } from "zod";
import { demand } from "./demand.ts";
import { icon } from "./icon.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

const entry = z.strictObject({
	label: localized(text).describe("The words of the link."),
	icon: icon.describe("A small picture."),
	page: reference("page").describe(
		"The page's file name in content/pages, without .yaml.",
	),
});

const menu = z.strictObject({
	label: localized(text).describe("The words on the menu's button."),
	icon: icon.describe("A small picture."),
	pages: z
		.array(entry)
		.min(1)
		.describe("The links inside, in the order shown."),
});

/** The menus: content/navigation.yaml. */
export const navigation = z.strictObject({
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
		.describe("The bar on top: links, and menus of links."),
	book: entry.describe("The Book button."),
	legal: z.array(entry).min(1).describe("The links at the foot of every page."),
});
