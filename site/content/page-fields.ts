import { f } from "kilde";
import { categories } from "./categories.ts";
import { text } from "./fields.ts";
import { icon } from "./icon.ts";

/** The fields of every page besides address, title, description and heading. */
export const pageFields = {
	keywords: f.localized(f.list(f.text(), { least: 1 })),
	lead: text,
	// The search omits a page without it.
	search: f
		.object({
			title: text,
			description: text,
			category: f.ref(categories),
			icon,
		})
		.optional(),
};
