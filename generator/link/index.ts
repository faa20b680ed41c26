import type { Memo } from "../cache/memo.ts";
import { type Entries, fileOf, type SiteDefinition } from "../definition.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { errorAt, fileStart, isError } from "../diagnostics/diagnostic.ts";
import { siteError } from "../diagnostics/site-error.ts";
import { defaultLocale } from "../languages/languages.ts";
import { templates } from "../text/url.ts";
import type { Entry, SoundEntry } from "../types.ts";
import { buildModel } from "./build-model.ts";
import { type Finding, groupByCause } from "./checks/causes.ts";
import { checkDates } from "./checks/dates.ts";
import { checkDuplicates } from "./checks/duplicates.ts";
import { checkFreshness } from "./checks/freshness.ts";
import { checkLimits } from "./checks/limits.ts";
import { checkLinks } from "./checks/links/links.ts";
import { checkRedirects } from "./checks/links/redirects.ts";
import { checkPeriods } from "./checks/periods.ts";
import { checkCitations, checkReferences } from "./checks/references.ts";
import { checkSuppressible } from "./checks/suppressible.ts";
import { checkFiles, checkVersions } from "./checks/texts/translations.ts";
import { checkUntranslated } from "./checks/texts/untranslated.ts";
import { type ClaimedAddresses, claimAddresses } from "./claims.ts";
import {
	indexEntries,
	missingViews,
	singletons,
	soundOnes,
} from "./entries.ts";
import { collectFacts, listFacts } from "./facts.ts";
import type { Model } from "./model.ts";
import { missingShared, withShared } from "./shared-values.ts";

/**
 * Sound entries → the model of the site on a day, in every language; none where anything is wrong between them. The
 * files that the site needs and the addresses come first: all else rests on them.
 */
export function link(
	given: readonly SoundEntry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
	{ marked = given }: LinkOptions = {},
): Checked<Model | undefined> {
	const entries = indexEntries(withShared(given, site, memo), date, site);
	const missing = [
		...missingFiles(entries),
		...missingShared(given, site, memo),
	];
	if (missing.length > 0) return { value: undefined, diagnostics: missing };
	const { value: claimed, diagnostics: taken } = claimAddresses(entries);
	if (taken.length > 0) return { value: undefined, diagnostics: taken };
	checkOrigin(site.origin(entries), site);
	const diagnostics = problemsBetween(entries, claimed, memo);
	const model = () => modelOf(marked, site, date, memo);
	return {
		value: diagnostics.some(isError) ? undefined : model(),
		diagnostics,
	};
}

/** Throws if this is not the address of a site. */
function checkOrigin(origin: unknown, site: SiteDefinition): void {
	const written = String(origin);
	const { origin: form } = URL.canParse(written)
		? new URL(written)
		: { origin: "" };
	if (/^https?:/.test(written) && form === written.toLowerCase()) return;
	throw siteError(
		`defineSite: \`origin\` returned ${written}. It must be the address of the site without a path, such as https://example.org.`,
		{ definition: site },
	);
}

/** The problems between the entries. */
function problemsBetween(
	entries: Entries,
	claimed: ClaimedAddresses,
	memo: Memo,
): Diagnostic[] {
	const { site } = entries;
	// Facts have the same names in every language.
	const facts = listFacts(entries, defaultLocale(site), memo);
	const byName = collectFacts(entries, defaultLocale(site), memo);
	const own: Finding[] = [
		...checkCitations(entries, byName),
		...checkReferences(entries),
		...checkLinks(entries, claimed, memo),
		...checkVersions(entries),
		...checkUntranslated(entries, memo),
		...checkPeriods(entries),
		...checkDates(entries),
		...checkSuppressible(entries, byName, memo),
	];
	return [
		...groupByCause(own),
		...checkRedirects(entries, claimed),
		...checkFiles(entries),
		...site.checks.flatMap((check) => check(entries)),
		...checkDuplicates(entries, facts),
		...checkFreshness(entries),
		...checkLimits(entries, memo),
	];
}

/** The optional inputs of `link`. */
type LinkOptions = {
	/** The entries that the model is made of, where their texts carry marks. */
	readonly marked?: readonly SoundEntry[] | undefined;
};

/** The model of complete entries without checking them, to find out the effects of a change. */
export function modelOf(
	all: readonly Entry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
): Model {
	const entries = withShared(soundOnes(all), site, memo);
	return buildModel(indexEntries(entries, date, site), memo);
}

function missingFiles(entries: Entries): Diagnostic[] {
	const { site } = entries;
	const needed = [
		...singletons(site).map(({ files }) => `content/${files}`),
		...[...Object.values(templates), ...(site.templates ?? [])].map(
			(name) => `templates/${name}`,
		),
	];
	const files = needed.filter((file) => !entries.isThere(file));
	const pages = missingViews(entries).map((view) => {
		const file = fileOf(site.pages.collection, { id: view });
		return errorAt(file, fileStart, "missing-file", {
			message: {
				en: `There is no page with the view ${view}, and the site needs one.`,
				da: `Der er ingen side med view: ${view}, og den kan hjemmesiden ikke undvære.`,
				onPage: {
					en: "A page is missing that the site needs.",
					da: "Her mangler en side, som hjemmesiden ikke kan undvære.",
				},
			},
		});
	});
	return [
		...files.map((file) =>
			errorAt(file, fileStart, "missing-file", {
				message: {
					en: "The file is missing, and the site needs it.",
					da: "Filen mangler, og hjemmesiden kan ikke undvære den.",
				},
				hint: {
					en: "Restore it, for example from an earlier version.",
					da: "Hent den tilbage, for eksempel fra en tidligere udgave.",
				},
			}),
		),
		...pages,
	];
}
