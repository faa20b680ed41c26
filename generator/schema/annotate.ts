import * as z from "zod";
import type { FieldMeta } from "./meta.ts";
import {
	type CopySchema,
	copySchema,
	hasParts,
	mapParts,
	readSchema,
	type Schema,
	type SchemaNode,
	type SchemaStep,
} from "./walk.ts";

/** The steps from a collection to a schema within its own: the first one is the name of the collection. */
export type SchemaPath = readonly SchemaStep[];

/** Returns metadata to add to a schema; undefined if it has all it needs. */
type GetMeta = (node: SchemaNode, path: SchemaPath) => FieldMeta | undefined;

/**
 * Returns a function that adds metadata to a schema and to all schemas within it. Fields share schemas, so it returns a copy:
 * one copy for all places where the metadata is the same, since zod takes long to prepare a schema.
 */
export function createAnnotator(getMeta: GetMeta) {
	const copies = new WeakMap<Schema, Schema[]>();
	const annotated = new WeakMap<Schema, Map<string, Schema>>();

	function annotate(schema: Schema, path: SchemaPath): Schema {
		const own = mapParts(
			schema,
			(part, step) => annotate(part, [...path, step]),
			copyOnce,
		);
		const meta = getMeta(readSchema(schema), path);
		return meta ? addMeta(own, meta) : own;
	}

	function addMeta(schema: Schema, meta: FieldMeta): Schema {
		const known = annotated.get(schema) ?? new Map<string, Schema>();
		const key = JSON.stringify(meta);
		const made = known.get(key) ?? addMetaToCopy(schema, meta);
		annotated.set(schema, known.set(key, made));
		return made;
	}

	/** Copies a schema, unless itself or a copy has these parts. */
	const copyOnce: CopySchema = (schema, parts) => {
		const known = copies.get(schema) ?? [schema];
		const same = known.find((copy) => hasParts(copy, parts));
		if (same) return same;
		const copy = copySchema(schema, parts);
		copies.set(schema, [...known, copy]);
		return copy;
	};

	return annotate;
}

function addMetaToCopy(schema: Schema, meta: FieldMeta): Schema {
	const copy = z.core.clone(schema, schema._zod.def, { parent: true });
	z.globalRegistry.add(copy, meta);
	return copy;
}
