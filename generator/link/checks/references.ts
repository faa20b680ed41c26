import { type Entries, findCollection } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { findNearest, findNearestFile } from "../../diagnostics/nearest.ts";
import type { Path } from "../../diagnostics/places.ts";
import { listLocales } from "../../languages/languages.ts";
import { type Phrase, phrase } from "../../messages/format.ts";
import { media } from "../../schema/reference.ts";
import { showInvisibleSpaces } from "../../text/invisible-spaces.ts";
import type { ContentEntry, FoundReference } from "../../types.ts";
import { getPlace } from "../entries.ts";
import { hasMissingReference, listFactSources } from "../facts.ts";
import type { Facts } from "../model.ts";
import { findNameByLabel, getTarget, listNames } from "../targets.ts";
import { formatNameList } from "./suggestions.ts";

/** Reports citations of facts that don't exist. */
export function checkCitations(entries: Entries, facts: Facts): Diagnostic[] {
	return entries.content.flatMap(({ file, citations }) =>
		citations
			.filter(({ fact }) => !facts.has(fact))
			.filter(({ fact }) => !hasMissingReference(fact, entries))
			.map(({ fact, place }) =>
				errorAt(file, place, explainUnknownFact(fact, facts, entries)),
			),
	);
}

/** Explains that a fact doesn't exist, with the nearest one, otherwise those of its family. */
export function explainUnknownFact(
	fact: string,
	facts: Facts,
	context: Pick<Entries, "site">,
) {
	const names = [...facts.keys()];
	const [family] = fact.split(".");
	const relatives = names.filter((name) => name.split(".")[0] === family);
	const near = findNearest(fact, names) ?? findNearest(fact, relatives);
	return explain(
		"unknown-fact.not-found",
		{
			fact: `{{${fact}}}`,
			available: formatNameList(relatives, formatFactFiles(context)),
		},
		near === undefined ? [] : [`{{${near}}}`],
	);
}

/** Names the files that facts are made from. */
function formatFactFiles({ site }: Pick<Entries, "site">): Phrase {
	const files = listFactSources({ site }).map(
		({ files }) => `content/${files}`,
	);
	const folders = files.map((file) =>
		file.split("/").length > 2 ? file.slice(0, file.lastIndexOf("/")) : file,
	);
	const places = [...new Set(folders)].sort().reverse();
	return phrase("fact.files", { files: { allOf: places } });
}

/** Reports references in YAML to entries that don't exist, or not in the language of the reference. */
export function checkReferences(entries: Entries): Diagnostic[] {
	const known = new Map<string, ReadonlySet<string>>();
	return entries.content.flatMap((entry) =>
		entry.references.flatMap((found) => {
			const { target, name } = found.reference;
			const names = known.get(target) ?? new Set(listNames(target, entries));
			known.set(target, names);
			return names.has(name)
				? checkReferenceLanguage(entry, found, entries)
				: [reportUnknownName(entry, found, [...names], entries)];
		}),
	);
}

function reportUnknownName(
	entry: ContentEntry,
	{ reference: { target: targetName, name }, path }: FoundReference,
	names: readonly string[],
	entries: Entries,
): Diagnostic {
	const { target } = getTarget(targetName, entries);
	const found =
		targetName === media.name
			? findNearestFile(name, names)
			: (findNameByLabel(targetName, name, entries) ??
				findNearest(name, names));
	const values = {
		kind: target.called,
		name: showInvisibleSpaces(name),
		available: formatNameList(names, target.whereToFind),
	};
	const fixes = found === undefined ? [] : [found];
	return errorAt(
		entry.file,
		getPlace(entry, path),
		explain("unknown-name.not-found", values, fixes),
	);
}

/** Reports a reference to a page that is shown in a language that the page doesn't have. */
function checkReferenceLanguage(
	entry: ContentEntry,
	{ reference: { target, name }, path, locales }: FoundReference,
	entries: Entries,
): Diagnostic[] {
	const { collection: pages } = entries.site.pages;
	const paths =
		target === pages.target?.name
			? entries.find(pages, name)?.data.path
			: undefined;
	if (!paths) return [];
	const shownIn = isSharedField(entry, path, entries)
		? listLocales(entries.site).filter((each) =>
				entries.translation(entry, each),
			)
		: locales;
	const language = shownIn.find((locale) => paths[locale] === undefined);
	if (language === undefined) return [];
	return [
		errorAt(
			entry.file,
			getPlace(entry, path),
			explain("unknown-name.language", { language: { language } }),
		),
	];
}

/** Whether all versions of an entry share the value of a field. */
function isSharedField(
	{ collection }: ContentEntry,
	[field]: Path,
	{ site }: Entries,
): boolean {
	const { sameInAllLanguages } = findCollection(site, collection)?.route ?? {};
	return sameInAllLanguages?.includes(String(field)) ?? false;
}
