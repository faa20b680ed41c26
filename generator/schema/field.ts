import { z } from "zod";

// Each `error` completes the sentence "… must be …": that is how validate.ts reads it out.

/** Text of a certain form; `error` also answers a number or anything else that YAML reads in its place. */
export function written(form: RegExp, error: string) {
	return z.string({ error }).regex(form, { error });
}

/** A name that other content refers to: lower-case letters, digits and hyphens. */
export const id = written(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	"a name of lower-case letters a–z, digits and single hyphens, as session-2h",
);

/** The last part of an address: like an id; write æ as ae, ø as oe, å as aa. */
export const slug = written(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	"lower-case letters a–z, digits and single hyphens (write æ as ae, ø as oe, å as aa), as aabningstilbud-august",
);

/** An amount in whole Danish kroner, VAT included. */
export const kroner = z
	.int({
		error:
			"a whole number of kroner: digits only, without quotes and full stops, as 1400",
	})
	.min(1, { error: "at least 1 krone" })
	.max(100_000, { error: "at most 100000 kroner" });

/** A share in per cent, 1 to 100. */
export const percent = z
	.int({ error: "a whole number from 1 to 100, without %, as 50" })
	.min(1, { error: "a number from 1 to 100, as 50" })
	.max(100, { error: "a number from 1 to 100, as 50" });

/** A whole number of at least one. */
export const count = z
	.int({ error: "a whole number, digits only, as 5" })
	.min(1, { error: "at least 1" })
	.max(10_000, { error: "at most 10000" });

/** A calendar day, yyyy-mm-dd (ISO 8601). */
export const date = z.iso.date({
	error: "a day of the calendar written as 2025-08-12",
});

/** A month, yyyy-mm (ISO 8601). */
export const month = written(
	/^\d{4}-(0[1-9]|1[0-2])$/,
	"a month written as 2025-08",
);

/** A time of day in Denmark, 24-hour clock, hh:mm. */
export const time = written(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	'a time of day in quotes, with two digits for the hour, as "09:30"',
);

/** A phone number in international form: +45 and four pairs of digits. */
export const phone = written(
	/^\+45( \d\d){4}$/,
	'a Danish phone number in quotes, as "+45 12 34 56 78"',
);

/** An e-mail address. */
export const email = z.email({
	error: "an e-mail address, as info@energirummet.example",
});

/** An address on another site, https only. */
export const webAddress = z
	.url({
		protocol: /^https$/,
		error: "a web address that starts with https://",
	})
	.regex(/^\S+$/, { error: "a web address without spaces; write %20 for one" });

/** A route of this site: starts with / and ends without one. */
export const path = written(
	/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
	"an address on this site: it starts with /, has no / at the end, and only a–z, 0–9 and - between, as /opening-hours",
);

/** A file in content/media, by its path below that folder. */
export const media = written(
	/^[\w-]+(\/[\w-]+)*\.\w+$/,
	"the name of a file below content/media, of letters a–z, digits, - and _, as energirum.svg",
);

/** A film in content/media, in a format that browsers play. */
export const film = written(
	/^[\w-]+(\/[\w-]+)*\.(mp4|webm)$/,
	"the name of a film below content/media that ends in .mp4 or .webm, as hero.mp4",
);

/** Marks made-up content that the owner must replace before the site goes live; `kilde check --launch` lists it. */
export const sample = z
	.literal(true, {
		error: "true; when the content is real, delete the line",
	})
	.optional()
	.describe(
		"true while this is made-up content. Delete the line when it is real.",
	);
