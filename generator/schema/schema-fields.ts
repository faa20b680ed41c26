import type { z } from "zod";
import { matchingOptions, type Schema, structureOf } from "./structure.ts";

/** Returns the names of the fields of a schema at a path. `value` decides between the options of unions. */
export function fieldsAt(
	schema: Schema,
	path: readonly PropertyKey[],
	value: unknown,
): string[] {
	const def = structureOf(schema);
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
					matchingOptions(def, value).flatMap((option) =>
						fieldsAt(option, path, value),
					),
				),
			];
		default:
			return [];
	}

	function elementFields(element: Schema): string[] {
		const [step, ...rest] = path;
		return step === undefined
			? []
			: fieldsAt(element, rest, below(value, step));
	}
}

/** Returns the names of the required fields of a schema. */
export function requiredFields(schema: z.ZodType): string[] {
	const { error } = schema.safeParse({});
	return (error?.issues ?? []).map(({ path }) => String(path[0]));
}

function below(value: unknown, step: PropertyKey): unknown {
	return typeof value === "object" && value !== null
		? Reflect.get(value, step)
		: undefined;
}
