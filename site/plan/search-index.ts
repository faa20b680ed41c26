import type { PlannedEntry } from "kilde";
import { weekdays } from "../model/hours.ts";
import { icon, type NamedIcon } from "../model/icon.ts";
import type {
	Article,
	LocaleModel,
	SitePage,
} from "../model/locale-content.ts";
import { excerptOf, readerLength } from "./articles.ts";
import { newsPath } from "./pages.ts";
import { exceptionList } from "./week.ts";

/**
 * An item of the search index; `url` is its address: for an article /news#slug, or its own page if it is an older one. What
 * a page says under headings of its own are its parts, with the fragments of its address that lead to them.
 */
export type SearchItem = {
	readonly id: string;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly type: "page" | "news";
	readonly icon: NamedIcon;
	readonly category: string;
	readonly parts?: readonly Part[];
};

type Part = {
	readonly id: string;
	readonly title: string;
	readonly text?: string | undefined;
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

function pageItems(content: LocaleModel): Item[] {
	const { categories } = content.search;
	return [...content.pages.values()].flatMap((page): Item[] => {
		const { id, path, data } = page;
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
				parts: partsOf(content, page),
			},
		];
	});
}

/** Returns what a page says under headings: answers, sections with a fragment of their own, and else the headings of its texts. */
function partsOf(content: LocaleModel, page: SitePage): Part[] {
	const { data } = page;
	if (data.view === "faq")
		return content.faq.map(({ id, question, answer }) => ({
			id,
			title: question,
			text: answer.words,
		}));
	if (data.view === "book")
		return [
			{ id: "codes", title: content.strings.codes, text: data.terms.words },
		];
	const headings = Object.values(page.texts).flatMap(({ body }) =>
		body.headings.map(({ id, text }) => ({ id, title: text })),
	);
	return isHours(page)
		? [...hoursParts(content), ...priceParts(content, page), ...headings]
		: headings;
}

type HoursPage = SitePage<"opening-hours">;

function isHours(page: SitePage): page is HoursPage {
	return page.data.view === "opening-hours";
}

/** The days of the week, and those that are not as it says. */
function hoursParts(content: LocaleModel): Part[] {
	return [
		...weekdays.map((day) => ({ id: "hours", title: content.strings[day] })),
		...exceptionList(content).map(({ when, what }) => ({
			id: "hours",
			title: what,
			text: when,
		})),
	];
}

/** The sections of the page of prices, by the fragments of its view. */
function priceParts(
	{ rules }: LocaleModel,
	{ data, texts }: HoursPage,
): Part[] {
	const { hours, prices, cards, discounts, overnight } = texts;
	return [
		{ id: "hours", title: data.hoursHeading, text: hours.body.words },
		{ id: "prices", title: data.pricesHeading, text: prices.body.words },
		{ id: "cards", title: data.cardsHeading, text: cards.body.words },
		{ id: "discounts", title: data.codesHeading, text: discounts.body.words },
		{
			id: "overnight",
			title: overnight.title ?? "",
			text: overnight.body.words,
		},
		{ id: "rules", title: data.rulesHeading, text: rules.house.join(" ") },
	];
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
	return articles.map((each, index) => ({
		id: `news-${each.id}`,
		title: each.title,
		description: excerptOf(content, each),
		url: index < readerLength ? `${readAt}#${each.slug}` : each.path,
		type: "news",
		icon: article.icon,
		...category,
	}));
}

/** Returns the name of a category and its position among the others. Throws if there is no such category. */
function categoryOf(
	category: string,
	categories: LocaleModel["search"]["categories"],
): Pick<Item, "category" | "order"> {
	const name = categories[category];
	if (name === undefined) throw new Error(`No search category ${category}.`);
	return {
		category: name,
		order: Object.keys(categories).indexOf(category),
	};
}
