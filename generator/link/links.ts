import {
	type Diagnostic,
	errorAt,
	type Place,
	type Wording,
	warningAt,
} from "../diagnostic.ts";
import { type Locale, languageNames } from "../locale.ts";
import { didYouMean, nearest, suggest, suggestFile } from "../nearest.ts";
import type { Body, Reference as Link, Picture } from "../text.ts";
import type { ContentEntry, FoundText } from "../types.ts";
import { localeOf } from "../url.ts";
import type { Entries } from "./entries.ts";
import type { Claim, Routes } from "./routes.ts";

/** Links and pictures in Markdown that lead nowhere on this site, or into its other language. */
export function checkLinks(entries: Entries, routes: Routes): Diagnostic[] {
	const here = entries.only("business")?.site;
	return entries.content.flatMap((entry) =>
		textsOf(entry).flatMap(({ locale, body }) => {
			if (body.links.length + body.pictures.length === 0) return [];
			const from: From = {
				file: entry.file,
				locale,
				own: routes.pathOf(entry),
				published: entries.isPublished(entry),
			};
			return [
				...linksIn(body).flatMap((link) => checkLink(link, from, routes, here)),
				...body.pictures.flatMap((picture) =>
					checkPicture(entry.file, picture, entries),
				),
			];
		}),
	);
}

/** Every Markdown text of an entry: its own, and those in its data. */
function textsOf({ body, locale, texts }: ContentEntry): readonly FoundText[] {
	return body && locale ? [{ locale, body }, ...texts] : texts;
}

/** Where a link stands; `own` is the address of the page around it, where it stands on one page only. */
type From = {
	readonly file: string;
	readonly locale: Locale;
	readonly own: string | undefined;
	/** Whether anybody sees the link. */
	readonly published: boolean;
};

/** A link, taken apart; without a path it leads to something on its own page, or to another site. */
type Split = Link & {
	readonly isOutside: boolean;
	readonly written: string;
	readonly fragment: string | undefined;
};

function linksIn({ links }: Body): Split[] {
	return links.map((link) => {
		const [written = "", fragment] = link.url.replace(/\?[^#]*/, "").split("#");
		// What is cited or has a scheme leads to another site, to a phone or to a mailbox.
		const isOutside = /^([a-z][a-z0-9+.-]*:|\{\{|%7B%7B)/i.test(link.url);
		return { ...link, isOutside, written, fragment };
	});
}

function checkLink(
	{ url, place, isOutside, written, fragment }: Split,
	{ file, locale, own, published }: From,
	routes: Routes,
	here: string | undefined,
): Diagnostic[] {
	if (here !== undefined && (url === here || url.startsWith(`${here}/`))) {
		const path = url.slice(here.length) || "/";
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				{
					en: "This is an address of this site itself.",
					da: "Dette er en adresse på webstedet selv.",
				},
				{
					en: `Write ${path}, so that it can be checked.`,
					da: `Skriv ${path}, så den kan kontrolleres.`,
				},
			),
		];
	}
	if (isOutside) return [];
	const path = written === "" ? own : written;
	if (path === undefined) return [];
	const target = routes.claims.get(path);
	if (!target) {
		const article = routes.unpublished.get(path);
		if (article) return published ? [notThere(file, place, article)] : [];
		if (!routes.complete) return [];
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				{
					en: `No page has the address ${path}.`,
					da: `Ingen side har adressen ${path}.`,
				},
				insteadOf(path, locale, routes),
			),
		];
	}
	if (target.redirectsTo !== undefined) {
		return [
			warningAt(
				file,
				place,
				"unknown-link",
				{
					en: `${path} only leads on to ${target.redirectsTo}.`,
					da: `${path} fører bare videre til ${target.redirectsTo}.`,
				},
				{
					en: `Write ${target.redirectsTo}.`,
					da: `Skriv ${target.redirectsTo}.`,
				},
			),
		];
	}
	if (localeOf(path) !== locale) {
		const [there, here] = [
			languageNames[localeOf(path)],
			languageNames[locale],
		];
		return [
			errorAt(
				file,
				place,
				"unknown-link",
				{
					en: `${path} is ${there.en}, this text is ${here.en}.`,
					da: `${path} er på ${there.da}, denne tekst er på ${here.da}.`,
				},
				{
					en: "Link to the page's address in this language.",
					da: "Link til sidens adresse på dette sprog.",
				},
			),
		];
	}
	const anchors = fragment === undefined ? undefined : target.anchors();
	if (fragment === undefined || !anchors || anchors.has(fragment)) return [];
	return [
		errorAt(
			file,
			place,
			"unknown-link",
			{
				en: `${path} has no place called #${fragment}.`,
				da: `${path} har ikke noget sted, der hedder #${fragment}.`,
			},
			suggest(fragment, [...anchors]),
		),
	];
}

function notThere(
	file: string,
	place: Place,
	article: ContentEntry<"news">,
): Diagnostic {
	return errorAt(
		file,
		place,
		"unknown-link",
		{
			en: `The article in ${article.file} is over or not yet due, so nothing is at its address.`,
			da: `Artiklen i ${article.file} er udløbet eller endnu ikke udgivet, så der er ikke noget på dens adresse.`,
		},
		{
			en: "Take the link away, or change from or until in the article.",
			da: "Fjern linket, eller ret from eller until i artiklen.",
		},
	);
}

/** What to write instead of an address that nobody has. */
function insteadOf(path: string, locale: Locale, { claims }: Routes): Wording {
	const write = (address: string): Wording => ({
		en: `Write ${address}.`,
		da: `Skriv ${address}.`,
	});
	if (/^[^/\s]+@[^/\s]+$/.test(path)) return write(`mailto:${path}`);
	if (/^(www\.|\/\/)/.test(path))
		return write(`https://${path.replace(/^\/\//, "")}`);
	const bare = path
		.replace(/(\/index)?\.(html?|md|yaml)$/, "")
		.replace(/\/$/, "");
	if (bare !== path && claims.has(bare || "/"))
		return {
			en: `Addresses here have neither an ending nor a / at the end: write ${bare || "/"}.`,
			da: `Adresser her har hverken endelse eller / til sidst: skriv ${bare || "/"}.`,
		};
	const isPage = ([, claim]: readonly [string, Claim]) =>
		claim.anchors() !== undefined && claim.redirectsTo === undefined;
	const pages = [...claims].filter(isPage).map(([address]) => address);
	const near = nearest(
		path,
		pages.filter((address) => localeOf(address) === locale),
	);
	return near
		? didYouMean(near)
		: {
				en: "Links within the site start with /, those to other sites with https://.",
				da: "Links til sider her begynder med /, links til andre websteder med https://.",
			};
}

function checkPicture(
	file: string,
	{ src, place }: Picture,
	{ media }: Entries,
): Diagnostic[] {
	if (media.has(src)) return [];
	if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
		return [
			errorAt(
				file,
				place,
				"unknown-name",
				{
					en: "Pictures are shown from content/media only, never from elsewhere.",
					da: "Billeder vises kun fra content/media, aldrig andre steder fra.",
				},
				{
					en: "Put the picture there, and write its file name here.",
					da: "Læg billedet der, og skriv dets filnavn her.",
				},
			),
		];
	return [
		errorAt(
			file,
			place,
			"unknown-name",
			{
				en: `There is no file ${src} in content/media.`,
				da: `Der er ingen fil ${src} i content/media.`,
			},
			suggestFile(src, [...media.keys()]),
		),
	];
}
