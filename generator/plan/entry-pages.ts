import type { Memo } from "../cache/memo.ts";
import {
	type EntryView,
	isAsked,
	type PlanContext,
	type PlannedEntry,
	type SiteDefinition,
} from "../definition.ts";
import { inLocale } from "../languages/in-locale.ts";
import type { Locale } from "../languages/languages.ts";
import type { Model, RoutedItem, Shared } from "../link/model.ts";
import { checkMade, type PlannedPage } from "./view-page.ts";

/** The pages of all entries of collections whose routes say how they are made. */
export function entryPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	const { date, assets } = context;
	const entries = plannedEntries(model, site).filter(({ item }) =>
		isAsked(item.path, context),
	);
	return entries.map(({ item, entryView, versions, within, locale }) =>
		memo.call(
			entryPage,
			site,
			model.shared,
			locale,
			date,
			assets.font,
			item,
			entryView,
			within,
			memo.once("versions", JSON.stringify(versions), () => versions),
		),
	);
}

function entryPage(
	site: SiteDefinition,
	shared: Shared,
	locale: Locale,
	date: string,
	font: string | undefined,
	item: RoutedItem,
	entryView: EntryView,
	within: string,
	versions: PlannedEntry["versions"],
): PlannedPage {
	const planned = { item, entryView, versions, within };
	const page = site.entryPage?.(
		planned,
		inLocale(shared.contents, locale),
		shared,
		{
			date,
			assets: { font },
		},
	);
	return checkMade("entryPage", page, site);
}

/**
 * The entries that have pages by their routes, in each language that has them.
 *
 * @example plannedEntries(model, site).map(({ item }) => item.path); // ["/koncerter/sommer", "/en/concerts/summer"]
 */
export function plannedEntries(
	model: Model,
	{ collections }: SiteDefinition,
): (PlannedEntry & { readonly locale: Locale })[] {
	return collections.flatMap(({ name, route }) => {
		const { entryView, view } = route ?? {};
		if (!entryView) return [];
		const versions = versionsOf(name, model);
		return [...model.byLocale].flatMap(([locale, { routed, addresses }]) =>
			(routed[name] ?? []).map((item) => ({
				item,
				entryView,
				locale,
				versions: versions.get(item.id) ?? {},
				within:
					[...addresses.values()].find((each) => each.view === view)?.path ??
					"",
			})),
		);
	});
}

/**
 * The addresses of each entry of a collection by language, by the entry's id.
 *
 * @example versionsOf("concerts", model).get("summer"); // { da: "/koncerter/sommer", en: "/en/concerts/summer" }
 */
export function versionsOf(
	collection: string,
	{ byLocale }: Model,
): ReadonlyMap<string, PlannedEntry["versions"]> {
	const found = new Map<string, Record<Locale, string>>();
	for (const [locale, { routed }] of byLocale)
		for (const { id, path } of routed[collection] ?? []) {
			const paths = found.get(id) ?? {};
			paths[locale] = path;
			found.set(id, paths);
		}
	return found;
}
