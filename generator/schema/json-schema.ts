import * as z from "zod";
import type { Collection } from "../definition.ts";
import { textIn, worded } from "../diagnostics/diagnostic.ts";
import { formatChoice } from "../languages/format.ts";
import {
	type LanguageCode,
	messageTag,
} from "../languages/message-language.ts";
import { mustBe, readDemand } from "./demand.ts";
import { explanationIn, type FieldMeta, wordsOf } from "./help.ts";
import { isComposite, shapeOf } from "./shape.ts";

/**
 * Returns the JSON Schema of a collection's YAML, with explanations in a language, for editors. It is draft 7, which
 * VS Code supports best.
 */
export function jsonSchema(
	collection: Collection,
	language: LanguageCode,
): object {
	const schema = z.toJSONSchema(collection.schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema: made }) => {
			const {
				words: _words,
				form,
				unit: _unit,
				size,
				choices,
				kind: _kind,
				target: _target,
				partOf: _partOf,
				...rest
			} = made as Made;
			const words = wordsOf(made as Made);
			for (const key of Object.keys(made)) delete made[key];
			// A reference: its schema accepts any word or number, since `link` checks it.
			const { anyOf: _, ...named } = rest;
			Object.assign(
				made,
				form ? { ...named, type: "string", pattern: form } : rest,
				size && { minItems: size.least, maxItems: size.most },
				rest.enum && { errorMessage: oneOf(rest.enum, choices, language) },
				messagesOf(zodSchema, {
					language,
					hasForm: (form ?? rest.pattern) !== undefined,
				}),
			);
			const { errorMessage, patternErrorMessage }: Made = made;
			const requirement = isPlain(zodSchema)
				? undefined
				: (errorMessage ?? patternErrorMessage);
			if (words)
				made.description = [explanationIn(words, language), requirement]
					.filter(Boolean)
					.join(" ");
			else if (requirement) made.description ??= requirement;
		},
	});
	// One schema is for the files of all languages.
	const { sameInAllLanguages = [] } = collection.route ?? {};
	const required = schema.required?.filter(
		(field) => !sameInAllLanguages.includes(field),
	);
	return { ...schema, ...(required && { required }) };
}

type Made = z.core.JSONSchema.BaseSchema &
	FieldMeta & {
		readonly errorMessage?: string;
		readonly patternErrorMessage?: string;
	};

/** Whether the schema requires no special form: a text, or a list or map of other values. */
function isPlain(schema: z.core.$ZodType): boolean {
	const shape = shapeOf(schema, undefined);
	return shape.isWords || isComposite(shape);
}

/** VS Code's own keywords: the messages for a value of the wrong type, and for text that doesn't match its pattern. */
function messagesOf(
	schema: z.core.$ZodType,
	{ language, hasForm }: { language: LanguageCode; hasForm: boolean },
) {
	const errorMessage = messageFor(undefined);
	const patternErrorMessage = hasForm ? messageFor("") : undefined;
	return {
		...(errorMessage && { errorMessage }),
		...(patternErrorMessage && { patternErrorMessage }),
	};

	/** The message for a value that the schema refuses. */
	function messageFor(value: unknown): string | undefined {
		const [issue] = z.safeParse(schema, value).error?.issues ?? [];
		const required = issue && readDemand(issue.message);
		return required && textIn(mustBe(required), language);
	}
}

function oneOf(
	values: readonly unknown[],
	meanings: FieldMeta["choices"],
	language: LanguageCode,
): string {
	const words = values.map(String).map((value) => {
		const meaning = textIn(meanings?.[value], language) ?? value;
		return meaning === value ? value : `${value} (${meaning})`;
	});
	const choice = formatChoice(words, messageTag(language));
	return textIn(mustBe(worded(() => choice)), language);
}
