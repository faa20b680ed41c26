import type { z } from "kilde";
import { type Document, isScalar, parseDocument } from "yaml";

// The fields of the content model, and their values in content files.

/** The path from the root of a file to a value. */
type Path = readonly (string | number)[];

/**
 * A value in a file. `field` is the schema's name for it, equal for every item of a list and every key of a record:
 * `faq[].question`. A localized text is one value of two parts.
 */
export type Leaf = Field & { readonly paths: readonly Path[] };

/** A field with a value, and its schema; that of the Danish part for a localized text. */
export type Field = { readonly field: string; readonly schema: z.ZodType };

type Definition =
	| { type: "object"; shape: Record<string, z.ZodType> }
	| { type: "array"; element: z.ZodType }
	| { type: "record"; valueType: z.ZodType }
	| { type: "optional" | "default"; innerType: z.ZodType }
	| { type: "pipe"; in: z.ZodType }
	| { type: "union"; options: z.ZodType[]; discriminator?: string }
	| { type: "literal"; values: unknown[] }
	| { type: "enum"; entries: Record<string, string> }
	| { type: "string" | "number" | "boolean" };

function definition(schema: z.ZodType): Definition {
	return schema._zod.def as unknown as Definition;
}

/** Lists the fields of a schema, except those that allow a single value, such as the view of a page. */
export function listFields(schema: z.ZodType, name: string): Field[] {
	const def = definition(schema);
	switch (def.type) {
		case "object":
			return (
				pairOf(def.shape, name) ??
				Object.entries(def.shape).flatMap(([key, field]) =>
					listFields(field, `${name}.${key}`),
				)
			);
		case "array":
			return listFields(def.element, `${name}[]`);
		case "record":
			return listFields(def.valueType, `${name}{}`);
		case "optional":
		case "default":
			return listFields(def.innerType, name);
		case "pipe":
			return listFields(def.in, name);
		case "union":
			return def.options.flatMap((option) =>
				listFields(option, `${name}${tagOf(option, def.discriminator)}`),
			);
		case "literal":
			return typeof def.values[0] === "string" ? [] : [{ field: name, schema }];
		default:
			return [{ field: name, schema }];
	}
}

/** Lists the values of an enumeration. */
export function listOptions(schema: z.ZodType): string[] {
	const def = definition(schema);
	return def.type === "enum" ? Object.values(def.entries) : [];
}

/** Lists the values in a file by its schema, each with its field. */
export function listValues(
	schema: z.ZodType,
	value: unknown,
	name: string,
	path: Path = [],
): Leaf[] {
	if (value === undefined) return [];
	const def = definition(schema);
	const below = (field: z.ZodType, key: string | number, suffix: string) =>
		listValues(field, Reflect.get(Object(value), key), `${name}${suffix}`, [
			...path,
			key,
		]);
	switch (def.type) {
		case "object":
			return (
				pairOf(def.shape, name)?.map((pair) => ({
					...pair,
					paths: [
						[...path, "da"],
						[...path, "en"],
					],
				})) ??
				Object.entries(def.shape).flatMap(([key, field]) =>
					below(field, key, `.${key}`),
				)
			);
		case "array":
			return (value as unknown[]).flatMap((_, index) =>
				below(def.element, index, "[]"),
			);
		case "record":
			return Object.keys(Object(value)).flatMap((key) =>
				below(def.valueType, key, "{}"),
			);
		case "optional":
		case "default":
			return listValues(def.innerType, value, name, path);
		case "pipe":
			return listValues(def.in, value, name, path);
		case "union": {
			const option = def.options.find((each) => each.safeParse(value).success);
			return option
				? listValues(
						option,
						value,
						`${name}${tagOf(option, def.discriminator)}`,
						path,
					)
				: [];
		}
		default:
			return listFields(schema, name).map((field) => ({
				...field,
				paths: [path],
			}));
	}
}

/** Returns a localized text as a single value. */
function pairOf(
	shape: Record<string, z.ZodType>,
	name: string,
): Field[] | undefined {
	const { da, en, ...others } = shape;
	if (!da || !en || Object.keys(others).length > 0) return undefined;
	const parts = listFields(da, name);
	const isOne = parts.length === 1 && parts[0]?.field === name;
	return isOne && definition(da).type !== "optional" ? parts : undefined;
}

/** Identifies the option of a union: `<home>` for a page with that view. */
function tagOf(option: z.ZodType, discriminator: string | undefined): string {
	const def = definition(option);
	if (discriminator === undefined || def.type !== "object") return "";
	const tag = definition(def.shape[discriminator] as z.ZodType);
	return tag.type === "literal" ? `<${String(tag.values[0])}>` : "";
}

/** Replaces the value at a path of a YAML text. */
export function withValue(text: string, path: Path, value: unknown): string {
	const node = parseDocument(text).getIn(path, true);
	if (!isScalar(node)) throw new Error(`No value at ${path.join("/")}.`);
	const [start = 0, end = 0] = node.range ?? [];
	const after = /^BLOCK/.test(node.type ?? "") ? "\n" : "";
	return `${text.slice(0, start)}${JSON.stringify(value)}${after}${text.slice(end)}`;
}

/** Modifies the document of a YAML text. */
export function withChange(
	text: string,
	change: (document: Document) => void,
): string {
	const document = parseDocument(text);
	change(document);
	return document.toString({ lineWidth: 0 });
}
