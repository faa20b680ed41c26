import { expect, test } from "vitest";
import { messageLanguages } from "../generator/languages/message-language.ts";
import { toJsonSchema } from "../generator/schema/json-schema.ts";
import { site } from "./support/site.ts";

type Json = {
	readonly description?: string;
	readonly properties?: Readonly<Record<string, Json>>;
	readonly items?: Json;
	readonly additionalProperties?: Json | boolean;
	readonly anyOf?: readonly Json[];
	readonly oneOf?: readonly Json[];
};

/** Lists the paths of fields without a description, and of maps with arbitrary keys. */
function listGaps(schema: Json, path: string): string[] {
	const fields = Object.entries(schema.properties ?? {});
	const others = schema.additionalProperties;
	const named = typeof others === "object" && hasDescription(others);
	const open = schema.properties && others !== false && !named;
	return [
		...(open ? [`${path} takes unknown keys`] : []),
		...fields.flatMap(([key, field]) => [
			...(hasDescription(field) || isDiscriminator(field)
				? []
				: [`${path}.${key} is not described`]),
			...listGaps(field, `${path}.${key}`),
		]),
		...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
			listGaps(each, path),
		),
		...(schema.items ? listGaps(schema.items, `${path}[]`) : []),
		...(typeof schema.additionalProperties === "object"
			? listGaps(schema.additionalProperties, `${path}.*`)
			: []),
	];
}

function hasDescription({ description }: Json): boolean {
	return (description ?? "").length > 3;
}

/** Returns whether the field is the discriminator of a union. */
function isDiscriminator(field: Json): boolean {
	return "const" in field;
}

/** Lists the descriptions of fields in the order of the schema. */
function listDescriptions(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	return Object.entries(schema).flatMap(([key, value]) =>
		key === "description" && typeof value === "string"
			? [value]
			: listDescriptions(value),
	);
}

test.each(site.collections)(
	"$name is strict, and each of its fields is described in both languages",
	(collection) => {
		const { name } = collection;
		const [danish, english] = messageLanguages.map((language) =>
			toJsonSchema(collection.schema, language),
		);
		expect(listGaps(danish as Json, name)).toEqual([]);
		expect(listGaps(english as Json, name)).toEqual([]);
		const translated = listDescriptions(english);
		const same = listDescriptions(danish).filter(
			// A label may be the same word in both languages, e.g. “Video”.
			(each, index) => each === translated[index] && / /.test(each),
		);
		expect(same).toEqual([]);
	},
);
