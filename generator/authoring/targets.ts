import { phrase } from "../messages/format.ts";
import { isLocalized } from "../schema/localized.ts";
import type { ReferenceTarget } from "../schema/reference.ts";
import { isText } from "../schema/text-values.ts";
import type { CollectionDefinition } from "./site-types.ts";

// What references by name can lead to: the pages of a site, the entries of a collection, the items of a map.

/** Returns the target of references to pages. */
export function getPageTarget(): ReferenceTarget<"page"> {
	return {
		name: "page",
		expected: phrase("expected.page"),
		called: phrase("label.page-name"),
		whereToFind: phrase("help.pages"),
		words: (page) => {
			const { path, title, heading } = Object(page);
			return [...Object.values(Object(path)), title, heading];
		},
	};
}

/** Returns the target of references to the entries of a collection, or to the items of its map. */
export function getTarget(
	name: string,
	{ files }: Pick<CollectionDefinition, "files">,
): ReferenceTarget {
	const place = `content/${files.replaceAll(/[{}]/g, (brace) => (brace === "{" ? "<" : ">"))}`;
	return {
		name,
		expected: phrase("expected.entry", { name }),
		called: phrase("label.entry", { name }),
		whereToFind: phrase("help.entry", { place }),
		...(!files.includes("{id}") && { path: [] }),
		words: listTexts,
	};
}

/** Lists what an item's author may have named it by, the likeliest first: a number itself, texts, and other words. */
function listTexts(item: unknown): unknown[] {
	if (typeof item === "number") return [item];
	const values = Object.values(Object(item));
	return [
		...values.filter((value) => isText(value) || isLocalized(value)),
		...values.filter((value) => typeof value === "string"),
	];
}
