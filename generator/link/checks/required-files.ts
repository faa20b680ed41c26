import { type Entries, getFilePath } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
import { formatNameSuggestion } from "../../diagnostics/nearest.ts";
import { createSiteError } from "../../diagnostics/site-error.ts";
import { listLocales } from "../../languages/languages.ts";
import { templates } from "../../text/url.ts";
import { createEntryError, listSingleFileCollections } from "../entries.ts";

/** Reports files and pages that the site needs and that don't exist, or exist twice. */
export function checkRequiredFiles(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const files = [
		...listSingleFileCollections(site)
			.filter(({ isOptional }) => !isOptional)
			.map(({ files }) => `content/${files}`),
		...[...Object.values(templates), ...(site.templates ?? [])].map(
			(name) => `templates/${name}`,
		),
	];
	checkNamedPages(entries);
	return [
		...files
			.filter((file) => !entries.isThere(file))
			.map((file) => errorAt(file, fileStart, explain("missing-file.file"))),
		...Object.entries(site.pages.views).flatMap(([view, { isRequired }]) =>
			isRequired ? checkRequiredPage(view, entries) : [],
		),
	];
}

/** Throws if the menu or a collection names a page that doesn't exist: a mistake in the code of the site. */
function checkNamedPages(entries: Entries): void {
	const { site } = entries;
	const { collections, pages, menu = [] } = site;
	const isThere = (id: string) =>
		entries.isThere(getFilePath(pages.collection, { id }));
	const fail = (id: string, named: string, definition: object) => {
		const known = entries.of(pages.collection).map(({ id }) => id);
		throw createSiteError(
			`${named} “${id}”, but there is no such page in content/pages. ${formatNameSuggestion(id, known)}`,
			{ definition },
		);
	};
	for (const id of menu)
		if (!isThere(id)) fail(id, "defineSite: `menu` has", site);
	for (const collection of collections) {
		const { name, route } = collection;
		if (route && !isThere(route.page))
			fail(route.page, `The collection “${name}”: \`below\` is`, collection);
	}
}

/** Reports if there isn't exactly one page of a view, or if the page has no address in a language. */
function checkRequiredPage(view: string, entries: Entries): Diagnostic[] {
	const { site } = entries;
	const { collection } = site.pages;
	const [first, ...others] = entries
		.of(collection)
		.filter(({ data }) => data.view === view);
	if (!first) {
		const file = getFilePath(collection, { id: view });
		return [errorAt(file, fileStart, explain("missing-file.view", { view }))];
	}
	const untranslated = listLocales(site)
		.filter((locale) => first.data.path[locale] === undefined)
		.map((language) => {
			const values = { language: { language } };
			const explanation = explain("missing-translation.address", values);
			return createEntryError(first, explanation, ["path"]);
		});
	const repeated = others.map((entry) =>
		createEntryError(entry, explain("duplicate-id.view", { view }), ["view"]),
	);
	return [...untranslated, ...repeated];
}
