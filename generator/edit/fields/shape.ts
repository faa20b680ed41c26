import * as z from "zod";
import type { Text } from "../../languages/text.ts";
import {
	type FieldMeta,
	type FieldText,
	getFieldText,
	isReadableText,
} from "../../schema/meta.ts";
import { media } from "../../schema/reference.ts";
import {
	type Fields,
	isValid,
	listMatchingOptions,
	readSchema,
	type Schema,
	type SchemaNode,
	type Size,
	type Union,
} from "../../schema/walk.ts";

/** Describes the control that edits a value. */
export type Shape = Form & {
	/** Its label and explanation. */
	readonly text: FieldText | undefined;
	readonly isOptional: boolean;
	/** Whether it is a text that people read, rather than a name or an address. */
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
	| { readonly kind: "number"; readonly unit: Text | undefined }
	| {
			readonly kind: "choice";
			readonly values: readonly (string | number)[];
			/** The meanings of the values, if given. */
			readonly meanings?: FieldMeta["choices"];
	  }
	| {
			readonly kind: "switch";
			readonly on: boolean;
			/** Undefined if the field is left out instead. */
			readonly off: boolean | undefined;
	  }
	| { readonly kind: "reference"; readonly target: string }
	| { readonly kind: "picture" | "video" }
	| { readonly kind: "focus" }
	/** A value in every language, by the languages' codes. */
	| { readonly kind: "localized"; readonly fields: Fields }
	| {
			readonly kind: "group";
			readonly fields: Fields;
			/** Whether its keys are names that authors choose. */
			readonly isOpen: boolean;
			/** The field that names each value, if its keys are names that authors choose. */
			readonly itemLabel?: string | undefined;
			/** The discriminator of a union, and the values it can take while the other fields stay. */
			readonly tag?: Tag;
	  }
	| {
			readonly kind: "list";
			readonly element: Schema;
			/** The least and the greatest number of items. */
			readonly size: Size;
			/** The field that names an item. */
			readonly itemLabel?: string | undefined;
	  };

type Tag = {
	readonly name: string;
	readonly values: readonly string[];
	/** The options of the union by their discriminators. */
	readonly options: Fields;
};

/**
 * Describes the control for a value as the file has it; undefined if the file has none. `value` selects an option of a
 * union, and names the fields of maps whose keys are free. Throws for schemas that have no control.
 */
export function shapeOf(schema: Schema, value: unknown): Shape {
	if (typeof value !== "object" || value === null)
		return createShape(schema, value);
	const ofValue = known.get(value) ?? new WeakMap<Schema, Shape>();
	const shape = ofValue.get(schema) ?? createShape(schema, value);
	known.set(value, ofValue.set(schema, shape));
	return shape;
}

/** Selecting the option of a union takes a while, and parsed content never changes. */
const known = new WeakMap<object, WeakMap<Schema, Shape>>();

function createShape(schema: Schema, value: unknown): Shape {
	const node = selectOption(readSchema(schema), value);
	return {
		...formOf(node, value),
		text: getFieldText(node.meta),
		isOptional: node.isOptional,
		isWords: isReadableText(node.meta),
	};
}

type Selected = Exclude<SchemaNode, { readonly type: "union" }> & {
	readonly tag?: Tag;
};

/** Replaces a union by the option for a value. */
function selectOption(node: SchemaNode, value: unknown): Selected {
	if (node.type !== "union") return node;
	const option = readSchema(findOption(node, value));
	const selected = selectOption(
		{ ...option, meta: { ...option.meta, ...node.meta } },
		value,
	);
	return {
		...selected,
		isOptional: node.isOptional || selected.isOptional,
		...getTag(node, value),
	};
}

/** Finds the option for a value: the first one that accepts it, or else one for values of its type. */
function findOption(union: Union, value: unknown): Schema {
	const options = listMatchingOptions(union, value);
	const isMap = typeof value === "object" && value !== null;
	const found =
		options.find((option) => isValid(option, value)) ??
		options.find((option) => isMap === isComposite(shapeOf(option, value))) ??
		options[0] ??
		union.options[0];
	if (!found) throw new Error("A union has no options.");
	return found;
}

/** Returns the values that a discriminator can take while the other fields stay. */
function getTag(
	{ options, discriminator }: Union,
	value: unknown,
): { readonly tag?: Tag } {
	if (discriminator === undefined) return {};
	const own: unknown = Object(value)[discriminator];
	const byTag = options.flatMap((option) => {
		const node = readSchema(option);
		const schema =
			node.type === "object" ? node.fields.get(discriminator) : undefined;
		const tag = schema && readSchema(schema);
		return tag?.type === "choice"
			? tag.values.map((each) => [String(each), option] as const)
			: [];
	});
	const values = byTag
		.filter(
			([each, option]) =>
				each === own ||
				isValid(option, { ...Object(value), [discriminator]: each }),
		)
		.map(([each]) => each);
	return { tag: { name: discriminator, values, options: new Map(byTag) } };
}

/** Whether a value consists of others. */
export function isComposite({ kind }: Pick<Shape, "kind">): boolean {
	return kind === "group" || kind === "list" || kind === "localized";
}

function formOf(node: Selected, value: unknown): Form {
	const { kind } = node.meta;
	if (kind === "video" || kind === "address" || kind === "focus")
		return { kind };
	switch (node.type) {
		case "reference":
			return node.target === media.name
				? { kind: "picture" }
				: { kind: "reference", target: node.target };
		case "object":
			return kind === "localized"
				? { kind, fields: node.fields }
				: {
						kind: "group",
						fields: new Map([...node.fields, ...freeFields(node, value)]),
						isOpen: node.rest !== undefined,
						itemLabel: node.meta.itemLabel,
						...(node.tag && { tag: node.tag }),
					};
		case "list":
			return {
				kind: "list",
				element: node.element,
				size: node.size,
				itemLabel: node.meta.itemLabel,
			};
		case "number":
			return { kind: "number", unit: node.meta.unit };
		case "boolean":
			return {
				kind: "switch",
				on: true,
				off: node.isOptional ? undefined : false,
			};
		case "choice":
			return choiceForm(node.values, node.meta.choices);
		case "string":
			return stringForm(node);
		case "other":
			throw new Error(`The editor has no control for ${node.name}.`);
	}
}

/** Returns the fields of a value whose names aren't in its schema. */
function freeFields(
	{ fields, rest }: SchemaNode & { readonly type: "object" },
	value: unknown,
): Fields {
	if (!rest) return new Map();
	const schema = z.optional(rest);
	const keys = Object.keys(Object(value)).filter((key) => !fields.has(key));
	return new Map(keys.map((key) => [key, schema]));
}

function choiceForm(
	values: readonly unknown[],
	meanings: FieldMeta["choices"],
): Form {
	const [first] = values;
	return typeof first === "boolean"
		? { kind: "switch", on: first, off: undefined }
		: {
				kind: "choice",
				values: values.filter(
					(each) => typeof each === "string" || typeof each === "number",
				),
				...(meanings && { meanings }),
			};
}

function stringForm({
	meta: { kind, partOf },
	format,
}: SchemaNode & { readonly format: string | undefined }): Form {
	if (kind === "time" || kind === "month") return { kind };
	if (kind === "prose") return { kind: "markdown" };
	if (format === "date") return { kind: "date" };
	return {
		kind: "line",
		facts: kind === "text",
		...(partOf !== undefined && { partOf }),
	};
}
