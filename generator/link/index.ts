import type { Memo } from "../cache/memo.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorAt, fileStart, isError } from "../diagnostics/diagnostic.ts";
import { collections } from "../schema/index.ts";
import type { Entry } from "../types.ts";
import { buildModel } from "./build-model.ts";
import { type Finding, gather } from "./consequences.ts";
import { checkConsistency, checkPeriods } from "./consistency.ts";
import { checkDates } from "./dates.ts";
import { checkDuplicates } from "./duplicates.ts";
import { type Entries, indexEntries, missingViews } from "./entries.ts";
import { collectFacts, type Facts, listFacts } from "./facts.ts";
import { checkFreshness } from "./freshness.ts";
import { checkJudgement } from "./judgement.ts";
import { checkLeaps } from "./leaps.ts";
import { checkLimits } from "./limits.ts";
import { checkLinks } from "./links.ts";
import { checkNames } from "./misnamed.ts";
import type { Model } from "./model.ts";
import { checkCurrent } from "./not-current.ts";
import { checkCitations, checkReferences } from "./references.ts";
import { asking, findRenamed } from "./renamed.ts";
import { claimRoutes, type Routes } from "./routes.ts";
import { singletons } from "./singletons.ts";
import { checkArticles, checkFiles } from "./translations.ts";
import { checkUntranslated } from "./untranslated.ts";

/**
 * All entries → the model of the site on a day, in both languages; none while any entry has something wrong with it.
 * `committed` are the facts as the last commit has them, where they have changed since.
 */
export function link(
	all: readonly Entry[],
	day: string,
	memo: Memo,
	committed: readonly Entry[] = [],
): Checked<Model | undefined> {
	const entries = indexEntries(all, day);
	const routes = claimRoutes(entries);
	// Facts have the same names in both languages.
	const facts = listFacts(entries, "da", memo);
	const byName = collectFacts(entries, "da", memo);
	const renamed = entries.content.some(asking(entries, byName))
		? findRenamed(entries, byName)
		: [];
	const own = checkEach(entries, byName, routes.value, {
		renamed: new Set(renamed.map(({ meant }) => meant)),
		leaps: checkLeaps(entries, committed),
	});
	const diagnostics = [
		...missingFiles(entries),
		...routes.diagnostics,
		...renamed.map(({ diagnostic }) => diagnostic),
		...gather(own),
		...checkNames(entries),
		...checkFiles(entries),
		...checkConsistency(entries),
		...checkDuplicates(entries, facts),
		...checkFreshness(entries),
		...checkLimits(entries, {
			da: byName,
			en: collectFacts(entries, "en", memo),
		}),
	];
	const broken =
		entries.content.some(({ data }) => data === undefined) ||
		entries.unknown.length > 0 ||
		missingViews(entries).length > 0 ||
		singletons.some((name) => entries.only(name) === undefined) ||
		diagnostics.some(isError);
	return {
		value: broken ? undefined : buildModel(entries, memo),
		diagnostics,
	};
}

/** What is wrong with each entry, as far as that needs the others to be seen. */
function checkEach(
	entries: Entries,
	facts: Facts,
	routes: Routes,
	{
		renamed,
		leaps,
	}: {
		/** Names that are reported already. */
		readonly renamed: ReadonlySet<string>;
		readonly leaps: readonly Finding[];
	},
): Finding[] {
	return [
		...checkCitations(entries, facts, renamed),
		...checkReferences(entries, renamed),
		...checkLinks(entries, routes),
		...checkArticles(entries),
		...checkUntranslated(entries),
		...checkPeriods(entries),
		...checkDates(entries),
		...checkJudgement(entries, facts, [...checkCurrent(entries), ...leaps]),
	];
}

/** The model of entries that are all there, whether or not they agree: for asking what a change would do. */
export function modelOf(all: readonly Entry[], day: string, memo: Memo): Model {
	return buildModel(indexEntries(all, day), memo);
}

function missingFiles(entries: Entries): Diagnostic[] {
	const files = singletons
		.filter((name) => entries.of(name).length === 0)
		.map((name) => `content/${collections[name].files}`)
		.filter((file) => !entries.mayBeThere(file));
	const pages = missingViews(entries)
		.map((view) => ({ view, file: `content/pages/${view}.yaml` }))
		.filter(({ file }) => !entries.mayBeThere(file))
		.map(({ view, file }) =>
			errorAt(file, fileStart, "missing-file", {
				en: `There is no page with the view ${view}, which the site can't do without.`,
				da: `Der er ingen side med view: ${view}, og den kan webstedet ikke undvære.`,
			}),
		);
	return [
		...files.map((file) =>
			errorAt(
				file,
				fileStart,
				"missing-file",
				{
					en: "The file is missing; the site can't do without it.",
					da: "Filen mangler, og webstedet kan ikke undvære den.",
				},
				{
					en: "Bring it back, for instance from an earlier version.",
					da: "Hent den tilbage, for eksempel fra en tidligere udgave.",
				},
			),
		),
		...pages,
	];
}
