import { defineCollection } from "kilde";
import { z } from "kilde/fields";

const line = z.string().min(1);

const schema = z.strictObject({
	code: line,
	english: z.strictObject({
		message: line,
		link: line,
	}),
	danish: z.strictObject({
		message: line,
		link: line,
	}),
});

/** The page for unknown addresses, in both languages: content/not-found.yaml. */
export const notFound = defineCollection({
	name: "notFound",
	files: "not-found.yaml",
	schema,
});
