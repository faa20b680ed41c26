import { date } from "./field.ts";
import { field } from "./help.ts";

/**
 * The fields of a period of publication; without `from` or `until` it is open-ended.
 *
 * @example
 * const notice = z.strictObject({ words: label, ...period });
 * notice.safeParse({ words: "Closed at Easter", until: "2026-04-06" }).success; // true
 */
export const period = {
	from: field(date.optional(), {
		en: "Shown from",
		da: "Vises fra",
		help: {
			en: "Leave it empty to show it at once.",
			da: "Lad feltet stå tomt, hvis det skal vises med det samme.",
		},
		inFile: {
			en: "Leave it out to show it at once.",
			da: "Udelad den, hvis det skal vises med det samme.",
		},
	}),
	until: field(date.optional(), {
		en: "Shown until",
		da: "Vises til og med",
		help: {
			en: "Leave it empty to keep it.",
			da: "Lad feltet stå tomt, hvis det skal blive stående.",
		},
		inFile: {
			en: "Leave it out to keep it.",
			da: "Udelad den, hvis det skal blive stående.",
		},
	}),
};

/**
 * The fields of a period of validity with a first and a last day.
 *
 * @example
 * const camp = z.strictObject({ title: label, ...fixedPeriod });
 * camp.safeParse({ title: "Summer camp", from: "2026-07-06" }).success; // false
 */
export const fixedPeriod = {
	from: field(date, {
		en: "First day",
		da: "Første dag",
		help: {
			en: "The first day it applies.",
			da: "Den første dag, det gælder.",
		},
	}),
	until: field(date, {
		en: "Last day",
		da: "Sidste dag",
		help: { en: "The last day it applies.", da: "Den sidste dag, det gælder." },
	}),
};
