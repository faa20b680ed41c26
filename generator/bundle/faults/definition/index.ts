import {
	type Collection,
	optionsOfNew,
	type Route,
	type SiteDefinition,
} from "../../../definition.ts";
import type { CodeFault } from "../../../diagnostics/code-fault.ts";
import { groupBy } from "../../../diagnostics/group-by.ts";
import { suggest } from "../../../diagnostics/nearest.ts";
import { localesOf } from "../../../i18n/languages.ts";
import {
	isAlwaysText,
	namesWithin,
	targetsWithin,
	topFields,
} from "../../../schema/named-fields.ts";
import { media } from "../../../schema/reference.ts";
import {
	type Uneditable,
	uneditableParts,
} from "../../../schema/uneditable.ts";
import { languageFaults } from "./languages.ts";

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
		...sharedFiles(collections),
		...noTargets(site),
		...languageFaults(site),
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
		...uneditableParts(schema).map((part) => uneditable(part, collection)),
		...optionsTaken(collection),
	];
}

/** The questions of `kilde new` that can't be options of its command, since it has others of these names. */
function optionsTaken({ scaffold }: Collection): Fault[] {
	if (!scaffold) return [];
	return scaffold
		.questions()
		.filter(({ name }) => optionsOfNew.includes(name))
		.map(({ name }) => ({
			name,
			message: {
				en: `kilde new ${scaffold.name} asks for ${name}, but has an option of that name itself.`,
				da: `kilde new ${scaffold.name} spørger efter ${name}, men har selv en valgmulighed, der hedder sådan.`,
			},
			hint: {
				en: "Give the question another name, as day.",
				da: "Giv spørgsmålet et andet navn, f.eks. day.",
			},
		}));
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

/** The kinds of things that content refers to and no collection has. */
function noTargets({ collections }: SiteDefinition): CodeFault[] {
	const known = [...collections.map(({ target }) => target), media].flatMap(
		(target) => target?.name ?? [],
	);
	const users = collections.flatMap(({ name, schema }) =>
		[...targetsWithin(schema)].map((target) => ({ target, name })),
	);
	const missing = groupBy(
		users.filter(({ target }) => !known.includes(target)),
		({ target }) => target,
	);
	return [...missing].map(([target, found]) => {
		const names = found.map(({ name }) => name).join(", ");
		return {
			name: target,
			key: "name",
			among: ["whereToFind", "expected", "called"],
			message: {
				en: `Content refers to the target ${target} (in ${names}), but no collection has it as its target.`,
				da: `Indholdet henviser til target ${target} (i ${names}), men ingen samling har det som target.`,
			},
			hint: {
				en: "Give it to the collection with these names, as its target.",
				da: "Giv den samling, der har navnene, det som target.",
			},
		};
	});
}

function uneditable(
	{ field, type }: Uneditable,
	{ name, files }: Collection,
): Fault {
	const whole = field === "";
	return {
		name: whole ? files : `${field}:`,
		message: {
			en: `${whole ? `The schema of the collection ${name}` : `The field ${field} of the collection ${name}`} is of zod's type ${type}, which no panel can edit.`,
			da: `${whole ? `Skemaet for samlingen ${name}` : `Feltet ${field} i samlingen ${name}`} har zods type ${type}, som ikke kan redigeres i noget panel.`,
		},
		hint: {
			en: "A panel edits strings, numbers, booleans, enums, literals, arrays, objects, records and unions of them, optional or with a default.",
			da: "Et panel redigerer string, number, boolean, enum, literal, array, object, record og union af dem, også med optional eller default.",
		},
	};
}

/** The collections whose files an earlier collection has already. */
function sharedFiles(collections: readonly Collection[]): CodeFault[] {
	return collections.flatMap(({ name, files }, index) => {
		const first = collections.findIndex((each) => each.files === files);
		const other = collections[first];
		if (first === index || !other || other.name === name) return [];
		return [
			{
				name: files,
				key: "files",
				among: [name],
				message: {
					en: `The collections ${other.name} and ${name} have the same files, ${files}.`,
					da: `Samlingerne ${other.name} og ${name} har de samme filer, ${files}.`,
				},
				hint: {
					en: "Give one of them other files.",
					da: "Giv den ene nogle andre filer.",
				},
			},
		];
	});
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
		key: "name",
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
