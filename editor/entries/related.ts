import {
	type ContentFile,
	findCollection,
	type SiteDefinition,
} from "kilde/tools";
import type { Context } from "../context.ts";

/** Returns the name of the collection whose entries a file belongs to: its own, or for a text that of its page or entry. */
export function getOwnerCollection(
	{ collection }: Pick<ContentFile, "collection">,
	site: SiteDefinition,
): string {
	const { pages } = site;
	return collection === pages.texts.name
		? pages.collection.name
		: (findCollection(site, collection)?.textOf ?? collection);
}

/** Returns a key that the files of one entry share: itself, and its texts in every language. */
function getEntryKey(file: ContentFile, site: SiteDefinition): string {
	return `${getOwnerCollection(file, site)} ${file.id}`;
}

/** Lists the files of the entry that a file belongs to. */
export function listRelatedFiles(
	file: string,
	{ files, index }: Pick<Context, "files" | "index">,
): ContentFile[] {
	const own = files.get(file);
	if (!own) return [];
	const key = getEntryKey(own, index.site);
	return [...files.values()].filter(
		(each) => getEntryKey(each, index.site) === key,
	);
}
