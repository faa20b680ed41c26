import { z } from "zod";
import { readDemand } from "./demand.ts";
import { type Collection, collections } from "./index.ts";

/**
 * What a collection's YAML may hold, for editors that complete and check while one writes. It is JSON
 * Schema draft 7, the one that VS Code knows best.
 */
export function jsonSchema(collection: Collection): object {
	return z.toJSONSchema(collections[collection].schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema: made }) => {
			const wanted = demandOf(zodSchema);
			// Not of the standard, but of VS Code: what to say of text of the wrong form.
			if (made.pattern !== undefined && wanted)
				made.patternErrorMessage = wanted;
		},
	});
}

/** What a text must be, in both languages: what the schema says of an empty one. */
function demandOf(schema: z.core.$ZodType): string | undefined {
	const [issue] = z.safeParse(schema, "").error?.issues ?? [];
	const wanted = issue && readDemand(issue.message);
	return wanted && `Der skal stå ${wanted.da}. / It must be ${wanted.en}.`;
}
