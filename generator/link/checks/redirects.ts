import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, suggest } from "../../diagnostics/nearest.ts";
import type { Claim, ClaimedAddresses } from "../claims.ts";
import { placeAt, redirectsIn } from "../entries.ts";

/** Reports redirects to addresses that don't exist. */
export function checkRedirects(
	entries: Entries,
	{ claims, mayBeClaimed }: ClaimedAddresses,
): Diagnostic[] {
	const pages = [...claims]
		.filter(([, claim]) => claim.entry && claim.redirectsTo === undefined)
		.map(([path]) => path);
	const isThere = (to: string) =>
		pages.includes(to) || (!claims.has(to) && mayBeClaimed(to));
	return redirectsIn(entries).flatMap((entry) =>
		(entry.data ?? []).flatMap(({ from, to }, index) => {
			if (isThere(to)) return [];
			// A redirect leads to a whole page.
			const bare = to.replace(/[?#].*/s, "");
			const [message, hint] = whyDead(from, to, claims) ?? [
				{
					en: `The redirect leads to ${to}, but there is no page at that address.`,
					da: `Viderestillingen fører til ${to}, men der er ingen side på den adresse.`,
				},
				isThere(bare) ? didYouMean(bare) : suggest(bare, pages),
			];
			return [
				errorAt(
					entry.file,
					placeAt(entry, [index, "to"]),
					"invalid-path",
					message,
					hint,
				),
			];
		}),
	);
}

function whyDead(
	from: string,
	to: string,
	claims: ReadonlyMap<string, Claim>,
): readonly [Wording, Hint] | undefined {
	const through = claims.get(to)?.redirectsTo;
	if (through === undefined) return undefined;
	if (from === to)
		return [
			{
				en: "The redirect leads to itself.",
				da: "Viderestillingen fører til sig selv.",
			},
			{
				en: "Write the address of a page.",
				da: "Skriv adressen på en side.",
			},
		];
	const advice =
		through === from
			? {
					en: "The two redirect to each other: let one of them lead to a page.",
					da: "De to viderestiller til hinanden: lad den ene føre til en side.",
				}
			: {
					en: `Redirect straight to ${through}.`,
					da: `Lad den føre direkte til ${through}.`,
					...(isPage(claims.get(through)) && { replacement: through }),
				};
	const message = {
		en: `The redirect leads to ${to}, which is a redirect itself.`,
		da: `Viderestillingen fører til ${to}, som selv er en viderestilling.`,
	};
	return [message, advice];
}

function isPage(claim: Claim | undefined): boolean {
	return claim !== undefined && claim.redirectsTo === undefined;
}
