import * as z from "zod";
import { demand, host, written } from "../../generator/define.ts";

// The fields of this business that several collections use.

/** An amount in whole Danish kroner, VAT included. */
export const kroner = z
	.int({
		error: demand({
			en: "a whole number of kroner: digits only, without quotes and full stops, e.g. 1400",
			da: "et helt antal kroner: kun cifre, uden citationstegn og punktum, f.eks. 1400",
		}),
	})
	.min(1, {
		error: demand({ en: "at least 1 krone", da: "mindst 1 krone" }),
	})
	.max(100_000, {
		error: demand({ en: "at most 100000 kroner", da: "højst 100000 kroner" }),
	});

/** A phone number in international form: +45 and four pairs of digits. */
export const phone = written(/^\+45( \d\d){4}$/, {
	en: 'a Danish phone number in quotes, e.g. "+45 12 34 56 78"',
	da: 'et dansk telefonnummer i citationstegn, f.eks. "+45 12 34 56 78"',
});

const emailWanted = {
	error: demand({
		en: "an e-mail address, e.g. info@energirummet.example",
		da: "en e-mailadresse, f.eks. info@energirummet.example",
	}),
};

/** An e-mail address. */
export const email = z
	.email(emailWanted)
	// Host names don't begin or end with a hyphen (RFC 1123).
	.regex(new RegExp(`@${host}$`), emailWanted);
