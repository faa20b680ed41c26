import * as z from "zod";
import { capitalize } from "../languages/format.ts";
import type { Text } from "../languages/text.ts";
import { formatValue, phrase, type Value } from "../messages/format.ts";

/** The metadata of a schema, in its `meta`. */
export type FieldMeta = FieldText & {
	/** The unit of a number, in the plural: minutes. */
	readonly unit?: Text;
	/** The meaning of each choice. */
	readonly choices?: Readonly<Record<string, Text>>;
	/** The pattern of a name that `link` checks, as a regular expression. */
	readonly form?: string;
	/** The kind of the values, if their type alone doesn't determine how they are edited. */
	readonly kind?: FieldKind;
	/** The target of a reference. */
	readonly target?: string;
	/** For a part of a page: the name of the field beside it that holds the page. */
	readonly partOf?: string;
	/** For a list or a map: the field that names an item. */
	readonly itemLabel?: string | undefined;
	/** For an object: how the editor lays out its fields. */
	readonly layout?: "grid" | undefined;
};

/** The label of a field, and its explanation. */
export type FieldText = {
	readonly label?: Value | undefined;
	readonly help?: Value | undefined;
	/** Replaces `help` for authors of files. */
	readonly inFile?: Value | undefined;
	/** A value, if its form doesn't follow from its type. */
	readonly example?: string | undefined;
};

/**
 * A short text that may cite facts, a name that facts are made of, a text in Markdown, a time, a month, the address of a
 * page, a video in content/media, a point of a picture, a value in every language.
 */
export type FieldKind =
	| "text"
	| "label"
	| "prose"
	| "time"
	| "month"
	| "address"
	| "video"
	| "focus"
	| "localized";

/** The explanation of a field, if it is more than a help. */
export type FieldDetails = {
	readonly help?: Text;
	/** Replaces `help` for authors of files. */
	readonly inFile?: Text;
	/** A value, if its form doesn't follow from its type. */
	readonly example?: string;
	/** For a list or a map: the field that names an item. */
	readonly itemLabel?: string;
};

/**
 * Returns a schema with the label and the help of a field, for the editor on the page and for editors of the files. The
 * label may be the name of a language: `{ language: "da" }`.
 *
 * @example
 * field(z.int(), { en: "Price", da: "Pris" }, { en: "For one lesson.", da: "For én time." });
 * field(z.string(), { en: "Town" }, { help: { en: "The town of the shop." }, example: "Bath" });
 */
export function field<S extends z.ZodType>(
	schema: S,
	label: Text | { readonly language: string },
	explanation: Text | FieldDetails = {},
): S {
	const details = "en" in explanation ? { help: explanation } : explanation;
	return withFieldText(schema, { ...details, label });
}

/** Returns a schema with the label and the explanation of a field, instead of those that it has. */
export function withFieldText<S extends z.ZodType>(
	schema: S,
	text: FieldText & Pick<FieldMeta, "itemLabel">,
): S {
	const { label, help, inFile, example, itemLabel } = text;
	// Undefined values replace those of a schema that this one is made from.
	const meta: FieldMeta = { label, help, inFile, example, itemLabel };
	return schema.meta(meta);
}

/** Returns the `meta` of a schema. */
export function readMeta(schema: z.core.$ZodType): FieldMeta {
	// Its fields are those that the functions of this folder write into it.
	return (z.globalRegistry.get(schema) ?? {}) as FieldMeta;
}

/** Returns the label and the explanation in the `meta` of a schema; undefined if it has no label. */
export function getFieldText({
	label,
	help,
	inFile,
	example,
}: FieldMeta): FieldText | undefined {
	return label === undefined ? undefined : { label, help, inFile, example };
}

/** Formats the label of a field and its explanation, for the editor on the page. */
export function formatFieldText(
	{ label, example, help }: FieldText = {},
	language: string,
): { readonly label: string; readonly help: string } {
	return {
		label: label === undefined ? "" : formatCapitalized(label, language),
		help: joinCapitalized([formatExample(example), help], language),
	};
}

/** Formats what authors of files see of a field: its label, an example and its help. */
export function formatExplanation(
	{ label, example, help, inFile = help }: FieldText,
	language: string,
): string {
	const name =
		label === undefined ? "" : `${formatCapitalized(label, language)}.`;
	const details = joinCapitalized([formatExample(example), inFile], language);
	return [name, details].filter(Boolean).join(" ");
}

function formatExample(example: string | undefined): Value | undefined {
	return example === undefined
		? undefined
		: phrase("label.example", { example });
}

function joinCapitalized(
	sentences: readonly (Value | undefined)[],
	language: string,
): string {
	return sentences
		.map((each) =>
			each === undefined ? "" : formatCapitalized(each, language),
		)
		.filter(Boolean)
		.join(" ");
}

function formatCapitalized(value: Value, language: string): string {
	return capitalize(formatValue(value, { language }));
}

/** Whether the values of a schema are texts that people read, rather than names or addresses. */
export function isReadableText({ kind }: FieldMeta): boolean {
	return kind === "text" || kind === "label" || kind === "prose";
}

/**
 * Returns the `meta` of a number's schema with its unit, in the plural.
 *
 * @example const length = z.int().meta(unit({ en: "minutes", da: "minutter" }));
 */
export function unit(text: Text): Required<Pick<FieldMeta, "unit">> {
	return { unit: text };
}

/**
 * Returns the `meta` of an enum's schema with the meaning of each choice.
 *
 * @example const oven = z.enum(["wood", "gas"]).meta(choices({ wood: { en: "Wood-fired" }, gas: { en: "Gas" } }));
 */
export function choices(
	meanings: Readonly<Record<string, Text>>,
): Required<Pick<FieldMeta, "choices">> {
	return { choices: meanings };
}

/** Returns the `meta` of a schema with the kind of its values. */
export function kind(value: FieldKind): Required<Pick<FieldMeta, "kind">> {
	return { kind: value };
}
