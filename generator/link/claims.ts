import {
	type Entries,
	fileOf,
	type PageContent,
	type Route,
} from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { isWithin, valueAt } from "../diagnostics/places.ts";
import { type Locale, localesOf } from "../i18n/languages.ts";
import { addressIn } from "../schema/addresses.ts";
import type { ContentEntry } from "../types.ts";
import { below, fixedPaths, isReserved, localeOf } from "../url.ts";
import {
	dataOrRepaired,
	missingViews,
	placeAt,
	redirectsIn,
	routedEntries,
} from "./entries.ts";

/** What has an address: a page with its fragments, or a redirect. */
export type Claim = {
	/** Undefined for the site's own files. */
	readonly entry?: ContentEntry;
	readonly place: Place;
	/** Undefined while the page, or what it lists, could not be read. */
	readonly anchors?: ReadonlySet<string> | undefined;
	readonly redirectsTo?: string;
};

/** The addresses of the site, and the first claim of each. */
export type ClaimedAddresses = {
	readonly claims: ReadonlyMap<string, Claim>;
	/** The addresses of entries that are over or not yet due: they don't exist on the site. */
	readonly unpublished: ReadonlyMap<string, ContentEntry>;
	/** Whether an address may be missing only because its file could not be read, or has it wrong. */
	mayBeClaimed(path: string): boolean;
	/** The address of the page whose own text an entry's is, if there is one. */
	pathOf(entry: ContentEntry): string | undefined;
};

/** Collects the addresses of the site; reports addresses that are claimed twice. */
export function claimAddresses(entries: Entries): Checked<ClaimedAddresses> {
	const { site } = entries;
	const addresses = [
		...addressesOfPages(entries),
		...addressesOfRouted(entries),
		...addressesOfRedirects(entries),
	];
	const claims = new Map(
		fixedPaths(site).map((path): [string, Claim] => [path, ourOwn]),
	);
	const diagnostics: Diagnostic[] = [];
	for (const address of inState("published", addresses)) {
		const { path } = address;
		const first = isReserved(path) ? ourOwn : claims.get(path);
		if (first) diagnostics.push(alreadyTaken(address, first));
		else claims.set(path, address);
	}
	for (const address of inState("impossible", addresses))
		if (!claims.has(address.path)) claims.set(address.path, address);
	const unclaimed = unclaimedIn(entries, diagnostics);
	const mayBeClaimed = (path: string) =>
		unclaimed.some(({ beneath, locale, id }) => {
			const fits =
				locale === localeOf(path, site) && path.startsWith(`${beneath}/`);
			const isTypo = () => nearest(path, claims.keys()) !== undefined;
			return fits && (path.endsWith(`/${id}`) || !isTypo());
		});
	const unpublished = new Map(
		inState("unpublished", addresses).map(({ path, entry }) => [path, entry]),
	);
	const textKeyOf = ({ collection, file, id, locale }: ContentEntry) =>
		collection === site.pages.texts.name ? `${id}.${locale}` : file;
	const paths = new Map(addresses.map(({ textKey, path }) => [textKey, path]));
	return {
		value: {
			claims,
			unpublished,
			mayBeClaimed,
			pathOf: (entry) => paths.get(textKeyOf(entry)),
		},
		diagnostics,
	};
}

/** An address that an entry claims. */
type Address = Claim & {
	readonly path: string;
	readonly entry: ContentEntry;
	/** An address that no page can have is reported as that; links to it are not. */
	readonly state: "published" | "unpublished" | "impossible";
	/** The entry with the text of its page: its file, or of a page's texts `ID.LANGUAGE`. */
	readonly textKey?: string;
};

function inState(
	state: Address["state"],
	addresses: readonly Address[],
): Address[] {
	return addresses.filter((address) => address.state === state);
}

/** An unknown address of a file; `id` is the file's name, and often the end of the address. */
type UnknownAddress = {
	readonly beneath: string;
	readonly locale: Locale;
	readonly id: string;
};

/** The unknown addresses: of files that are broken or unreadable, or claim another one's address. */
function unclaimedIn(
	entries: Entries,
	conflicts: readonly Diagnostic[],
): UnknownAddress[] {
	const { site } = entries;
	const displaced = new Set(conflicts.map(({ file }) => file));
	const anywhere = (id: string) =>
		localesOf(site).map((locale) => ({ beneath: "", locale, id }));
	const pages = entries
		.of(site.pages.collection)
		.flatMap((page) =>
			anywhere(page.id).filter(
				({ locale }) =>
					displaced.has(page.file) || !hasAddress(page, locale, entries),
			),
		);
	const routed = routedEntries(entries).flatMap(
		({ entry, route }): UnknownAddress[] => {
			const { id, file, locale } = entry;
			if (!locale) return [];
			const beneath = pathOfView(route.view, locale, entries);
			if (beneath === undefined) return [{ beneath: "", locale, id }];
			return slugOf(entry, route) === undefined || displaced.has(file)
				? [{ beneath, locale, id }]
				: [];
		},
	);
	const redirects = redirectsIn(entries)
		.filter((entry) => dataOrRepaired(entry) === undefined)
		.flatMap(({ id }) => anywhere(id));
	const withAddresses = site.collections
		.filter((each) => each.route || each.name === site.pages.collection.name)
		.map(({ name }) => name);
	const misnamed = entries.unknown.flatMap(({ target }): UnknownAddress[] =>
		target && withAddresses.includes(target.collection)
			? anywhere(target.id)
			: [],
	);
	const anyPage = fileOf(site.pages.collection, { id: "any" });
	const hidden = entries.mayBeThere(anyPage) ? ["any"] : missingViews(entries);
	return [
		...pages,
		...routed,
		...redirects,
		...misnamed,
		...[...hidden].flatMap(anywhere),
	];
}

/** Whether a page's address in a language is known, if it has one. */
function hasAddress(
	{ data, raw, repaired }: ContentEntry<PageContent>,
	locale: Locale,
	{ site }: Entries,
): boolean {
	if (data !== undefined) return true;
	const locales = localesOf(site);
	if (repaired)
		return !repaired.wrong.some(
			([field, of]) =>
				field === "path" &&
				(of === locale || !locales.some((one) => one === of)),
		);
	return addressIn(locale, site.languages).safeParse(
		textAt(raw, ["path", locale]),
	).success;
}

function alreadyTaken(
	{ path, entry: { file }, place }: Address,
	{ entry: first, place: { line } }: Claim,
): Diagnostic {
	const message = first
		? {
				en: `${path} is already taken by ${first.file}, line ${line}.`,
				da: `${path} er allerede optaget af ${first.file}, linje ${line}.`,
				onPage: {
					en: `${path} is already taken by ${first.file}.`,
					da: `${path} er allerede optaget af ${first.file}.`,
				},
			}
		: {
				en: `The address ${path} is reserved for the site itself.`,
				da: `Adressen ${path} er reserveret til hjemmesiden selv.`,
			};
	return errorAt(file, place, "duplicate-url", message, {
		en: "Choose another address.",
		da: "Vælg en anden adresse.",
	});
}

/** The claim of the site's own files. */
const ourOwn: Claim = {
	place: fileStart,
};

function addressesOfPages(entries: Entries): Address[] {
	return entries.of(entries.site.pages.collection).flatMap((entry) =>
		localesOf(entries.site).flatMap((locale): Address[] => {
			const path = pathOf(entry, locale);
			if (path === undefined) return [];
			const isSound = hasAddress(entry, locale, entries);
			return [
				{
					path,
					entry,
					place: placeAt(entry, ["path", locale]),
					anchors: anchorsOf(entry, locale, entries),
					state: isSound ? "published" : "impossible",
					textKey: `${entry.id}.${locale}`,
				},
			];
		}),
	);
}

function addressesOfRouted(entries: Entries): Address[] {
	return routedEntries(entries).flatMap(({ entry, route }): Address[] => {
		const { file, body, locale } = entry;
		const slug = slugOf(entry, route);
		const parent = locale && pathOfView(route.view, locale, entries);
		if (slug === undefined || !parent) return [];
		return [
			{
				path: below(parent, slug),
				entry,
				place: placeAt(entry, [route.slug]),
				anchors: body && new Set(body.headings.map(({ id }) => id)),
				state: entries.isPublished(entry) ? "published" : "unpublished",
				textKey: file,
			},
		];
	});
}

function addressesOfRedirects(entries: Entries): Address[] {
	return redirectsIn(entries).flatMap((entry) =>
		(dataOrRepaired(entry) ?? []).flatMap(({ from, to }, index): Address[] => {
			const path = [index, "from"];
			// A wrong address has been replaced by another one, which the file doesn't have.
			if (entry.repaired?.wrong.some((wrong) => isWithin(path, wrong)))
				return [];
			return [
				{
					path: from,
					entry,
					place: placeAt(entry, path),
					anchors: noAnchors,
					redirectsTo: to,
					state: "published",
				},
			];
		}),
	);
}

const noAnchors: ReadonlySet<string> = new Set();

/** A page's address. One that fails its schema has it too, so that links to it are not reported. */
function pathOf(
	page: ContentEntry<PageContent>,
	locale: Locale,
): string | undefined {
	return page.data
		? page.data.path[locale]
		: textAt(page.raw, ["path", locale]);
}

function anchorsOf(
	page: ContentEntry<PageContent>,
	locale: Locale,
	entries: Entries,
): Set<string> | undefined {
	const { id } = page;
	const data = isWrong(page, "view") ? undefined : dataOrRepaired(page);
	const headings = entries
		.texts(id, locale)
		.flatMap(({ body }) => body?.headings.map((heading) => heading.id) ?? []);
	const { views, anchors } = entries.site.pages;
	const view = data && views[data.view];
	const items = view && (view.items ? view.items(entries, locale) : []);
	return items && new Set([...anchors, ...view.anchors, ...headings, ...items]);
}

/** The address of the page of a view in a language. */
function pathOfView(
	view: string,
	locale: Locale,
	entries: Entries,
): string | undefined {
	const found = entries
		.of(entries.site.pages.collection)
		.find((page) => (page.data?.view ?? textAt(page.raw, ["view"])) === view);
	return found && pathOf(found, locale);
}

/** Whether a field of this name is wrong, or a group that contains it. */
export function isWrong(
	{ data, repaired }: ContentEntry,
	field: string,
): boolean {
	return (
		data === undefined &&
		(repaired?.wrong ?? []).some(
			(path) => path.includes(field) || typeof path.at(-1) === "number",
		)
	);
}

/** The last part of an entry's address. One that fails its schema has it too, if it can be read. */
export function slugOf(
	{ data, raw, repaired }: ContentEntry,
	{ slug }: Route,
): string | undefined {
	const isWrong = repaired?.wrong.some(([field]) => field === slug);
	return isWrong ? undefined : textAt(data ?? raw, [slug]);
}

function textAt(root: unknown, path: readonly string[]): string | undefined {
	const found = valueAt(root, path);
	return typeof found === "string" ? found : undefined;
}
