import * as z from "zod";
import { phrase } from "../messages/format.ts";
import { addressOfHost, withoutCredentials } from "../text/host-name.ts";
import { isReservedWindowsName } from "../text/windows-names.ts";
import { kind, unit, withFieldText } from "./meta.ts";
import { encodeRequirement, type Requirement } from "./requirement.ts";

/**
 * Returns the schema of text of a form. `requirement` is the error for other text, and for values that aren't text.
 *
 * @example
 * const postcode = textMatching(/^\d{4}$/, { en: "a postcode of four digits, e.g. 5700" });
 * postcode.safeParse("57 00").success; // false
 */
export function textMatching(
	form: RegExp,
	requirement: Requirement,
	hint?: Requirement,
) {
	const error = encodeRequirement(requirement, hint);
	return z.string({ error }).regex(form, { error });
}

/** The form of an id, with a letter: YAML reads digits alone as a number. */
export const idForm = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * An id that other content refers to: lower-case letters, digits and hyphens.
 *
 * @example z.record(id, z.int()).parse({ "rye-bread": 32 }); // { "rye-bread": 32 }
 */
export const id = textMatching(idForm, phrase("expected.slug"));

const portableName = encodeRequirement(phrase("expected.portable-name"));

/**
 * The last part of an address: like an id, in letters a–z, as `slugify` makes them of others.
 *
 * @example slug.parse(slugify("Summer concert")); // "summer-concert"
 */
export const slug = textMatching(
	/^[a-z0-9]+(-[a-z0-9]+)*$/,
	phrase("expected.slug"),
)
	.max(100)
	.refine((slug) => !isReservedWindowsName(slug), { error: portableName });

/**
 * A percentage, 1 to 100.
 *
 * @example field(percent, { en: "Reduction for siblings" }).parse(25); // 25
 */
export const percent = z
	.int({ error: encodeRequirement(phrase("expected.percent")) })
	.min(1)
	.max(100)
	.meta(unit({ en: "%" }));

/**
 * A whole number of at least one.
 *
 * @example field(count, { en: "Places on the course" }).safeParse(0).success; // false
 */
export const count = z
	.int({ error: encodeRequirement(phrase("expected.count")) })
	.min(1)
	.max(10_000);

/**
 * A calendar day, yyyy-mm-dd (ISO 8601).
 *
 * @example field(date, { en: "Day of the concert" }).parse("2026-08-12"); // "2026-08-12"
 */
export const date = z.iso.date({
	error: encodeRequirement(phrase("expected.date")),
});

/**
 * A month, yyyy-mm (ISO 8601).
 *
 * @example field(month, { en: "Menu of" }).parse("2026-08"); // "2026-08"
 */
export const month = textMatching(
	/^\d{4}-(0[1-9]|1[0-2])$/,
	phrase("expected.month"),
).meta(kind("month"));

/**
 * A time of day, 24-hour clock, hh:mm.
 *
 * @example field(time, { en: "Opens at" }).safeParse("9:30").success; // false
 */
export const time = textMatching(
	/^([01]\d|2[0-3]):[0-5]\d$/,
	phrase("expected.time"),
).meta(kind("time"));

const https = encodeRequirement(phrase("expected.https"));
const plainHost = encodeRequirement(phrase("expected.plain-host"));

/**
 * An address on another site, https only.
 *
 * @example field(webAddress, { en: "Tickets" }).safeParse("http://tickets.example").success; // false
 */
export const webAddress = z
	.url({ protocol: /^https$/, error: https })
	// URL parsers accept a missing slash and spaces; browsers don't in a page.
	.regex(/^https:\/\/[^/\s]\S*$/, { error: https })
	.regex(withoutCredentials, { error: plainHost })
	.regex(addressOfHost, { error: plainHost });

const pathForm = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const pathRequirement = phrase("expected.path");

/**
 * An address on this site: starts with / and doesn't end with one.
 *
 * @example path.safeParse("/prices/").success; // false
 */
export const path = textMatching(pathForm, pathRequirement)
	// File systems allow names of 255 bytes.
	.max(200)
	.refine((path) => !path.split("/").some(isReservedWindowsName), {
		error: portableName,
	});

/** The rules for an old address: hosts can't redirect by a query, and not all of them support patterns. */
const oldAddressRules = [
	[/^[^?#]*$/, "expected.old-address-path"],
	[/^(?!.*(?:\*|\/:))/, "expected.old-address-single"],
	[/^(?!.*\/\.\.?(?:\/|$))/, "expected.old-address-resolved"],
	[
		/^(?:[^%]|%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3}))*$/i,
		"expected.old-address-utf8",
	],
] as const;

const oldAddressHint = phrase("old-address.hint");

/**
 * An address that the site once had: any path, in upper or lower case, percent-encoded or not, such as /Om-os.aspx.
 *
 * @example oldAddress.safeParse("/%C3%A5bningstider.html").success; // true
 */
export const oldAddress = oldAddressRules.reduce(
	(schema, [form, requirement]) =>
		schema.refine((path) => form.test(path), {
			error: encodeRequirement(phrase(requirement), oldAddressHint),
			abort: true,
		}),
	textMatching(/^\/(?!\/)/, phrase("expected.old-address"), oldAddressHint),
);

const targetRequirement = phrase("expected.redirect-target");

/**
 * The target of a redirect: a page, perhaps a part of it, or an address on another site. `link` checks that the page exists.
 *
 * @example redirectTarget.safeParse("/prices#lessons").success; // true
 */
export const redirectTarget = textMatching(
	/^(?:\/|https:\/\/)\S*$/,
	targetRequirement,
)
	.refine((to) => to.startsWith("/") || webAddress.safeParse(to).success, {
		error: https,
	})
	.meta(kind("address"));

/** The form of the name of a file in content/media: its path below that folder. */
export const mediaForm = /^[\w-]+(\/[\w-]+)*\.\w+$/;

/**
 * The day when somebody last checked a file's facts; after a year `kilde check` asks to check them again.
 *
 * @example z.strictObject({ phone: label, checked }).safeParse({ phone: "62 21 00 00", checked: "2026-02-01" }).success; // true
 */
export const checked = withFieldText(date.optional(), {
	label: phrase("label.checked"),
	help: phrase("help.checked"),
});

/**
 * A point of a picture, e.g. “40 60”: 40 % from its left edge and 60 % from its top. It stays in view where the picture is
 * cropped.
 *
 * @example z.strictObject({ photo: z.string(), focus }).safeParse({ photo: "shop.jpg", focus: "40 160" }).success; // false
 */
export const focus = withFieldText(
	textMatching(/^(?:100|\d\d?) (?:100|\d\d?)$/, phrase("expected.focal-point"))
		.meta(kind("focus"))
		.optional(),
	{
		label: phrase("label.focus"),
		help: phrase("help.focus"),
		inFile: phrase("help.focus-in-file"),
	},
);

/**
 * Marks sample content that the owner must replace before launch; `kilde check --launch` lists it.
 *
 * @example z.strictObject({ name: label, sample }).parse({ name: "Ada", sample: true }); // { name: "Ada", sample: true }
 */
export const sample = withFieldText(
	z
		.literal(true, { error: encodeRequirement(phrase("expected.sample")) })
		.optional(),
	{
		label: phrase("label.sample"),
		help: phrase("help.sample"),
		inFile: phrase("help.sample-in-file"),
	},
);
