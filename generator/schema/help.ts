import type { z } from "zod";
import { textIn, type Wording } from "../diagnostics/diagnostic.ts";
import { capitalize } from "../languages/format.ts";
import type { LanguageCode } from "../languages/message-language.ts";
import { withFullStop } from "./demand.ts";

/**
 * The name of a field for people, in each language, and what explains it further. A help that begins with a small letter
 * continues the name's sentence: “Its place on the page: 1 comes first.”
 */
export type FieldWords = Wording & {
	/** A value, where its form doesn't follow from its type. */
	readonly example?: string;
	readonly help?: Wording;
	/** The help for authors of files, instead of `help`. */
	readonly inFile?: Wording;
};

/** The `meta` of a schema, for editors. */
export type FieldMeta = {
	/** A function where the words take Intl, which loads for 10 ms. */
	readonly words?: FieldWords | (() => FieldWords);
	/** The unit of a number, e.g. minutes. */
	readonly unit?: Wording;
	/** The number of items of a list, if a check of the site limits it rather than its schema. */
	readonly size?: Size;
	/** The meaning of each choice. */
	readonly choices?: Readonly<Record<string, Wording>>;
	/** The form of a name that `link` checks, as a regular expression. */
	readonly form?: string;
	/** The kind of the values, if their type alone doesn't determine how they are edited. */
	readonly kind?: FieldKind;
	/** The kind of thing that a reference names. */
	readonly target?: string;
	/** For a part of a page: the name of the field beside it that holds the page. */
	readonly partOf?: string;
};

/**
 * A short text that may cite facts, a name that facts are made of, a text in Markdown, a time, a month, the address of a
 * page, a film in content/media, a point of a picture, a value in every language.
 */
export type FieldKind =
	| "text"
	| "label"
	| "prose"
	| "time"
	| "month"
	| "address"
	| "film"
	| "focus"
	| "localized";

/** Returns a schema with its name and help, for the panel on the page and for editors of the files. */
export function field<S extends z.ZodType>(
	schema: S,
	words: FieldWords | (() => FieldWords),
): S {
	return schema.meta({ words } satisfies FieldMeta);
}

/** Returns the words in the `meta` of a schema; undefined where it has none. */
export function wordsOf({ words }: FieldMeta): FieldWords | undefined {
	return typeof words === "function" ? words() : words;
}

/** Returns the name of a field in a language, and its help as whole sentences. */
export function nameAndHelp(
	words: FieldWords | undefined,
	language: LanguageCode,
): { readonly name: string; readonly help: string } {
	if (!words) return { name: "", help: "" };
	const { example, help } = words;
	const sentences = [
		example === undefined ? "" : forExample(example, language),
		textIn(help, language) ?? "",
	];
	return {
		name: textIn(words, language),
		help: sentences.filter(Boolean).map(capitalize).join(" "),
	};
}

/** Whether the values of a schema are texts that people read, and not names or addresses. */
export function isWords({ kind }: FieldMeta): boolean {
	return kind === "text" || kind === "label" || kind === "prose";
}

/** Returns the explanation of a field for those who write the files: “Its place on the page: 1 comes first.” */
export function explanationIn(
	words: FieldWords,
	language: LanguageCode,
): string {
	const { example, inFile = words.help } = words;
	const name = textIn(words, language);
	const rest = textIn(inFile, language);
	if (example !== undefined)
		return [`${name}, ${forExample(example, language)}`, rest]
			.filter(Boolean)
			.join(" ");
	if (rest === undefined) return `${name}.`;
	return /^\p{Lu}/u.test(rest) ? `${name}. ${rest}` : `${name}: ${rest}`;
}

function forExample(example: string, language: LanguageCode): string {
	return withFullStop(`${language === "da" ? "f.eks." : "e.g."} ${example}`);
}

/** Returns the `meta` of a number's schema with its unit, in the plural: minutes, %. */
export function unit(wording: Wording): Required<Pick<FieldMeta, "unit">> {
	return { unit: wording };
}

/** The fewest and the most items of a list. */
export type Size = { readonly least: number; readonly most: number };

/**
 * Returns the `meta` of the schema of a list with how many items it must have by a check of the site.
 *
 * @example const offers = z.array(label).meta(size({ least: 2, most: 4 }));
 */
export function size(count: Size): Required<Pick<FieldMeta, "size">> {
	return { size: count };
}

/**
 * Returns the `meta` of the schema of a part of a page: the field beside it that names the page.
 *
 * @example const button = z.strictObject({ page: id, part: label.meta(partOf("page")) });
 */
export function partOf(field: string): Required<Pick<FieldMeta, "partOf">> {
	return { partOf: field };
}

/** Returns the `meta` of an enum's schema with the meaning of each choice. */
export function choices(
	meanings: Readonly<Record<string, Wording>>,
): Required<Pick<FieldMeta, "choices">> {
	return { choices: meanings };
}

/** Returns the `meta` of a schema with the kind of its values. */
export function kindOf(kind: FieldKind): Required<Pick<FieldMeta, "kind">> {
	return { kind };
}
