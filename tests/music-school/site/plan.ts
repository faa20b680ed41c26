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
import { formatsIn, languages } from "./languages.ts";
import { type collections, dayIn, days, type page, timesOf } from "./model.ts";
import type { Concert, Course, Document, Link, Views } from "./props.ts";

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
type SiteConcert = Routed["concert"][number];
type Model = ModelOf<Content, SitePage, Routed>;

/** The views in the menu, in its order. The front page is reached by the name of the site. */
const inMenu = ["courses", "teachers", "concerts", "contact"];

/** The menu, which every page shows. */
export function menuOf(
	pages: readonly {
		readonly path: string;
		readonly data: { readonly view: string; readonly title: string };
	}[],
): { readonly menu: readonly Link[] } {
	return {
		menu: inMenu.flatMap((view) =>
			pages
				.filter(({ data }) => data.view === view)
				.map(({ path, data }) => ({ href: path, words: data.title })),
		),
	};
}

/** All pages but those of concerts: each in each language, and the one for addresses that lead nowhere. */
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

/** Returns the function that plans the page of each concert. */
export function concertPage(
	content: Content,
	shared: Shared,
	context: PlanContext,
): PlanEntry {
	const { money } = formatsIn(content.locale);
	return ({ item, versions }) => {
		const { path, title, price, teacher, body, ...concert } =
			item as SiteConcert;
		return framed(
			shared,
			content,
			context,
			{ path, versions, title, description: title },
			{
				view: "concert",
				content: {
					heading: title,
					html: body.html,
					when: whenIs(concert, content.locale),
					price: price === 0 ? content.words.free : money(price),
					teacher: teacherIn(content, teacher),
				},
			},
		);
	};
}

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
	const { locale, school, words, menu } = content;
	const { name, site: origin, email, phone } = school;
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
		content: {
			...text,
			next: { heading: content.words.next, concerts: concertsIn(content) },
		},
	}),
	courses: (content, text) => ({
		view: "courses",
		content: { ...text, finder: finderIn(content) },
	}),
	teachers: (content, text) => ({
		view: "teachers",
		content: {
			...text,
			teachers: content.items.teacher.map(({ biography, ...teacher }) => ({
				...teacher,
				html: biography.html,
			})),
		},
	}),
	concerts: (content, text) => ({
		view: "concerts",
		content: { ...text, concerts: concertsIn(content) },
	}),
	contact: (content, text) => {
		const { street, city, email, phone } = content.school;
		return {
			view: "contact",
			content: { ...text, address: [street, city], email, phone },
		};
	},
};

/** The concerts, the next first. */
function concertsIn({ locale, routed }: In): Concert[] {
	return routed.concert
		.toSorted((a, b) => (a.date < b.date ? -1 : 1))
		.map((each) => ({
			href: each.path,
			words: each.title,
			when: whenIs(each, locale),
		}));
}

function whenIs(
	{ date, time }: Pick<SiteConcert, "date" | "time">,
	locale: string,
): string {
	const { weekday, date: day, clock } = formatsIn(locale);
	return `${capitalize(weekday(date))} ${day(date)}, ${clock(time)}`;
}

/** The name of a teacher, with a link to the biography. */
function teacherIn(content: Content, id: string): Link {
	const teacher = content.items.teacher.find((each) => each.id === id);
	const path = content.addresses.get("teachers")?.path ?? "/";
	return {
		href: `${path}#${id}`,
		words: `${content.words.with} ${teacher?.name ?? id}`,
	};
}

function finderIn(content: In): Views["courses"]["finder"] {
	const { locale, words } = content;
	const all = Object.values(content.courses);
	const taught = days.filter((day) =>
		all.some(({ lessons }) => lessons.some((lesson) => lesson.day === day)),
	);
	return {
		courses: all.map(
			({ name, teacher, price, lessons }): Course => ({
				name,
				teacher: teacherIn(content, teacher),
				price: `${formatsIn(locale).money(price)} ${words.lesson}`,
				times: timesOf(lessons, locale),
				days: lessons.map(({ day }) => dayIn(day, locale)),
			}),
		),
		days: taught.map((day) => dayIn(day, locale)),
		words: { day: words.day, anyDay: words.anyDay },
	};
}
