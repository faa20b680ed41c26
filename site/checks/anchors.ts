import {
	type Diagnostic,
	type Entries,
	errorAt,
	placeAt,
} from "../../generator/define.ts";
import { navigation } from "../model/navigation.ts";
import { page as pages } from "../model/page.ts";
import { anchorsOfDocument, views } from "../model/views/index.ts";

/** Reports links of the menus to a part that a page doesn't have. */
export function checkAnchors(entries: Entries): Diagnostic[] {
	const [menus] = entries.of(navigation);
	return (menus?.data?.practical ?? []).flatMap(({ page, anchor }, at) => {
		const target = entries.of(pages).find(({ id }) => id === page.name);
		if (!menus || !target?.data || anchor === undefined) return [];
		const anchors = [...anchorsOfDocument, ...views[target.data.view].anchors];
		if (anchors.includes(anchor)) return [];
		const list = anchors.join(", ");
		return [
			errorAt(
				menus.file,
				placeAt(menus, ["practical", at, "anchor"]),
				"unknown-link",
				{
					en: `The page ${page.name} has no place called ${anchor}.`,
					da: `Siden ${page.name} har ikke noget sted, der hedder ${anchor}.`,
				},
				{ en: `There are ${list}.`, da: `Der er ${list}.` },
			),
		];
	});
}
