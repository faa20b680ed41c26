import {
	type Collection,
	optionsOfNew,
	type SiteDefinition,
} from "../definition.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import {
	createCollectionError,
	createSiteError,
} from "../diagnostics/site-error.ts";
import { listLocales } from "../languages/languages.ts";
import {
	listFieldsWithin,
	listTargetsWithin,
	listUneditableParts,
} from "../schema/find-fields.ts";
import { media } from "../schema/reference.ts";
import { readSchema } from "../schema/walk.ts";

// Checks of a site's definition that types can't express.

/** Throws at the first mistake in the definition of a site. */
export function checkDefinition(site: SiteDefinition): void {
	checkLanguagesAndTimeZone(site, site);
	checkCollectionsAndFamilies(site);
	for (const collection of site.collections) checkCollection(collection, site);
	checkReferenceTargets(site);
	checkScriptViews(site);
}

/** A language, optionally with a script and a region (BCP 47): sr, sr-Latn, pt-BR. */
const codeForm = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** Throws if a language or the time zone of a site is none. `definition` is what the site defines. */
export function checkLanguagesAndTimeZone(
	{
		languages,
		timeZone,
		editorLanguage = "en",
	}: Pick<SiteDefinition, "languages" | "timeZone"> &
		Partial<Pick<SiteDefinition, "editorLanguage">>,
	definition: object,
): void {
	if (languages.length === 0)
		throw createSiteError(
			'defineSite: `languages` is empty. Add one, such as { code: "en", tag: "en-GB", openGraph: "en_GB" }.',
			{ definition },
		);
	const codes = languages.map(({ code }) => code);
	const repeated = codes.find((code, index) => codes.indexOf(code) < index);
	if (repeated !== undefined)
		throw createSiteError(
			`defineSite: two languages have the code “${repeated}”.`,
			{ definition },
		);
	for (const code of [...codes, editorLanguage])
		if (!codeForm.test(code))
			throw createSiteError(
				`defineSite: “${code}” is not a language code. Codes are written like en or pt-BR.`,
				{ definition },
			);
	for (const { tag } of languages)
		if (
			!isSupportedByIntl(() => Intl.DateTimeFormat.supportedLocalesOf(tag)[0])
		)
			throw createSiteError(
				`defineSite: “${tag}” is not a language tag that Intl can format dates and numbers by. Tags are written like en-GB.`,
				{ definition },
			);
	if (!isSupportedByIntl(() => new Intl.DateTimeFormat("en", { timeZone })))
		throw createSiteError(
			`defineSite: “${timeZone}” is not an IANA time zone. Time zones are written like Europe/Copenhagen.`,
			{ definition },
		);
}

/** Whether Intl returns something, rather than throwing. */
function isSupportedByIntl(tryIntl: () => unknown): boolean {
	try {
		return tryIntl() !== undefined;
	} catch {
		return false;
	}
}

function checkCollectionsAndFamilies(site: SiteDefinition): void {
	const { collections, pages, redirects, figures } = site;
	const families = collections.flatMap(({ facts }) => facts?.families ?? []);
	for (const family of figures.families)
		if (!families.includes(family))
			throw createSiteError(
				`defineSite: \`figures.families\` has “${family}”, which is no family of facts. ${formatNameSuggestion(family, families)}`,
				{ definition: site },
			);
	const names = collections.map(({ name }) => name);
	for (const { name } of [
		pages.collection,
		pages.texts,
		redirects ?? [],
	].flat())
		if (!names.includes(name))
			throw createSiteError(
				`defineSite: the collection “${name}” is used, but \`collections\` doesn't list it.`,
				{ definition: site },
			);
	for (const [index, collection] of collections.entries()) {
		const { name, files } = collection;
		const earlier = collections.slice(0, index);
		const fail = (message: string) => {
			throw createSiteError(message, { definition: collection });
		};
		if (earlier.some((other) => other.name === name))
			fail(`Two collections are called “${name}”.`);
		const twin = earlier.find((other) => other.files === files);
		if (twin)
			fail(
				`The collections “${twin.name}” and “${name}” have the same files, ${files}.`,
			);
	}
}

/** Reports a mistake in a collection. */
type Fail = (message: string) => void;

function checkCollection(collection: Collection, site: SiteDefinition): void {
	const { name, files, schema, textOf, target, scaffold } = collection;
	const { fieldLanguages = {} } = collection;
	const fail: Fail = (message) => {
		throw createCollectionError(name, message, collection);
	};
	const unknown = files
		.match(/\{\w*\}/g)
		?.find((each) => !["{id}", "{part}", "{locale}"].includes(each));
	if (unknown)
		fail(
			`${unknown} in \`files\` is unknown. Use {id} for the name of an entry, {part} for that of a text, {locale} for the language.`,
		);
	const [part] = listUneditableParts(schema);
	if (part)
		fail(
			`${part.field ? `the field “${part.field}”` : "its schema"} is a ${part.type} of zod, which the editor has no control for. It edits strings, numbers, booleans, enums, literals, arrays, objects, records and unions, optional or with a default.`,
		);
	if (textOf !== undefined) {
		const names = site.collections.map((each) => each.name);
		checkKnownName("textOf", textOf, names, fail);
	}
	for (const [field, locale] of Object.entries(fieldLanguages)) {
		const fields = [...listFieldsWithin(schema)];
		checkKnownName("a key of fieldLanguages", field, fields, fail);
		checkKnownName(
			"a value of fieldLanguages",
			locale,
			listLocales(site),
			fail,
		);
	}
	const node = readSchema(schema);
	const [step] = target?.path ?? [];
	if (step !== undefined && node.type === "object" && !node.rest)
		checkKnownName("target.path", String(step), [...node.fields.keys()], fail);
	const taken = scaffold
		?.questions()
		.find((question) => optionsOfNew.includes(question.name));
	if (taken)
		fail(
			`its scaffold asks for “${taken.name}”, which is an option of every \`kilde new\`.`,
		);
}

function checkKnownName(
	option: string,
	name: string,
	known: readonly string[],
	fail: Fail,
): void {
	if (!known.includes(name))
		fail(`${option} is “${name}”. ${formatNameSuggestion(name, known)}`);
}

/** Checks that each reference target in the schemas is the target of a collection. */
function checkReferenceTargets({ collections }: SiteDefinition): void {
	const known = [...collections.map(({ target }) => target), media].flatMap(
		(target) => target?.name ?? [],
	);
	for (const collection of collections)
		for (const target of listTargetsWithin(collection.schema))
			if (!known.includes(target))
				throw createSiteError(
					`The collection “${collection.name}” refers to the target “${target}”, which no collection has as its \`target\`.`,
					{ definition: collection },
				);
}

/** Checks that the views of page scripts exist. */
function checkScriptViews(site: SiteDefinition): void {
	const { code, pages } = site;
	const views = [...Object.keys(pages.views)];
	for (const [view, file] of Object.entries({
		...code.scripts,
		...code.clients,
	}))
		if (!views.includes(view))
			throw createSiteError(
				`defineSite: the script ${file} is for the view “${view}”, which doesn't exist. ${formatNameSuggestion(view, views)}`,
				{ definition: site },
			);
}
