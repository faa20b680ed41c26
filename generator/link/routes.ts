import { anchorsOfDocument, anchorsOfView } from "../anchors.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostic.ts";
import { keyOf } from "../digest.ts";
import { type Locale, locales } from "../locale.ts";
import { remembered, rememberOne } from "../remember.ts";
import { addresses, type View } from "../schema/page.ts";
import { shaped } from "../shaped.ts";
import type { ContentEntry, Stake } from "../types.ts";
import { articlePath, fixedPaths, isReserved } from "../url.ts";
import { type Entries, missingViews, placeAt } from "./entries.ts";
import { deadRedirects, redirectClaims } from "./redirects.ts";

/** Who answers at an address: a page with the fragments it has, or a redirect. */
export type Claim = {
	readonly file: string;
	place(): Place;
	/** Unknown while the page, or what it lists, could not be read. */
	anchors(): ReadonlySet<string> | undefined;
	readonly redirectsTo: string | undefined;
};

/** The map of the site: each address and who claimed it first. */
export type Routes = {
	/** Stands for all that a text can be held against here. */
	readonly key: string;
	readonly claims: ReadonlyMap<string, Claim>;
	/** The addresses of articles that are over or not yet due: nothing answers there. */
	readonly unpublished: ReadonlyMap<string, ContentEntry<"news">>;
	/** false while addresses may be missing only because a file could not be read, or two files claim one. */
	readonly complete: boolean;
	/** The address of the one page that an entry's text stands on, if there is one. */
	pathOf(entry: ContentEntry): string | undefined;
};

/**
 * Gives every address to its claimant; a second one is an error, as is a redirect to nowhere. The map is the same object
 * as before while it is the same map.
 */
export function claimRoutes(entries: Entries): Checked<Routes> {
	const others = entries.content.filter(
		({ collection }) => collection !== "news",
	);
	const news = entries
		.of("news")
		.map((entry) => `${entries.isPublished(entry)} ${stakeOf(entry).key}`)
		.join("\n");
	const routes = lastRoutes([entries.day, ...others, news], () =>
		drawMap(entries, news),
	);
	// Where something is wrong, it may meanwhile be wrong in another place.
	return routes.diagnostics.length > 0 ? drawMap(entries, news) : routes;
}

const lastRoutes = rememberOne<Checked<Routes>>();

/** What an article has to do with addresses: `parse` tells it of each. */
function stakeOf({ stake }: ContentEntry<"news">): Stake {
	return stake ?? { isRead: false, key: "" };
}

/** The map, where `news` stands for what the articles have to do with it. */
function drawMap(entries: Entries, news: string): Checked<Routes> {
	const claims = new Map<string, Claim>();
	const diagnostics: Diagnostic[] = [];
	const articles = articlesByPath(entries);
	for (const path of reserved) claims.set(path, ourOwn);
	const pages = pageClaims(entries);
	const redirects = redirectClaims(entries);
	for (const [path, made] of [
		...pages,
		...articles.filter(([, entry]) => entries.isPublished(entry)).map(claimOf),
		...redirects,
	]) {
		const first = isReserved(path) ? ourOwn : claims.get(path);
		if (first) diagnostics.push(alreadyTaken(path, made, first));
		else claims.set(path, made);
	}
	const unread =
		(["page", "redirects"] as const).some((name) =>
			entries
				.of(name)
				.some((entry) => entry.data === undefined && entry.raw === undefined),
		) || entries.of("news").some((entry) => !stakeOf(entry).isRead);
	const complete =
		!unread &&
		diagnostics.length === 0 &&
		missingViews(entries).length === 0 &&
		entries.of("page").every(hasItsAddresses);
	const dead = complete
		? entries.of("redirects").flatMap((entry) => deadRedirects(entry, claims))
		: [];
	return {
		value: {
			key: keyOf(
				JSON.stringify([[...pages, ...redirects].map(inJson), news, complete]),
			),
			claims,
			unpublished: new Map(
				articles.filter(([, entry]) => !entries.isPublished(entry)),
			),
			complete,
			pathOf: (entry) => pageAround(entry, entries),
		},
		diagnostics: [...diagnostics, ...dead],
	};
}

function inJson([path, claim]: [string, Claim]) {
	return [path, claim.file, [...(claim.anchors() ?? "?")], claim.redirectsTo];
}

/** A page that fails its schema may have failed it by its address; then others are right to link to it. */
function hasItsAddresses(page: ContentEntry<"page">): boolean {
	return (
		page.data !== undefined ||
		locales.every(
			(locale) =>
				addresses[locale].safeParse(textAt(page.raw, ["path", locale])).success,
		)
	);
}

function alreadyTaken(path: string, made: Claim, first: Claim): Diagnostic {
	const message = first.file
		? {
				en: `${path} is already taken by ${first.file}, line ${first.place().line}.`,
				da: `${path} er allerede optaget af ${first.file}, linje ${first.place().line}.`,
			}
		: {
				en: `${path} is an address that the site needs for itself.`,
				da: `Adressen ${path} skal webstedet selv bruge.`,
			};
	return errorAt(made.file, made.place(), "duplicate-url", message, {
		en: "Choose another address.",
		da: "Vælg en anden adresse.",
	});
}

function pageAround(
	{ collection, id, locale }: ContentEntry,
	entries: Entries,
): string | undefined {
	const page = collection === "section" ? entries.find("page", id) : undefined;
	return page && locale && pathOf(page, locale);
}

/** The claim of the site itself. */
const ourOwn: Claim = {
	file: "",
	place: () => fileStart,
	anchors: () => undefined,
	redirectsTo: undefined,
};

const reserved = Object.values(fixedPaths).flatMap((path) =>
	typeof path === "string" ? [path] : Object.values(path),
);

function pageClaims(entries: Entries): [string, Claim][] {
	return entries.of("page").flatMap((entry) =>
		locales.flatMap((locale): [string, Claim][] => {
			const path = pathOf(entry, locale);
			if (path === undefined) return [];
			const anchors = anchorsOf(entry, locale, entries);
			return [
				[
					path,
					{
						file: entry.file,
						place: () => placeAt(entry, ["path", locale]),
						anchors: () => anchors,
						redirectsTo: undefined,
					},
				],
			];
		}),
	);
}

/** A page's address. One that fails its schema still has it, so that links to it are not wrong too. */
function pathOf(
	page: ContentEntry<"page">,
	locale: Locale,
): string | undefined {
	return page.data
		? page.data.path[locale]
		: textAt(page.raw, ["path", locale]);
}

function anchorsOf(
	{ id, data }: ContentEntry<"page">,
	locale: Locale,
	entries: Entries,
): Set<string> | undefined {
	const headings = entries
		.texts(id, locale)
		.flatMap(({ body }) => body?.headings.map((heading) => heading.id) ?? []);
	const items = data && itemsOf(data.view, locale, entries);
	return (
		data &&
		items &&
		new Set([
			...anchorsOfDocument,
			...anchorsOfView[data.view],
			...headings,
			...items,
		])
	);
}

/** The fragments of what a view lists. */
function itemsOf(
	view: View,
	locale: Locale,
	entries: Entries,
): readonly string[] | undefined {
	switch (view) {
		case "faq":
			return entries.only("faq")?.map(({ id }) => id);
		case "events":
			return entries
				.of("event")
				.filter(entries.isPublished)
				.map(({ id }) => id);
		case "news":
			return entries
				.of("news")
				.filter(entries.isPublished)
				.flatMap((article) =>
					article.locale === locale ? (stakeOf(article).slug ?? []) : [],
				);
		default:
			return [];
	}
}

function articlesByPath(entries: Entries): [string, ContentEntry<"news">][] {
	const news = entries
		.of("page")
		.find((page) => (page.data?.view ?? textAt(page.raw, ["view"])) === "news");
	const parents = {
		da: news && pathOf(news, "da"),
		en: news && pathOf(news, "en"),
	};
	return entries
		.of("news")
		.flatMap((entry): [string, ContentEntry<"news">][] => {
			const { slug } = stakeOf(entry);
			const parent = entry.locale && parents[entry.locale];
			return slug === undefined || !parent
				? []
				: [[articlePath(parent, slug), entry]];
		});
}

function claimOf([path, entry]: [string, ContentEntry<"news">]): [
	string,
	Claim,
] {
	const { file } = entry;
	return [path, shaped(ofArticle, { file, entry, redirectsTo: undefined })];
}

const ofArticle: Pick<Claim, "place" | "anchors"> &
	ThisType<{ readonly entry: ContentEntry<"news"> }> = {
	place() {
		return placeAt(this.entry, ["slug"]);
	},
	anchors() {
		return fragmentsOf(this.entry);
	},
};

const fragmentsOf = remembered(
	({ body }: ContentEntry<"news">): ReadonlySet<string> | undefined =>
		body && new Set(body.headings.map(({ id }) => id)),
);

function textAt(raw: unknown, path: readonly string[]): string | undefined {
	const found = path.reduce<unknown>(
		(value, key) =>
			typeof value === "object" && value !== null
				? Reflect.get(value, key)
				: undefined,
		raw,
	);
	return typeof found === "string" ? found : undefined;
}
