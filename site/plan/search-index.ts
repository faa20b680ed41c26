import type { PlannedEntry } from "kilde";
import { weekdays } from "kilde/format";
import {
	createSearchIndex,
	type SearchItem as Item,
	type SearchPart,
	type SearchSource,
} from "kilde/plan";
import type { NamedIcon } from "../content/icon.ts";
import type {
	Article,
	LocaleModel,
	SitePage,
} from "../model/locale-content.ts";
import { excerptOf, readerLength } from "./articles.ts";
import { newsPath } from "./pages.ts";
import { exceptionList } from "./week.ts";

/** What the list of results shows beside the texts of an item. */
type Shown = { readonly type: "page" | "news"; readonly icon: NamedIcon };

/** An item of the search index. */
export type SearchItem = Item<Shown>;

type Source = SearchSource<Shown>;

/** Returns the search index of a language, in the order of the categories. */
export function searchIndex(
	content: LocaleModel,
	articles: readonly Article[],
	entries: readonly PlannedEntry[],
): SearchItem[] {
	return createSearchIndex(
		[
			...pageItems(content),
			...entryItems(entries),
			...articleItems(content, articles),
		],
		Object.fromEntries(
			Object.entries(content.categories).map(([id, { heading }]) => [
				id,
				heading,
			]),
		),
	);
}

function pageItems(content: LocaleModel): Source[] {
	return [...content.pages.values()].flatMap((page): Source[] => {
		const { id, path, data } = page;
		if (!data.search) return [];
		const { icon, ...search } = data.search;
		return [
			{
				...{ id, url: path, ...search },
				more: { type: "page", icon },
				parts: partsOf(content, page),
			},
		];
	});
}

/** Returns what a page says under headings: answers, sections with a fragment of their own, and else the headings of its texts. */
function partsOf(content: LocaleModel, page: SitePage): SearchPart[] {
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
function hoursParts(content: LocaleModel): SearchPart[] {
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
): SearchPart[] {
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
function entryItems(entries: readonly PlannedEntry[]): Source[] {
	return entries.flatMap(({ item, entryView }): Source[] => {
		const { search } = entryView;
		return search
			? [
					{
						...{ id: item.path, url: item.path, ...entryView.about(item) },
						category: search.category,
						more: { type: "page", icon: search.icon as NamedIcon },
					},
				]
			: [];
	});
}

/** Returns the items of articles: newer ones are at /news#slug, older ones at their own pages. */
function articleItems(
	content: LocaleModel,
	articles: readonly Article[],
): Source[] {
	const category = "news";
	const icon = "news";
	const readAt = newsPath(content);
	return articles.map((each, index) => ({
		id: `news-${each.id}`,
		title: each.title,
		description: excerptOf(content, each),
		url: index < readerLength ? `${readAt}#${each.slug}` : each.path,
		category,
		more: { type: "news", icon },
	}));
}
