import type { Memo } from "../cache/memo.ts";
import {
	isRequested,
	type PlanContext,
	type PlanEntry,
	type SiteDefinition,
} from "../definition.ts";
import { getForLocale, type Locale } from "../languages/languages.ts";
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
	const entries = model.entryPages.filter(({ item }) =>
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
	return entries.map((entry) =>
		memo.call(getForLocale(planners, entry.locale), entry),
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
