import type {
	ContentOf,
	LocaleContentOf,
	LocaleModelOf,
	LocaleText,
	LocaleValue,
	ModelOf,
	PlanContext,
	PlanEntry,
	RoutedOf,
	SharedOf,
} from "kilde";
import { capitalize } from "kilde/format";
import {
	createHead,
	createPage,
	notFoundPath,
	type PlannedPage,
} from "kilde/plan";
import { currency, formatsIn, languages, tagOf } from "./languages.ts";
import { type collections, days, type page } from "./model.ts";
import type { Document, Link, News, Pair, Sum, Views } from "./props.ts";

// What each page shows: from the content in one language to the props of a view. Components look nothing up.

type Content = LocaleContentOf<typeof collections> & ReturnType<typeof menuOf>;
type Shared = SharedOf<Content>;
type SitePage = {
	readonly id: string;
	readonly path: string;
	readonly data: LocaleValue<ContentOf<typeof page>>;
	readonly texts: Readonly<Record<"text", LocaleText>>;
};
type Routed = RoutedOf<typeof collections>;
type Entry<N extends keyof Routed> = Routed[N][number];
type Model = ModelOf<Content, SitePage, Routed>;

/** The pages in the menu, by the names of their files. The front page is reached by the name of the site. */
const inMenu = ["prices", "news", "contact"];

/** The menu, which every page shows. */
export function menuOf(
	pages: readonly {
		readonly id: string;
		readonly path: string;
		readonly data: { readonly title: string };
	}[],
): { readonly menu: readonly Link[] } {
	return {
		menu: inMenu.flatMap((name) =>
			pages
				.filter(({ id }) => id === name)
				.map(({ path, data }) => ({ href: path, words: data.title })),
		),
	};
}

/** All pages but those of entries: each in each language, and the one for addresses that lead nowhere. */
export function pagesOf(
	{ shared, byLocale }: Model,
	context: PlanContext,
): PlannedPage[] {
	const contents = [...byLocale.values()];
	return [
		...contents.flatMap((content) =>
			[...content.pages.values()].map(({ id, path, data, texts }) => {
				const { view, heading } = data;
				const { html } = texts.text.body;
				const shown = shownOn[view](content, { heading, html });
				const target = { ...data, path, versions: versionsOf(shared, id) };
				return framed(shared, content, context, target, shown);
			}),
		),
		...contents.slice(0, 1).map((content) => {
			const { missing, back } = content.words;
			const target = { title: missing, description: missing, versions: {} };
			const home = { href: "/", words: back };
			return framed(
				shared,
				content,
				context,
				{ ...target, path: notFoundPath },
				{ view: "missing", content: { heading: missing, back: home } },
			);
		}),
	];
}

/** Returns the function that plans the page of each entry of a collection with a route. */
export function entryPage(
	content: Content,
	shared: Shared,
	context: PlanContext,
): PlanEntry {
	return ({ item, entryView, versions }) => {
		const target = { ...entryView.about(item), path: item.path, versions };
		const shown = entryShown[entryView.view as keyof typeof entryShown];
		return framed(
			shared,
			content,
			context,
			target,
			shown(item as never, content),
		);
	};
}

/** What the page of an entry shows, by its view. */
const entryShown = {
	article: (
		{ title, date, body }: Entry<"news">,
		{ locale }: Content,
	): Shown => ({
		view: "article",
		content: {
			heading: title,
			html: body.html,
			date: formatsIn(locale).date(date),
		},
	}),
};

/** A view and what it shows: the compiler compares the two. */
type Shown = {
	[K in keyof Views]: { readonly view: K; readonly content: Views[K] };
}[keyof Views];

/** A page with the frame around it. */
function framed(
	{ contents }: Shared,
	content: Content,
	{ assets }: PlanContext,
	target: {
		readonly path: string;
		readonly versions: Readonly<Record<string, string>>;
		readonly title: string;
		readonly description: string;
	},
	shown: Shown,
): PlannedPage {
	const { locale, business, words, menu } = content;
	const { name, site: origin, email, phone } = business;
	const { path, versions, title } = target;
	const homes = versionsOf({ contents }, "home");
	const metadata = {
		...target,
		title: title === name ? name : `${title} – ${name}`,
		keywords: [],
		image: undefined,
		type: "website" as const,
		indexed: path !== notFoundPath,
	};
	const document: Document = {
		language: locale,
		head: createHead(
			{ site: { languages }, locale, origin, name, assets },
			metadata,
		),
		home: { href: homes[locale] ?? "/", words: name },
		skip: words.skip,
		menu: { words: words.menu, links: menu },
		languages: {
			words: words.languages,
			links: [...contents.values()].map((other) => ({
				code: other.locale,
				words: nameOf(other.locale),
				// A page that a language lacks: its front page.
				href: versions[other.locale] ?? homes[other.locale] ?? "/",
			})),
		},
		contact: { email, phone },
		failed: words.failed,
		current: path,
	};
	return createPage(metadata, { ...shown, document });
}

/** The addresses of a page by language. */
function versionsOf(
	{ contents }: Pick<Shared, "contents">,
	id: string,
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		[...contents].flatMap(([locale, { addresses }]) => {
			const path = addresses.get(id)?.path;
			return path === undefined ? [] : [[locale, path]];
		}),
	);
}

/** The name of a language in that language. */
function nameOf(locale: string): string {
	const names = new Intl.DisplayNames([locale], { type: "language" });
	return capitalize(names.of(locale) ?? locale);
}

type In = LocaleModelOf<Content, SitePage, Routed>;

/** What the page of a view shows, with its heading and its text. */
const shownOn: Readonly<
	Record<
		SitePage["data"]["view"],
		(content: In, text: { heading: string; html: string }) => Shown
	>
> = {
	home: (content, text) => ({
		view: "home",
		content: { ...text, news: newsIn(content).slice(0, 3) },
	}),
	prices: (content, text) => ({
		view: "prices",
		content: { ...text, prices: pricesIn(content), sum: sumIn(content) },
	}),
	contact: (content, text) => ({
		view: "contact",
		content: {
			...text,
			hours: { heading: content.words.hours, days: weekIn(content) },
			email: content.business.email,
			phone: content.business.phone,
		},
	}),
	news: (content, text) => ({
		view: "news",
		content: { ...text, news: newsIn(content) },
	}),
	text: (_, text) => ({ view: "text", content: text }),
};

function newsIn({ locale, routed }: In): News[] {
	const { date } = formatsIn(locale);
	return routed.news
		.toSorted((a, b) => (a.date > b.date ? -1 : 1))
		.map((each) => ({
			href: each.path,
			words: each.title,
			date: date(each.date),
		}));
}

function pricesIn({ locale, prices }: In): Pair[] {
	const { money } = formatsIn(locale);
	return Object.values(prices).map(({ name, price }) => ({
		name,
		value: money(price),
	}));
}

function sumIn({ locale, prices, words }: In): Sum {
	const { amount, total } = words;
	return {
		...{ first: prices.first?.price ?? 0, hour: prices.hour?.price ?? 0 },
		...{ tag: tagOf(locale), currency, amount, total },
	};
}

function weekIn({ locale, hours, words }: In): Pair[] {
	const { weekday, clock } = formatsIn(locale);
	const open = `${clock(hours.opens)}–${clock(hours.closes)}`;
	return days.map((day, index) => ({
		// 1 January 2024 was a Monday.
		name: capitalize(weekday(`2024-01-0${index + 1}`)),
		value: hours.closed.includes(day) ? words.closed : open,
	}));
}
