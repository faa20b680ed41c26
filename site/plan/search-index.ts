import type { PlannedEntry } from "../../generator/define.ts";
import { icon, type NamedIcon } from "../model/icon.ts";
import type { Article, LocaleModel } from "../model/locale-content.ts";
import { readerLength } from "./articles.ts";
import { newsPath } from "./pages.ts";

/**
 * An item of the search index; `url` is its address: for an article /news#slug, or its own page if it is an older one. The
 * page of questions has its answers, whose ids are fragments of its address.
 */
export type SearchItem = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly type: "page" | "news";
	readonly icon: NamedIcon;
	readonly category: string;
	readonly answers?: readonly {
		readonly id: string;
		readonly question: string;
		readonly text: string;
	}[];
};

/** Returns the search index of a language, in the order of the categories. */
export function searchIndex(
	content: LocaleModel,
	articles: readonly Article[],
	entries: readonly PlannedEntry[],
): SearchItem[] {
	return [
		...pageItems(content),
		...entryItems(content, entries),
		...articleItems(content, articles),
	]
		.sort((a, b) => a.order - b.order)
		.map(({ order: _, ...item }) => item);
}

type Item = SearchItem & { readonly order: number };

function pageItems({
	search: { categories },
	pages,
	faq,
}: LocaleModel): Item[] {
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
				...categoryOf(category, categories),
				...(data.view === "faq" && {
					answers: faq.map(({ id, question, answer }) => ({
						id,
						question,
						text: answer.words,
					})),
				}),
			},
		];
	});
}

/** Returns the items of entries whose routes define how the search shows them. */
function entryItems(
	{ search: { categories } }: LocaleModel,
	entries: readonly PlannedEntry[],
): Item[] {
	return entries.flatMap(({ item, entryView }): Item[] => {
		const { search } = entryView;
		return search
			? [
					{
						id: item.path,
						...entryView.about(item),
						url: item.path,
						type: "page",
						icon: icon.parse(search.icon),
						...categoryOf(search.category, categories),
					},
				]
			: [];
	});
}

function articleItems(
	content: LocaleModel,
	articles: readonly Article[],
): Item[] {
	const { categories, article } = content.search;
	const category = categoryOf(article.category, categories);
	const readAt = newsPath(content);
	return articles.map(({ id, slug, path, title, excerpt }, index) => ({
		id: `news-${id}`,
		title,
		description: excerpt,
		url: index < readerLength ? `${readAt}#${slug}` : path,
		type: "news",
		icon: article.icon,
		...category,
	}));
}

/** Returns the name of a category and its position among the others. */
function categoryOf(
	category: string,
	categories: LocaleModel["search"]["categories"],
): Pick<Item, "category" | "order"> {
	return {
		category: categories[category] ?? category,
		order: Object.keys(categories).indexOf(category),
	};
}
