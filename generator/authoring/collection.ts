import { recordDefinition } from "../diagnostics/site-error.ts";
import { type Field, type Fields, getFieldParts } from "./field.ts";
import type { CollectionDefinition, CollectionOptions } from "./site-types.ts";

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
