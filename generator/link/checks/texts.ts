import {
	type Collection,
	type Entries,
	findCollection,
	getFilePath,
	type PageContent,
} from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import { listLocales } from "../../languages/languages.ts";
import { phrase } from "../../messages/format.ts";
import type { ContentEntry } from "../../types.ts";
import { formatNameList } from "./suggestions.ts";

/** Reports Markdown texts that an entry lacks in a language, and texts that belong to no entry. */
export function checkTexts(entries: Entries): Diagnostic[] {
	return listTextPairs(entries).flatMap((pair) => [
		...checkMissingTexts(pair, entries),
		...checkUnusedTexts(pair, entries),
		...checkOrphanedTexts(pair, entries),
	]);
}

/** A collection of Markdown texts, and the one whose entries they belong to. */
type TextPair = { readonly texts: Collection; readonly owners: Collection };

function listTextPairs({ site }: Entries): TextPair[] {
	return site.collections.flatMap((texts) => {
		const owners =
			texts.name === site.pages.texts.name
				? site.pages.collection
				: findCollection(site, texts.textOf ?? "");
		return owners ? [{ texts, owners }] : [];
	});
}

function checkMissingTexts(
	{ texts, owners }: TextPair,
	entries: Entries,
): Diagnostic[] {
	const byOwner = groupBy(entries.of(texts), ({ id }) => id);
	return entries.of(owners).flatMap((owner) => {
		const found = byOwner.get(owner.id) ?? [];
		return listRequiredTexts(owner, entries)
			.filter(
				({ part, locale }) =>
					!found.some((text) => text.part === part && text.locale === locale),
			)
			.map(({ part, locale }) => {
				const values = {
					language: { language: locale },
					file: getFilePath(texts, { id: owner.id, part, locale }),
				};
				const other = found.find((text) => text.part === part);
				return other
					? errorAt(
							other.file,
							fileStart,
							explain("missing-translation.markdown", values),
						)
					: errorAt(
							owner.file,
							fileStart,
							explain("missing-file.text", values),
						);
			});
	});
}

/** Lists the texts that an entry must have: those that its view shows, otherwise one, in each of its languages. */
function listRequiredTexts(owner: ContentEntry, { site }: Entries) {
	const { collection, views } = site.pages;
	const locales = listLocales(site);
	if (owner.collection !== collection.name)
		return locales.map((locale) => ({ part: "", locale }));
	const { view, path }: Partial<PageContent> = owner.data ?? {};
	return (views[view ?? ""]?.texts ?? []).flatMap((part) =>
		locales
			.filter((locale) => path?.[locale] !== undefined)
			.map((locale) => ({ part, locale })),
	);
}

/** Reports texts that the views of their pages don't show. */
function checkUnusedTexts(
	{ texts, owners }: TextPair,
	entries: Entries,
): Diagnostic[] {
	return entries.of(texts).flatMap(({ id, part, file }) => {
		const owner = part === "" ? undefined : entries.find(owners, id);
		const { view }: Partial<PageContent> = Object(owner?.data);
		const parts = entries.site.pages.views[view ?? ""]?.texts;
		if (!parts || parts.includes(part)) return [];
		const available = formatNameList(parts, phrase("page.no-texts"));
		return [
			errorAt(
				file,
				fileStart,
				explain("unknown-file.part", { page: id, part, available }),
			),
		];
	});
}

/** Reports texts of entries that don't exist: the first text of each. */
function checkOrphanedTexts(
	{ texts, owners }: TextPair,
	entries: Entries,
): Diagnostic[] {
	const ids = entries.of(owners).map(({ id }) => id);
	const strays = entries.of(texts).filter(({ id }) => !ids.includes(id));
	return [...groupBy(strays, ({ id }) => id).values()].flatMap(([first]) => {
		if (!first) return [];
		const { id, file } = first;
		const near = findNearest(id, ids);
		const suggestion =
			near === undefined
				? formatNameList(ids, phrase("text.owner"))
				: ({ id: "suggestion.one", values: { fix: near } } as const);
		const values = { file: getFilePath(owners, { id }), suggestion };
		return [errorAt(file, fileStart, explain("unknown-file.owner", values))];
	});
}
