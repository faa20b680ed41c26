import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "../generator/schema/index.ts";

type Json = {
	readonly description?: string;
	readonly properties?: Readonly<Record<string, Json>>;
	readonly items?: Json;
	readonly additionalProperties?: Json | boolean;
	readonly anyOf?: readonly Json[];
	readonly oneOf?: readonly Json[];
};

/** The paths of the fields that no sentence describes, and of the maps that take any key. */
function gaps(schema: Json, path: string): string[] {
	const fields = Object.entries(schema.properties ?? {});
	const others = schema.additionalProperties;
	const named = typeof others === "object" && describes(others);
	const open = schema.properties && others !== false && !named;
	return [
		...(open ? [`${path} takes unknown keys`] : []),
		...fields.flatMap(([key, field]) => [
			...(describes(field) || isTag(field)
				? []
				: [`${path}.${key} is not described`]),
			...gaps(field, `${path}.${key}`),
		]),
		...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
			gaps(each, path),
		),
		...(schema.items ? gaps(schema.items, `${path}[]`) : []),
		...(typeof schema.additionalProperties === "object"
			? gaps(schema.additionalProperties, `${path}.*`)
			: []),
	];
}

function describes({ description }: Json): boolean {
	return (description ?? "").length > 3;
}

/** The field that tells the members of a union apart. */
function isTag(field: Json): boolean {
	return "const" in field;
}

test.each(Object.entries(collections))(
	"%s is strict, and each of its fields is described",
	(name, { schema }) => {
		const json = z.toJSONSchema(schema, { io: "input" }) as Json;
		expect(gaps(json, name)).toEqual([]);
	},
);
