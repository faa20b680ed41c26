import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorAt, fileStart } from "../diagnostics/diagnostic.ts";
import { collections } from "../schema/index.ts";
import type { ContentEntry, Entry } from "../types.ts";
import { buildModel, tellArticles } from "./build-model.ts";
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
import { suspectsAmong } from "./suspects.ts";
import { checkArticles, checkFiles } from "./translations.ts";
import { checkUntranslated } from "./untranslated.ts";

/**
 * All entries → the model of the site on a day, in both languages; none while any entry has something wrong with it.
 * `committed` are the facts as the last commit has them, where they have changed since.
 */
export function link(
	all: readonly Entry[],
	day: string,
	committed: readonly Entry[] = [],
): Checked<Model | undefined> {
	const entries = indexEntries(all, day);
	const routes = claimRoutes(entries);
	// Facts have the same names in both languages.
	const facts = listFacts(entries, "da");
	const byName = collectFacts(entries, "da");
	const suspects = suspectsAmong(entries, byName, routes.value);
	const asksInVain = asking(entries, byName);
	const leaps = checkLeaps(entries, committed);
	const look = (content: readonly ContentEntry[], told: ReadonlySet<string>) =>
		checkEach({ ...entries, content }, byName, routes.value, {
			told,
			leaps,
		});
	let hasUnread = false;
	let anyInVain = false;
	const found = portionsOf(suspects.content).flatMap((content) => {
		suspects.see(content);
		tellArticles(entries, content);
		hasUnread ||= content.some(({ data }) => data === undefined);
		anyInVain ||= content.some(asksInVain);
		return look(content, new Set());
	});
	const renamed = anyInVain ? findRenamed(entries, byName) : [];
	const told = new Set(renamed.map(({ meant }) => meant));
	const ownMistakes =
		told.size === 0
			? found
			: portionsOf(suspects.content).flatMap((content) => look(content, told));
	const diagnostics = [
		...missingFiles(entries),
		...routes.diagnostics,
		...renamed.map(({ diagnostic }) => diagnostic),
		...gather(ownMistakes),
		...checkNames(entries),
		...checkFiles(entries),
		...checkConsistency(entries),
		...checkDuplicates(entries, facts),
		...checkFreshness(entries),
		...checkLimits(entries),
	];
	suspects.acquit([...diagnostics, ...ownMistakes]);
	const broken =
		hasUnread ||
		entries.unknown.length > 0 ||
		missingViews(entries).length > 0 ||
		singletons.some((name) => entries.only(name) === undefined) ||
		diagnostics.some(({ severity }) => severity === "error");
	return { value: broken ? undefined : buildModel(entries), diagnostics };
}

/** What is wrong with each of the entries in `content` by itself, held against all that the others give. */
function checkEach(
	entries: Entries,
	facts: Facts,
	routes: Routes,
	{ told, leaps }: { told: ReadonlySet<string>; leaps: readonly Finding[] },
): Finding[] {
	return [
		...checkCitations(entries, facts, told),
		...checkReferences(entries, told),
		...checkLinks(entries, routes),
		...checkArticles(entries),
		...checkUntranslated(entries),
		...checkPeriods(entries),
		...checkDates(entries),
		...checkJudgement(entries, facts, [...checkCurrent(entries), ...leaps]),
	];
}

/** What is known of an entry is at hand for all checks while they are few (kept-memo.ts). */
function portionsOf<T>(items: readonly T[]): T[][] {
	const size = 500;
	return Array.from({ length: Math.ceil(items.length / size) }, (_, portion) =>
		items.slice(portion * size, (portion + 1) * size),
	);
}

/** The model of entries that are all there, whether or not they agree: for asking what a change would do. */
export function modelOf(all: readonly Entry[], day: string): Model {
	return buildModel(indexEntries(all, day));
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
