import * as z from "zod";
import { createSiteError } from "../diagnostics/site-error.ts";
import type { Formatters } from "../languages/format.ts";
import type { SiteLanguage } from "../languages/languages.ts";
import type { Text } from "../languages/text.ts";
import type { LocaleValue } from "../link/model.ts";
import { sample } from "../schema/field.ts";
import type { FieldText } from "../schema/meta.ts";
import { isReference } from "../schema/reference.ts";
import { encodeRequirement } from "../schema/requirement.ts";
import { isProse, isText } from "../schema/text-values.ts";
import type { MediaEntry } from "../types.ts";

// A field of content: the schema of its value in a file, and the value that components get for it. The builders of `f`
// (builders.ts) make fields.

/** What the schema of a field depends on besides the field itself. */
export type SchemaContext = {
	readonly languages: readonly SiteLanguage[];
	/** ISO 4217. */
	readonly currency: string;
	/** Whether each file is in one language, so that its texts are not written in every language. */
	readonly isInOneLanguage: boolean;
	/** Returns the name of a collection of the site. Throws if the site doesn't list it. */
	getName(collection: object): string;
};

/** What the value of a field that components get depends on besides the value in the file. */
export type ResolveContext = {
	readonly locale: string;
	readonly format: Formatters;
	readonly media: ReadonlyMap<string, MediaEntry>;
	/** Finds a page by its id: its address and its title. */
	findPage(
		id: string,
	): { readonly href: string; readonly title: string } | undefined;
	/** Finds the resolved entry of a collection, or the item of its map. */
	findEntry(collection: object, id: string): unknown;
};

/** The implementation of a field. */
export type FieldParts = {
	createSchema(context: SchemaContext): z.ZodType;
	/** Converts the value in one language (`LocaleValue`) to the value that components get. */
	resolve(value: unknown, context: ResolveContext): unknown;
	/** The fields within it, whatever its value. */
	readonly within?: readonly FieldParts[];
	/** Lists the fields within it that have values in a value. */
	listChildren?(value: unknown): readonly ChildValue[];
	/** The collection that it refers to. */
	readonly refersTo?: object;
	/** The items of a map. */
	readonly mapOf?: FieldParts;
	/** Markdown: as a field of a view, it is a file of its own beside the page. */
	readonly isMarkdown?: boolean;
	/** The end of an entry's address. */
	readonly isSlug?: boolean;
	/** Part of the period in which an entry is published. */
	readonly isPeriod?: boolean;
	readonly isOptional?: boolean;
	readonly isShared?: boolean;
	/** The facts that texts cite it by. */
	readonly facts?: readonly FieldFact[];
	readonly text?: FieldText;
	readonly itemLabel?: string;
	/** For an object: how the editor lays out its fields. */
	readonly layout?: "grid";
};

/** A field within a value: the last step of its path, which for the item of a map is also its key. */
export type ChildValue = {
	readonly parts: FieldParts;
	readonly value: unknown;
	readonly step?: string | number;
	readonly isMapItem?: true;
};

/**
 * A fact that texts cite a value by: its name, in which {key} stands for the key of the map item that the value is in, and
 * how it is written, if not as components get it.
 */
export type FieldFact = {
	readonly name: string;
	readonly write?: (value: never, context: FactContext) => string | undefined;
};

/** What a fact is written with besides its value. */
export type FactContext = {
	readonly locale: string;
	readonly format: Formatters;
	/** The object that the value is in, as components get it. */
	// biome-ignore lint/suspicious/noExplicitAny: the fields beside it determine the types.
	readonly around: Readonly<Record<string, any>>;
};

/**
 * A field of content. `Stored` is its value in a file, parsed; `Shown` is the value that components get. Each method returns
 * a new field.
 */
export interface Field<out Stored = unknown, out Shown = unknown> {
	readonly parts: FieldParts;
	/** Never set: it carries the types. */
	readonly types?: { readonly stored: Stored; readonly shown: Shown };
	/** The field may be omitted. */
	optional(): Field<Stored | undefined, Shown | undefined>;
	/** Files in one language: the field is written once, in the first language of the entry, and is the same in all. */
	shared(): Field<Stored, Shown>;
	/**
	 * Texts cite the field's value as a fact of this name, `{{price.NAME}}`. `{key}` stands for the key of the map item that it
	 * is in. `write` returns the text if it isn't the value's own, and undefined for a value that is no fact. A field may have
	 * several facts.
	 *
	 * @example f.number().fact("duration.{key}", (minutes, { format }) => format.minute(minutes));
	 */
	fact(
		name: string,
		write?: (
			value: NonNullable<Shown>,
			context: FactContext,
		) => string | undefined,
	): Field<Stored, Shown>;
	/** The label in the editor and in messages, instead of the key in words. */
	label(text: string | Text): Field<Stored, Shown>;
	/** An explanation for the editor and for messages. */
	help(text: string | Text): Field<Stored, Shown>;
	/** An example of a value, for the editor and for messages. */
	example(value: string): Field<Stored, Shown>;
	/**
	 * Demands more of a value. `test` gets it as it is in the file; `message` completes the sentence “It must be …”.
	 *
	 * @example f.number().refine((minutes) => minutes % 15 === 0, "a multiple of 15 minutes");
	 */
	refine(
		test: (value: Plain<Stored>) => boolean,
		message: string | Text,
	): Field<Stored, Shown>;
}

/** A value as the file has it: texts and references are strings. */
export type Plain<T> = T extends { readonly source: string }
	? string
	: T extends { readonly kind: "reference"; readonly name: string }
		? string
		: T;

/** Anything that describes the value of a field: a field of `f`, a schema of zod, or an object of such. */
export type FieldLike = Field | z.ZodType | Fields;

/** Fields by their keys in a file. */
export interface Fields {
	readonly [key: string]: FieldLike;
}

/** The value that components get for a field, or for an object of fields. */
export type Shown<F> =
	F extends Field<unknown, infer S>
		? S
		: F extends z.ZodType<infer T>
			? LocaleValue<T>
			: { readonly [K in keyof F]: Shown<F[K]> };

/** The value of a field, or of an object of fields, as it is parsed from a file. */
export type Stored<F> =
	F extends Field<infer S>
		? S
		: F extends z.ZodType<infer T>
			? T
			: { readonly [K in keyof F]: Stored<F[K]> };

/** Creates a field of its implementation. */
export function createField<Stored, Shown>(
	parts: FieldParts,
): Field<Stored, Shown> {
	const change = (changed: Partial<FieldParts>) =>
		createField<Stored, Shown>({ ...parts, ...changed });
	const changeText = (text: FieldText) =>
		change({ text: { ...parts.text, ...text } });
	return {
		parts,
		optional: () =>
			createField<Stored | undefined, Shown | undefined>({
				...parts,
				isOptional: true,
			}),
		shared: () => change({ isShared: true }),
		fact: (name, write) =>
			change({
				facts: [...(parts.facts ?? []), { name, ...(write && { write }) }],
			}),
		label: (label) => changeText({ label: toText(label) }),
		help: (help) => changeText({ help: toText(help) }),
		example: (example) => changeText({ example }),
		refine: (test, message) =>
			change({
				createSchema: (context) =>
					parts
						.createSchema(context)
						.refine((value) => test(toPlain(value) as Plain<Stored>), {
							// What is wrong within the value is reported itself.
							when: ({ issues }) => issues.length === 0,
							error: encodeRequirement(toText(message)),
						}),
			}),
	};
}

/** Returns a text of one language as `Text`. */
export function toText(text: string | Text): Text {
	return typeof text === "string" ? { en: text } : text;
}

function toPlain(value: unknown): unknown {
	if (isText(value) || isProse(value)) return value.source;
	return isReference(value) ? value.name : value;
}

/** Returns the implementation of anything that describes a field. Throws if it is none of them, such as a type's name. */
export function getFieldParts(field: FieldLike, key = ""): FieldParts {
	if (field instanceof z.ZodType) return createZodParts(field);
	if (isField(field)) return field.parts;
	if (isFieldsObject(field)) return createObjectParts(field);
	throw createSiteError(
		`The field “${key}” is ${field === undefined ? "undefined. Do two modules import each other?" : `${JSON.stringify(field)}.`} It must be a field of \`f\`, such as f.line(), a schema of zod, or an object of fields.`,
	);
}

/** Whether this is an object of fields. */
export function isFieldsObject(field: FieldLike): field is Fields {
	return (
		Object(field) === field &&
		!Array.isArray(field) &&
		!isField(field) &&
		!(field instanceof z.ZodType)
	);
}

function isField(value: unknown): value is Field {
	return typeof Object(value).parts?.createSchema === "function";
}

function createZodParts(schema: z.ZodType): FieldParts {
	return {
		createSchema: () => schema,
		resolve: (value) => value,
		isOptional: schema.safeParse(undefined).success,
	};
}

/** Creates the implementation of an object of fields. Components see the mark of a sample only if it is one of the fields. */
export function createObjectParts(fields: Fields): FieldParts {
	const parts = new Map(
		Object.entries(fields).map(([key, field]) => [
			key,
			getFieldParts(field, key),
		]),
	);
	return {
		createSchema: (context) =>
			z.strictObject({ sample, ...createShape(fields, context) }),
		resolve: (value, context) => {
			return Object.fromEntries(
				Object.entries(Object(value)).flatMap(([key, child]) => {
					const part = parts.get(key);
					if (!part) return key === "sample" ? [] : [[key, child]];
					return [[key, resolveField(part, child, context)]];
				}),
			);
		},
		within: [...parts.values()],
		listChildren: (value) =>
			[...parts].map(([key, part]) => ({
				parts: part,
				value: Object(value)[key],
				step: key,
			})),
	};
}

/** Creates the shape of an object's schema. */
export function createShape(
	fields: Fields,
	context: SchemaContext,
): Record<string, z.ZodType> {
	return Object.fromEntries(
		Object.entries(fields).map(([key, field]) => [
			key,
			createFieldSchema(getFieldParts(field, key), context),
		]),
	);
}

/** Creates the schema of a field, optional or not, with its label and help. */
export function createFieldSchema(
	parts: FieldParts,
	context: SchemaContext,
): z.ZodType {
	const { isOptional, text, itemLabel, layout } = parts;
	const schema = parts.createSchema(context);
	const complete =
		isOptional && !schema.safeParse(undefined).success
			? schema.optional()
			: schema;
	const meta = {
		...text,
		...(itemLabel && { itemLabel }),
		...(layout && { layout }),
	};
	return Object.keys(meta).length > 0 ? complete.meta(meta) : complete;
}

/** Converts the value of a field to the one that components get; a missing value stays undefined. */
export function resolveField(
	parts: FieldParts,
	value: unknown,
	context: ResolveContext,
): unknown {
	return value === undefined ? undefined : parts.resolve(value, context);
}
