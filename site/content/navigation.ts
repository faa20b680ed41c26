import { collection, f } from "kilde";
import { text } from "./fields.ts";
import { icon } from "./icon.ts";

const iconLink = f.link({ icon });

/** The menus: content/navigation.yaml. */
export const navigation = collection("navigation.yaml", {
	main: f.list(
		f
			.object({
				label: text,
				icon,
				page: f.page().optional(),
				pages: f.list(iconLink, { least: 1 }).optional(),
			})
			.refine(({ page, pages }) => !page !== !pages, {
				en: "a link (label, icon, page) or a menu (label, icon, pages)",
				da: "et link (label, icon, page) eller en menu (label, icon, pages)",
			}),
		{ least: 1 },
	),
	practical: f.list(f.link(), { least: 1 }),
	book: iconLink,
	legal: f.list(iconLink, { least: 1 }),
});
