import {
	count,
	encodeRequirement,
	hostPattern,
	textMatching,
	unit,
	z,
} from "kilde/fields";
import type { EditorText } from "../languages.ts";

// The fields of this business that several collections use.

/** An amount in whole Danish kroner, VAT included. */
export const kroner = z
	.int({
		error: encodeRequirement({
			en: "a whole number of kroner, e.g. 1400",
			da: "et helt antal kroner, f.eks. 1400",
		}),
	})
	.min(1, {
		error: encodeRequirement({ en: "at least 1 krone", da: "mindst 1 krone" }),
	})
	.max(100_000, {
		error: encodeRequirement({
			en: "at most 100000 kroner",
			da: "højst 100000 kroner",
		}),
	})
	.meta(unit({ en: "DKK", da: "kr." }));

/** A number of minutes. */
export const minuteCount = count.meta(unit({ en: "minutes", da: "minutter" }));

/** A number of hours. */
export const hourCount = count.meta(unit({ en: "hours", da: "timer" }));

/** A number of days. */
export const dayCount = count.meta(unit({ en: "days", da: "dage" }));

/** A number of weeks. */
export const weekCount = count.meta(unit({ en: "weeks", da: "uger" }));

/** A number of years. */
export const yearCount = count.meta(unit({ en: "years", da: "år" }));

/** A number of people at a time. */
export const guestCount = count.meta(unit({ en: "guests", da: "gæster" }));

/** A number of sessions. */
export const sessionCount = count.meta(
	unit({ en: "sessions", da: "sessioner" }),
);

/** A number of visits on a punch card. */
export const visitCount = count.meta(unit({ en: "visits", da: "klip" }));

/** How many times something can be done. */
export const timeCount = count.meta(unit({ en: "times", da: "gange" }));

/** Returns the schema of text of digits. Files have them in quotes: YAML reads digits alone as a number. */
export function digits(form: RegExp, example: string, { en, da }: EditorText) {
	return textMatching(form, {
		en: `${en}, e.g. ${example}`,
		da: `${da}, f.eks. ${example}`,
	});
}

/** A phone number in international form: +45 and four pairs of digits. */
export const phone = digits(/^\+45( \d\d){4}$/, "+45 12 34 56 78", {
	en: "a Danish phone number",
	da: "et dansk telefonnummer",
});

const emailWanted = {
	error: encodeRequirement({
		en: "an e-mail address, e.g. info@energirummet.example",
		da: "en e-mailadresse, f.eks. info@energirummet.example",
	}),
};

/** An e-mail address. */
export const email = z
	.email(emailWanted)
	// Host names don't begin or end with a hyphen (RFC 1123).
	.regex(new RegExp(`@${hostPattern}$`), emailWanted);
