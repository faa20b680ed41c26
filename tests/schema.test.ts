import { expect, test } from "vitest";
import { toJsonSchema } from "../generator/schema/json-schema.ts";
import { messageLanguages } from "./support/engine.ts";
import { site } from "./support/site.ts";

type Json = {
	readonly description?: string;
	readonly properties?: Readonly<Record<string, Json>>;
	readonly items?: Json;
	readonly additionalProperties?: Json | boolean;
	readonly anyOf?: readonly Json[];
	readonly oneOf?: readonly Json[];
};

/** Lists the schema and its parts with their paths; the parts of a union have the path of the union. */
function listParts(schema: Json, path: string): [path: string, part: Json][] {
	const { properties = {}, additionalProperties: others, items } = schema;
	return [
		[path, schema],
		...Object.entries(properties).flatMap(([key, field]) =>
			listParts(field, `${path}.${key}`),
		),
		...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
			listParts(each, path),
		),
		...(items ? listParts(items, `${path}[]`) : []),
		...(typeof others === "object" ? listParts(others, `${path}.*`) : []),
	];
}

function hasDescription({ description = "" }: Json): boolean {
	return description.length > 3;
}

test("every collection is strict, and each of its fields is described in both languages", () => {
	for (const { name, schema } of site.collections) {
		const [danish = [], english = []] = messageLanguages.map((language) =>
			listParts(toJsonSchema(schema, language) as Json, name),
		);
		for (const [path, { properties = {}, additionalProperties }] of danish) {
			const isStrict =
				additionalProperties === false ||
				hasDescription(Object(additionalProperties));
			if (Object.keys(properties).length > 0)
				expect.soft(isStrict, `${path} is strict`).toBe(true);
		}
		// The discriminator of a union needs no description.
		for (const [path, { properties = {} }] of [...danish, ...english])
			for (const [key, field] of Object.entries(properties))
				if (!("const" in field))
					expect.soft(hasDescription(field), `${path}.${key}`).toBe(true);
		// A label may be the same word in both languages, e.g. “Video”.
		for (const [index, [path, { description = "" }]] of danish.entries())
			if (description.includes(" "))
				expect
					.soft(description, path)
					.not.toBe(english[index]?.[1].description);
	}
});
