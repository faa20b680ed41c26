import type { z } from "zod";
import type { Wording } from "../diagnostics/diagnostic.js";
import type { MessageLanguage } from "../diagnostics/language.js";
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
    /** Of a part of a page: the field beside it that names the page. */
    readonly partOf?: string;
};
/**
 * A short text that may cite facts, a name that facts are made of, a text in Markdown, a time, a month, the address of a
 * page, a film in content/media, a point of a picture, a value in every language.
 */
export type FieldKind = "text" | "label" | "prose" | "time" | "month" | "address" | "film" | "focus" | "localized";
/** Returns a schema with its name and help, for the panel on the page and for editors of the files. */
export declare function field<S extends z.ZodType>(schema: S, words: FieldWords | (() => FieldWords)): S;
/** Returns the words in the `meta` of a schema; undefined where it has none. */
export declare function wordsOf({ words }: FieldMeta): FieldWords | undefined;
/** Returns the name of a field in a language, and its help as whole sentences. */
export declare function nameAndHelp(words: FieldWords | undefined, language: MessageLanguage): {
    readonly name: string;
    readonly help: string;
};
/** Whether the values of a schema are texts that people read, and not names or addresses. */
export declare function isWords({ kind }: FieldMeta): boolean;
/** Returns the explanation of a field for those who write the files: “Its place on the page: 1 comes first.” */
export declare function explanationIn(words: FieldWords, language: MessageLanguage): string;
/** Returns the `meta` of a number's schema with its unit, in the plural: minutes, %. */
export declare function unit(wording: Wording): Required<Pick<FieldMeta, "unit">>;
/** The fewest and the most items of a list. */
export type Size = {
    readonly least: number;
    readonly most: number;
};
/** Returns the `meta` of the schema of a list with how many items it must have by a check of the site. */
export declare function size(count: Size): Required<Pick<FieldMeta, "size">>;
/** Returns the `meta` of the schema of a part of a page: the field beside it that names the page. */
export declare function partOf(field: string): Required<Pick<FieldMeta, "partOf">>;
/** Returns the `meta` of an enum's schema with the meaning of each choice. */
export declare function choices(meanings: Readonly<Record<string, Wording>>): Required<Pick<FieldMeta, "choices">>;
/** Returns the `meta` of a schema with the kind of its values. */
export declare function kindOf(kind: FieldKind): Required<Pick<FieldMeta, "kind">>;
