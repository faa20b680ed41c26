import * as z from "zod";
import { formatChoice } from "../languages/format.ts";
import { getMessageTag } from "../languages/message-language.ts";
import { selectText } from "../languages/text.ts";
import { formatValue, phrase } from "../messages/format.ts";
import { type FieldMeta, formatExplanation, isReadableText } from "./meta.ts";
import { decodeRequirement } from "./requirement.ts";
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
			const meta = { ...jsonSchema } as Generated;
			const { form, label } = meta;
			const requirement = formatRequirement(zodSchema, meta, language);
			// A reference accepts any word or number, since `link` checks it.
			if (form) {
				delete jsonSchema.anyOf;
				Object.assign(jsonSchema, { type: "string", pattern: form });
			}
			// Keywords of VS Code: replace its own messages about a wrong value.
			const keyword = jsonSchema.pattern
				? "patternErrorMessage"
				: "errorMessage";
			if (requirement) jsonSchema[keyword] = requirement;
			const explanation = label && formatExplanation(meta, language);
			const wanted = hasNoRequiredForm(zodSchema)
				? undefined
				: (jsonSchema.errorMessage ?? jsonSchema.patternErrorMessage);
			if (explanation || wanted)
				jsonSchema.description = [explanation, wanted]
					.filter(Boolean)
					.join(" ");
			for (const key of metaKeys) delete jsonSchema[key];
		},
	});
	const required = json.required?.filter((field) => !optional.includes(field));
	return { ...json, ...(required && { required }) };
}

type Generated = z.core.JSONSchema.BaseSchema & FieldMeta;

const metaKeys: readonly (keyof FieldMeta)[] = [
	"label",
	"help",
	"inFile",
	"example",
	"unit",
	"choices",
	"form",
	"kind",
	"target",
	"partOf",
	"itemLabel",
];

/** Whether a schema has no special form: a text, or a value that consists of others. */
function hasNoRequiredForm(schema: z.core.$ZodType): boolean {
	const { type, meta } = readSchema(schema);
	return isReadableText(meta) || type === "object" || type === "list";
}

/** Formats what a value must be: one of the choices, or what the schema's own error says. */
function formatRequirement(
	schema: z.core.$ZodType,
	{ enum: values, choices }: Generated,
	language: string,
): string | undefined {
	const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
	const requirement = values
		? listChoices(values, choices, language)
		: issue && decodeRequirement(issue.message);
	return (
		requirement &&
		formatValue(phrase("expected.sentence", { requirement }), { language })
	);
}

function listChoices(
	values: readonly unknown[],
	meanings: FieldMeta["choices"],
	language: string,
): string {
	const choices = values.map(String).map((value) => {
		const meaning = selectText(meanings?.[value], language) ?? value;
		return meaning === value ? value : `${value} (${meaning})`;
	});
	return formatChoice(choices, getMessageTag(language));
}
