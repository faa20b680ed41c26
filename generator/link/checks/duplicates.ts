import type { Collection, Entries, Fact } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { getPlaceByPointer, toKeyPointer } from "../../diagnostics/places.ts";
import { listLocales } from "../../languages/languages.ts";
import type { ContentEntry } from "../../types.ts";
import { listViewAnchors } from "../addresses.ts";
import { findFactDefinitions } from "../facts.ts";

/** Reports headings whose anchor is used twice on a page: a link would lead to the wrong one. */
export function checkAnchors(entries: Entries): Diagnostic[] {
	const { collections, pages } = entries.site;
	return listLocales(entries.site).flatMap((locale) => [
		...entries.of(pages.collection).flatMap(({ id, data }) => {
			const anchors = listViewAnchors(data.view, locale, entries);
			return checkHeadings(entries.texts(id, locale), anchors);
		}),
		...collections.flatMap((collection) => {
			if (!collection.sharesPage) return [];
			const texts = entries.of(collection);
			return checkHeadings(
				texts.filter((text) => text.locale === locale),
				listViewAnchors(findListView(collection, entries), locale, entries),
			);
		}),
	]);
}

/** Finds the view of the page that lists the entries of a collection. */
function findListView(
	{ route }: Collection,
	entries: Entries,
): string | undefined {
	const { collection } = entries.site.pages;
	return route && entries.find(collection, route.page)?.data.view;
}

/** Reports headings of texts on one page whose anchor another heading has, or the page itself. */
function checkHeadings(
	texts: readonly ContentEntry[],
	anchors: readonly string[],
): Diagnostic[] {
	const taken = new Set(anchors);
	return texts.flatMap(({ file, body }) =>
		(body?.headings ?? []).flatMap(({ id: anchor, place }) => {
			const isFree = !taken.has(anchor);
			taken.add(anchor);
			return isFree
				? []
				: [errorAt(file, place, explain("duplicate-id.anchor", { anchor }))];
		}),
	);
}

/** Reports names that make a fact that exists already: a citation of it would be ambiguous. */
export function checkFactNames(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	const names = facts.map(([name]) => name);
	const repeated = names.filter((name, index) => names.indexOf(name) !== index);
	return repeated.flatMap((fact) => {
		const keys = findFactDefinitions(fact, entries).flatMap(
			({ entry: { file, places }, path }) => {
				const parts = fact.split(".").slice(1);
				const last = path.findLastIndex((step) => parts.includes(String(step)));
				const keyPath = last < 0 ? path : path.slice(0, last + 1);
				const place = getPlaceByPointer(places, toKeyPointer(keyPath));
				const name = String(keyPath.at(-1));
				return place ? [{ file, place, name, isKey: last >= 0 }] : [];
			},
		);
		// The author has chosen the key of an item, but not the name of a field.
		const found = keys.findLast(({ isKey }) => isKey) ?? keys.at(-1);
		return (found ? [found] : []).map(({ file, place, name }) => {
			const values = { name, fact: `{{${fact}}}` };
			return errorAt(file, place, explain("duplicate-id.fact", values));
		});
	});
}
