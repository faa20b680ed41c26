import {
	type Collection,
	optionsOfNew,
	type Route,
	type SiteDefinition,
} from "./definition.ts";
import { suggestNames } from "./diagnostics/nearest.ts";
import { siteError } from "./diagnostics/site-error.ts";
import { localesOf } from "./languages/languages.ts";
import {
	isAlwaysText,
	namesWithin,
	targetsWithin,
	topFields,
} from "./schema/named-fields.ts";
import { media } from "./schema/reference.ts";
import { uneditableParts } from "./schema/uneditable.ts";

// Checks of a site's definition that types can't express, or that matter because the command doesn't run the type checker.

/** Throws at the first mistake in the definition of a site. */
export function checkDefinition(site: SiteDefinition): void {
	checkLanguages(site);
	checkNames(site);
	for (const collection of site.collections) checkCollection(collection, site);
	checkTargets(site);
	checkScripts(site);
}

/** A language, perhaps with a script and a region, as BCP 47 writes them: sr, sr-Latn, pt-BR. */
const codeForm = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

function checkLanguages({
	languages,
	timeZone,
	editorLanguage = "en",
}: SiteDefinition): void {
	if (languages.length === 0)
		throw siteError(
			'defineSite: `languages` is empty. Add one, such as { code: "en", tag: "en-GB", openGraph: "en_GB" }.',
		);
	const codes = languages.map(({ code }) => code);
	const repeated = codes.find((code, index) => codes.indexOf(code) < index);
	if (repeated !== undefined)
		throw siteError(`defineSite: two languages have the code “${repeated}”.`);
	for (const code of [...codes, editorLanguage])
		if (!codeForm.test(code))
			throw siteError(
				`defineSite: “${code}” is not a language code. Codes are written like en or pt-BR.`,
			);
	for (const { tag } of languages) {
		if (isSupportedTag(tag)) continue;
		throw siteError(
			`defineSite: “${tag}” is not a language tag that Intl can format dates and numbers by. Tags are written like en-GB.`,
		);
	}
	if (!isTimeZone(timeZone))
		throw siteError(
			`defineSite: “${timeZone}” is not an IANA time zone. Time zones are written like Europe/Copenhagen.`,
		);
}

function isSupportedTag(tag: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
	} catch {
		// It doesn't have the form of a tag.
		return false;
	}
}

function isTimeZone(timeZone: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone });
		return true;
	} catch {
		return false;
	}
}

function checkNames(site: SiteDefinition): void {
	const { collections, pages, redirects, figures } = site;
	const families = collections.flatMap(({ facts }) => facts?.families ?? []);
	for (const family of figures.families)
		if (!families.includes(family))
			throw siteError(
				`defineSite: \`figures.families\` has “${family}”, which is no family of facts. ${suggestNames(family, families)}`,
			);
	const names = collections.map(({ name }) => name);
	for (const { name } of [
		pages.collection,
		pages.texts,
		redirects ?? [],
	].flat())
		if (!names.includes(name))
			throw siteError(
				`defineSite: the collection “${name}” is used, but \`collections\` doesn't list it.`,
			);
	for (const [index, collection] of collections.entries()) {
		const { name, files } = collection;
		const earlier = collections.slice(0, index);
		if (earlier.some((other) => other.name === name))
			throw siteError(`Two collections are called “${name}”.`, {
				definition: collection,
			});
		const twin = earlier.find((other) => other.files === files);
		if (twin)
			throw siteError(
				`The collections “${twin.name}” and “${name}” have the same files, ${files}.`,
				{ definition: collection },
			);
	}
}

function checkCollection(collection: Collection, site: SiteDefinition): void {
	const { name, route, textOf, fieldLanguages = {}, target } = collection;
	const { schema, scaffold } = collection;
	const fail = (message: string) => {
		throw siteError(`The collection “${name}”: ${message}`, {
			definition: collection,
		});
	};
	const demand = (
		option: string,
		names: readonly string[],
		known: Iterable<string> | undefined,
	) => {
		const all = known && [...known];
		for (const each of names)
			if (all && !all.includes(each))
				fail(`${option} is “${each}”. ${suggestNames(each, all)}`);
	};
	const fields = topFields(schema)?.keys();
	const collections = site.collections.map((each) => each.name);
	demand("textOf", textOf === undefined ? [] : [textOf], collections);
	demand(
		"a key of fieldLanguages",
		Object.keys(fieldLanguages),
		namesWithin(schema),
	);
	demand(
		"a value of fieldLanguages",
		Object.values(fieldLanguages),
		localesOf(site),
	);
	demand("target.path", (target?.path ?? []).slice(0, 1).map(String), fields);
	const [part] = uneditableParts(schema);
	if (part)
		fail(
			`${part.field ? `the field “${part.field}”` : "its schema"} is a ${part.type} of zod, which the editor has no control for. It edits strings, numbers, booleans, enums, literals, arrays, objects, records and unions, optional or with a default.`,
		);
	const taken = scaffold
		?.questions()
		.find((question) => optionsOfNew.includes(question.name));
	if (taken)
		fail(
			`its scaffold asks for “${taken.name}”, which is an option of every \`kilde new\`.`,
		);
	if (route) checkRoute(route, collection, { site, demand, fail });
}

function checkRoute(
	{ view, slug, sameInAllLanguages, entryView }: Route,
	{ files, schema }: Collection,
	{
		site,
		demand,
		fail,
	}: {
		readonly site: SiteDefinition;
		readonly demand: (
			option: string,
			names: readonly string[],
			known: Iterable<string> | undefined,
		) => void;
		readonly fail: (message: string) => void;
	},
): void {
	const fields = topFields(schema);
	demand("route.view", [view], Object.keys(site.pages.views));
	demand("route.slug", [slug], fields?.keys());
	demand("route.sameInAllLanguages", sameInAllLanguages, fields?.keys());
	if (!(fields?.get(slug)?.every(isAlwaysText) ?? true))
		fail(
			`route.slug is “${slug}”, which is not always a text. Give that field the schema \`slug\`, and don't make it optional.`,
		);
	if (!files.includes("{locale}"))
		fail(
			`it has a route, so each of its files is in one language, but ${files} has no {locale}. Write, for example, ${files.replace(/(\.\w+)?$/, ".{locale}$1")}.`,
		);
	if (entryView && !site.entryPage)
		fail(
			`its route has an entryView, but the site has no entryPage, which makes those pages.`,
		);
}

/** Checks that each kind of thing that schemas refer to is the target of a collection. */
function checkTargets({ collections }: SiteDefinition): void {
	const known = [...collections.map(({ target }) => target), media].flatMap(
		(target) => target?.name ?? [],
	);
	for (const collection of collections)
		for (const target of targetsWithin(collection.schema))
			if (!known.includes(target))
				throw siteError(
					`The collection “${collection.name}” refers to the target “${target}”, which no collection has as its \`target\`.`,
					{ definition: collection },
				);
}

/** Checks that pages can have the views that scripts are for. */
function checkScripts({ code, collections, pages }: SiteDefinition): void {
	const views = [
		...Object.keys(pages.views),
		...collections.flatMap(({ route }) => route?.entryView?.view ?? []),
	];
	for (const [view, file] of Object.entries({
		...code.scripts,
		...code.clients,
	}))
		if (!views.includes(view))
			throw siteError(
				`defineSite: the script ${file} is for the view “${view}”, which doesn't exist. ${suggestNames(view, views)}`,
			);
}
