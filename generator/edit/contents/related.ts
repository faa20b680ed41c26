import type { BuiltSite } from "../../build-types.ts";
import { findCollection, type SiteDefinition } from "../../definition.ts";
import { listContentFiles } from "../../link/entries.ts";
import type { ContentFile } from "../../types.ts";

/** The collection whose things a file belongs to: its own, for a text that of its page or its event. */
export function ownerOf(
	{ collection }: ContentFile,
	site: SiteDefinition,
): string {
	const { pages } = site;
	return collection === pages.texts.name
		? pages.collection.name
		: (findCollection(site, collection)?.textOf ?? collection);
}

/** Names the thing that an entry belongs to: with its texts, in every language. */
export function thingOf(entry: ContentFile, site: SiteDefinition): string {
	return `${ownerOf(entry, site)} ${entry.id}`;
}

/** The entries of the thing that a file belongs to: itself, and its texts in every language. */
export function relatedEntries(
	file: string,
	{ entries, site }: Pick<BuiltSite, "entries" | "site">,
): ContentFile[] {
	const content = listContentFiles(entries);
	const entry = content.find((each) => each.file === file);
	const thing = entry && thingOf(entry, site);
	return content.filter((each) => thingOf(each, site) === thing);
}
