import { createMemo } from "../../../cache/memo.ts";
import type { Entries } from "../../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Message,
	type Wording,
} from "../../../diagnostics/diagnostic.ts";
import { didYouMean, hintToWrite } from "../../../diagnostics/nearest.ts";
import { localeOf } from "../../../text/url.ts";
import type { Redirect } from "../../../types.ts";
import type { ClaimedAddresses } from "../../claims.ts";
import { placeAt, redirectsIn } from "../../entries.ts";
import { missingAnchor, ownAddress, pathOnSite } from "./links.ts";
import { suggestPage } from "./suggest-page.ts";

/** Reports redirects to pages and parts of pages that don't exist. Those to other sites aren't followed. */
export function checkRedirects(
	entries: Entries,
	claimed: ClaimedAddresses,
): Diagnostic[] {
	const suggest = suggestTarget(entries, claimed);
	return redirectsIn(entries).flatMap((entry) =>
		entry.data.flatMap(({ to }, index) => {
			const problem = targetProblem(to, entries, claimed, suggest);
			const place = placeAt(entry, [index, "to"]);
			return problem
				? [errorAt(entry.file, place, "invalid-path", problem)]
				: [];
		}),
	);
}

type TargetProblem = {
	readonly message: Message;
	readonly hint: Hint | undefined;
};

function targetProblem(
	to: Redirect["to"],
	entries: Entries,
	claimed: ClaimedAddresses,
	suggest: (path: string) => Hint | undefined,
): TargetProblem | undefined {
	const path = pathOnSite(to, entries);
	if (path !== undefined) return ownAddress(path, claimed);
	if (/^https:/.test(to)) return undefined;
	const { claims } = claimed;
	const [page = "", fragment] = to.split("#");
	const target = claims.get(page);
	const next = target?.redirectsTo;
	if (next !== undefined)
		return {
			message: {
				en: `The redirect leads to ${to}, which is a redirect itself.`,
				da: `Viderestillingen fører til ${to}, som selv er en viderestilling.`,
			},
			hint: isPage(next, claimed) ? hintToWrite(next) : writePage,
		};
	if (!isPage(page, claimed))
		return {
			message: {
				en: `The redirect leads to ${to}, but there is no page at that address.`,
				da: `Viderestillingen fører til ${to}, men der er ingen side på den adresse.`,
			},
			hint: suggest(page),
		};
	const anchors = target?.anchors;
	return fragment === undefined || !anchors || anchors.has(fragment)
		? undefined
		: missingAnchor(page, fragment, anchors, page);
}

function isPage(path: string, { claims }: ClaimedAddresses): boolean {
	const claim = claims.get(path.replace(/#.*/s, ""));
	return claim?.entry !== undefined && claim.redirectsTo === undefined;
}

/** Returns a function that suggests a page for an address that doesn't exist. */
function suggestTarget(entries: Entries, claimed: ClaimedAddresses) {
	const targets = { entries, claimed, memo: createMemo() };
	return (page: string): Hint | undefined => {
		const bare = page.replace(/\?.*/s, "");
		if (isPage(bare, claimed)) return didYouMean(bare);
		return suggestPage(bare, localeOf(bare, entries.site), targets);
	};
}

/** The remedies for redirects in a circle, and for one to another that leads nowhere. */
const writePage: Wording = {
	en: "Write the address of a page.",
	da: "Skriv adressen på en side.",
};
