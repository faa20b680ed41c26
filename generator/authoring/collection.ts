import type { OpenQuestion, Scaffold } from "../definition.ts";
import { recordDefinition } from "../diagnostics/site-error.ts";
import type { Formatters } from "../languages/format.ts";
import type { Text } from "../languages/text.ts";
import type { LocaleBody } from "../link/model.ts";
import type { ReferenceTarget } from "../schema/reference.ts";
import type { ShownPage } from "./builders.ts";
import {
	type Field,
	type FieldLike,
	type Fields,
	getFieldParts,
	type Shown,
	type Stored,
} from "./field.ts";

/** The facts that a collection of one file computes, by the first parts of their names: `{{hours.open}}`. */
export type ComputedFacts<F = unknown> = Readonly<
	Record<
		string,
		(data: Shown<F>, context: FactInput) => Readonly<Record<string, string>>
	>
>;

/** What facts are computed from besides the data of their own collection. */
export type FactInput = {
	readonly locale: string;
	readonly format: Formatters;
	/** Returns the data of another collection of one file; undefined while it can't be read. */
	get<C extends AnyCollection>(collection: C): Shown<C["fields"]> | undefined;
};

/** The options of a collection. */
export type CollectionOptions<F = unknown> = {
	/** The view of its entries' own pages: a file of site/views. */
	readonly view?: string;
	/** The id of the page that lists its entries: their addresses begin with that of this page. */
	readonly below?: string;
	/** Whether there is a feed of its entries (Atom). */
	readonly feed?: boolean;
	/** The field with the day that entries are sorted by, the newest first. By default, they are in the order of their names. */
	readonly newestFirst?: keyof F & string;
	/** The field with the number or text that entries are sorted by. */
	readonly order?: keyof F & string;
	/** The Markdown texts of its entries, if the entries are YAML files: `people/{id}.{locale}.md`. */
	readonly texts?: string;
	/** Whether one page shows several of its texts: the fragments of their headings then begin with the entry's id. */
	readonly sharesPage?: true;
	readonly facts?: ComputedFacts<F>;
	/** TODO bridge */
	readonly target?: ReferenceTarget;
	readonly called?: Text;
	/** How `kilde new` creates an entry. */
	readonly scaffold?: Scaffold;
	/** The paths of dates that mustn't be more than a year ahead, as in `rule`: `"from"`, `"*.month"`. */
	readonly dates?: readonly string[];
	/** The languages of fields that have texts in one language only, by the names of the fields. */
	readonly fieldLanguages?: Readonly<Record<string, string>>;
	/** How the search shows its entries. Without a `view` they are not in it. */
	readonly search?: Readonly<Record<"category" | "icon", string>>;
	/** Lists the open questions to the owner, for `kilde check --launch`. */
	readonly questions?: (data: Stored<F>) => readonly OpenQuestion[];
};

/** A collection: files of one kind in content/, and their fields. */
export type CollectionDefinition<
	P extends string = string,
	F extends FieldLike = FieldLike,
	// biome-ignore lint/suspicious/noExplicitAny: the options of any fields.
	O extends CollectionOptions<any> = CollectionOptions<any>,
> = {
	readonly files: P;
	readonly fields: F;
	readonly options: O;
	/** Never set: the type of the data of its entries. */
	readonly stored?: Stored<F>;
};

/**
 * Defines a collection. `files` is a path below content/ with the placeholders `{id}` (the name of an entry) and `{locale}`
 * (its language); without `{id}` it is one required file.
 *
 * @example
 * export const prices = collection("prices.yaml", f.map({ name: f.localized(f.line()), price: f.money() }));
 * export const news = collection(
 * 	"news/{id}.{locale}.md",
 * 	{ slug: f.slug(), title: f.line(), date: f.date().shared() },
 * 	{ view: "article", below: "news", feed: true, newestFirst: "date" },
 * );
 */
export function collection<
	const P extends string,
	F extends Fields | Field,
	const O extends CollectionOptions<F>,
>(files: P, fields: F, options?: O): CollectionDefinition<P, F, O> {
	// Mistakes in fields are found now, where the stack leads to the collection.
	getFieldParts(fields);
	const definition = { files, fields, options: options ?? ({} as O) };
	recordDefinition(definition);
	return definition;
}

/** The collections whose options are not of interest. */
export type AnyCollection = {
	readonly files: string;
	readonly fields: FieldLike;
	readonly options: object;
};

/** An entry of a collection of many files, or an item of a collection that is a map. */
export type EntryOf<C extends AnyCollection> =
	C["files"] extends `${string}{id}${string}`
		? Shown<C["fields"]> & { readonly id: string } & AddressOf<C> & BodyOf<C>
		: Shown<C["fields"]> extends { readonly [key: string]: infer I }
			? I
			: never;

type AddressOf<C extends AnyCollection> = C["options"] extends {
	readonly below: string;
}
	? { readonly href: string }
	: unknown;

type BodyOf<C extends AnyCollection> = C["files"] extends `${string}.md`
	? { readonly body: LocaleBody }
	: C["options"] extends { readonly texts: string }
		? { readonly body: LocaleBody }
		: unknown;

/** The content that pages may show: the data of a collection of one file, the entries of one of many, and the pages by id. */
export type Content<C> = {
	readonly pages: Readonly<Record<string, ShownPage>>;
} & {
	readonly [K in keyof C as C[K] extends AnyCollection
		? K
		: never]: C[K] extends AnyCollection
		? C[K]["files"] extends `${string}{id}${string}`
			? readonly EntryOf<C[K]>[]
			: Shown<C[K]["fields"]>
		: never;
};
