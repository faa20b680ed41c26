import { metaOf, type Schema, structureOf } from "./structure.ts";

/** A part of a schema that no panel can edit: the field that it is of, "" for the whole, and its type in zod. */
export type Uneditable = { readonly field: string; readonly type: string };

/** Returns the parts of a schema that no panel can edit: those that `shapeOf` throws for. */
export function uneditableParts(schema: Schema): Uneditable[] {
	return partsIn(schema, "", new Set());
}

function partsIn(
	schema: Schema,
	field: string,
	known: Set<Schema>,
): Uneditable[] {
	if (known.has(schema)) return [];
	known.add(schema);
	const { target, kind } = metaOf(schema);
	if (target !== undefined || kind === "film" || kind === "focus") return [];
	const within = (part: Schema, name = field) => partsIn(part, name, known);
	const def = structureOf(schema);
	switch (def.type) {
		case "object":
			return [
				...Object.entries(def.shape).flatMap(([name, part]) =>
					within(part, name),
				),
				...(def.catchall && structureOf(def.catchall).type !== "never"
					? within(def.catchall)
					: []),
			];
		case "record":
			return within(def.valueType);
		case "array":
			return within(def.element);
		case "optional":
		case "default":
			return within(def.innerType);
		case "pipe":
			return within(def.in);
		case "union":
			return def.options.flatMap((option) => within(option));
		case "string":
		case "number":
		case "boolean":
		case "enum":
		case "literal":
			return [];
		default:
			return [{ field, type: def.type }];
	}
}
