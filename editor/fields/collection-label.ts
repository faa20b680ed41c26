import {
	type Collection,
	formatFieldText,
	getFieldText,
	readSchema,
	selectText,
} from "kilde/tools";
import type { Context } from "../context.ts";

/** Returns the label of a collection, such as “Events”: its own, that of its schema or of its scaffold, else its name. */
export function getCollectionLabel(
	{ called, schema, scaffold, name }: Collection,
	{ language }: Pick<Context, "language">,
): string {
	if (called) return selectText(called, language);
	const text = getFieldText(readSchema(schema).meta);
	return (
		formatFieldText(text, language).label ||
		(scaffold ? selectText(scaffold.label, language) : name)
	);
}
