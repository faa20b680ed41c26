import type { Collection, Route, SiteDefinition } from "../../definition.ts";
import type { Hint, Wording } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/nearest.ts";
import { localesOf } from "../../i18n/languages.ts";
import {
	isAlwaysText,
	namesWithin,
	topFields,
} from "../../schema/named-fields.ts";

/** A wrong name in the code of a site, and its fault. */
export type CodeFault = {
	readonly name: string;
	/** Other text in the file that helps to find the name, the most specific first. */
	readonly among: readonly string[];
	readonly message: Wording;
	readonly hint?: Hint | undefined;
};

/** Reports names in a site's definition that don't exist: fields, views, collections and languages. */
export function definitionFaults(site: SiteDefinition): CodeFault[] {
	const { collections, pages, redirects } = site;
	const used = [pages.collection, pages.texts, redirects ?? []].flat();
	const names = collections.map(({ name }) => name);
	const unlisted = used.filter(({ name }) => !names.includes(name));
	const repeated = collections.filter(
		({ name }, index) => names.indexOf(name) < index,
	);
	return [
		...unlisted.map(notListed),
		...repeated.map(twoCollections),
		...collections.flatMap((collection) =>
			faultsOf(collection, site).map((fault) => ({
				...fault,
				among: [collection.name, collection.files],
			})),
		),
		...scriptsOfNoView(site),
	];
}

type Fault = Omit<CodeFault, "among">;

function faultsOf(collection: Collection, site: SiteDefinition): Fault[] {
	const { route, textOf, fieldLanguages = {}, target, schema } = collection;
	const fields = namesWithin(schema);
	return [
		...(route ? routeFaults(route, collection, site) : []),
		...unknown(collection, "textOf", things.collection, {
			named: textOf === undefined ? [] : [textOf],
			known: site.collections.map(({ name }) => name),
		}),
		...unknown(collection, "fieldLanguages", things.field, {
			named: Object.keys(fieldLanguages),
			known: [...fields],
		}),
		...unknown(collection, "fieldLanguages", things.language, {
			named: Object.values(fieldLanguages),
			known: localesOf(site),
		}),
		...unknown(collection, "target.path", things.field, {
			named: (target?.path ?? []).slice(0, 1).map(String),
			known: topFields(schema)?.keys(),
		}),
	];
}

function routeFaults(
	{ view, slug, sameInAllLanguages, entryView }: Route,
	collection: Collection,
	{ pages, entryPage }: SiteDefinition,
): Fault[] {
	const { name, files, schema } = collection;
	const fields = topFields(schema);
	const isText = fields?.get(slug)?.every(isAlwaysText) ?? true;
	return [
		...unknown(collection, "route.view", things.view, {
			named: [view],
			known: Object.keys(pages.views),
		}),
		...unknown(collection, "route.slug", things.field, {
			named: [slug],
			known: fields?.keys(),
		}),
		...unknown(collection, "route.sameInAllLanguages", things.field, {
			named: sameInAllLanguages,
			known: fields?.keys(),
		}),
		...(isText ? [] : [notAlwaysText(name, slug)]),
		...(files.includes("{locale}") ? [] : [inNoLanguage(name, files)]),
		...(entryView && !entryPage ? [noEntryPage(name, entryView.view)] : []),
	];
}

const things = {
	field: { en: "the field", da: "feltet", of: "schema" },
	view: { en: "the view", da: "viewet", of: "site" },
	collection: { en: "the collection", da: "samlingen", of: "site" },
	language: { en: "the language", da: "sproget", of: "site" },
} as const;

const owners = {
	schema: { en: "its schema", da: "dens skema" },
	site: { en: "the site", da: "hjemmesiden" },
} as const;

/** Returns the unknown names in an option of a collection; undefined if the possible names aren't known. */
function unknown(
	{ name: collection }: Collection,
	option: string,
	thing: (typeof things)[keyof typeof things],
	{
		named,
		known,
	}: {
		readonly named: readonly string[];
		readonly known: Iterable<string> | undefined;
	},
): Fault[] {
	if (!known) return [];
	const names = [...known];
	const owner = owners[thing.of];
	return named
		.filter((name) => !names.includes(name))
		.map((name) => ({
			name,
			message: {
				en: `${option} of the collection ${collection} names ${thing.en} ${name}, which ${owner.en} does not have.`,
				da: `${option} i samlingen ${collection} nævner ${thing.da} ${name}, som ${owner.da} ikke har.`,
			},
			hint: suggest(name, names),
		}));
}

function notAlwaysText(collection: string, field: string): Fault {
	return {
		name: field,
		message: {
			en: `route.slug of the collection ${collection} is the field ${field}, which is not always a text: some pages would have no address.`,
			da: `route.slug i samlingen ${collection} er feltet ${field}, som ikke altid er en tekst: Nogle sider ville ingen adresse have.`,
		},
		hint: {
			en: "Give the field the schema slug, and don't make it optional.",
			da: "Giv feltet skemaet slug, og lad det ikke kunne udelades.",
		},
	};
}

function inNoLanguage(collection: string, files: string): Fault {
	return {
		name: files,
		message: {
			en: `The collection ${collection} has a route, so each of its files is in one language, but ${files} has no {locale}.`,
			da: `Samlingen ${collection} har en route, så hver af dens filer er på ét sprog, men ${files} har intet {locale}.`,
		},
		hint: {
			en: `Write {locale} in it, as in ${collection}/{id}.{locale}.md.`,
			da: `Skriv {locale} i den, som i ${collection}/{id}.{locale}.md.`,
		},
	};
}

function noEntryPage(collection: string, view: string): Fault {
	return {
		name: view,
		message: {
			en: `The entries of the collection ${collection} have pages of the view ${view}, but the site has no entryPage that makes them.`,
			da: `Samlingen ${collection} har sider med viewet ${view}, men hjemmesiden har ingen entryPage, der laver dem.`,
		},
	};
}

function notListed({ name, files }: Collection): CodeFault {
	return {
		name,
		among: [files],
		message: {
			en: `The site uses the collection ${name}, but its collections don't include it.`,
			da: `Hjemmesiden bruger samlingen ${name}, men den er ikke blandt dens collections.`,
		},
	};
}

function twoCollections({ name, files }: Collection): CodeFault {
	return {
		name,
		among: [files],
		message: {
			en: `Two collections are called ${name}.`,
			da: `To samlinger hedder ${name}.`,
		},
		hint: {
			en: "Give one of them another name.",
			da: "Giv den ene et andet navn.",
		},
	};
}

/** The scripts for views that no page can have. */
function scriptsOfNoView({
	code,
	collections,
	pages,
}: SiteDefinition): CodeFault[] {
	const views = [
		...Object.keys(pages.views),
		...collections.flatMap(({ route }) => route?.entryView?.view ?? []),
	];
	return Object.entries({ ...code.scripts, ...code.clients })
		.filter(([view]) => !views.includes(view))
		.map(([name, file]) => ({
			name,
			among: [file],
			message: {
				en: `The script ${file} is for the view ${name}, which the site does not have.`,
				da: `Scriptet ${file} er til viewet ${name}, som hjemmesiden ikke har.`,
			},
			hint: suggest(name, views),
		}));
}
