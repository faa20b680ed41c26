import type { Memo } from "../cache/memo.ts";
import type { SiteDefinition } from "../definition.ts";
import { type Checked, isError } from "../diagnostics/diagnostic.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import type { Entry, ValidEntry } from "../types.ts";
import { collectAddresses } from "./addresses.ts";
import { buildModel } from "./build-model.ts";
import { type CheckScope, checkEntries } from "./checks/index.ts";
import { checkRequiredFiles } from "./checks/required-files.ts";
import { getValidEntries, indexEntries } from "./entries.ts";
import type { Model } from "./model.ts";
import { addSharedFields } from "./shared-fields.ts";

type LinkOptions = {
	/** The same entries with marks in their texts, for the model. */
	readonly marked?: readonly ValidEntry[] | undefined;
	readonly scope?: CheckScope;
};

/**
 * Links valid entries: returns the model of the site on a day, in every language, or undefined if an entry contradicts
 * another. Missing files and duplicate addresses are reported first; the other checks need both.
 */
export function link(
	given: readonly ValidEntry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
	{ marked = given, scope = "all" }: LinkOptions = {},
): Checked<Model | undefined> {
	const { value: complete, diagnostics: unshared } = addSharedFields(
		given,
		site,
		memo,
	);
	const entries = indexEntries(complete, date, site);
	const missing = [...checkRequiredFiles(entries), ...unshared];
	if (missing.length > 0) return { value: undefined, diagnostics: missing };
	const { value: addresses, diagnostics: taken } = collectAddresses(entries);
	if (taken.length > 0) return { value: undefined, diagnostics: taken };
	validateOrigin(site.origin(entries), site);
	const diagnostics = checkEntries(entries, addresses, memo, scope);
	return {
		value: diagnostics.some(isError)
			? undefined
			: createModel(marked, site, date, memo),
		diagnostics,
	};
}

/** Throws if this is not the address of a site. */
function validateOrigin(origin: unknown, site: SiteDefinition): void {
	const written = String(origin);
	const parsed = URL.canParse(written) ? new URL(written).origin : "";
	if (/^https?:/.test(written) && parsed === written.toLowerCase()) return;
	throw createSiteError(
		`defineSite: \`origin\` returned ${written}. It must be the address of the site without a path, such as https://example.org.`,
		{ definition: site },
	);
}

/** Returns the model of entries without checking them, to find out the effects of a change. */
export function createModel(
	all: readonly Entry[],
	site: SiteDefinition,
	date: string,
	memo: Memo,
): Model {
	const { value } = addSharedFields(getValidEntries(all), site, memo);
	return buildModel(indexEntries(value, date, site), memo);
}
