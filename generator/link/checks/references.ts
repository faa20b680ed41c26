import { cacheByObject } from "../../cache/by-object.ts";
import { type Entries, findCollection } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { findNearest, findNearestFile } from "../../diagnostics/nearest.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import { listLocales } from "../../languages/languages.ts";
import { type Phrase, phrase } from "../../messages/format.ts";
import { media, type Reference } from "../../schema/reference.ts";
import { type Schema, walkSchema } from "../../schema/walk.ts";
import { showInvisibleSpaces } from "../../text/invisible-spaces.ts";
import { isVideoName } from "../../text/media-names.ts";
import type { ContentEntry, FoundReference } from "../../types.ts";
import { listPageAnchors } from "../addresses.ts";
import { createEntryError, listMarkdownTexts } from "../entries.ts";
import { hasMissingReference, listFactSources } from "../facts.ts";
import type { Facts } from "../model.ts";
import { getTarget, listNames, listTargetItems } from "../targets.ts";
import {
	findSimilar,
	formatNameList,
	listComparableNames,
} from "./suggestions.ts";

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

/** Names the files and folders that facts are made from. */
function formatFactFiles({ site }: Pick<Entries, "site">): Phrase {
	const places = listFactSources({ site }).map(({ files }) =>
		`content/${files}`.replace(/^(.*?\/.*?)\/.*/, "$1"),
	);
	const files = [...new Set(places)].sort().reverse();
	return phrase("fact.files", { files: { allOf: files } });
}

/** Reports references in YAML to entries that don't exist, or not in the language of the reference. */
export function checkReferences(entries: Entries): Diagnostic[] {
	const known = new Map<string, ReadonlySet<string>>();
	return entries.content.flatMap((entry) =>
		entry.references.flatMap((found) => {
			const { target, name } = found.reference;
			const names = known.get(target) ?? new Set(listNames(target, entries));
			known.set(target, names);
			const explanation = names.has(name)
				? checkReferenceLanguage(entry, found, entries)
				: explainUnknownName(found.reference, entries);
			return explanation
				? [createEntryError(entry, explanation, found.path)]
				: [];
		}),
	);
}

function explainUnknownName(
	{ target: targetName, name }: Reference,
	entries: Entries,
) {
	const { target } = getTarget(targetName, entries);
	const names = listNames(targetName, entries);
	const items = listTargetItems(targetName, entries).map((item) => ({
		name: item.name,
		names: listComparableNames([item.name, ...item.labels()]),
	}));
	const fixes =
		targetName === media.name
			? [findNearestFile(name, names) ?? []].flat()
			: findSimilar(name, items).map((item) => item.name);
	return explain(
		"unknown-name.not-found",
		{
			kind: target.called,
			name: showInvisibleSpaces(name),
			available: formatNameList(names, target.whereToFind),
		},
		fixes,
	);
}

/** Explains a reference to a page that is shown in a language that the page doesn't have. */
function checkReferenceLanguage(
	entry: ContentEntry,
	{ reference: { target, name }, path: [field], locales }: FoundReference,
	entries: Entries,
) {
	const { site } = entries;
	const { collection: pages } = site.pages;
	if (target !== pages.target?.name) return undefined;
	const paths = entries.find(pages, name)?.data.path;
	const { route } = findCollection(site, entry.collection) ?? {};
	const shownIn = route?.sameInAllLanguages.includes(String(field))
		? listLocales(site).filter((each) => entries.translation(entry, each))
		: locales;
	const language = shownIn.find((locale) => paths?.[locale] === undefined);
	return language === undefined
		? undefined
		: explain("unknown-name.language", { language: { language } });
}

/** Reports links of YAML to a part that their page doesn't have: fields of `partOfPage`. */
export function checkPageParts(entries: Entries): Diagnostic[] {
	const { site } = entries;
	return site.collections.flatMap((collection) => {
		const fields = listPartFields(collection.schema);
		if (fields.length === 0) return [];
		return entries.of(collection).flatMap((entry) =>
			entry.references.flatMap(({ reference: { name }, path }) =>
				fields.flatMap(({ page, part: field }) => {
					if (path.at(-1) !== page) return [];
					const place = [...path.slice(0, -1), field];
					const explanation = explainUnknownPart(
						name,
						getValueAt(entry.data, place),
						entries,
					);
					return explanation
						? [createEntryError(entry, explanation, place)]
						: [];
				}),
			),
		);
	});
}

/** A field that names a part of a page, and the field beside it that names the page. */
type PartField = { readonly part: string; readonly page: string };

/** Lists the fields within a schema that name a part of a page. */
const listPartFields = cacheByObject((schema: Schema): readonly PartField[] => {
	const found = new Map<string, string>();
	walkSchema(schema, ({ meta: { partOf } }, part) => {
		if (partOf !== undefined) found.set(part, partOf);
	});
	return [...found].map(([part, page]) => ({ part, page }));
});

function explainUnknownPart(page: string, part: unknown, entries: Entries) {
	if (typeof part !== "string") return undefined;
	const parts = listPageAnchors(page, entries);
	if (!parts || parts.includes(part)) return undefined;
	const available = formatNameList(parts, phrase("link.page"));
	const near = findNearest(part, parts);
	return explain(
		"unknown-link.anchor",
		{ path: page, anchor: part, available },
		near === undefined ? [] : [near],
	);
}

/** Reports pictures in Markdown that are not pictures in content/media. */
export function checkMarkdownPictures(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) =>
		listMarkdownTexts(entry).flatMap(({ body }) =>
			body.pictures.flatMap(({ src, place }) => {
				const explanation = checkPicture(src, entries);
				return explanation ? [errorAt(entry.file, place, explanation)] : [];
			}),
		),
	);
}

function checkPicture(src: string, entries: Entries) {
	if (isVideoName(src)) return explain("unknown-name.video", { src });
	if (entries.media.has(src)) return undefined;
	if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
		return explain("unknown-name.outside-picture");
	const names = listNames(media.name, entries);
	return explain(
		"unknown-name.picture",
		{ src, available: formatNameList(names, media.whereToFind) },
		[findNearestFile(src, names) ?? []].flat(),
	);
}
