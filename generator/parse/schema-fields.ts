import type { z } from "zod";

/** Returns the names of the fields of a schema at a path. `value` decides between the options of unions. */
export function fieldsAt(
	schema: z.ZodType,
	path: readonly PropertyKey[],
	value: unknown,
): string[] {
	const def = definition(schema);
	switch (def.type) {
		case "object": {
			const [step, ...rest] = path;
			if (step === undefined) return Object.keys(def.shape);
			const field = def.shape[String(step)];
			return field ? fieldsAt(field, rest, below(value, step)) : [];
		}
		case "array":
			return elementFields(def.element);
		case "record":
			return elementFields(def.valueType);
		case "optional":
			return fieldsAt(def.innerType, path, value);
		case "pipe":
			return fieldsAt(def.in, path, value);
		case "union":
			return [
				...new Set(
					matching(def).flatMap((option) => fieldsAt(option, path, value)),
				),
			];
		default:
			return [];
	}

	function elementFields(element: z.ZodType): string[] {
		const [step, ...rest] = path;
		return step === undefined
			? []
			: fieldsAt(element, rest, below(value, step));
	}

	/** The options of a union; of a discriminated one, only those with the discriminator of the value. */
	function matching({
		options,
		discriminator,
	}: UnionDefinition): readonly z.ZodType[] {
		if (discriminator === undefined) return options;
		const kind = below(value, discriminator);
		return options.filter((option) => {
			const candidate = definition(option);
			const tag =
				candidate.type === "object"
					? candidate.shape[discriminator]
					: undefined;
			return tag?.safeParse(kind).success;
		});
	}
}

/** Returns the names of the required fields of a schema. */
export function requiredFields(schema: z.ZodType): string[] {
	const { error } = schema.safeParse({});
	return (error?.issues ?? []).map(({ path }) => String(path[0]));
}

type UnionDefinition = {
	readonly type: "union";
	readonly options: readonly z.ZodType[];
	readonly discriminator?: string;
};

type Definition =
	| {
			readonly type: "object";
			readonly shape: Readonly<Record<string, z.ZodType>>;
	  }
	| { readonly type: "array"; readonly element: z.ZodType }
	| { readonly type: "record"; readonly valueType: z.ZodType }
	| { readonly type: "optional"; readonly innerType: z.ZodType }
	| { readonly type: "pipe"; readonly in: z.ZodType }
	| UnionDefinition
	| { readonly type: "string" };

/** zod documents these definitions for libraries, but doesn't export types for them (zod.dev/library-authors). */
function definition(schema: z.ZodType): Definition {
	return schema._zod.def as unknown as Definition;
}

function below(value: unknown, step: PropertyKey): unknown {
	return typeof value === "object" && value !== null
		? Reflect.get(value, step)
		: undefined;
}
