import type { Entries, Fact } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Place,
} from "../../diagnostics/diagnostic.ts";
import { keyPlace, pathKey, placeNamed } from "../../diagnostics/places.ts";
import { type Locale, localesOf } from "../../languages/languages.ts";
import { languageName } from "../../languages/message-language.ts";
import { placeAt, requiredViews } from "../entries.ts";
import { definitionsOf } from "./fact-definitions.ts";

/** Reports names of facts, views and fragments that are used twice. (Addresses: claims.ts.) */
export function checkDuplicates(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	return [
		...singleViews(entries),
		...takenFragments(entries),
		...takenFactNames(entries, facts),
	];
}

/** Views that need exactly one page, in every language. */
function singleViews(entries: Entries): Diagnostic[] {
	const { collection, views } = entries.site.pages;
	const locales = localesOf(entries.site);
	return requiredViews(views).flatMap((view) => {
		const [first, ...others] = entries
			.of(collection)
			.filter(({ data }) => data.view === view);
		if (!first) return [];
		const repeated = others.map((entry) =>
			errorAt(entry.file, placeAt(entry, ["view"]), "duplicate-id", {
				message: {
					en: `Another page already has the view ${view}, and only one can have it.`,
					da: `En anden side har allerede view: ${view}, og der kan kun være én.`,
					onPage: {
						en: "Another page is already of this kind, and only one can be.",
						da: "En anden side er allerede af denne type, og der kan kun være én.",
					},
				},
			}),
		);
		const lacking = locales.filter(
			(locale) => first.data.path[locale] === undefined,
		);
		const untranslated = lacking.map((locale) => {
			const { en, da } = languageName(locale);
			const place = placeAt(first, ["path"]);
			return errorAt(first.file, place, "missing-translation", {
				message: {
					en: `The page ${first.id} has no ${en} address, and the site needs it in every language.`,
					da: `Siden ${first.id} har ingen ${da} adresse, og hjemmesiden har brug for den på alle sprog.`,
					onPage: {
						en: `This page has no ${en} address, and the site needs it in every language.`,
						da: `Siden har ingen adresse på ${da}, og hjemmesiden har brug for den på alle sprog.`,
					},
				},
			});
		});
		return [...repeated, ...untranslated];
	});
}

/** Reports headings whose fragment is used twice on a page: a link would go to the wrong one. */
function takenFragments(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const ofPages = entries.of(site.pages.collection).flatMap(({ id, data }) =>
		localesOf(site).map((locale) => ({
			taken: fragmentsOf(data.view, locale, entries),
			texts: entries.texts(id, locale),
		})),
	);
	const ofCollections = site.collections
		.filter(({ sharesPage }) => sharesPage)
		.flatMap((collection) =>
			localesOf(site).map((locale) => ({
				taken: fragmentsOf(collection.route?.view, locale, entries),
				texts: entries.of(collection).filter((text) => text.locale === locale),
			})),
		);
	return [...ofPages, ...ofCollections].flatMap(({ taken, texts }) =>
		texts.flatMap(({ file, body }) =>
			(body?.headings ?? []).flatMap(({ id, place }) => {
				const free = !taken.has(id);
				taken.add(id);
				return free ? [] : [takenFragment(file, place, id)];
			}),
		),
	);
}

/** The fragments of a page of a view without its texts. */
function fragmentsOf(
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

function takenFragment(file: string, place: Place, id: string): Diagnostic {
	return errorAt(file, place, "duplicate-id", {
		message: {
			en: `Something else on this page already has the anchor #${id}.`,
			da: `Noget andet på siden har allerede ankeret #${id}.`,
			onPage: {
				en: "Another heading or part of this page has the same name, so a link could lead to the wrong one.",
				da: "En anden overskrift eller del af siden hedder det samme, så et link kunne føre det forkerte sted hen.",
			},
		},
		hint: {
			en: "Change the wording of the heading a little.",
			da: "Formulér overskriften en smule anderledes.",
		},
	});
}

/** Reports entries whose names make a fact that exists already: a citation would be ambiguous. */
function takenFactNames(
	entries: Entries,
	facts: readonly Fact[],
): Diagnostic[] {
	const names = facts.map(([name]) => name);
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	return twice.flatMap((fact) => {
		const definition = definitionsOf(fact, entries).findLast(
			({ entry, path }) =>
				placeNamed(entry.places, pathKey(path)) !== undefined,
		);
		if (!definition) return [];
		const { entry, path } = definition;
		const id = String(path.at(-1));
		return [
			errorAt(entry.file, keyPlace(entry.places, path), "duplicate-id", {
				message: {
					en: `With the name ${id}, {{${fact}}} could mean two things.`,
					da: `Med navnet ${id} kan {{${fact}}} betyde to ting.`,
				},
				hint: { en: "Give it another name.", da: "Giv det et andet navn." },
			}),
		];
	});
}
