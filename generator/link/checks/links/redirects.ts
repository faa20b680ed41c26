import { createMemo } from "../../../cache/memo.ts";
import type { Entries } from "../../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Wording,
} from "../../../diagnostics/diagnostic.ts";
import { didYouMean, hintToWrite } from "../../../diagnostics/nearest.ts";
import { localeOf } from "../../../text/url.ts";
import type { ClaimedAddresses } from "../../claims.ts";
import { placeAt, redirectsIn } from "../../entries.ts";
import { suggestPage } from "./suggest-page.ts";

/** Reports redirects to addresses that don't exist. */
export function checkRedirects(
	entries: Entries,
	claimed: ClaimedAddresses,
): Diagnostic[] {
	const { claims } = claimed;
	const targets = { entries, claimed, memo: createMemo() };
	const pages = [...claims]
		.filter(([, claim]) => claim.entry && claim.redirectsTo === undefined)
		.map(([path]) => path);
	const isThere = (to: string) => pages.includes(to);
	return redirectsIn(entries).flatMap((entry) =>
		entry.data.flatMap(({ to }, index) => {
			if (isThere(to)) return [];
			const dead = (message: Wording, hint: Hint | undefined) => {
				const place = placeAt(entry, [index, "to"]);
				return [errorAt(entry.file, place, "invalid-path", { message, hint })];
			};
			const next = claims.get(to)?.redirectsTo;
			if (next !== undefined)
				return dead(
					{
						en: `The redirect leads to ${to}, which is a redirect itself.`,
						da: `Viderestillingen fører til ${to}, som selv er en viderestilling.`,
					},
					pages.includes(next) ? hintToWrite(next) : writePage,
				);
			// A redirect leads to a whole page.
			const bare = to.replace(/[?#].*/s, "");
			return dead(
				{
					en: `The redirect leads to ${to}, but there is no page at that address.`,
					da: `Viderestillingen fører til ${to}, men der er ingen side på den adresse.`,
				},
				isThere(bare)
					? didYouMean(bare)
					: bare.startsWith("/")
						? suggestPage(bare, localeOf(bare, entries.site), targets)
						: undefined,
			);
		}),
	);
}

/** The remedies for redirects in a circle, and for one to another that leads nowhere. */
const writePage: Wording = {
	en: "Write the address of a page.",
	da: "Skriv adressen på en side.",
};
