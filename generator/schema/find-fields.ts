import * as z from "zod";
import {
	listMatchingOptions,
	readSchema,
	type Schema,
	walkSchema,
} from "./walk.ts";

/** Lists the names of the fields of a schema at a path. `value` decides between the options of unions. */
export function listFieldsAt(
	schema: Schema,
	path: readonly PropertyKey[],
	value: unknown,
): string[] {
	const node = readSchema(schema);
	const [step, ...rest] = path;
	const listBelow = (part: Schema | undefined, key: PropertyKey) =>
		part ? listFieldsAt(part, rest, Object(value)[key]) : [];
	switch (node.type) {
		case "object":
			return step === undefined
				? [...node.fields.keys()]
				: listBelow(node.fields.get(String(step)) ?? node.rest, step);
		case "list":
			return step === undefined ? [] : listBelow(node.element, step);
		case "union": {
			const fields = listMatchingOptions(node, value).flatMap((option) =>
				listFieldsAt(option, path, value),
			);
			return [...new Set(fields)];
		}
		default:
			return [];
	}
}

/** Lists the names of the required fields of a schema. */
export function listRequiredFields(schema: Schema): string[] {
	const { error } = z.safeParse(schema, {});
	return (error?.issues ?? []).map(({ path }) => String(path[0]));
}

/** Lists the names of all fields of a schema, at any depth. */
export function listFieldsWithin(schema: Schema): ReadonlySet<string> {
	const names = new Set<string>();
	walkSchema(schema, (node) => {
		if (node.type === "object")
			for (const name of node.fields.keys()) names.add(name);
	});
	return names;
}

/** Lists the targets of the references within a schema. */
export function listTargetsWithin(schema: Schema): ReadonlySet<string> {
	const targets = new Set<string>();
	walkSchema(schema, (node) => {
		if (node.type === "reference") targets.add(node.target);
	});
	return targets;
}

/** A part of a schema that the editor has no control for: its field, "" for the whole, and its type in zod. */
export type UneditablePart = { readonly field: string; readonly type: string };

/** Lists the parts of a schema that the editor has no control for. */
export function listUneditableParts(schema: Schema): UneditablePart[] {
	const found: UneditablePart[] = [];
	walkSchema(schema, (node, field) => {
		if (node.type === "other") found.push({ field, type: node.name });
	});
	return found;
}
