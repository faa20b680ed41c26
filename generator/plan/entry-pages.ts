import type { Memo } from "../cache/memo.ts";
import {
	isRequested,
	type PlanContext,
	type PlanEntry,
	type PlannedEntry,
	type SiteDefinition,
} from "../definition.ts";
import type { Locale } from "../languages/languages.ts";
import { selectLocale } from "../languages/languages.ts";
import type { Model, Shared } from "../link/model.ts";
import { type PlannedPage, validateResult } from "./view-page.ts";

/** Plans the pages of entries. With the same memo, only those whose inputs have changed are planned again. */
export function planEntryPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	const { date, assets } = context;
	const asked = listPlannedEntries(model, site).filter(({ item }) =>
		isRequested(item.path, context),
	);
	return asked.map(({ item, entryView, versions, within, locale }) => {
		const planEntry = memo.call(
			createPlanner,
			site,
			model.shared,
			locale,
			date,
			assets.font,
		);
		return memo.call(
			planEntryPage,
			site,
			planEntry,
			item,
			entryView,
			memo.once("versions", JSON.stringify(versions), () => versions),
			within,
		);
	});
}

function createPlanner(
	site: SiteDefinition,
	shared: Shared,
	locale: Locale,
	date: string,
	font: string | undefined,
): PlanEntry {
	const content = selectLocale(shared.contents, locale);
	const context = { date, assets: { font } };
	const planner = site.entryPage?.(content, shared, context);
	const isFunction = typeof planner === "function";
	validateResult("entryPage", isFunction, planner, site);
	return planner as PlanEntry;
}

function planEntryPage(
	site: SiteDefinition,
	planEntry: PlanEntry,
	item: PlannedEntry["item"],
	entryView: PlannedEntry["entryView"],
	versions: PlannedEntry["versions"],
	within: string,
): PlannedPage {
	const planned = planEntry({ item, entryView, versions, within });
	validateResult("entryPage", !!Object(planned).page, planned, site);
	return planned;
}

/**
 * The entries that have pages by their routes, in each language that has them.
 *
 * @example listPlannedEntries(model, site).map(({ item }) => item.path); // ["/koncerter/sommer", "/en/concerts/summer"]
 */
export function listPlannedEntries(
	model: Model,
	{ collections }: SiteDefinition,
): (PlannedEntry & { readonly locale: Locale })[] {
	return collections.flatMap(({ name, route }) => {
		const { entryView, view } = route ?? {};
		if (!entryView) return [];
		const versions = getVersions(name, model);
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
 * @example getVersions("concerts", model).get("summer"); // { da: "/koncerter/sommer", en: "/en/concerts/summer" }
 */
export function getVersions(
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
