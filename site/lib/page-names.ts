import { type EditorOptions, pages } from "kilde";
import { navigation } from "../content/navigation.ts";

/** What pages are called, by their ids: as the first link to the top of a page in the menus says, or as the search does. */
export const pageNames: NonNullable<EditorOptions["pageNames"]> = (entries) => {
	const inSearch = entries.of(pages).flatMap(({ id, data }) => {
		const { title } = Object(Object(data).search);
		return title ? [[id, title] as const] : [];
	});
	const [menus] = entries.of(navigation);
	if (!menus) return new Map(inSearch);
	const { main, practical, book, legal } = menus.data;
	const inMain = main.flatMap((each) =>
		each.kind === "menu" ? each.pages : [each],
	);
	const inMenus = [...inMain, book, ...legal, ...practical].flatMap((link) =>
		link.page && !("part" in link && link.part) && "values" in link.label
			? [[link.page.name, link.label] as const]
			: [],
	);
	// Of several names of a page, a map has the last.
	return new Map([...inSearch, ...inMenus.toReversed()]);
};
