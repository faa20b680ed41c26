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
		case "union":
			return readUnion(def);
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

function readUnion(def: z.core.$ZodUnionDef): Union {
	const { options } = def;
	const discriminator =
		"discriminator" in def ? String(def.discriminator) : undefined;
	return { type: "union", options, discriminator };
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

/** A step from a schema to one within it. */
export type SchemaStep = {
	/** The name of a field, `*` for the items of a list or map, the discriminator's value of an option, or a language. */
	readonly name: string;
	readonly isField: boolean;
};

const toItem: SchemaStep = { name: "*", isField: false };

/**
 * Returns a schema with other schemas of its fields, items or options, and otherwise the same: checks, transformations and
 * metadata. References are not changed. `copy` makes a copy of a schema.
 */
export function mapParts(
	schema: Schema,
	change: (part: Schema, step: SchemaStep) => Schema,
	copy: CopySchema,
): Schema {
	const { kind, target } = readMeta(schema);
	if (target !== undefined) return schema;
	const def = (schema as z.core.$ZodTypes)._zod.def;
	switch (def.type) {
		case "optional":
		case "default":
			return copy(schema, {
				innerType: mapParts(def.innerType, change, copy),
			});
		case "pipe":
			return copy(schema, { in: mapParts(def.in, change, copy) });
		case "object": {
			const rest = isNever(def.catchall) ? undefined : def.catchall;
			return copy(schema, {
				shape: Object.fromEntries(
					Object.entries(def.shape).map(([name, part]) => [
						name,
						change(part, { name, isField: kind !== "localized" }),
					]),
				),
				...(rest && { catchall: change(rest, toItem) }),
			});
		}
		case "record":
			return copy(schema, { valueType: change(def.valueType, toItem) });
		case "array":
			return copy(schema, { element: change(def.element, toItem) });
		case "union": {
			const { options, discriminator } = readUnion(def);
			return copy(schema, {
				options: options.map((option) =>
					change(option, {
						name: getOptionName(option, discriminator) ?? "*",
						isField: false,
					}),
				),
			});
		}
		default:
			return schema;
	}
}

/** Returns the only value that the discriminator has in an option of a union. */
function getOptionName(
	option: Schema,
	discriminator: string | undefined,
): string | undefined {
	const node = readSchema(option);
	const field = node.type === "object" && node.fields.get(discriminator ?? "");
	const tag = field ? readSchema(field) : undefined;
	return tag?.type === "choice" && tag.values.length === 1
		? String(tag.values[0])
		: undefined;
}

/** The schemas within a schema, by the keys of its definition in zod. */
type SchemaParts = Readonly<
	Record<string, Schema | readonly Schema[] | Readonly<Record<string, Schema>>>
>;

/** Copies a schema with other parts. */
export type CopySchema = (schema: Schema, parts: SchemaParts) => Schema;

/** Copies a schema with its checks and its metadata, but with other parts. */
export function copySchema(schema: Schema, parts: SchemaParts): Schema {
	const { def } = schema._zod;
	// The types of zod don't know which parts the schema has.
	const copy = z.core.clone(schema, { ...def, ...parts } as typeof def);
	z.globalRegistry.add(copy, readMeta(schema));
	return copy;
}

/** Whether the parts of a schema are these, the same objects. */
export function hasParts(schema: Schema, parts: SchemaParts): boolean {
	const own = Object.fromEntries(
		Object.keys(parts).map((key) => [key, Reflect.get(schema._zod.def, key)]),
	);
	const all = listSchemas(own);
	return listSchemas(parts).every((part, index) => part === all[index]);
}

function listSchemas(parts: SchemaParts): readonly Schema[] {
	return Object.values(parts).flatMap((part) =>
		isSchema(part) ? [part] : Object.values(part),
	);
}

function isSchema(part: SchemaParts[string]): part is Schema {
	return "_zod" in part;
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
function isValid(schema: Schema, value: unknown): boolean {
	return z.safeParse(schema, value).success;
}
