import { type Diagnostic, errorAt } from "../diagnostic.ts";
import { suggest } from "../nearest.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";
import type { Claim } from "./routes.ts";

/** The addresses that redirects take. */
export function redirectClaims(entries: Entries): [string, Claim][] {
	return entries.of("redirects").flatMap((entry) =>
		(entry.data ?? []).map(({ from, to }, index): [string, Claim] => [
			from,
			{
				file: entry.file,
				place: placeAt(entry, [index, "from"]),
				anchors: new Set(),
				redirectsTo: to,
			},
		]),
	);
}

/** Redirects that lead to no page. */
export function deadRedirects(
	entry: ContentEntry<"redirects">,
	claims: ReadonlyMap<string, Claim>,
): Diagnostic[] {
	const pages = [...claims]
		.filter(([, claim]) => claim.file !== "" && claim.redirectsTo === undefined)
		.map(([path]) => path);
	return (entry.data ?? []).flatMap(({ from, to }, index) => {
		if (pages.includes(to)) return [];
		const [message, hint] = whyDead(from, to, claims) ?? [
			`The redirect leads to ${to}, where there is no page.`,
			suggest(to, pages),
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
	});
}

function whyDead(
	from: string,
	to: string,
	claims: ReadonlyMap<string, Claim>,
): readonly [string, string] | undefined {
	const through = claims.get(to)?.redirectsTo;
	if (through === undefined) return undefined;
	if (from === to)
		return ["The redirect leads to itself.", "Write the address of a page."];
	const advice =
		through === from
			? "The two lead in a circle; delete one."
			: `Lead straight to ${through}.`;
	return [`The redirect leads to ${to}, which is a redirect itself.`, advice];
}
