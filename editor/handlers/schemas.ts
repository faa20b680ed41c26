import * as z from "zod";
import type { ListChange, ValueAddress, YamlValue } from "../protocol.ts";

// The schemas that several requests share. The browser is ours, but whoever has the key can send anything.

/** The most levels of a value within others; no schema has half as many. */
const maxDepth = 64;

/** The path of a file of the content, which can't leave it. */
export const file = z
	.string()
	.max(1000)
	.regex(/^content(?:\/[^./\\\0][^/\\\0]*)+$/);

/** The address of a value. */
export const address: z.ZodType<ValueAddress> = z.union([
	z.strictObject({ file: file.regex(/\.md$/), path: z.literal("markdown") }),
	z.strictObject({
		file: file.regex(/\.(?:yaml|md)$/),
		path: z
			.array(z.union([z.string().max(1000), z.int().min(0)]))
			.max(maxDepth),
	}),
]);

/** A value as YAML has it. Its depth is measured before anything that recurses. */
export const value = z.custom(isShallow).pipe(z.json()) as z.ZodType<YamlValue>;

const index = z.int().min(0);

/** A change of a list. */
export const listChange: z.ZodType<ListChange> = z.union([
	z.strictObject({ kind: z.literal("add"), value }),
	z.strictObject({ kind: z.literal(["copy", "remove"]), index }),
	z.strictObject({ kind: z.literal("move"), index, to: index }),
]);

/** A request without parameters. */
export const nothing = z.strictObject({});

function isShallow(value: unknown): boolean {
	let level = [value];
	for (let depth = 0; depth <= maxDepth; depth++) {
		level = level.flatMap((each) =>
			typeof each === "object" && each !== null ? Object.values(each) : [],
		);
		if (level.length === 0) return true;
	}
	return false;
}
