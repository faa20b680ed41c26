import type { z } from "zod";
import type { Wording } from "../diagnostics/diagnostic.ts";

/** What `meta` says of a schema, for editors. */
export type FieldMeta = {
	/** The explanation for authors (see `helpOf`). A function where its words take Intl, which loads for 10 ms. */
	readonly help?: Wording | (() => Wording);
	/** What editors on the page show instead of it: it is written for those who write the files. */
	readonly onPage?: OnPage | undefined;
	/** What a number counts, as minutes. */
	readonly unit?: Wording;
	/** How many items a list has, where a check of the site says so, and not its schema. */
	readonly size?: Size;
	/** What the words that can be chosen mean, by the words. */
	readonly choices?: Readonly<Record<string, Wording>>;
	/** The form of a name that `link` checks, as a regular expression. */
	readonly form?: string;
	/** What a value of this schema is, where its type alone doesn't say how it is edited. */
	readonly kind?: FieldKind;
	/** The kind of thing that a reference names. */
	readonly target?: string;
};

/**
 * A short text that may cite facts, a name that facts are made of, a text in Markdown, a time, a month, the address of a
 * page, a film in content/media, a value in every language.
 */
export type FieldKind =
	| "text"
	| "label"
	| "prose"
	| "time"
	| "month"
	| "address"
	| "film"
	| "localized";

/** What a field is called where it is edited on the page, and what is to be known of it there. */
export type OnPage = { readonly name: Wording; readonly about?: Wording };

/**
 * Returns a schema with its explanation for authors, which editors show. Without `onPage`, it explains the field on the
 * page, too, and its first words are the name of the field there.
 */
export function explained<S extends z.ZodType>(
	schema: S,
	help: Wording | (() => Wording),
	onPage?: OnPage,
): S {
	const meta: FieldMeta = { help, onPage };
	// `onPage` is there even if undefined: explained anew, a schema within has no other name.
	return schema.meta(meta);
}

/** Returns the explanation in the `meta` of a schema, if it has one. */
export function helpOf({ help }: FieldMeta): Wording | undefined {
	return typeof help === "function" ? help() : help;
}

/** Returns the `meta` of the schema of a number with what it counts, in the plural: minutes, %. */
export function unit(wording: Wording): Required<Pick<FieldMeta, "unit">> {
	return { unit: wording };
}

/** The fewest and the most items of a list. */
export type Size = { readonly least: number; readonly most: number };

/** Returns the `meta` of the schema of a list with how many items it must have by a check of the site. */
export function size(count: Size): Required<Pick<FieldMeta, "size">> {
	return { size: count };
}

/** Returns the `meta` of the schema of a few words with what each of them means, for those who choose one. */
export function choices(
	meanings: Readonly<Record<string, Wording>>,
): Required<Pick<FieldMeta, "choices">> {
	return { choices: meanings };
}

/** Returns the `meta` of a schema with what its values are. */
export function kindOf(kind: FieldKind): Required<Pick<FieldMeta, "kind">> {
	return { kind };
}
