import * as z from "zod";
import { createSiteError } from "../diagnostics/site-error.ts";
import { noBreakSpace, type Weekday, weekdays } from "../languages/format.ts";
import type { Text } from "../languages/text.ts";
import { phrase } from "../messages/format.ts";
import {
	type FillingPicture,
	type NamedPicture,
	resolveFillingPicture,
	resolvePicture,
	type ShownPicture,
} from "../plan/pictures.ts";
import * as schemas from "../schema/field.ts";
import {
	defineLocalized,
	isLocalized,
	type Localized,
	toLocalized,
} from "../schema/localized.ts";
import { choices, unit } from "../schema/meta.ts";
import { fixedPeriod, period } from "../schema/period.ts";
import {
	pictureReference,
	type Reference,
	reference,
	videoReference,
} from "../schema/reference.ts";
import { encodeRequirement } from "../schema/requirement.ts";
import * as texts from "../schema/text.ts";
import type { ParsedText, Prose } from "../schema/text-values.ts";
import { hostPattern, siteOriginPattern } from "../text/host-name.ts";
import { getMediaAddress } from "../text/url.ts";
import {
	createField,
	createFieldSchema,
	createObjectParts,
	createShape,
	type Field,
	type FieldLike,
	type FieldParts,
	type Fields,
	getFieldParts,
	type ResolveContext,
	resolveField,
	type SchemaContext,
	type Shown,
	type Stored,
	toText,
} from "./field.ts";
import type { AnyCollection, EntryOf, PageText } from "./site-types.ts";
import { getPageTarget, getTarget } from "./targets.ts";

// The builders of fields, which a site imports as `f`. Where none fits, a schema of zod may stand.

/** A value, and how the language of the page writes it. */
export type Formatted<T> = { readonly value: T; readonly text: string };

/** An address to write or call to: the value in the file, its text on a page, and the link. */
export type ContactLink = Formatted<string> & { readonly href: string };

/**
 * A link: its text, its address, and the attributes of the element `a`: for another site also those that open it in a new
 * tab.
 */
export type ShownLink = {
	readonly label: string;
	readonly href: string;
	readonly attributes: {
		readonly href: string;
		readonly target?: "_blank";
		readonly rel?: "noopener";
	};
};

/** A page of the site: its name, its address and its title. */
export type ShownPage = {
	readonly id: string;
	readonly href: string;
	readonly title: string;
};

/** A video file: its address and its type, for the element `source`. */
export type ShownVideo = { readonly src: string; readonly type: string };

/** Creates a field whose value components get as it is in the file. */
function createPlainField<T>(
	createSchema: (context: SchemaContext) => z.ZodType,
	details: Partial<FieldParts> = {},
): Field<T, T> {
	return createField({ createSchema, resolve: (value) => value, ...details });
}

/** A short text on one line. It may cite facts: “From {{price.haircut}}”. With `.fact()`, others cite it. */
export function line(): Field<ParsedText, string> {
	return createTextField(
		texts.text.refine(({ source }) => !source.trim().includes("\n"), {
			error: encodeRequirement(phrase("expected.line")),
		}),
	);
}

/** A text of one or more lines. It may cite facts. */
export function text(): Field<ParsedText, string> {
	return createTextField(texts.text);
}

function createTextField(schema: z.ZodType): Field<ParsedText, string> {
	const field = createField<ParsedText, string>({
		createSchema: () => schema,
		resolve: (value) => value,
	});
	// A fact can't cite others.
	return {
		...field,
		fact: (name, write) =>
			createField<ParsedText, string>({
				...field.parts,
				createSchema: () => texts.label,
			}).fact(name, write),
	};
}

/** A text in Markdown, as HTML. As a field of a view, it is a file of its own: pages/NAME/FIELD.LANGUAGE.md. */
export function markdown(): Field<Prose, PageText> {
	return createField({
		createSchema: () => texts.prose,
		resolve: (value) => value,
		isMarkdown: true,
	});
}

/** A quotation without quotation marks: the site adds those of the language. */
export function quotation(): Field<ParsedText, string> {
	return createField({
		createSchema: () => texts.quotation,
		resolve: (value) => value,
	});
}

/**
 * Text of a form, which cites no facts. `expected` completes the sentence “It must be …”.
 *
 * @example f.string({ form: /^\d{4}$/, expected: "a postcode of four digits, e.g. 5700" });
 */
export function string({
	form,
	expected,
}: {
	readonly form?: RegExp;
	readonly expected?: string | Text;
} = {}): Field<string, string> {
	return createPlainField(() =>
		form
			? schemas.textMatching(
					form,
					expected === undefined ? phrase("expected.text") : toText(expected),
				)
			: z.string(),
	);
}

/** A name of lower-case letters, digits and hyphens. */
export function id(): Field<string, string> {
	return createPlainField(() => schemas.id);
}

/** The end of an entry's address: a name of lower-case letters a–z, digits and hyphens. */
export function slug(): Field<string, string> {
	return createPlainField(() => schemas.slug, { isSlug: true });
}

/** The origin of the site itself: https:// and its domain. */
export function origin(): Field<string, string> {
	return createPlainField(() =>
		schemas.textMatching(siteOriginPattern, phrase("expected.origin")),
	);
}

/** A number; `unit` is shown in the editor, in the plural. */
export function number({
	min,
	max,
	isWhole = false,
	unit: name,
}: {
	readonly min?: number;
	readonly max?: number;
	readonly isWhole?: boolean;
	readonly unit?: string | Text;
} = {}): Field<number, number> {
	return createPlainField(() =>
		createNumberSchema({ min, max, isWhole, name }),
	);
}

function createNumberSchema({
	min = Number.NEGATIVE_INFINITY,
	max = Number.POSITIVE_INFINITY,
	isWhole,
	name,
	error = isWhole ? encodeRequirement(phrase("expected.count")) : undefined,
}: {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly isWhole: boolean;
	readonly name?: string | Text | undefined;
	readonly error?: string;
}): z.ZodType<number> {
	const type = isWhole ? z.int({ error }) : z.number({ error });
	const schema = type
		.min(min, { error: describeLimit("expected.at-least", min) })
		.max(max, { error: describeLimit("expected.at-most", max) });
	return name === undefined ? schema : schema.meta(unit(toText(name)));
}

function describeLimit(
	id: "expected.at-least" | "expected.at-most",
	limit: number,
): string {
	return encodeRequirement(phrase(id, { limit }));
}

/** How many there are of something: a whole number from 1. `unit` is shown in the editor, in the plural. */
export function count({
	unit: name,
}: {
	readonly unit?: string | Text;
} = {}): Field<number, number> {
	return createPlainField(() =>
		name === undefined ? schemas.count : schemas.count.meta(unit(toText(name))),
	);
}

/** An amount of money in the currency of the site. */
export function money({
	min = 0,
	max,
	isWhole = false,
}: {
	readonly min?: number;
	readonly max?: number;
	readonly isWhole?: boolean;
} = {}): Field<number, Formatted<number>> {
	return createField({
		createSchema: ({ currency }) =>
			createNumberSchema({
				...{ min, max, isWhole },
				name: getCurrencySign(currency),
				error: encodeRequirement(
					phrase(isWhole ? "expected.whole-amount" : "expected.amount"),
				),
			}),
		resolve: (value, { format }) => ({
			value,
			text: format.money(value as number),
		}),
	});
}

/** Returns the sign of a currency, as the languages of the editor write it beside an amount. */
function getCurrencySign(currency: string): Text {
	const getSign = (tag: string) =>
		new Intl.NumberFormat(tag, { style: "currency", currency })
			.formatToParts(1)
			.find(({ type }) => type === "currency")?.value ?? currency;
	return { en: getSign("en-GB"), da: getSign("da") };
}

/** A percentage, 1 to 100. */
export function percent(): Field<number, Formatted<number>> {
	return createField({
		createSchema: () => schemas.percent,
		resolve: (value, { format }) => ({
			value,
			text: format.percent(value as number),
		}),
	});
}

/** Yes or no. */
export function boolean(): Field<boolean, boolean> {
	return createPlainField(() => z.boolean());
}

/**
 * Whether an object is marked as a sample. Every object may be; components see the mark only where the object has this field,
 * e.g. to omit a date that isn't real.
 */
export function sample(): Field<true | undefined, true | undefined> {
	return createPlainField(() => schemas.sample, { isOptional: true });
}

/** A day, yyyy-mm-dd. */
export function date(): Field<string, Formatted<string>> {
	return createDayField(schemas.date, {});
}

function createDayField<T extends string | undefined>(
	schema: z.ZodType,
	details: Partial<FieldParts>,
): Field<T, Formatted<string>> {
	return createField({
		createSchema: () => schema,
		resolve: (value, { format }) => ({
			value,
			text: format.date(value as string),
		}),
		...details,
	});
}

/** A month, yyyy-mm. */
export function month(): Field<string, Formatted<string>> {
	return createField({
		createSchema: () => schemas.month,
		resolve: (value, { format }) => ({
			value,
			text: format.month(value as string),
		}),
	});
}

/** A time of day, hh:mm. */
export function time(): Field<string, Formatted<string>> {
	return createField({
		createSchema: () => schemas.time,
		resolve: (value, { format }) => ({
			value,
			text: format.clock(value as string),
		}),
	});
}

/** A day of the week: monday, tuesday, … */
export function weekday(): Field<Weekday, Weekday> {
	return createPlainField(() => z.enum(weekdays).meta(choices(weekdayNames)));
}

/** The names of the days for the editor. */
const weekdayNames = Object.fromEntries(
	weekdays.map((day, index) => {
		// 1 January 2024 was a Monday.
		const date = new Date(Date.UTC(2024, 0, index + 1, 12));
		const format = (tag: string) =>
			new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }).format(
				date,
			);
		return [day, { en: format("en"), da: format("da") }];
	}),
);

type Day = Field<string, Formatted<string>>;
type OptionalDay = Field<string | undefined, Formatted<string> | undefined>;

/**
 * The fields `from` and `until` of a period, to spread into the fields of a collection. Its entries are published from the
 * first of these days to the second; without one, the period is open-ended. With `isFixed`, both are required.
 *
 * @example collection("offers/{id}.{locale}.md", { title: f.line(), ...f.period() });
 */
export function createPeriod(): {
	readonly from: OptionalDay;
	readonly until: OptionalDay;
};
export function createPeriod(options: { readonly isFixed: true }): {
	readonly from: Day;
	readonly until: Day;
};
export function createPeriod(options?: { readonly isFixed: true }) {
	const fields = options ? fixedPeriod : period;
	const details = { isPeriod: true, isOptional: !options };
	return {
		from: createDayField<string>(fields.from, details),
		until: createDayField<string>(fields.until, details),
	};
}

/** An e-mail address. */
export function email(): Field<string, ContactLink> {
	return createField({
		createSchema: () =>
			// Host names don't begin or end with a hyphen (RFC 1123).
			z.email().regex(new RegExp(`@${hostPattern}$`), {
				error: encodeRequirement(phrase("expected.email")),
			}),
		resolve: (value) => ({ value, text: value, href: `mailto:${value}` }),
	});
}

/** A phone number in international form, e.g. +45 12 34 56 78. */
export function phone({
	form = /^\+\d[\d ]{5,18}\d$/,
	expected,
}: {
	readonly form?: RegExp;
	readonly expected?: string | Text;
} = {}): Field<string, ContactLink> {
	return createField({
		createSchema: () =>
			schemas.textMatching(
				form,
				expected === undefined ? phrase("expected.phone") : toText(expected),
			),
		resolve: (value) => ({
			value,
			text: String(value).replaceAll(" ", noBreakSpace),
			href: `tel:${String(value).replaceAll(" ", "")}`,
		}),
	});
}

/** An address on another site, https only. */
export function url(): Field<string, string> {
	return createPlainField(() => schemas.webAddress);
}

/** A page of the site, by the name of its file. */
export function page(): Field<Reference<"page">, ShownPage> {
	return createField({
		createSchema: () => reference(getPageTarget()),
		resolve: (value, context) => resolvePage(String(value), context),
	});
}

function resolvePage(
	id: string,
	{ findPage, locale }: ResolveContext,
): ShownPage {
	const found = findPage(id);
	// `link` has reported references to pages that don't exist.
	if (!found) throw new Error(`No page ${id} in ${locale}.`);
	return { id, ...found };
}

type StoredLink = {
	readonly label: Localized<ParsedText> | ParsedText;
	readonly page?: Reference<"page"> | undefined;
	readonly part?: string | undefined;
	readonly url?: string | undefined;
};

/**
 * A link: `label`, and either `page`, perhaps with a `part` of it (the fragment of a heading), or `url` for an address on
 * another site. `more` are further fields of it.
 *
 * @example f.list(f.link({ icon: f.oneOf("home", "phone") }));
 */
// biome-ignore lint/complexity/noBannedTypes: no fields.
export function link<const F extends Fields = {}>(
	more?: F,
): Field<StoredLink & Stored<F>, ShownLink & Shown<F>> {
	const { resolve, ...parts } = createObjectParts(more ?? {});
	return createField({
		...parts,
		createSchema: (context) => {
			const own = { label: getTextField(context) };
			return z
				.strictObject({
					label: createFieldSchema(own.label, context).meta({
						label: phrase("label.link-text"),
					}),
					page: reference(getPageTarget())
						.optional()
						.meta({ label: phrase("label.page") }),
					part: schemas.id
						.meta({ partOf: "page" })
						.optional()
						.meta({ label: phrase("label.part"), help: phrase("help.part") }),
					url: schemas.webAddress
						.optional()
						.meta({ label: phrase("label.url"), help: phrase("help.url") }),
					...createShape(more ?? {}, context),
				})
				.refine(
					({ page, url }) => (page === undefined) !== (url === undefined),
					{
						// What is wrong within it is reported itself.
						when: ({ issues }) => issues.length === 0,
						error: encodeRequirement(phrase("expected.link")),
					},
				);
		},
		resolve: (value, context) => {
			const { label, page, part, url, ...others } = value as {
				readonly [K in keyof StoredLink]: string;
			};
			const own = Object(resolve(others, context));
			if (url !== undefined)
				return {
					...own,
					label,
					href: url,
					attributes: { href: url, target: "_blank", rel: "noopener" },
				};
			const { href: path } = resolvePage(String(page), context);
			const href = part === undefined ? path : `${path}#${part}`;
			return { ...own, label, href, attributes: { href } };
		},
	});
}

/** The field of a text that is written in every language, unless each file is in one. */
function getTextField({ isInOneLanguage }: SchemaContext): FieldParts {
	return isInOneLanguage ? text().parts : localized(text()).parts;
}

type StoredPicture = {
	readonly src: Reference<"media">;
	readonly dark?: Reference<"media"> | undefined;
	readonly focus?: string | undefined;
	readonly alt: Localized<ParsedText> | ParsedText;
};

/**
 * A picture in content/media: `src`, `alt`, and optionally `dark` (the same in the dark theme) and `focus` (the point that
 * stays in view where it is cropped). Components get the props of `Picture`. One that fills the screen (`isFilling`) has
 * crops for upright screens, too. One that only decorates (`isDecorative`) has no `alt`.
 */
export function picture(options: {
	readonly isFilling: true;
}): Field<StoredPicture, FillingPicture>;
export function picture(options: {
	readonly isDecorative: true;
}): Field<Omit<StoredPicture, "alt">, ShownPicture>;
export function picture(options?: {
	readonly isFilling?: false;
}): Field<StoredPicture, ShownPicture>;
export function picture({
	isFilling = false,
	isDecorative = false,
}: {
	readonly isFilling?: boolean;
	readonly isDecorative?: boolean;
} = {}): Field {
	return createField({
		createSchema: (context) =>
			z.strictObject({
				sample: schemas.sample,
				src: pictureReference.meta({ label: phrase("label.picture") }),
				dark: pictureReference.optional().meta({
					label: phrase("label.picture-dark"),
					help: phrase("help.picture-dark"),
				}),
				focus: schemas.focus,
				...(!isDecorative && {
					alt: createFieldSchema(getTextField(context), context).meta({
						label: phrase("label.alt"),
						help: phrase("help.alt"),
					}),
				}),
			}),
		resolve: (value, context) => {
			const shown = resolvePicture(context, {
				alt: "",
				...(value as Omit<Parameters<typeof resolvePicture>[1], "alt">),
			});
			return isFilling ? resolveFillingPicture(context, shown) : shown;
		},
	});
}

/** A picture that only shared links show, as the page's first one: components get its name, and no file is published for it. */
export function sharePicture(): Field<StoredPicture, NamedPicture> {
	return createField({ ...picture().parts, resolve: (value) => value });
}

/** A video in content/media. */
export function video(): Field<Reference<"media">, ShownVideo> {
	return createField({
		createSchema: () => videoReference,
		resolve: (value, { media }) => {
			const file = media.get(String(value));
			// `link` has reported missing files.
			if (!file) throw new Error(`No file ${value} in content/media.`);
			const type = `video/${file.id.endsWith(".webm") ? "webm" : "mp4"}`;
			return { src: getMediaAddress(file), type };
		},
	});
}

/**
 * A value that is written in every language of the site, `{ en: …, da: … }`. Components get that of the page. With
 * `allowsOne`, one value may stand for all languages.
 */
export function localized<F extends FieldLike>(
	of: F,
	{ allowsOne = false }: { readonly allowsOne?: boolean } = {},
): Field<Localized<Stored<F>>, Shown<F>> {
	const parts = getFieldParts(of);
	return createField({
		createSchema(context) {
			const schema = createFieldSchema(parts, context);
			const inEach = defineLocalized(context.languages)(schema);
			if (!allowsOne) return inEach;
			return z
				.union([schema, inEach])
				.transform((value) =>
					isLocalized(value) ? value : toLocalized(context.languages, value),
				);
		},
		resolve: (value, context) => resolveField(parts, value, context),
		// The value in one language takes the place of all.
		within: [parts],
		listChildren: (value) => [{ parts, value }],
	});
}

/** A list; `least` and `most` limit its length, `itemLabel` is the field that names an item in the editor. */
export function list<F extends FieldLike>(
	of: F,
	{
		least = 0,
		most = Number.POSITIVE_INFINITY,
		itemLabel,
	}: {
		readonly least?: number;
		readonly most?: number;
		readonly itemLabel?: string;
	} = {},
): Field<readonly Stored<F>[], readonly Shown<F>[]> {
	const parts = getFieldParts(of);
	return createField({
		createSchema: (context) => {
			const array = z.array(createFieldSchema(parts, context));
			const limited = least > 0 ? array.min(least) : array;
			return Number.isFinite(most) ? limited.max(most) : limited;
		},
		resolve: (value, context) =>
			(value as readonly unknown[]).map((item) =>
				resolveField(parts, item, context),
			),
		within: [parts],
		listChildren: (value) =>
			((value ?? []) as readonly unknown[]).map((item, step) => ({
				parts,
				value: item,
				step,
			})),
		...(itemLabel !== undefined && { itemLabel }),
	});
}

/** The item of a map, with its key. */
type Item<S> = S extends object ? S & { readonly key: string } : S;

/**
 * A map of names to values, which other content refers to by these names (`f.ref`). Items that are objects get their name
 * as `key`.
 */
export function map<F extends FieldLike>(
	of: F,
	{ itemLabel }: { readonly itemLabel?: string } = {},
): Field<
	{ readonly [key: string]: Stored<F> },
	{ readonly [key: string]: Item<Shown<F>> }
> {
	const parts = getFieldParts(of);
	return createField({
		mapOf: parts,
		createSchema: (context) =>
			z.record(schemas.id, createFieldSchema(parts, context)),
		resolve: (value, context) =>
			Object.fromEntries(
				Object.entries(Object(value)).map(([key, item]) => {
					const resolved = resolveField(parts, item, context);
					const isObject = typeof resolved === "object" && resolved !== null;
					return [key, isObject ? { ...resolved, key } : resolved];
				}),
			),
		within: [parts],
		listChildren: (value) =>
			Object.entries(Object(value)).map(([step, item]) => ({
				parts,
				value: item,
				step,
				isMapItem: true,
			})),
		...(itemLabel !== undefined && { itemLabel }),
	});
}

/**
 * An object of fields. With the layout `grid` the editor shows one row for each field: the fields are objects of the same
 * short fields, such as the days of a week.
 */
export function object<F extends Fields>(
	fields: F,
	options: { readonly layout?: "grid" } = {},
): Field<Stored<F>, Shown<F>> {
	return createField({ ...createObjectParts(fields), ...options });
}

/**
 * An entry of another collection by its name, or an item of a collection that is a map. Components get that entry.
 *
 * @example
 * export const people = collection("people/{id}.yaml", { name: f.line() });
 * export const courses = collection("courses/{id}.yaml", { teacher: f.ref(people) });
 */
export function ref<C extends AnyCollection>(
	collection: C,
): Field<Reference, EntryOf<C>> {
	// It is checked now, where the stack leads to the site's file.
	if ((collection as C | undefined) === undefined)
		throw createSiteError(
			"The collection of f.ref is undefined. Define it above this one, in a module that doesn't import this one; a collection can't refer to itself.",
		);
	getFieldParts(collection.fields as FieldLike, "collection of f.ref");
	return createField({
		createSchema: ({ getName }) =>
			reference(getTarget(getName(collection), collection)),
		resolve: (value, { findEntry }) => findEntry(collection, String(value)),
		refersTo: collection,
	});
}

type Variants = { readonly [kind: string]: Fields };

/** The value of a union: the fields of one of its variants, and its name as `kind`. */
type OneOf<V extends Variants, As extends "stored" | "shown"> = {
	[K in keyof V]: { readonly kind: K } & (As extends "stored"
		? Stored<V[K]>
		: Shown<V[K]>);
}[keyof V];

/**
 * One of several values, or one of several objects, whose names the file gives as `kind`.
 *
 * @example
 * f.oneOf("small", "large");
 * f.oneOf({ picture: { picture: f.picture() }, video: { file: f.video() } });
 */
export function oneOf<const V extends readonly [string, ...string[]]>(
	...values: V
): Field<V[number], V[number]>;
export function oneOf<V extends Variants>(
	variants: V,
): Field<OneOf<V, "stored">, OneOf<V, "shown">>;
export function oneOf(...given: readonly (string | Variants)[]): Field {
	const [variants] = given;
	if (typeof variants !== "object")
		return createPlainField(() => z.enum(given as readonly string[]));
	const parts = new Map(
		Object.entries(variants).map(([kind, fields]) => [
			kind,
			createObjectParts({ kind: z.literal(kind), ...fields }),
		]),
	);
	const getParts = (value: unknown) => parts.get(Object(value).kind);
	return createField({
		createSchema: (context) =>
			z.discriminatedUnion(
				"kind",
				[...parts.values()].map((each) => each.createSchema(context)) as [
					z.ZodObject,
				],
				{
					// Either the value is no object, or its kind is unknown.
					error: ({ code }) =>
						encodeRequirement(
							phrase(
								code === "invalid_union" ? "expected.kind" : "expected.one-of",
								{ kinds: { anyOf: [...parts.keys()] } },
							),
						),
				},
			),
		resolve: (value, context) =>
			resolveField(getParts(value) ?? createObjectParts({}), value, context),
		within: [...parts.values()],
		listChildren: (value) => getParts(value)?.listChildren?.(value) ?? [],
	});
}

export { createPeriod as period };
