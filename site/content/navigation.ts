import { collection, f } from "kilde";
import { text } from "./fields.ts";
import { icon } from "./icon.ts";

const iconLink = f.link({ icon });

/** The menus: content/navigation.yaml. */
export const navigation = collection("navigation.yaml", {
	main: f.list(
		f.oneOf({
			link: { icon, page: f.page(), label: text },
			menu: { icon, label: text, pages: f.list(iconLink, { least: 1 }) },
		}),
		{ least: 1 },
	),
	practical: f.list(f.link(), { least: 1 }),
	book: iconLink,
	legal: f.list(iconLink, { least: 1 }),
});
