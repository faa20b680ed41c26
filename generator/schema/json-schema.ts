import * as z from "zod";
import { formatChoice } from "../languages/format.ts";
import { getMessageTag } from "../languages/message-language.ts";
import { selectText } from "../languages/text.ts";
import { formatValue, phrase } from "../messages/format.ts";
import { type FieldMeta, formatExplanation, isReadableText } from "./meta.ts";
import { decodeRequirement, type Requirement } from "./requirement.ts";
import { readSchema } from "./walk.ts";

/**
 * Returns the JSON Schema of YAML files, with explanations in a language, for editors. It is draft 7, which VS Code supports
 * best. `optional` lists fields that may be left out although the schema requires them.
 */
export function toJsonSchema(
	schema: z.ZodType,
	language: string,
	optional: readonly string[] = [],
): object {
	const json = z.toJSONSchema(schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema }) => {
			const { type, meta } = readSchema(zodSchema);
			const { form, label } = meta;
			const requirement = jsonSchema.enum
				? formatChoices(jsonSchema.enum, meta, language)
				: findRequirement(zodSchema);
			const expected =
				requirement &&
				formatValue(phrase("expected.sentence", { requirement }), { language });
			// A reference accepts any word or number, since `link` checks it.
			if (form) {
				delete jsonSchema.anyOf;
				Object.assign(jsonSchema, { type: "string", pattern: form });
			}
			// Keywords of VS Code: replace its own messages about a wrong value.
			if (expected)
				jsonSchema[
					jsonSchema.pattern ? "patternErrorMessage" : "errorMessage"
				] = expected;
			// A text has no special form, nor has a value that consists of others.
			const isFree =
				isReadableText(meta) || type === "object" || type === "list";
			// An optional field has the message of the schema within it.
			const { errorMessage, patternErrorMessage = errorMessage } = jsonSchema;
			const description = [
				label && formatExplanation(meta, language),
				!isFree && patternErrorMessage,
			].filter(Boolean);
			if (description.length > 0)
				jsonSchema.description = description.join(" ");
			for (const key of Object.keys(meta)) delete jsonSchema[key];
		},
	});
	const required = json.required?.filter((field) => !optional.includes(field));
	return { ...json, ...(required && { required }) };
}

/** Returns what a value must be according to the schema's own error. */
function findRequirement(schema: z.core.$ZodType): Requirement | undefined {
	const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
	return issue && decodeRequirement(issue.message);
}

function formatChoices(
	values: readonly unknown[],
	{ choices = {} }: FieldMeta,
	language: string,
): string {
	const described = values.map(String).map((value) => {
		const meaning = selectText(choices[value], language) ?? value;
		return meaning === value ? value : `${value} (${meaning})`;
	});
	return formatChoice(described, getMessageTag(language));
}
