import { createMemo, type Memo } from "../../../cache/memo.ts";
import type { Entries } from "../../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Message,
	warningAt,
} from "../../../diagnostics/diagnostic.ts";
import {
	didYouMean,
	hintToWrite,
	listed,
	nearest,
} from "../../../diagnostics/nearest.ts";
import type { Locale } from "../../../languages/languages.ts";
import { languageName } from "../../../languages/message-language.ts";
import type { Body, WrittenLink } from "../../../text/text.ts";
import { localeOf } from "../../../text/url.ts";
import type { ContentEntry, FoundText } from "../../../types.ts";
import type { ClaimedAddresses } from "../../claims.ts";
import { checkPicture } from "./pictures.ts";
import {
	choosePage,
	counterpartOf,
	type SuggestedFrom,
	suggestPage,
	whereAddressesAre,
} from "./suggest-page.ts";

/** Reports links and pictures in Markdown that don't exist, or are in another language. */
export function checkLinks(
	entries: Entries,
	claimed: ClaimedAddresses,
	memo: Memo,
): Diagnostic[] {
	// Suggestions hold for this content alone.
	const targets = { entries, claimed, memo: createMemo() };
	return entries.content.flatMap((entry) =>
		textsOf(entry).flatMap(({ locale, body }) => {
			if (body.links.length + body.pictures.length === 0) return [];
			const from: From = {
				locale,
				own: claimed.pathOf(entry),
				published: entries.isPublished(entry),
			};
			return [
				...memo.call(linksIn, body).flatMap((link) => {
					const problem = problemOf(link, from, targets);
					if (!problem) return [];
					const at = problem.isHarmless ? warningAt : errorAt;
					return [at(entry.file, link.place, "unknown-link", problem)];
				}),
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

/** The language and page of a link; `own` is the address of its page, if it is on one page only. */
type From = {
	readonly locale: Locale;
	readonly own: string | undefined;
	/** Whether the link is published. */
	readonly published: boolean;
};

/** A parsed link; without a path it is a fragment of its own page, or goes to another site. */
type Split = WrittenLink & {
	readonly isOutside: boolean;
	readonly written: string;
	readonly fragment: string | undefined;
};

function linksIn({ links }: Body): readonly Split[] {
	return links.map((link) => {
		const [written = "", fragment] = link.url.replace(/\?[^#]*/, "").split("#");
		// A cited address, or one with a scheme, goes to another site, a phone or a mailbox.
		const isOutside = /^([a-z][a-z0-9+.-]*:|\{\{|%7B%7B)/i.test(link.url);
		return { ...link, isOutside, written, fragment };
	});
}

/** The problem of a link. */
type LinkProblem = {
	readonly message: Message;
	readonly hint: Hint | undefined;
	/** Whether it works all the same. */
	readonly isHarmless?: true;
};

function problemOf(
	link: Split,
	from: From,
	targets: SuggestedFrom,
): LinkProblem | undefined {
	const { url, written, fragment } = link;
	const { claimed, entries } = targets;
	const own = pathOnSite(url, entries);
	if (own !== undefined) return ownAddress(own, claimed);
	const path = written === "" ? from.own : written;
	if (link.isOutside || path === undefined) return undefined;
	const target = claimed.claims.get(path);
	if (!target) return missing(path, link, from, targets);
	if (target.redirectsTo !== undefined)
		return {
			isHarmless: true,
			message: {
				en: `${path} is a redirect to ${target.redirectsTo}.`,
				da: `${path} er en viderestilling til ${target.redirectsTo}.`,
			},
			hint: hintToWrite(withAnchor(target.redirectsTo, fragment, claimed)),
		};
	const locale = localeOf(path, entries.site);
	if (locale !== from.locale) {
		const [there, here] = [languageName(locale), languageName(from.locale)];
		return {
			message: {
				en: `${path} is ${there.en}, this text is ${here.en}.`,
				da: `${path} er på ${there.da}, denne tekst er på ${here.da}.`,
			},
			hint: inLanguage(path, { locale: from.locale, fragment }, targets),
		};
	}
	const { anchors } = target;
	return fragment === undefined || !anchors || anchors.has(fragment)
		? undefined
		: missingAnchor(path, fragment, anchors, written);
}

/** The problem of a link to an anchor that the page at a path lacks; `written` is how the link writes the path. */
export function missingAnchor(
	path: string,
	fragment: string,
	anchors: ReadonlySet<string>,
	written: string,
): LinkProblem {
	return {
		message: {
			en: `${path} has no anchor #${fragment}.`,
			da: `${path} har ikke noget anker, der hedder #${fragment}.`,
			onPage: {
				en: `${path} has no place called “${fragment}”.`,
				da: `${path} har ikke noget sted, der hedder »${fragment}«.`,
			},
		},
		hint: suggestAnchor(fragment, [...anchors], written),
	};
}

/** The path of an address that has this site's own origin in front; undefined for any other. */
export function pathOnSite(url: string, entries: Entries): string | undefined {
	const origin = withoutScheme(entries.site.origin(entries));
	const address = withoutScheme(url);
	return address === origin || address.startsWith(`${origin}/`)
		? address.slice(origin.length) || "/"
		: undefined;
}

/** An address on another site without what may be written in several ways: https://WWW.Example.org/a → example.org/a. */
function withoutScheme(url: string): string {
	return url
		.replace(/^[^/?#]*(\/\/[^/?#]*)?/, (origin) => origin.toLowerCase())
		.replace(/^(https:\/\/)?(www\.)?/, "");
}

/** For a link to this site by its own origin: it should be a path. */
export function ownAddress(
	path: string,
	{ claims }: ClaimedAddresses,
): LinkProblem {
	return {
		message: {
			en: "This is an address on this site.",
			da: "Dette er en adresse på denne hjemmeside.",
		},
		hint: {
			en: `Write ${path}, so that it can be checked.`,
			da: `Skriv ${path}, så den kan kontrolleres.`,
			...(claims.has(path.replace(/[?#].*$/, "")) && { replacement: path }),
		},
	};
}

function missing(
	path: string,
	{ url, written }: Split,
	{ locale, published }: From,
	targets: SuggestedFrom,
): LinkProblem | undefined {
	const target = targets.claimed.unpublished.get(path);
	if (target) return published ? notPublished(target) : undefined;
	return {
		message: {
			en: `No page has the address ${path}.`,
			da: `Ingen side har adressen ${path}.`,
		},
		hint: insteadOf(path, { locale, rest: url.slice(written.length) }, targets),
	};
}

function notPublished({ file }: ContentEntry): LinkProblem {
	return {
		message: {
			en: `${file} has ended or is not published yet, so there is nothing at its address.`,
			da: `${file} er udløbet eller endnu ikke udgivet, så der er ikke noget på adressen.`,
		},
		hint: {
			en: "Remove the link, or change from or until in that file.",
			da: "Fjern linket, eller ret from eller until i den fil.",
			onPage: {
				en: "Remove the link, or change the days when that is published.",
				da: "Fjern linket, eller ret de dage, hvor det er udgivet.",
			},
		},
	};
}

/** An address with a fragment, if the page has that. */
function withAnchor(
	address: string,
	fragment: string | undefined,
	{ claims }: ClaimedAddresses,
): string {
	const anchors = claims.get(address)?.anchors;
	return fragment !== undefined && anchors?.has(fragment)
		? `${address}#${fragment}`
		: address;
}

function suggestAnchor(
	fragment: string,
	anchors: readonly string[],
	page: string,
): Hint | undefined {
	const near = nearest(fragment, anchors);
	if (near !== undefined) return didYouMean(`${page}#${near}`);
	const hint = listed(anchors);
	return hint && { ...hint, onPage: choosePage };
}

/** A replacement for a link to a page in the other language. */
function inLanguage(
	path: string,
	{ locale, fragment }: { locale: Locale; fragment: string | undefined },
	targets: SuggestedFrom,
): Hint {
	const address = counterpartOf(path, locale, targets);
	return address === undefined
		? {
				en: `That page has no ${languageName(locale).en} version; link to another one.`,
				da: `Den side findes ikke på ${languageName(locale).da}; link til en anden.`,
			}
		: hintToWrite(withAnchor(address, fragment, targets.claimed));
}

/** A replacement for an address that doesn't exist; `rest` follows the path in the link. */
function insteadOf(
	path: string,
	{ locale, rest }: { locale: Locale; rest: string },
	targets: SuggestedFrom,
): Hint {
	const { claims } = targets.claimed;
	if (/^[^/\s]+@[^/\s]+$/.test(path)) return hintToWrite(`mailto:${path}`);
	if (/^\/\/[^/]+\./.test(path)) return hintToWrite(`https:${path}${rest}`);
	if (/^([a-z0-9-]+\.)+[a-z]{2,}(\/|$)/i.test(path) && !fileName.test(path))
		return hintToWrite(`https://${path}${rest}`);
	const bare = path.replace(fileName, "").replace(/\/$/, "") || "/";
	if (bare !== path && claims.has(bare))
		return {
			en: `Addresses here have no extension and no / at the end: write ${bare}.`,
			da: `Adresser her slutter hverken med / eller en filendelse: Skriv ${bare}.`,
			replacement: `${bare}${rest}`,
		};
	const [, fragment] = rest.split("#");
	return (
		suggestPage(path, locale, targets, (address) =>
			withAnchor(address, fragment, targets.claimed),
		) ?? whereAddressesAre
	);
}

/** The end of an address that is the name of a file. */
const fileName =
	/(\/index)?\.(html?|md|yaml|php|pdf|docx?|svg|png|jpe?g|webp|gif|mp4|zip|txt)$/i;
