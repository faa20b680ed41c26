import { distance } from "fastest-levenshtein";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { addresses, type View } from "../schema/page.ts";
import type { ContentEntry } from "../types.ts";
import { articlePath, fixedPaths, isReserved, localeOf } from "../url.ts";
import { anchorsOfDocument, anchorsOfView } from "./anchors.ts";
import { type Entries, missingViews, outlineOf, placeAt } from "./entries.ts";
import { deadRedirects, redirectClaims } from "./redirects.ts";

/** Who answers at an address: a page with the fragments it has, or a redirect. */
export type Claim = {
	readonly file: string;
	readonly place: Place;
	/** Unknown while the page, or what it lists, could not be read. */
	readonly anchors: ReadonlySet<string> | undefined;
	readonly redirectsTo: string | undefined;
};

/** The map of the site: each address and who claimed it first. */
export type Routes = {
	readonly claims: ReadonlyMap<string, Claim>;
	/** The addresses of articles that are over or not yet due: nothing answers there. */
	readonly unpublished: ReadonlyMap<string, ContentEntry<"news">>;
	/** Whether an address may be missing only because the file that has it could not be read, or says it wrong. */
	mayBeClaimed(path: string): boolean;
	/** The address of the one page that an entry's text stands on, if there is one. */
	pathOf(entry: ContentEntry): string | undefined;
};

/** Gives every address to its claimant; a second one is an error, as is a redirect to nowhere. */
export function claimRoutes(entries: Entries): Checked<Routes> {
	const claims = new Map<string, Claim>();
	const diagnostics: Diagnostic[] = [];
	const articles = articlesByPath(entries);
	for (const path of reserved) claims.set(path, ourOwn);
	for (const [path, made] of [
		...pageClaims(entries),
		...articles.filter(([, entry]) => entries.isPublished(entry)).map(claimOf),
		...redirectClaims(entries),
	]) {
		const first = isReserved(path) ? ourOwn : claims.get(path);
		if (first) diagnostics.push(alreadyTaken(path, made, first));
		else claims.set(path, made);
	}
	const unclaimed = unclaimedIn(entries, diagnostics);
	const mayBeClaimed = (path: string) =>
		unclaimed.some(({ beneath, locale, id }) => {
			const fits = locale === localeOf(path) && path.startsWith(`${beneath}/`);
			return fits && (path.endsWith(`/${id}`) || !isTypo(path, claims));
		});
	const dead = entries
		.of("redirects")
		.flatMap((entry) => deadRedirects(entry, claims, mayBeClaimed));
	const unpublished = new Map(
		articles.filter(([, entry]) => !entries.isPublished(entry)),
	);
	const pagePaths = pathsOfPages(entries);
	return {
		value: {
			claims,
			unpublished,
			mayBeClaimed,
			pathOf: ({ collection, id, locale }) =>
				collection === "section" ? pagePaths.get(`${id}.${locale}`) : undefined,
		},
		diagnostics: [...diagnostics, ...dead],
	};
}

/** The address of each page in each language, by the name of its texts. */
function pathsOfPages(entries: Entries): ReadonlyMap<string, string> {
	return new Map(
		entries.of("page").flatMap((page) =>
			locales.flatMap((locale): [string, string][] => {
				const path = pathOf(page, locale);
				return path === undefined ? [] : [[`${page.id}.${locale}`, path]];
			}),
		),
	);
}

/** An address that a file has, but nobody knows; `id` is what the file is called, and often the address too. */
type Unclaimed = {
	readonly beneath: string;
	readonly locale: Locale;
	readonly id: string;
};

/** Addresses that could not be read: those of files that are broken, hidden, or claim the address of another one. */
function unclaimedIn(
	entries: Entries,
	conflicts: readonly Diagnostic[],
): Unclaimed[] {
	const displaced = new Set(conflicts.map(({ file }) => file));
	const anywhere = (id: string) =>
		locales.map((locale) => ({ beneath: "", locale, id }));
	const pages = entries
		.of("page")
		.flatMap((page) =>
			anywhere(page.id).filter(
				({ locale }) => displaced.has(page.file) || !hasAddress(page, locale),
			),
		);
	const parents = parentOfArticles(entries);
	const articles = entries.of("news").flatMap((article): Unclaimed[] => {
		const { id, file, locale } = article;
		if (!locale) return [];
		const beneath = parents[locale];
		if (beneath === undefined) return [{ beneath: "", locale, id }];
		return slugOf(article) === undefined || displaced.has(file)
			? [{ beneath, locale, id }]
			: [];
	});
	const redirects = entries
		.of("redirects")
		.filter((entry) => outlineOf(entry) === undefined)
		.flatMap(({ id }) => anywhere(id));
	const misnamed = entries.unknown.flatMap(({ home }): Unclaimed[] =>
		home?.collection === "page" || home?.collection === "news"
			? anywhere(home.id)
			: [],
	);
	const hidden = entries.mayBeThere("content/pages/any.yaml")
		? ["any"]
		: missingViews(entries);
	return [
		...[...pages, ...articles, ...redirects, ...misnamed],
		...[...hidden].flatMap(anywhere),
	];
}

/** Whether it is known where a page is in a language, if it is there at all. */
function hasAddress(
	{ data, raw, repaired }: ContentEntry<"page">,
	locale: Locale,
): boolean {
	if (data !== undefined) return true;
	if (repaired) return !repaired.wrong.some(([field]) => field === "path");
	return addresses[locale].safeParse(textAt(raw, ["path", locale])).success;
}

/** Whether an address is so near to one that is there that this must be the one that was meant. */
function isTypo(path: string, claims: ReadonlyMap<string, Claim>): boolean {
	const few = path.length < 6 ? 1 : 2;
	const digits = path.replace(/\D/g, "");
	return [...claims.keys()].some(
		(claimed) =>
			Math.abs(claimed.length - path.length) <= few &&
			claimed.replace(/\D/g, "") === digits &&
			distance(claimed, path) <= few,
	);
}

function alreadyTaken(path: string, made: Claim, first: Claim): Diagnostic {
	const message = first.file
		? {
				en: `${path} is already taken by ${first.file}, line ${first.place.line}.`,
				da: `${path} er allerede optaget af ${first.file}, linje ${first.place.line}.`,
			}
		: {
				en: `${path} is an address that the site needs for itself.`,
				da: `Adressen ${path} skal webstedet selv bruge.`,
			};
	return errorAt(made.file, made.place, "duplicate-url", message, {
		en: "Choose another address.",
		da: "Vælg en anden adresse.",
	});
}

/** The claim of the site itself. */
const ourOwn: Claim = {
	file: "",
	place: fileStart,
	anchors: undefined,
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
						place: placeAt(entry, ["path", locale]),
						anchors,
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
	page: ContentEntry<"page">,
	locale: Locale,
	entries: Entries,
): Set<string> | undefined {
	const { id } = page;
	const data = isWrong(page, "view") ? undefined : outlineOf(page);
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
		case "faq": {
			const [faq] = entries.of("faq");
			return faq && !isWrong(faq, "id")
				? outlineOf(faq)?.map(({ id }) => id)
				: undefined;
		}
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
					article.locale === locale ? (slugOf(article) ?? []) : [],
				);
		default:
			return [];
	}
}

/** The address of the page that articles are below, in each language. */
function parentOfArticles(
	entries: Entries,
): Readonly<Record<Locale, string | undefined>> {
	const news = entries
		.of("page")
		.find((page) => (page.data?.view ?? textAt(page.raw, ["view"])) === "news");
	return { da: news && pathOf(news, "da"), en: news && pathOf(news, "en") };
}

/** Whether a value is wrong that is called so, or a group that it should be in. */
function isWrong({ data, repaired }: ContentEntry, field: string): boolean {
	return (
		data === undefined &&
		(repaired?.wrong ?? []).some(
			(path) => path.includes(field) || typeof path.at(-1) === "number",
		)
	);
}

function articlesByPath(entries: Entries): [string, ContentEntry<"news">][] {
	const parents = parentOfArticles(entries);
	return entries
		.of("news")
		.flatMap((entry): [string, ContentEntry<"news">][] => {
			const slug = slugOf(entry);
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
	const { file, body } = entry;
	return [
		path,
		{
			file,
			place: placeAt(entry, ["slug"]),
			anchors: body && new Set(body.headings.map(({ id }) => id)),
			redirectsTo: undefined,
		},
	];
}

/** The last part of an article's address. One that fails its schema has it too, if it can be read. */
function slugOf({
	data,
	raw,
	repaired,
}: ContentEntry<"news">): string | undefined {
	const isWrong = repaired?.wrong.some(([field]) => field === "slug");
	return isWrong ? undefined : (data?.slug ?? textAt(raw, ["slug"]));
}

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
