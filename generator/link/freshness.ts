import { type Diagnostic, warningAt } from "../diagnostics/diagnostic.ts";
import { formatDate } from "../i18n/locale.ts";
import type { Collection } from "../schema/index.ts";
import { type Entries, placeAt } from "./entries.ts";

const facts: readonly Collection[] = [
	"business",
	"prices",
	"discounts",
	"hours",
	"rules",
];

/** Files of facts that were last checked more than a year before the day the site is made for. */
export function checkFreshness(entries: Entries): Diagnostic[] {
	return facts.flatMap(entries.of).flatMap((entry) => {
		const checked = entry.data && checkedOn(entry.raw);
		if (!checked || aYearAfter(checked) >= entries.day) return [];
		return [
			warningAt(
				entry.file,
				placeAt(entry, ["checked"]),
				"unchecked",
				{
					en: `These facts were last checked on ${formatDate(checked, "en")}, more than a year ago.`,
					da: `Disse oplysninger er sidst gennemgået ${formatDate(checked, "da")}, for mere end et år siden.`,
				},
				{
					en: `See whether they still hold, and write checked: ${entries.day}.`,
					da: `Se efter, om de stadig gælder, og skriv checked: ${entries.day}.`,
					replacement: entries.day,
				},
			),
		];
	});
}

/** Prices keep the day apart from their amounts, so it is read where it was written. */
function checkedOn(raw: unknown): string | undefined {
	return typeof raw === "object" && raw !== null && "checked" in raw
		? String(raw.checked)
		: undefined;
}

function aYearAfter(day: string): string {
	const [year = "", ...rest] = day.split("-");
	return [String(Number(year) + 1).padStart(4, "0"), ...rest].join("-");
}
