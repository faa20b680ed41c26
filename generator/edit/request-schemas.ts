import * as z from "zod";
import type { Requests } from "./protocol.ts";

// What requests may ask. The browser is ours, but whoever has the key can send anything.

const file = z.string().regex(/^content(?:\/[^./\\\0][^/\\\0]*)+$/);
const origin = z.union([
	z.strictObject({
		file: file.regex(/\.md$/),
		path: z.literal("markdown"),
	}),
	z.strictObject({
		file: file.regex(/\.(?:yaml|md)$/),
		path: z.array(z.union([z.string(), z.int().min(0)])),
	}),
]);
const value = z.json();
const index = z.int().min(0);
const round = index.optional();
const bytes = z.base64().nullable();
const called = z.string().max(200).optional();

/** The schema of what each request asks, by its name. */
export const requestSchemas = {
	begin: z.strictObject({}),
	state: z.strictObject({}),
	panel: z.union([
		z.strictObject({ origin }),
		z.strictObject({ mark: z.string() }),
	]),
	unmarked: z.strictObject({ path: z.string() }),
	set: z.strictObject({
		origin,
		round,
		called,
		value: value.optional(),
		step: z.string(),
	}),
	list: z.strictObject({
		origin,
		round,
		called,
		change: z.union([
			z.strictObject({ kind: z.literal("add") }),
			z.strictObject({ kind: z.literal(["copy", "remove"]), index }),
			z.strictObject({ kind: z.literal("move"), index, to: index }),
		]),
	}),
	referrers: z.strictObject({ origin, index: index.optional() }),
	scaffold: z.strictObject({ name: z.string() }),
	create: z.strictObject({
		name: z.string(),
		answers: z.record(z.string(), z.string()),
		locale: z.string().optional(),
	}),
	copyEntry: z.strictObject({ file, locale: z.string().optional() }),
	removeEntry: z.strictObject({ file }),
	undo: z.strictObject({}),
	redo: z.strictObject({}),
	save: z.strictObject({}),
	unsaved: z.strictObject({}),
	restore: z.strictObject({
		files: z.array(z.strictObject({ path: file, base: bytes, now: bytes })),
	}),
	settle: z.strictObject({ file, keep: z.literal(["here", "disk"]) }),
	facts: z.strictObject({}),
	pictures: z.strictObject({}),
	pages: z.strictObject({ locale: z.string() }),
	usage: z.strictObject({ origin }),
	changes: z.strictObject({}),
	takeBack: z.strictObject({ ids: z.array(z.string()) }),
	commit: z.strictObject({ message: z.string() }),
	publish: z.strictObject({}),
	picture: z.strictObject({ name: z.string(), bytes: z.base64() }),
} satisfies { readonly [N in keyof Requests]: z.ZodType };
