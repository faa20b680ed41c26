import { expect, test } from "vitest";
import {
	capitalize,
	createFormatters,
	noBreakSpace,
} from "../generator/languages/format.ts";
import { ownFormats as own } from "./support/engine.ts";

// How values are formatted in Danish and English, beyond those of cases/facts.txt. An underscore is a no-break space.
const written = `
money 1250 → 1.250_kr. | DKK_1,250
money 1657.5 → 1.657,50_kr. | DKK_1,657.50
money 1000000 → 1.000.000_kr. | DKK_1,000,000
money 350, 1950 → 350–1.950_kr. | DKK_350–1,950
money 350, 350 → 350_kr. | DKK_350
number 10000 → 10.000 | 10,000
date "2024-05-04" → 4._maj 2024 | 4_May 2024
weekdayDate "2025-08-09" → lørdag den 9._august 2025 | Saturday 9_August 2025
weekdayDate "2026-03-01" → søndag den 1._marts 2026 | Sunday 1_March 2026
month "2025-01-31" → januar 2025 | January 2025
period "2025-08-30", "2025-09-02" → 30._august 2025–2._september 2025 | 30_August 2025–2_September 2025
period "2025-12-12", "2026-12-14" → 12._december 2025–14._december 2026 | 12_December 2025–14_December 2026
period "2025-12-30", "2026-01-02" → 30._december 2025–2._januar 2026 | 30_December 2025–2_January 2026
period "2024-02-29", "2025-02-28" → 29._februar 2024–28._februar 2025 | 29_February 2024–28_February 2025
period "2025-08-12", "2025-08-12" → 12._august 2025 | 12_August 2025
time "10:00" → kl._10.00 | 10:00
clock "09:30" → 09.30 | 09:30
week 1 → 1_uge | 1_week
year 2 → 2_år | 2_years
list ["a", "b", "c"] → a, b og c | a, b and c
list ["5", "10"] → 5 og 10 | 5 and 10
list ["5"] → 5 | 5
list [] → |
numberChoice 2, 3 → to eller tre | two or three
numberChoice 2, 14 → to til 14 | two to 14
numberChoice 5, 5 → fem | five
repetition 1 → én gang | once
repetition 2 → to gange | twice
repetition 3 → tre gange | three times
`;

const rows = [...written.matchAll(/^(\w+) (.*) →(.*)\|(.*)$/gm)].map(
	([row, name = "", values, da = "", en = ""]) => ({
		row,
		name,
		da: da.trim(),
		en: en.trim(),
		values: JSON.parse(`[${values}]`),
	}),
);

test.each([
	["da", "da-DK"],
	["en", "en-GB"],
] as const)("values are formatted in the notation of %s", (locale, tag) => {
	const format = createFormatters(tag, "DKK");
	expect(rows).toHaveLength(written.trim().split("\n").length);
	for (const { row, name, values, [locale]: expected } of rows) {
		const ofSite = `format${capitalize(name)}`;
		const text =
			ofSite in own
				? Object(own)[ofSite](...values, { locale, format })
				: Object(format)[name](...values);
		expect.soft(text.replaceAll(noBreakSpace, "_"), row).toBe(expected);
	}
});

test("a name at the beginning of a line is capitalized, also in Danish", () => {
	expect(capitalize("overnatning")).toBe("Overnatning");
	expect(capitalize("ø-tur")).toBe("Ø-tur");
});
