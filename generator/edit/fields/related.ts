import type { Built } from "../../build-types.ts";
import { collectionNamed, type SiteDefinition } from "../../definition.ts";
import { contentFiles } from "../../link/entries.ts";
import type { ContentFile } from "../../types.ts";

/** Names the thing that an entry belongs to: with its texts, in every language. */
export function thingOf(
	{ collection, id }: ContentFile,
	site: SiteDefinition,
): string {
	return `${collectionNamed(site, collection)?.textOf ?? collection} ${id}`;
}

/** The entries of the thing that a file belongs to: itself, and its texts in every language. */
export function relatedEntries(
	file: string,
	{ entries, site }: Pick<Built, "entries" | "site">,
): ContentFile[] {
	const content = contentFiles(entries);
	const entry = content.find((each) => each.file === file);
	const thing = entry && thingOf(entry, site);
	return content.filter((each) => thingOf(each, site) === thing);
}
