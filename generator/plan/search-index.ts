import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import { createSiteError } from "../diagnostics/site-error.ts";

/** A part of a page that a search can lead to; `id` is the fragment of its address. */
export type SearchPart = {
	readonly id: string;
	readonly title: string;
	readonly text?: string | undefined;
};

/** A page or an entry, as it is searched; `T` are further fields, such as an icon, which the index passes on. */
export type SearchSource<T extends object = object> = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	/** Its address. */
	readonly url: string;
	/** The key of its category. */
	readonly category?: string | undefined;
	/** The headings of its texts, which are its parts unless it has `parts`. */
	readonly headings?: readonly { readonly id: string; readonly text: string }[];
	readonly parts?: readonly SearchPart[] | undefined;
	readonly more?: T;
};

/** An item of a search index; `category` is the name of its category, empty if it has none. */
export type SearchItem<T extends object = object> = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly category: string;
	readonly parts?: readonly SearchPart[] | undefined;
} & T;

/**
 * Returns the search index of a language in the order of the categories, whose names are given by their keys. Sources without a
 * category come last. Throws if there is no such category.
 *
 * @example
 * const prices = { id: "prices", title: "Prices", description: "All prices.", url: "/en/prices", category: "shop" };
 * createSearchIndex([prices], { shop: "The shop" })[0]?.category; // "The shop"
 */
export function createSearchIndex<T extends object = object>(
	sources: readonly SearchSource<T>[],
	categories: Readonly<Record<string, string>> = {},
): SearchItem<T>[] {
	const keys = Object.keys(categories);
	const positionOf = ({ category }: SearchSource<T>) => {
		if (category === undefined) return keys.length;
		const position = keys.indexOf(category);
		if (position >= 0) return position;
		throw createSiteError(
			`createSearchIndex: there is no category “${category}”. ${formatNameSuggestion(category, keys)}`,
		);
	};
	return sources
		.map((source) => ({ source, position: positionOf(source) }))
		.sort((a, b) => a.position - b.position)
		.map(({ source }) => {
			const { id, title, description, url, category = "", more } = source;
			return {
				...{ id, title, description, url },
				...(more as T),
				category: categories[category] ?? "",
				parts: source.parts ?? source.headings?.map(toPart),
			};
		});
}

function toPart({ id, text }: { readonly id: string; readonly text: string }) {
	return { id, title: text };
}
