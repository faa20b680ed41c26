import * as z from "zod";
import { type FieldMeta, readMeta } from "./meta.ts";

// The only reader of zod's internals.

/** Any schema: the type that zod has for libraries (zod.dev/library-authors). */
export type Schema = z.core.$ZodType;

export type Fields = ReadonlyMap<string, Schema>;

/** A schema without the wrappers around it: optional, default, transformation. */
export type SchemaNode = Structure & {
	/** The merged `meta` of the schema and its wrappers. */
	readonly meta: FieldMeta;
	readonly isOptional: boolean;
};

/** The structure of a schema; the editor has a control for every type but `other`. */
export type Structure =
	| {
			readonly type: "object";
			readonly fields: Fields;
			/** The schema of all other keys, if there may be any. */
			readonly rest: Schema | undefined;
	  }
	| {
			readonly type: "list";
			readonly element: Schema;
			readonly size: Size;
	  }
	| Union
	| { readonly type: "string"; readonly format: string | undefined }
	| { readonly type: "number" | "boolean" }
	/** An enum or a literal. */
	| { readonly type: "choice"; readonly values: readonly unknown[] }
	| { readonly type: "reference"; readonly target: string }
	| { readonly type: "other"; readonly name: string };

export type Union = {
	readonly type: "union";
	readonly options: readonly Schema[];
	/** The field that selects an option. */
	readonly discriminator: string | undefined;
};

/** Reads the structure of a schema. */
export function readSchema(schema: Schema): SchemaNode {
	return unwrapSchema(schema, {});
}

function unwrapSchema(schema: Schema, outer: FieldMeta): SchemaNode {
	const meta = { ...readMeta(schema), ...outer };
	const def = (schema as z.core.$ZodTypes)._zod.def;
	switch (def.type) {
		case "optional":
		case "default":
			return { ...unwrapSchema(def.innerType, meta), isOptional: true };
		case "pipe":
			return unwrapSchema(def.in, meta);
		default:
			return { ...readStructure(def, meta), meta, isOptional: false };
	}
}

type Definition = z.core.$ZodTypes["_zod"]["def"];

function readStructure(def: Definition, { target }: FieldMeta): Structure {
	if (target !== undefined) return { type: "reference", target };
	switch (def.type) {
		case "object":
			return {
				type: "object",
				fields: new Map(Object.entries(def.shape)),
				rest: isNever(def.catchall) ? undefined : def.catchall,
			};
		case "record":
			return { type: "object", fields: new Map(), rest: def.valueType };
		case "array":
			return { type: "list", element: def.element, size: readSize(def) };
		case "union": {
			const { options } = def;
			const discriminator =
				"discriminator" in def ? String(def.discriminator) : undefined;
			return { type: "union", options, discriminator };
		}
		case "string":
			return {
				type: "string",
				format: "format" in def ? String(def.format) : undefined,
			};
		case "number":
		case "boolean":
			return { type: def.type };
		case "enum":
			return { type: "choice", values: Object.values(def.entries) };
		case "literal":
			return { type: "choice", values: def.values };
		default:
			return { type: "other", name: def.type };
	}
}

function isNever(schema: Schema | undefined): boolean {
	return (schema as z.core.$ZodTypes | undefined)?._zod.def.type === "never";
}

/** The least and the greatest number of items of a list. */
export type Size = { readonly least: number; readonly most: number };

function readSize({ checks = [] }: z.core.$ZodArrayDef): Size {
	const defs = checks.map((check) => (check as z.core.$ZodChecks)._zod.def);
	const exact = defs.flatMap((def) =>
		def.check === "length_equals" ? [def.length] : [],
	);
	const least = defs.flatMap((def) =>
		def.check === "min_length" ? [def.minimum] : [],
	);
	const most = defs.flatMap((def) =>
		def.check === "max_length" ? [def.maximum] : [],
	);
	return {
		least: Math.max(0, ...least, ...exact),
		most: Math.min(Number.POSITIVE_INFINITY, ...most, ...exact),
	};
}

/** Visits a schema and all schemas within it, each once, with the name of the field that it belongs to. */
export function walkSchema(
	schema: Schema,
	visit: (node: SchemaNode, fieldName: string) => void,
): void {
	const visited = new Set<Schema>();
	walkFrom(schema, "");

	function walkFrom(each: Schema, field: string): void {
		if (visited.has(each)) return;
		visited.add(each);
		const node = readSchema(each);
		visit(node, field);
		for (const [name, part] of listParts(node)) walkFrom(part, name ?? field);
	}
}

function listParts(
	node: Structure,
): (readonly [name: string | undefined, part: Schema])[] {
	switch (node.type) {
		case "object":
			return [
				...node.fields,
				...(node.rest ? [[undefined, node.rest] as const] : []),
			];
		case "list":
			return [[undefined, node.element]];
		case "union":
			return node.options.map((option) => [undefined, option]);
		default:
			return [];
	}
}

/** Lists the options of a union that a value may be of: if it is discriminated, those with the value's discriminator. */
export function listMatchingOptions(
	{ options, discriminator }: Union,
	value: unknown,
): readonly Schema[] {
	if (discriminator === undefined) return options;
	const tag = Object(value)[discriminator];
	return options.filter((option) => {
		const node = readSchema(option);
		const schema =
			node.type === "object" ? node.fields.get(discriminator) : undefined;
		return schema && isValid(schema, tag);
	});
}

/** Whether a schema accepts a value as a file has it. */
export function isValid(schema: Schema, value: unknown): boolean {
	return z.safeParse(schema, value).success;
}
