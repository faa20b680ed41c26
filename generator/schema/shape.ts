import * as z from "zod";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type FieldMeta,
	type FieldWords,
	isWords,
	type Size,
	wordsOf,
} from "./help.ts";
import { media } from "./reference.ts";
import {
	matchingOptions,
	metaOf,
	type Schema,
	sizeOf,
	structureOf,
	tagOf,
	type Union,
} from "./structure.ts";

/** The description of one value, for an editor. */
export type Shape = Form & {
	readonly words: FieldWords | undefined;
	readonly isOptional: boolean;
	/** Whether it is a text that people read, and not a name or an address. */
	readonly isWords: boolean;
};

/** A single value, or the schemas of its parts. */
export type Form =
	| {
			readonly kind: "line";
			readonly facts: boolean;
			/** For a part of a page: the name of the field beside it that holds the page. */
			readonly partOf?: string;
	  }
	| { readonly kind: "markdown" | "time" | "date" | "month" }
	| { readonly kind: "address" }
	| { readonly kind: "number"; readonly unit: Wording | undefined }
	| {
			readonly kind: "choice";
			readonly values: readonly (string | number)[];
			/** The meanings of the values, if given. */
			readonly meanings?: FieldMeta["choices"];
	  }
	| {
			readonly kind: "switch";
			readonly on: boolean;
			/** Undefined where the line is left out instead. */
			readonly off: boolean | undefined;
	  }
	| { readonly kind: "reference"; readonly target: string }
	| { readonly kind: "picture" | "film" }
	| { readonly kind: "focus" }
	/** A value in every language, by the languages' codes. */
	| { readonly kind: "localized"; readonly fields: Schemas }
	| {
			readonly kind: "group";
			readonly fields: Schemas;
			/** Whether its keys are names that people give. */
			readonly isOpen: boolean;
			/** The discriminator of a union, and the values it can take while the other fields stay. */
			readonly tag?: Tag;
	  }
	| {
			readonly kind: "list";
			readonly element: Schema;
			/** The fewest and the most items that it may have. */
			readonly size: Size;
	  };

type Schemas = ReadonlyMap<string, Schema>;

/**
 * Returns what a schema says of a value as the file has it, undefined where the file doesn't. `value` decides between the
 * options of unions, and names the fields of maps whose keys are free. Throws for schemas that no field is edited by.
 */
export function shapeOf(schema: Schema, value: unknown): Shape {
	if (typeof value !== "object" || value === null)
		return newShape(schema, value);
	const ofValue = known.get(value) ?? new WeakMap<Schema, Shape>();
	const shape = ofValue.get(schema) ?? newShape(schema, value);
	known.set(value, ofValue.set(schema, shape));
	return shape;
}

/** To find the option of a union that a value is of takes a while, and parsed content never changes. */
const known = new WeakMap<object, WeakMap<Schema, Shape>>();

function newShape(schema: Schema, value: unknown): Shape {
	const found = unwrap(schema, value, {});
	return {
		...formOf(found, value),
		words: wordsOf(found.meta),
		isOptional: found.isOptional,
		isWords: isWords(found.meta),
	};
}

/** A schema without its wrappers (optional, default, pipe). */
type Unwrapped = {
	readonly schema: Schema;
	readonly meta: FieldMeta;
	readonly isOptional: boolean;
	readonly tag?: Tag;
};

type Tag = {
	readonly name: string;
	readonly values: readonly string[];
	/** The options of the union by their discriminators. */
	readonly options: ReadonlyMap<string, Schema>;
};

function unwrap(schema: Schema, value: unknown, around: FieldMeta): Unwrapped {
	const meta: FieldMeta = { ...metaOf(schema), ...around };
	const structure = structureOf(schema);
	switch (structure.type) {
		case "optional":
		case "default": {
			const inner = unwrap(structure.innerType, value, meta);
			return { ...inner, isOptional: true };
		}
		case "pipe":
			return unwrap(structure.in, value, meta);
		case "union":
			// A reference is a union of words and numbers, since it may look like either.
			return meta.target === undefined
				? {
						...unwrap(optionOf(structure, value), value, meta),
						...tagsOf(structure, value),
					}
				: { schema, meta, isOptional: false };
		default:
			return { schema, meta, isOptional: false };
	}
}

/** The option of a union that a value is of: the first one that accepts it, or else one for values of its type. */
function optionOf(union: Union, value: unknown): Schema {
	const options = matchingOptions(union, value);
	const isMap = typeof value === "object" && value !== null;
	const found =
		options.find((option) => z.safeParse(option, value).success) ??
		options.find((option) => isMap === isComposite(shapeOf(option, value))) ??
		options[0] ??
		union.options[0];
	if (!found) throw new Error("A union has no options.");
	return found;
}

/** The values that a discriminator can take while the rest of a value stays. */
function tagsOf(
	{ options, discriminator }: Union,
	value: unknown,
): { readonly tag?: Tag } {
	if (discriminator === undefined) return {};
	const own: unknown = Object(value)[discriminator];
	const byTag = options.flatMap((option) => {
		const tag = tagOf(option, discriminator);
		const literal = tag && structureOf(tag);
		return literal?.type === "literal"
			? literal.values.map((each) => [String(each), option] as const)
			: [];
	});
	const values = byTag
		.filter(
			([each, option]) =>
				each === own ||
				z.safeParse(option, { ...Object(value), [discriminator]: each })
					.success,
		)
		.map(([each]) => each);
	return { tag: { name: discriminator, values, options: new Map(byTag) } };
}

/** Whether a value consists of others. */
export function isComposite({ kind }: Pick<Shape, "kind">): boolean {
	return kind === "group" || kind === "list" || kind === "localized";
}

function formOf(
	{ schema, meta, isOptional, tag }: Unwrapped,
	value: unknown,
): Form {
	const { target, kind } = meta;
	if (kind === "film" || kind === "address" || kind === "focus")
		return { kind };
	if (target === media.name) return { kind: "picture" };
	if (target !== undefined) return { kind: "reference", target };
	const structure = structureOf(schema);
	switch (structure.type) {
		case "object":
			return kind === "localized"
				? { kind, fields: new Map(Object.entries(structure.shape)) }
				: { ...group(structure, value), ...(tag && { tag }) };
		case "record":
			return {
				kind: "group",
				fields: free(structure.valueType, value),
				isOpen: true,
			};
		case "array":
			return {
				kind: "list",
				element: structure.element,
				size: meta.size ?? sizeOf(structure),
			};
		case "number":
			return { kind: "number", unit: meta.unit };
		case "boolean":
			return { kind: "switch", on: true, off: isOptional ? undefined : false };
		case "enum":
			return {
				kind: "choice",
				values: Object.values(structure.entries),
				...(meta.choices && { meanings: meta.choices }),
			};
		case "literal":
			return literalForm(structure.values);
		case "string":
			if (kind === "time" || kind === "month") return { kind };
			if (kind === "prose") return { kind: "markdown" };
			return "format" in structure && structure.format === "date"
				? { kind: "date" }
				: {
						kind: "line",
						facts: kind === "text",
						...(meta.partOf !== undefined && { partOf: meta.partOf }),
					};
		default:
			throw new Error(
				`No field is edited by a schema of type ${structure.type}.`,
			);
	}
}

function group(
	{ shape, catchall }: z.core.$ZodObjectDef,
	value: unknown,
): Form {
	const isOpen =
		catchall !== undefined && structureOf(catchall).type !== "never";
	const others = isOpen ? free(catchall, value) : [];
	return {
		kind: "group",
		fields: new Map([
			...Object.entries(shape),
			...[...others].filter(([key]) => !(key in shape)),
		]),
		isOpen,
	};
}

/** The fields that a map gives names of its own. */
function free(schema: Schema, value: unknown): Schemas {
	const one = z.optional(schema);
	return new Map(Object.keys(Object(value)).map((key) => [key, one]));
}

function literalForm(values: readonly unknown[]): Form {
	const [first] = values;
	return typeof first === "boolean"
		? { kind: "switch", on: first, off: undefined }
		: {
				kind: "choice",
				values: values.filter(
					(each) => typeof each === "string" || typeof each === "number",
				),
			};
}
