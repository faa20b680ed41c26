import type { Entries } from "../../definition.ts";
import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { addYear, isDate } from "../../languages/days.ts";
import { formatDate } from "../../languages/format.ts";
import { messageTags } from "../../languages/message-language.ts";
import { placeAt } from "../entries.ts";

/** Warns about files of facts that were last checked more than a year before the day of the site. */
export function checkFreshness(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) => {
		// A schema may drop the day from the data, and another field may have the name.
		const { checked } = Object(entry.raw);
		if (typeof checked !== "string" || !isDate(checked)) return [];
		if (addYear(checked) >= entries.date) return [];
		return [
			warningAt(entry.file, placeAt(entry, ["checked"]), "unchecked", {
				message: {
					en: `These facts were last checked on ${formatDate(checked, messageTags.en)}, more than a year ago.`,
					da: `Disse oplysninger er sidst gennemgået ${formatDate(checked, messageTags.da)}, for mere end et år siden.`,
				},
				hint: {
					en: `See whether they still apply, and write checked: ${entries.date}.`,
					da: `Se efter, om de stadig gælder, og skriv checked: ${entries.date}.`,
					onPage: {
						en: "See whether they still apply, and choose today's date here.",
						da: "Se efter, om de stadig gælder, og vælg dags dato her.",
					},
					replacement: entries.date,
				},
			}),
		];
	});
}
