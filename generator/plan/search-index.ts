import type { SearchItem } from "../../site/props.ts";
import type { Site } from "../link/model.ts";
import { readerLength } from "./articles.ts";
import { newsPath } from "./pages.ts";

/** Everything that can be found in one language, in the order of the categories. */
export function searchIndex(site: Site): SearchItem[] {
	const { categories, article } = site.search;
	const categoryName = (id: string) => categories[id] ?? id;
	const pages = [...site.pages.values()].flatMap(
		({ id, path, data }): (SearchItem & { order: number })[] => {
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
					category: categoryName(category),
					order: Object.keys(categories).indexOf(category),
				},
			];
		},
	);
	const articles = site.articles.map(
		(
			{ id, slug, path, title, excerpt },
			place,
		): SearchItem & { order: number } => ({
			id: `news-${id}`,
			title,
			description: excerpt,
			url: place < readerLength ? `${newsPath(site)}#${slug}` : path,
			type: "news",
			icon: article.icon,
			category: categoryName(article.category),
			order: Object.keys(categories).indexOf(article.category),
		}),
	);
	return [...pages, ...articles]
		.sort((a, b) => a.order - b.order)
		.map(({ order: _, ...item }) => item);
}
