import * as z from "zod";
import { metaOf, type Schema, structureOf } from "./structure.ts";

type Fields = ReadonlyMap<string, readonly Schema[]>;

/**
 * Returns the fields of what a schema gives, each with its schema in every option that has it; undefined where they can't be
 * known: keys are free, or a function makes the value.
 */
export function topFields(schema: Schema): Fields | undefined {
	const def = innermost(schema);
	switch (def.type) {
		case "object": {
			const isOpen = def.catchall && structureOf(def.catchall).type !== "never";
			const fields = Object.entries(def.shape);
			return isOpen
				? undefined
				: new Map(fields.map(([name, field]) => [name, [field]]));
		}
		case "pipe":
			return topFields(def.out);
		case "lazy":
			return topFields(def.getter());
		case "union":
			return merged(def.options.map(topFields));
		case "intersection":
			return merged([topFields(def.left), topFields(def.right)]);
		default:
			return undefined;
	}
}

/** The structure of a schema, or of the schema within one that makes it optional, nullable, read-only and the like. */
function innermost(schema: Schema): ReturnType<typeof structureOf> {
	const def = structureOf(schema);
	return "innerType" in def ? innermost(def.innerType) : def;
}

function merged(all: readonly (Fields | undefined)[]): Fields | undefined {
	const names = new Map<string, readonly Schema[]>();
	for (const fields of all) {
		if (!fields) return undefined;
		for (const [name, schemas] of fields)
			names.set(name, [...(names.get(name) ?? []), ...schemas]);
	}
	return names;
}

/** Returns the names of all fields within a schema, at any depth. */
export function namesWithin(schema: Schema): ReadonlySet<string> {
	return new Set(
		schemasWithin(schema).flatMap((each) => {
			const def = structureOf(each);
			return def.type === "object" ? Object.keys(def.shape) : [];
		}),
	);
}

/** Returns the kinds of things that the references within a schema name. */
export function targetsWithin(schema: Schema): ReadonlySet<string> {
	return new Set(
		schemasWithin(schema).flatMap((each) => metaOf(each).target ?? []),
	);
}

/** A schema, and all schemas within it. */
function schemasWithin(schema: Schema): Schema[] {
	const known = new Set<Schema>([schema]);
	for (const each of known) {
		const def = structureOf(each);
		const parts: unknown[] = Object.values(def).flat();
		if (def.type === "lazy") parts.push(def.getter());
		if (def.type === "object") parts.push(...Object.values(def.shape));
		for (const part of parts) if (isSchema(part)) known.add(part);
	}
	return [...known];
}

function isSchema(value: unknown): value is Schema {
	return value instanceof z.core.$ZodType;
}

/** Describes the first part of a schema that is none, such as “the field price”; undefined if all are. */
export function findNonSchema(schema: unknown): string | undefined {
	const known = new Set<unknown>();
	const find = (part: unknown, name: string): string | undefined => {
		if (known.has(part)) return undefined;
		known.add(part);
		if (!isSchema(part)) return name;
		const def = structureOf(part);
		const parts: (readonly [unknown, string])[] =
			def.type === "object"
				? Object.entries(def.shape).map(([key, field]) => [
						field,
						`the field “${key}”`,
					])
				: Object.values(def)
						.flat()
						.filter(isSchema)
						.map((each) => [each, name]);
		for (const [each, called] of parts) {
			const found = find(each, called);
			if (found) return found;
		}
		return undefined;
	};
	return find(schema, "`schema`");
}

/** Whether every value that a schema allows is a text, and gives a text; a field that may be left out is none. */
export function isAlwaysText(schema: Schema): boolean {
	const tried = ["a", 1, null, undefined].map((value) =>
		z.safeParse(schema, value),
	);
	return (
		tried.every(({ success, data }) => !success || typeof data === "string") &&
		isTextual(schema)
	);
}

/** Whether the values of a schema are written as text, judging by its structure. */
function isTextual(schema: Schema): boolean {
	const def = innermost(schema);
	switch (def.type) {
		case "string":
		case "template_literal":
			return true;
		case "enum":
			return Object.values(def.entries).every(isString);
		case "literal":
			return def.values.every(isString);
		case "union":
			return def.options.every(isTextual);
		case "pipe":
			return isTextual(def.in) || isTextual(def.out);
		default:
			return false;
	}
}

function isString(value: unknown): boolean {
	return typeof value === "string";
}
