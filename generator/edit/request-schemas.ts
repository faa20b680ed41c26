import * as z from "zod";
import type { Answers, ListChange, Origin, YamlValue } from "./protocol.ts";

// What requests may ask. The browser is ours, but whoever has the key can send anything.

const file = z.string().regex(/^content(?:\/[^./\\\0][^/\\\0]*)+$/);
const origin: z.ZodType<Origin> = z.union([
	z.strictObject({
		file: file.regex(/\.md$/),
		path: z.literal("markdown"),
	}),
	z.strictObject({
		file: file.regex(/\.(?:yaml|md)$/),
		path: z.array(z.union([z.string(), z.int().min(0)])),
	}),
]);
const value: z.ZodType<YamlValue> = z.json();
const index = z.int().min(0);
const change: z.ZodType<ListChange> = z.union([
	z.strictObject({ kind: z.literal("add") }),
	z.strictObject({ kind: z.literal(["copy", "remove"]), index }),
	z.strictObject({ kind: z.literal("move"), index, to: index }),
]);
/** That of a panel: refused if others have changed the file since, and the panel has another value, or its item another place. */
const round = index.optional();
/** What the panel calls the value or the item, for the name of the step. */
const called = z.string().max(200).optional();
/** The bytes of a file as base64; null where there is no file. */
const bytes = z.base64().nullable();
const locale = z.string();
const none = z.strictObject({});

/** The schema of what each request asks, by its name. */
export const requestSchemas = {
	begin: none,
	state: none,
	/** `mark` is the id of a mark on the page. */
	panel: z.union([
		z.strictObject({ origin }),
		z.strictObject({ mark: z.string() }),
	]),
	unmarked: z.strictObject({ path: z.string() }),
	/** Without `value` its line is taken away. What has the same `step` is taken back together. */
	set: z.strictObject({
		origin,
		round,
		called,
		value: value.optional(),
		step: z.string(),
	}),
	list: z.strictObject({ origin, round, called, change }),
	referrers: z.strictObject({ origin, index: index.optional() }),
	scaffold: z.strictObject({ name: z.string() }),
	create: z.strictObject({
		name: z.string(),
		answers: z.record(z.string(), z.string()),
		locale: locale.optional(),
	}),
	copyEntry: z.strictObject({ file, locale: locale.optional() }),
	removeEntry: z.strictObject({ file }),
	undo: none,
	redo: none,
	save: none,
	unsaved: none,
	restore: z.strictObject({
		files: z
			.array(z.strictObject({ path: file, base: bytes, now: bytes }))
			.readonly(),
	}),
	settle: z.strictObject({ file, keep: z.literal(["here", "disk"]) }),
	facts: none,
	pictures: none,
	pages: z.strictObject({ locale }),
	usage: z.strictObject({ origin }),
	changes: none,
	takeBack: z.strictObject({ ids: z.array(z.string()).readonly() }),
	commit: z.strictObject({ message: z.string() }),
	publish: none,
	picture: z.strictObject({ name: z.string(), bytes: z.base64() }),
} satisfies { readonly [N in keyof Answers]: z.ZodType };

/** Every request by its name: what is asked, and what is answered. */
export type Requests = {
	readonly [N in keyof Answers]: {
		readonly ask: z.infer<(typeof requestSchemas)[N]>;
		readonly answer: Answers[N];
	};
};
