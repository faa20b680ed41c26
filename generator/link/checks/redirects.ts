import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { getAddressLocale } from "../../text/url.ts";
import type { SiteAddresses } from "../addresses.ts";
import { getPlace, listRedirects } from "../entries.ts";
import { checkAnchor, explainOwnAddress, getPathOnSite } from "./links.ts";
import {
	createSimilarPageFinder,
	type FindSimilarPages,
} from "./similar-pages.ts";

/** Reports redirects to pages and anchors that don't exist. Addresses on other sites aren't requested. */
export function checkRedirects(
	entries: Entries,
	addresses: SiteAddresses,
): Diagnostic[] {
	const findSimilarPages = createSimilarPageFinder(entries, addresses);
	return listRedirects(entries).flatMap((entry) =>
		entry.data.flatMap(({ to }, index) => {
			const explanation = checkTarget(to, entries, addresses, findSimilarPages);
			const place = getPlace(entry, [index, "to"]);
			return explanation
				? [
						errorAt(entry.file, place, {
							...explanation,
							code: "invalid-path",
						}),
					]
				: [];
		}),
	);
}

function checkTarget(
	to: string,
	entries: Entries,
	addresses: SiteAddresses,
	findSimilarPages: FindSimilarPages,
) {
	const own = getPathOnSite(to, entries);
	if (own !== undefined) return explainOwnAddress(own, addresses);
	if (/^https:/.test(to)) return undefined;
	const [path = "", anchor] = to.split("#");
	const holder = addresses.holders.get(path);
	const next = holder?.redirectsTo;
	if (next !== undefined)
		return explain(
			"invalid-path.redirect-chain",
			{ to },
			isPageAddress(next, addresses) ? [next] : [],
		);
	if (isPageAddress(path, addresses))
		return checkAnchor(path, anchor, holder?.anchors, path);
	const bare = path.replace(/\?.*/s, "");
	const fixes = isPageAddress(bare, addresses)
		? [bare]
		: findSimilarPages(bare, getAddressLocale(bare, entries.site));
	return explain("invalid-path.redirect-target", { to }, fixes);
}

function isPageAddress(path: string, { holders }: SiteAddresses): boolean {
	const holder = holders.get(path.replace(/#.*/s, ""));
	return holder?.entry !== undefined && holder.redirectsTo === undefined;
}
