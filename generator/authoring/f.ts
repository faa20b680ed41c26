/**
 * The builders of fields: what a file has, and what components get for it. docs/fields.md lists them.
 *
 * @example
 * ```ts
 * import { collection, f } from "kilde";
 *
 * // content/breads.yaml: texts cite a price as {{price.NAME}}.
 * export const breads = collection(
 * 	"breads.yaml",
 * 	f.map({ name: f.localized(f.line()), price: f.money().fact("price.{key}") }),
 * );
 * ```
 */
export * as f from "./builders.ts";
