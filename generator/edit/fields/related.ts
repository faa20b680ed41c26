import type { Built } from "../../build-types.ts";
import { collectionNamed } from "../../definition.ts";
import type { ContentEntry } from "../../types.ts";

/** The entries of the thing that a file belongs to: itself, and its texts in every language. */
export function relatedEntries(
	file: string,
	{ entries, site }: Pick<Built, "entries" | "site">,
): ContentEntry[] {
	const content = entries.filter((each) => each.kind === "content");
	const entry = content.find((each) => each.file === file);
	if (!entry) return [];
	const owner =
		collectionNamed(site, entry.collection)?.textOf ?? entry.collection;
	const texts = site.collections
		.filter(({ textOf }) => textOf === owner)
		.map(({ name }) => name);
	return content.filter(
		({ id, collection }) =>
			id === entry.id && [owner, ...texts].includes(collection),
	);
}
