import type { z } from "zod";

/** What a schema is made of, as far as the fields of content use it. */
export type Structure =
	| {
			readonly type: "object";
			readonly shape: Readonly<Record<string, z.ZodType>>;
			/** The schema of the fields that it doesn't name. */
			readonly catchall?: z.ZodType;
	  }
	| { readonly type: "array"; readonly element: z.ZodType }
	| { readonly type: "record"; readonly valueType: z.ZodType }
	| {
			readonly type: "optional" | "default";
			readonly innerType: z.ZodType;
	  }
	| { readonly type: "pipe"; readonly in: z.ZodType }
	| Union
	| { readonly type: "literal"; readonly values: readonly unknown[] }
	| {
			readonly type: "enum";
			readonly entries: Readonly<Record<string, string | number>>;
	  }
	| { readonly type: "string"; readonly format?: string }
	| { readonly type: "number" | "boolean" | "never" };

/** The structure of a union; with a discriminator, the field of that name says which option a value is of. */
export type Union = {
	readonly type: "union";
	readonly options: readonly z.ZodType[];
	readonly discriminator?: string;
};

/** zod documents these definitions for libraries, but doesn't export types for them (zod.dev/library-authors). */
export function structureOf(schema: z.ZodType): Structure {
	return schema._zod.def as unknown as Structure;
}

/** The options of a union; of a discriminated one, only those with the discriminator of the value. */
export function matchingOptions(
	{ options, discriminator }: Union,
	value: unknown,
): readonly z.ZodType[] {
	if (discriminator === undefined) return options;
	const tag = Object(value)[discriminator];
	return options.filter(
		(option) => tagOf(option, discriminator)?.safeParse(tag).success,
	);
}

/** The schema of the field of an option that says which option it is. */
export function tagOf(
	option: z.ZodType,
	discriminator: string,
): z.ZodType | undefined {
	const structure = structureOf(option);
	return structure.type === "object"
		? structure.shape[discriminator]
		: undefined;
}
