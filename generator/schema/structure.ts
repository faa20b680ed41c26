import * as z from "zod";
import type { FieldMeta, Size } from "./help.ts";

/** Any schema: what zod gives to libraries, which have functions for it instead of methods (zod.dev/library-authors). */
export type Schema = z.core.$ZodType;

/** The structure of a union; the discriminator is the field that selects an option. */
export type Union = z.core.$ZodUnionDef & { readonly discriminator?: string };

/** The structure of a zod schema. */
export function structureOf(schema: Schema): z.core.$ZodTypes["_zod"]["def"] {
	return (schema as z.core.$ZodTypes)._zod.def;
}

/** The `meta` of a schema. */
export function metaOf(schema: Schema): FieldMeta {
	// Its fields are those that this folder's functions write into it.
	return (z.globalRegistry.get(schema) ?? {}) as FieldMeta;
}

/** The fewest and the most items that the schema of a list accepts. */
export function sizeOf({ checks = [] }: z.core.$ZodArrayDef): Size {
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

/** The options of a union; of a discriminated one, only those with the discriminator of the value. */
export function matchingOptions(
	{ options, discriminator }: Union,
	value: unknown,
): readonly Schema[] {
	if (discriminator === undefined) return options;
	const tag = Object(value)[discriminator];
	return options.filter((option) => {
		const schema = tagOf(option, discriminator);
		return schema && z.safeParse(schema, tag).success;
	});
}

/** Whether a schema accepts a value as a file has it. */
export function accepts(schema: Schema, value: unknown): boolean {
	return z.safeParse(schema, value).success;
}

/** The schema of an option's discriminator. */
export function tagOf(
	option: Schema,
	discriminator: string,
): Schema | undefined {
	const structure = structureOf(option);
	return structure.type === "object"
		? structure.shape[discriminator]
		: undefined;
}
