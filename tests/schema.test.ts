import { expect, test } from "vitest";
import { messageLanguages } from "../generator/languages/message-language.ts";
import { toJsonSchema } from "../generator/schema/json-schema.ts";
import { site } from "../site/site.ts";

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

/** Every sentence that describes a field, in the order of the schema. */
function sentences(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	return Object.entries(schema).flatMap(([key, value]) =>
		key === "description" && typeof value === "string"
			? [value]
			: sentences(value),
	);
}

test.each(site.collections)(
	"$name is strict, and each of its fields is described in both languages",
	(collection) => {
		const { name } = collection;
		const [danish, english] = messageLanguages.map((language) =>
			toJsonSchema(collection.schema, language),
		);
		expect(gaps(danish as Json, name)).toEqual([]);
		expect(gaps(english as Json, name)).toEqual([]);
		const translated = sentences(english);
		const same = sentences(danish).filter(
			// A name may be one word in both, as “Video”.
			(each, index) => each === translated[index] && / /.test(each),
		);
		expect(same).toEqual([]);
	},
);
