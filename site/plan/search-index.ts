import type { Article, Site } from "../model/site.ts";
import type { SearchItem } from "../props.ts";
import { readerLength } from "./articles.ts";
import { newsPath } from "./pages.ts";

/** Everything that can be found in one language, in the order of the categories. */
export function searchIndex(
	site: Site,
	articles: readonly Article[],
): SearchItem[] {
	return [...pageItems(site), ...articleItems(site, articles)]
		.sort((a, b) => a.order - b.order)
		.map(({ order: _, ...item }) => item);
}

type Item = SearchItem & { readonly order: number };

function pageItems({ search: { categories }, pages }: Site): Item[] {
	return [...pages.values()].flatMap(({ id, path, data }): Item[] => {
		if (!data.search) return [];
		const { title, description, icon, category } = data.search;
		return [
			{
				id,
				title,
				description,
				url: path,
				type: "page",
				icon,
				...within(category, categories),
			},
		];
	});
}

function articleItems(site: Site, articles: readonly Article[]): Item[] {
	const { categories, article } = site.search;
	const place = within(article.category, categories);
	const readAt = newsPath(site);
	return articles.map(({ id, slug, path, title, excerpt }, index) => ({
		id: `news-${id}`,
		title,
		description: excerpt,
		url: index < readerLength ? `${readAt}#${slug}` : path,
		type: "news",
		icon: article.icon,
		...place,
	}));
}

/** What a category is called, and its place among the others. */
function within(
	category: string,
	categories: Site["search"]["categories"],
): Pick<Item, "category" | "order"> {
	return {
		category: categories[category] ?? category,
		order: Object.keys(categories).indexOf(category),
	};
}
