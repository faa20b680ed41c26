import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
	warningAt,
} from "../diagnostic.ts";
import { type Locale, languageNames, locales } from "../locale.ts";
import { nearest, suggest } from "../nearest.ts";
import { isLocalized } from "../schema/localized.ts";
import {
	isReference,
	type Reference,
	type Target,
} from "../schema/reference.ts";
import { isProse, type Reference as Link, type Picture } from "../text.ts";
import type { ContentEntry } from "../types.ts";
import { localeOf } from "../url.ts";
import type { Entries } from "./entries.ts";
import type { Facts } from "./facts.ts";
import type { Routes } from "./routes.ts";

type Path = readonly PropertyKey[];

/** Citations of facts that don't exist. */
export function checkCitations(
	{ content }: Entries,
	facts: Facts,
): Diagnostic[] {
	return content.flatMap(({ file, citations }) =>
		citations
			.filter(({ fact }) => !facts.has(fact))
			.map(({ fact, place }) => {
				const near = nearest(fact, facts.keys());
				const family = [...facts.keys()].filter(
					(name) => name.split(".")[0] === fact.split(".")[0],
				);
				const hint = near
					? `Did you mean {{${near}}}?`
					: (suggest(fact, family) ??
						"Facts are in content/facts and content/business.yaml.");
				return errorAt(
					file,
					place,
					"unknown-fact",
					`{{${fact}}} names no fact.`,
					hint,
				);
			}),
	);
}

/** References in YAML to things that don't exist, or not in the language that refers to them. */
export function checkReferences(entries: Entries): Diagnostic[] {
	const names = namesOf(entries);
	return entries.content.flatMap((entry) => {
		const found: Diagnostic[] = [];
		visit(entry.data, [], locales);
		return found;

		function visit(value: unknown, path: Path, shownIn: readonly Locale[]) {
			if (isReference(value)) {
				const problem = checkOne(value, placeAt(entry, path), shownIn);
				if (problem) found.push(problem);
			} else if (isLocalized(value)) {
				for (const locale of locales)
					visit(value[locale], [...path, locale], [locale]);
			} else if (typeof value === "object" && value !== null) {
				for (const [key, child] of Object.entries(value))
					visit(child, [...path, key], shownIn);
			}
		}

		function checkOne(
			{ target, name }: Reference,
			place: Place,
			shownIn: readonly Locale[],
		): Diagnostic | undefined {
			const known = names[target];
			if (known && !known.includes(name)) {
				return errorAt(
					entry.file,
					place,
					"unknown-name",
					`There is no ${targetNames[target]} ${name}.`,
					suggest(name, known) ?? whereToFind[target],
				);
			}
			const paths =
				target === "page" ? entries.find("page", name)?.data?.path : undefined;
			const without =
				paths && shownIn.find((locale) => paths[locale] === undefined);
			if (!without) return undefined;
			return errorAt(
				entry.file,
				place,
				"unknown-name",
				`The page ${name} has no ${languageNames[without]} address, and this link is shown in ${languageNames[without]} too.`,
				"Choose a page that exists in both languages.",
			);
		}
	});
}

/** What can be referred to. A collection that could not be parsed has unknown names: nothing is held against them. */
function namesOf(
	entries: Entries,
): Readonly<Record<Target, readonly string[] | undefined>> {
	const keys = (value: object | undefined) => value && Object.keys(value);
	return {
		page: entries.of("page").map(({ id }) => id),
		person: entries.of("person").map(({ id }) => id),
		media: [...entries.media.keys()],
		price: keys(entries.only("prices")),
		session: keys(entries.only("sessions")),
		code: keys(entries.only("discounts")?.codes),
		category: keys(entries.only("search")?.categories),
	};
}

const targetNames: Readonly<Record<Target, string>> = {
	page: "page",
	person: "person",
	media: "file",
	price: "price",
	session: "session",
	code: "discount code",
	category: "category",
};

const whereToFind: Readonly<Record<Target, string>> = {
	page: "Pages are in content/pages, named by their files.",
	person: "People are in content/people, named by their files.",
	media: "Pictures and videos are in content/media; capital letters count.",
	price: "Prices are in content/facts/prices.yaml.",
	session: "Sessions are in content/facts/sessions.yaml.",
	code: "Discount codes are in content/facts/discounts.yaml.",
	category: "Categories are in content/search.yaml.",
};

/** Links and pictures in Markdown that lead nowhere on this site. */
export function checkLinks(entries: Entries, routes: Routes): Diagnostic[] {
	return entries.content.flatMap((entry) => {
		const texts = textsOf(entry);
		return [
			...texts.flatMap(({ locale, links }) =>
				links.flatMap((link) => checkLink(entry.file, link, locale, routes)),
			),
			...texts.flatMap(({ pictures }) =>
				pictures.flatMap((picture) =>
					checkPicture(entry.file, picture, entries),
				),
			),
		];
	});
}

type LinkedText = {
	readonly locale: Locale;
	readonly links: readonly Link[];
	readonly pictures: readonly Picture[];
};

function textsOf({ data, body, locale }: ContentEntry): LinkedText[] {
	const own =
		body && locale
			? [{ locale, links: body.links, pictures: body.html.filter(isPicture) }]
			: [];
	return [...own, ...proseIn(data, locale ?? "da")];
}

function proseIn(value: unknown, locale: Locale): LinkedText[] {
	if (isProse(value))
		return [
			{
				locale,
				links: value.body.links,
				pictures: value.body.html.filter(isPicture),
			},
		];
	if (isLocalized(value))
		return locales.flatMap((each) => proseIn(value[each], each));
	return typeof value === "object" && value !== null
		? Object.values(value).flatMap((child) => proseIn(child, locale))
		: [];
}

function isPicture(part: unknown): part is Picture {
	return typeof part === "object" && part !== null && "src" in part;
}

function checkLink(
	file: string,
	{ url, place }: Link,
	locale: Locale,
	routes: Routes,
): Diagnostic[] {
	if (/^([a-z][a-z0-9+.-]*:|\{\{|%7B%7B)/i.test(url) || url.startsWith("#"))
		return [];
	const [path = "", fragment] = url.replace(/\?[^#]*/, "").split("#");
	const known = [...routes.claims.keys()].filter(
		(each) => localeOf(each) === locale,
	);
	const target = routes.claims.get(path);
	if (!target) {
		const bare =
			path.endsWith("/") && routes.claims.has(path.slice(0, -1))
				? path.slice(0, -1)
				: undefined;
		const hint = bare
			? `Addresses here have no / at the end: write ${bare}.`
			: suggest(path, known);
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				`No page has the address ${path || url}.`,
				hint ??
					"Links within the site start with /, those to other sites with https://.",
			),
		];
	}
	if (target.redirectsTo !== undefined) {
		return [
			warningAt(
				file,
				place,
				"unknown-link",
				`${path} only leads on to ${target.redirectsTo}.`,
				`Write ${target.redirectsTo}.`,
			),
		];
	}
	if (localeOf(path) !== locale && path !== routes.notFound) {
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				`${path} is ${languageNames[localeOf(path)]}, this text is ${languageNames[locale]}.`,
				"Link to the page's address in this language.",
			),
		];
	}
	if (
		fragment !== undefined &&
		target.anchors &&
		!target.anchors.has(fragment)
	) {
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				`${path} has no place called #${fragment}.`,
				suggest(fragment, [...target.anchors]),
			),
		];
	}
	return [];
}

function checkPicture(
	file: string,
	{ src, place }: Picture,
	{ media }: Entries,
): Diagnostic[] {
	if (media.has(src)) return [];
	return [
		errorAt(
			file,
			place,
			"unknown-name",
			`There is no file ${src} in content/media.`,
			suggest(src, [...media.keys()]),
		),
	];
}

/** The place of a value in an entry's file. */
export function placeAt({ places }: ContentEntry, path: Path): Place {
	return (
		places[path.map((step) => `/${String(step)}`).join("")] ??
		places[""] ??
		fileStart
	);
}
