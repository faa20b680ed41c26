import { phrase } from "../messages/format.ts";
import { date } from "./field.ts";
import { withFieldText } from "./meta.ts";

/**
 * The fields of a period of publication; without `from` or `until` it is open-ended.
 *
 * @example
 * const notice = z.strictObject({ words: label, ...period });
 * notice.safeParse({ words: "Closed at Easter", until: "2026-04-06" }).success; // true
 */
export const period = {
	from: withFieldText(date.optional(), {
		label: phrase("label.from"),
		help: phrase("help.from"),
		inFile: phrase("help.from-in-file"),
	}),
	until: withFieldText(date.optional(), {
		label: phrase("label.until"),
		help: phrase("help.until"),
		inFile: phrase("help.until-in-file"),
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
	from: withFieldText(date, {
		label: phrase("label.first-day"),
		help: phrase("help.first-day"),
	}),
	until: withFieldText(date, {
		label: phrase("label.last-day"),
		help: phrase("help.last-day"),
	}),
};
