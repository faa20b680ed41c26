import { type Entries, getFilePath } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
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
	return [
		...files
			.filter((file) => !entries.isThere(file))
			.map((file) => errorAt(file, fileStart, explain("missing-file.file"))),
		...Object.entries(site.pages.views).flatMap(([view, { isRequired }]) =>
			isRequired ? checkRequiredPage(view, entries) : [],
		),
	];
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
