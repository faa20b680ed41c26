import type { Memo } from "../cache/memo.ts";
import { type Entries, fileOf, type SiteDefinition } from "../definition.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorAt, fileStart, isError } from "../diagnostics/diagnostic.ts";
import { defaultLocale } from "../i18n/languages.ts";
import type { Entry } from "../types.ts";
import { templates } from "../url.ts";
import { buildModel } from "./build-model.ts";
import { type Finding, groupByCause } from "./checks/consequences.ts";
import { checkDates } from "./checks/dates.ts";
import { checkDuplicates } from "./checks/duplicates.ts";
import { checkFreshness } from "./checks/freshness.ts";
import { checkLargeChanges } from "./checks/large-changes.ts";
import { checkLimits } from "./checks/limits.ts";
import { checkLinks } from "./checks/links.ts";
import { checkNames } from "./checks/misnamed.ts";
import { checkPeriods } from "./checks/periods.ts";
import { checkRedirects } from "./checks/redirects.ts";
import { checkCitations, checkReferences } from "./checks/references.ts";
import { checkSuppressible } from "./checks/suppressible.ts";
import { checkFiles, checkVersions } from "./checks/translations.ts";
import { checkUntranslated } from "./checks/untranslated.ts";
import { claimAddresses } from "./claims.ts";
import { indexEntries, missingViews, singlesOf } from "./entries.ts";
import { collectFacts, listFacts } from "./facts.ts";
import type { Model } from "./model.ts";

/**
 * All entries → the model of the site on a day, in every language; none while any entry has something wrong with it.
 */
export function link(
	all: readonly Entry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
	{ marked = all, before = [] }: LinkOptions = {},
): Checked<Model | undefined> {
	const entries = indexEntries(all, date, site);
	const claimed = claimAddresses(entries);
	// Facts have the same names in every language.
	const facts = listFacts(entries, defaultLocale(site), memo);
	const byName = collectFacts(entries, defaultLocale(site), memo);
	const changed = checkLargeChanges(entries, before);
	const own: Finding[] = [
		...changed.filter(isError),
		...checkCitations(entries, byName),
		...checkReferences(entries),
		...checkLinks(entries, claimed.value),
		...checkVersions(entries),
		...checkUntranslated(entries, memo),
		...checkPeriods(entries),
		...checkDates(entries),
		...checkSuppressible(
			entries,
			byName,
			changed.filter((each) => !isError(each)),
			memo,
		),
	];
	const diagnostics = [
		...missingFiles(entries),
		...claimed.diagnostics,
		...groupByCause(own),
		...checkRedirects(entries, claimed.value),
		...checkNames(entries),
		...checkFiles(entries),
		...site.checks.flatMap((check) => check(entries)),
		...checkDuplicates(entries, facts),
		...checkFreshness(entries),
		...checkLimits(entries, memo),
	];
	const broken =
		entries.content.some(({ data }) => data === undefined) ||
		entries.unknown.length > 0 ||
		missingViews(entries).length > 0 ||
		singlesOf(site).some((each) => entries.only(each) === undefined) ||
		diagnostics.some(isError);
	const model = () =>
		marked === all
			? buildModel(entries, memo)
			: modelOf(marked, site, date, memo);
	return {
		value: broken ? undefined : model(),
		diagnostics,
	};
}

/** What `link` may be given beside the entries. */
type LinkOptions = {
	/** The entries that the model is made of, where their texts carry marks. */
	readonly marked?: readonly Entry[] | undefined;
	/** The facts as the last commit has them, where they have changed since. */
	readonly before?: readonly Entry[];
};

/** The model of complete entries without checking them, to find out the effects of a change. */
export function modelOf(
	all: readonly Entry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
): Model {
	return buildModel(indexEntries(all, date, site), memo);
}

function missingFiles(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const needed = [
		...singlesOf(site).map(({ files }) => `content/${files}`),
		...[...Object.values(templates), ...(site.templates ?? [])].map(
			(name) => `templates/${name}`,
		),
	];
	const files = needed.filter(
		(file) => !entries.isThere(file) && !entries.mayBeThere(file),
	);
	const pages = missingViews(entries)
		.map((view) => ({
			view,
			file: fileOf(site.pages.collection, { id: view }),
		}))
		.filter(({ file }) => !entries.mayBeThere(file))
		.map(({ view, file }) =>
			errorAt(file, fileStart, "missing-file", {
				en: `There is no page with the view ${view}, and the site needs one.`,
				da: `Der er ingen side med view: ${view}, og den kan hjemmesiden ikke undvære.`,
				onPage: {
					en: "A page is missing that the site needs.",
					da: "Her mangler en side, som hjemmesiden ikke kan undvære.",
				},
			}),
		);
	return [
		...files.map((file) =>
			errorAt(
				file,
				fileStart,
				"missing-file",
				{
					en: "The file is missing, and the site needs it.",
					da: "Filen mangler, og hjemmesiden kan ikke undvære den.",
				},
				{
					en: "Restore it, for example from an earlier version.",
					da: "Hent den tilbage, for eksempel fra en tidligere udgave.",
				},
			),
		),
		...pages,
	];
}
