import type { Memo } from "../cache/memo.ts";
import {
	isRequested,
	type PlanContext,
	type PlanEntry,
	type PlannedEntry,
	type SiteDefinition,
} from "../definition.ts";
import type { Locale } from "../languages/languages.ts";
import { getForLocale } from "../languages/languages.ts";
import type { Model, SharedContent } from "../link/model.ts";
import { type PlannedPage, validateReturnValue } from "./view-page.ts";

/** Plans the pages of entries. With the same memo, only those whose inputs have changed are planned again. */
export function planEntryPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	const { date, assets } = context;
	const { shared } = model;
	const entries = listPlannedEntries(model, site).filter(({ item }) =>
		isRequested(item.path, context),
	);
	// A site without entries with pages needs no planner.
	const locales = new Set(entries.map(({ locale }) => locale));
	const planners = new Map(
		[...locales].map((locale) => [
			locale,
			memo.call(createEntryPlanner, site, shared, locale, date, assets.font),
		]),
	);
	return entries.map(({ item, entryView, versions, within, locale }) =>
		memo.call(
			planEntryPage,
			item,
			getForLocale(planners, locale),
			entryView,
			// As text, since the object is made anew for each build.
			JSON.stringify(versions),
			within,
		),
	);
}

function createEntryPlanner(
	site: SiteDefinition,
	shared: SharedContent,
	locale: Locale,
	date: string,
	font: string | undefined,
): PlanEntry {
	const content = getForLocale(shared.contents, locale);
	const context = { date, assets: { font } };
	const planEntry = site.entryPage?.(content, shared, context) as PlanEntry;
	const expected =
		"`entryPage` must return a function that returns a page of createPage";
	validateReturnValue(typeof planEntry === "function", expected, site);
	return (entry) => {
		const planned = planEntry(entry);
		validateReturnValue(!!Object(planned).page, expected, site);
		return planned;
	};
}

function planEntryPage(
	item: PlannedEntry["item"],
	planEntry: PlanEntry,
	entryView: PlannedEntry["entryView"],
	addresses: string,
	within: string,
): PlannedPage {
	const versions = JSON.parse(addresses);
	return planEntry({ item, entryView, versions, within });
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
		const versions = getEntryAddresses(name, model);
		return [...model.byLocale].flatMap(([locale, { routed, addresses }]) => {
			const list = [...addresses.values()].find((each) => each.view === view);
			const within = list?.path ?? "";
			return (routed[name] ?? []).map((item) => ({
				...{ item, entryView, locale, within },
				versions: versions.get(item.id) ?? {},
			}));
		});
	});
}

/**
 * The addresses of each entry of a collection by language, by the entry's id.
 *
 * @example getEntryAddresses("concerts", model).get("summer"); // { da: "/koncerter/sommer", en: "/en/concerts/summer" }
 */
export function getEntryAddresses(
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
