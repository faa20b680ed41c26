import type { Entries, Fact } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import {
	findKeyPlace,
	getPlaceByPointer,
	toKeyPointer,
} from "../../diagnostics/places.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import { getPlace, listRequiredViews } from "../entries.ts";
import { findFactDefinitions } from "../facts.ts";

/** Reports views, anchors and names of facts that are used twice. (For addresses, see `collectAddresses`.) */
export function checkDuplicates(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	return [
		...checkSinglePageViews(entries),
		...checkAnchors(entries),
		...checkFactNames(entries, facts),
	];
}

/** Reports a second page of a view that needs exactly one, and such a page without an address in a language. */
function checkSinglePageViews(entries: Entries): Diagnostic[] {
	const { collection, views } = entries.site.pages;
	return listRequiredViews(views).flatMap((view) => {
		const [first, ...others] = entries
			.of(collection)
			.filter(({ data }) => data.view === view);
		if (!first) return [];
		const repeated = others.map((entry) =>
			errorAt(
				entry.file,
				getPlace(entry, ["view"]),
				explain("duplicate-id.view", { view }),
			),
		);
		const untranslated = listLocales(entries.site)
			.filter((locale) => first.data.path[locale] === undefined)
			.map((language) =>
				errorAt(
					first.file,
					getPlace(first, ["path"]),
					explain("missing-translation.address", { language: { language } }),
				),
			);
		return [...repeated, ...untranslated];
	});
}

/** Reports headings whose anchor is used twice on a page: a link would lead to the wrong one. */
function checkAnchors(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const ofPages = entries.of(site.pages.collection).flatMap(({ id, data }) =>
		listLocales(site).map((locale) => ({
			taken: listViewAnchors(data.view, locale, entries),
			texts: entries.texts(id, locale),
		})),
	);
	const ofCollections = site.collections
		.filter(({ sharesPage }) => sharesPage)
		.flatMap((collection) =>
			listLocales(site).map((locale) => ({
				taken: listViewAnchors(collection.route?.view, locale, entries),
				texts: entries.of(collection).filter((text) => text.locale === locale),
			})),
		);
	return [...ofPages, ...ofCollections].flatMap(({ taken, texts }) =>
		texts.flatMap(({ file, body }) =>
			(body?.headings ?? []).flatMap(({ id: anchor, place }) => {
				const isFree = !taken.has(anchor);
				taken.add(anchor);
				return isFree
					? []
					: [errorAt(file, place, explain("duplicate-id.anchor", { anchor }))];
			}),
		),
	);
}

/** Lists the anchors of a page of a view, except those of its texts. */
function listViewAnchors(
	view: string | undefined,
	locale: Locale,
	entries: Entries,
): Set<string> {
	const { anchors, views } = entries.site.pages;
	const own = view === undefined ? undefined : views[view];
	return new Set([
		...anchors,
		...(own?.anchors ?? []),
		...(own?.items?.(entries, locale) ?? []),
	]);
}

/** Reports entries whose names make a fact that exists already: a citation of it would be ambiguous. */
function checkFactNames(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	const names = facts.map(([name]) => name);
	const repeated = names.filter((name, index) => names.indexOf(name) !== index);
	return repeated.flatMap((fact) => {
		const definition = findFactDefinitions(fact, entries).findLast(
			({ entry, path }) =>
				getPlaceByPointer(entry.places, toKeyPointer(path)) !== undefined,
		);
		if (!definition) return [];
		const { entry, path } = definition;
		const name = String(path.at(-1));
		return [
			errorAt(
				entry.file,
				findKeyPlace(entry.places, path),
				explain("duplicate-id.fact", { name, fact: `{{${fact}}}` }),
			),
		];
	});
}
