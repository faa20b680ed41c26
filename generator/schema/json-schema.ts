import * as z from "zod";
import type { Collection } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { type MessageLanguage, messageTags } from "../diagnostics/language.ts";
import { formatChoice } from "../i18n/format.ts";
import { readDemand } from "./demand.ts";

/**
 * What a collection's YAML may hold, for editors that complete and check while one writes, explained in a language. It
 * is JSON Schema draft 7, the one that VS Code knows best.
 */
export function jsonSchema(
	collection: Collection,
	language: MessageLanguage,
): object {
	return z.toJSONSchema(collection.schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema: made }) => {
			const { help, form, ...rest } = made as Made;
			for (const key of Object.keys(made)) delete made[key];
			// A name of something else: `link` takes any word or number for one.
			const { anyOf: _, ...named } = rest;
			Object.assign(
				made,
				form ? { ...named, type: "string", pattern: form } : rest,
				rest.enum && { errorMessage: oneOf(rest.enum, language) },
				help && { description: help[language] },
				demandsOf(zodSchema, {
					language,
					hasForm: (form ?? rest.pattern) !== undefined,
				}),
			);
		},
	});
}

/** A JSON Schema with what `meta` adds to it. */
type Made = z.core.JSONSchema.BaseSchema & {
	/** What the field is (help.ts). */
	readonly help?: Wording;
	/** The form of a name (reference.ts). */
	readonly form?: string;
};

/** Not of the standard, but of VS Code: what to say of a value of the wrong kind, and of text of the wrong form. */
function demandsOf(
	schema: z.core.$ZodType,
	{ language, hasForm }: { language: MessageLanguage; hasForm: boolean },
) {
	return {
		...said("errorMessage", undefined),
		...(hasForm && said("patternErrorMessage", "")),
	};

	function said(name: string, value: unknown) {
		const [issue] = z.safeParse(schema, value).error?.issues ?? [];
		const wanted = issue && readDemand(issue.message)?.[language];
		if (wanted === undefined) return {};
		return { [name]: `${mustBe[language]} ${ended(wanted)}` };
	}
}

function oneOf(values: readonly unknown[], language: MessageLanguage): string {
	return `${mustBe[language]} ${ended(formatChoice(values.map(String), messageTags[language]))}`;
}

const mustBe: Wording = { en: "It must be", da: "Der skal stå" };

function ended(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}
