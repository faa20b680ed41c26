import * as z from "zod";
import type { Collection } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { type MessageLanguage, messageTags } from "../diagnostics/language.ts";
import { formatChoice } from "../i18n/format.ts";
import { readDemand, withFullStop } from "./demand.ts";
import { type FieldMeta, helpOf } from "./help.ts";

/**
 * Returns the JSON Schema of a collection's YAML, with explanations in a language, for editors. It is draft 7, which
 * VS Code supports best.
 */
export function jsonSchema(
	collection: Collection,
	language: MessageLanguage,
): object {
	return z.toJSONSchema(collection.schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema: made }) => {
			const help = helpOf(made as FieldMeta);
			const {
				help: _help,
				onPage: _onPage,
				form,
				unit: _unit,
				size,
				choices: _choices,
				kind: _kind,
				target: _target,
				...rest
			} = made as z.core.JSONSchema.BaseSchema & FieldMeta;
			for (const key of Object.keys(made)) delete made[key];
			// A reference: its schema accepts any word or number, since `link` checks it.
			const { anyOf: _, ...named } = rest;
			Object.assign(
				made,
				form ? { ...named, type: "string", pattern: form } : rest,
				size && { minItems: size.least, maxItems: size.most },
				rest.enum && { errorMessage: oneOf(rest.enum, language) },
				help && { description: help[language] },
				messagesOf(zodSchema, {
					language,
					hasForm: (form ?? rest.pattern) !== undefined,
				}),
			);
		},
	});
}

/** VS Code's own keywords: the messages for a value of the wrong type, and for text that doesn't match its pattern. */
function messagesOf(
	schema: z.core.$ZodType,
	{ language, hasForm }: { language: MessageLanguage; hasForm: boolean },
) {
	return {
		...messageFor(undefined, "errorMessage"),
		...(hasForm && messageFor("", "patternErrorMessage")),
	};

	/** The message for a value that the schema refuses, under the name of its keyword. */
	function messageFor(value: unknown, keyword: string) {
		const [issue] = z.safeParse(schema, value).error?.issues ?? [];
		const required = issue && readDemand(issue.message)?.[language];
		if (required === undefined) return {};
		return { [keyword]: `${mustBe[language]} ${withFullStop(required)}` };
	}
}

function oneOf(values: readonly unknown[], language: MessageLanguage): string {
	return `${mustBe[language]} ${withFullStop(formatChoice(values.map(String), messageTags[language]))}`;
}

const mustBe: Wording = { en: "It must be", da: "Der skal stå" };
