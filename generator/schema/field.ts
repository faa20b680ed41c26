import * as z from "zod";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { hintToWrite } from "../diagnostics/nearest.ts";
import { addressOfHost, withoutCredentials } from "../text/host-name.ts";
import { isWindowsName } from "../text/windows-names.ts";
import { calendarDay, type Demand, demand } from "./demand.ts";
import { field, kindOf, unit } from "./help.ts";

/** Returns the schema of text of a form. `requirement` is the error for other text, and for values that aren't text. */
export function written(form: RegExp, requirement: Demand) {
	const error = demand(requirement);
	return z.string({ error }).regex(form, { error });
}

/** The form of an id. YAML would take one of digits alone for a number. */
export const idForm = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * An id that other content refers to: lower-case letters, digits and hyphens.
 *
 * @example z.record(id, z.int()).parse({ "rye-bread": 32 }); // { "rye-bread": 32 }
 */
export const id = written(idForm, {
	en: "a name in lower-case letters a–z, digits and single hyphens, e.g. opening-hours",
	da: "et navn med små bogstaver a–z, cifre og enkelte bindestreger, f.eks. opening-hours",
});

const notOnWindows = demand({
	en: "another word: Windows can't have files called aux, con, nul, prn, com1–9 or lpt1–9",
	da: "et andet ord: Windows kan ikke have filer, der hedder aux, con, nul, prn, com1–9 eller lpt1–9",
	hint: {
		en: "Add a word, e.g. aux-cables.",
		da: "Tilføj et ord, f.eks. aux-kabler.",
	},
});

/**
 * The last part of an address: like an id, in letters a–z, as `slugify` makes them of others.
 *
 * @example slug.parse(slugify("Summer concert")); // "summer-concert"
 */
export const slug = written(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
	en: "lower-case letters a–z, digits and single hyphens (write é as e, æ as ae), e.g. summer-offer",
	da: "små bogstaver a–z, cifre og enkelte bindestreger (skriv æ som ae, ø som oe, å som aa), f.eks. aabningstilbud-august",
})
	.max(100, {
		error: demand({ en: "at most 100 characters", da: "højst 100 tegn" }),
	})
	.refine((slug) => !isWindowsName(slug), { error: notOnWindows });

const from1To100 = demand({
	en: "a number from 1 to 100, e.g. 50",
	da: "et tal fra 1 til 100, f.eks. 50",
});

/**
 * A percentage, 1 to 100.
 *
 * @example field(percent, { en: "Reduction for siblings" }).parse(25); // 25
 */
export const percent = z
	.int({
		error: demand({
			en: "a whole number from 1 to 100, without %, e.g. 50",
			da: "et helt tal fra 1 til 100, uden %, f.eks. 50",
			onPage: {
				en: "a whole number from 1 to 100, e.g. 50",
				da: "et helt tal fra 1 til 100, f.eks. 50",
			},
		}),
	})
	.min(1, { error: from1To100 })
	.max(100, { error: from1To100 })
	.meta(unit({ en: "%", da: "%" }));

/**
 * A whole number of at least one.
 *
 * @example field(count, { en: "Places on the course" }).safeParse(0).success; // false
 */
export const count = z
	.int({
		error: demand({
			en: "a whole number, digits only, e.g. 5",
			da: "et helt tal, kun cifre, f.eks. 5",
			onPage: {
				en: "a whole number, e.g. 5",
				da: "et helt tal, f.eks. 5",
			},
		}),
	})
	.min(1, { error: demand({ en: "at least 1", da: "mindst 1" }) })
	.max(10_000, { error: demand({ en: "at most 10000", da: "højst 10000" }) });

/**
 * A calendar day, yyyy-mm-dd (ISO 8601).
 *
 * @example field(date, { en: "Day of the concert" }).parse("2026-08-12"); // "2026-08-12"
 */
export const date = z.iso.date({ error: demand(calendarDay) });

/**
 * A month, yyyy-mm (ISO 8601).
 *
 * @example field(month, { en: "Menu of" }).parse("2026-08"); // "2026-08"
 */
export const month = written(/^\d{4}-(0[1-9]|1[0-2])$/, {
	en: "a month written as 2025-08",
	da: "en måned skrevet som 2025-08",
}).meta(kindOf("month"));

/**
 * A time of day, 24-hour clock, hh:mm.
 *
 * @example field(time, { en: "Opens at" }).safeParse("9:30").success; // false
 */
export const time = written(/^([01]\d|2[0-3]):[0-5]\d$/, {
	en: 'a time of day in quotes, with two digits for the hour, e.g. "09:30"',
	da: 'et klokkeslæt i citationstegn med to cifre til timen, f.eks. "09:30"',
	onPage: {
		en: "a time of day from 00:00 to 23:59, e.g. 09:30",
		da: "et klokkeslæt fra 00:00 til 23:59, f.eks. 09:30",
	},
}).meta(kindOf("time"));

const httpsRequirement: Wording = {
	en: "a web address that starts with https://",
	da: "en webadresse, der begynder med https://",
};

const https = demand(httpsRequirement);

/**
 * An address on another site, https only.
 *
 * @example field(webAddress, { en: "Tickets" }).safeParse("http://tickets.example").success; // false
 */
export const webAddress = z
	.url({ protocol: /^https$/, error: https })
	// The URL parser accepts a missing slash; browsers don't in a page.
	.regex(/^https:\/\/[^/]/, { error: https })
	.regex(/^\S+$/, {
		error: demand({
			en: "a web address without spaces; write %20 for one",
			da: "en webadresse uden mellemrum; skriv %20 for et mellemrum",
		}),
	})
	.regex(withoutCredentials, {
		error: demand({
			en: "a web address without a user name or password before the host (no @ before the first /)",
			da: "en webadresse uden brugernavn eller adgangskode foran domænet (intet @ før den første /)",
		}),
	})
	.regex(addressOfHost, {
		error: demand({
			en: "a web address whose domain has only letters a–z, digits, hyphens and full stops, e.g. https://www.example.org",
			da: "en webadresse, hvis domæne kun har bogstaverne a–z, cifre, bindestreger og punktummer, f.eks. https://www.example.org",
		}),
	});

const pathForm = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

const pathRequirement: Wording = {
	en: "an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours",
	da: "en adresse på hjemmesiden: Den begynder med /, slutter ikke med /, og består ellers kun af a–z, 0–9 og -, f.eks. /opening-hours",
};

/**
 * The address of a page that must exist. `link` checks that, and suggests the nearest one.
 *
 * @example field(knownPath, { en: "Where the button leads" }).parse("/prices"); // "/prices"
 */
export const knownPath = z
	.string({ error: demand(pathRequirement) })
	.regex(/\S/, { error: demand(pathRequirement) })
	.meta({ form: pathForm.source, ...kindOf("address") });

/**
 * An address on this site: starts with / and doesn't end with one.
 *
 * @example path.safeParse("/prices/").success; // false
 */
export const path = written(pathForm, pathRequirement)
	.max(200, {
		// File systems allow names of 255 bytes.
		error: demand({ en: "at most 200 characters", da: "højst 200 tegn" }),
	})
	.refine((path) => !path.split("/").some(isWindowsName), {
		error: notOnWindows,
	});

/** What an old address can't be: a host can't redirect by a query, and patterns aren't known to all. */
const oldAddressRules: readonly (readonly [RegExp, Demand])[] = [
	[
		/^[^?#]*$/,
		{
			en: "an address without ? and #: web hosts can't redirect by what comes after them",
			da: "en adresse uden ? og #: Webhoteller kan ikke viderestille efter det, der står efter dem",
			hint: {
				en: "Redirect the address before it, if that is not a page; links with the rest will lead there, too.",
				da: "Viderestil adressen foran, hvis den ikke er en side; så fører links med resten også derhen.",
			},
		},
	],
	[
		/^(?!.*(?:\*|\/:))/,
		{
			en: "one address: * and :name don't stand for others",
			da: "én adresse: * og :navn kan ikke stå for andre",
			hint: {
				en: "Write a line for each old address.",
				da: "Skriv en linje for hver gammel adresse.",
			},
		},
	],
	[
		/^(?!.*\/\.\.?(?:\/|$))/,
		{
			en: "an address without . or .. between its slashes",
			da: "en adresse uden . eller .. mellem skråstregerne",
			hint: {
				en: "Write the address that browsers show.",
				da: "Skriv adressen, som browseren viser den.",
			},
		},
	],
	[
		/^(?:[^%]|%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3}))*$/i,
		{
			en: "an address whose codes with % are those of UTF-8",
			da: "en adresse, hvor koder med % er i UTF-8",
			hint: {
				en: "Write the character itself, e.g. å, and %25 for %.",
				da: "Skriv selve tegnet, f.eks. å, og %25 for %.",
			},
		},
	],
];

/**
 * An address that the site once had: any path, in upper or lower case, percent-encoded or not, such as /Om-os.aspx.
 *
 * @example oldAddress.safeParse("/%C3%A5bningstider.html").success; // true
 */
export const oldAddress = oldAddressRules.reduce(
	(schema, [form, requirement]) =>
		schema.refine((path) => form.test(path), {
			error: demand(requirement),
			abort: true,
		}),
	written(/^\/(?!\/)/, {
		en: "an old address of this site, which starts with one /, e.g. /gamle-priser.html",
		da: "en gammel adresse på hjemmesiden, som begynder med én /, f.eks. /gamle-priser.html",
		hint: {
			en: "Write what came after the domain.",
			da: "Skriv det, der stod efter domænet.",
		},
	}),
);

const targetRequirement: Wording = {
	en: "the address of a page, e.g. /opening-hours, or of another site, which starts with https://",
	da: "adressen på en side, f.eks. /opening-hours, eller på en anden hjemmeside, som begynder med https://",
};

/**
 * The target of a redirect: a page, perhaps a part of it, or an address on another site. `link` checks that the page exists.
 *
 * @example redirectTarget.safeParse("/prices#lessons").success; // true
 */
export const redirectTarget = z
	.string({ error: demand(targetRequirement) })
	.refine((to) => !/^[a-z]+:/i.test(to) || webAddress.safeParse(to).success, {
		error: ({ input }) => {
			const address = String(input).replace(/^http:/i, "https:");
			return webAddress.safeParse(address).success
				? demand({ ...httpsRequirement, hint: hintToWrite(address) })
				: demand(httpsRequirement);
		},
	})
	.regex(/\S/, { error: demand(targetRequirement) })
	.meta({ form: "^(/|https://)", ...kindOf("address") });

/** The form of the name of a file in content/media: its path below that folder. */
export const mediaForm = /^[\w-]+(\/[\w-]+)*\.\w+$/;

/**
 * The day when somebody last checked a file's facts; after a year `kilde check` asks to check them again.
 *
 * @example z.strictObject({ phone: label, checked }).safeParse({ phone: "62 21 00 00", checked: "2026-02-01" }).success; // true
 */
export const checked = field(date.optional(), {
	en: "Last checked",
	da: "Sidst gennemgået",
	help: {
		en: "The day somebody last checked these facts.",
		da: "Den dag, oplysningerne sidst blev gennemgået.",
	},
});

/** A film in content/media, in a format that browsers play. */
export const film = written(/^[\w-]+(\/[\w-]+)*\.(mp4|webm)$/, {
	en: "the name of a video in content/media that ends in .mp4 or .webm, e.g. hero.mp4",
	da: "navnet på en film i content/media, der ender på .mp4 eller .webm, f.eks. hero.mp4",
	onPage: {
		en: "a video that ends in .mp4 or .webm",
		da: "en film, der ender på .mp4 eller .webm",
	},
});

/**
 * A point of a picture, as “40 60”: 40 % from its left edge and 60 % from its top. It stays in view where the picture is cropped.
 *
 * @example z.strictObject({ photo: z.string(), focus }).safeParse({ photo: "shop.jpg", focus: "40 160" }).success; // false
 */
export const focus = field(
	written(/^-?\d+ -?\d+$/, {
		en: "two whole numbers with a space between, e.g. 40 60: per cent from the left and from the top",
		da: "to hele tal med et mellemrum imellem, f.eks. 40 60: procent fra venstre og fra toppen",
		onPage: {
			en: "a point of the picture: click on it",
			da: "et punkt på billedet: Klik på det",
		},
	})
		.regex(/^(?:100|\d\d?) (?:100|\d\d?)$/, {
			error: demand({
				en: "a point within the picture: two numbers from 0 to 100, e.g. 40 60",
				da: "et punkt inden for billedet: to tal fra 0 til 100, f.eks. 40 60",
				onPage: {
					en: "a point within the picture: click on it",
					da: "et punkt inden for billedet: Klik på det",
				},
			}),
		})
		.meta(kindOf("focus"))
		.optional(),
	{
		en: "Focal point",
		da: "Fokuspunkt",
		help: {
			en: "Click on what must always be seen, as a face. It stays in view wherever the picture is cropped.",
			da: "Klik på det, der altid skal kunne ses, f.eks. et ansigt. Det bliver i billedet, uanset hvordan det beskæres.",
		},
		inFile: {
			en: "per cent from the left and from the top, e.g. 40 60. This point stays in view wherever the picture is cropped.",
			da: "procent fra venstre og fra toppen, f.eks. 40 60. Punktet bliver i billedet, uanset hvordan det beskæres.",
		},
	},
);

/**
 * Marks sample content that the owner must replace before launch; `kilde check --launch` lists it.
 *
 * @example z.strictObject({ name: label, sample }).parse({ name: "Ada", sample: true }); // { name: "Ada", sample: true }
 */
export const sample = field(
	z
		.literal(true, {
			error: demand({
				en: "true; delete the line when the content is real",
				da: "true; slet linjen, når indholdet er det rigtige",
			}),
		})
		.optional(),
	{
		en: "Sample",
		da: "Eksempel",
		help: {
			en: "Untick this when the real content is written.",
			da: "Fjern fluebenet, når det rigtige indhold er skrevet.",
		},
		inFile: {
			en: "true while this is one.",
			da: "true, så længe indholdet er det.",
		},
	},
);
