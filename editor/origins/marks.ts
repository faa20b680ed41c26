import {
	type Collection,
	type ContentEntry,
	cacheByObject,
	type Entry,
	findCollection,
	getPlaceByPointer,
	isProse,
	isText,
	listContentFiles,
	listValues,
	type Memo,
	mapData,
	type Schema,
	type SiteDefinition,
	toDigest,
	toPointer,
	type ValidEntry,
} from "kilde/tools";
import { findVariant } from "../field-values.ts";
import { createField } from "../fields/create-field.ts";
import { createMark, createMarkId } from "../mark-form.ts";
import type {
	Control,
	Field,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../protocol.ts";
import { appendToBody, appendToText, getDataAt } from "./data.ts";

// In an edited site, every text carries an invisible mark that identifies its value.

/** Returns the id of a value. The same value has the same id in every build. */
function getValueId({ file, path }: ValueAddress): string {
	const name = path === "markdown" ? "markdown" : toPointer(path);
	const digest = Buffer.from(toDigest(`${file}#${name}`), "hex");
	return createMarkId(digest.subarray(0, 6));
}

/** Returns entries whose texts carry the marks of their values; nothing else is different. */
export function markTexts(
	entries: readonly ValidEntry[],
	memo: Memo,
	site: SiteDefinition,
): ValidEntry[] {
	return entries.map((entry) => {
		const collection =
			entry.kind === "content"
				? findCollection(site, entry.collection)
				: undefined;
		return collection
			? memo.call(markEntry, entry as ContentEntry, collection)
			: entry;
	});
}

function markEntry(entry: ContentEntry, { schema }: Collection): ContentEntry {
	const { file, body, data, places } = entry;
	const mark = (path: ValueAddress["path"]) =>
		createMark(getValueId({ file, path }));
	// A schema may have added a value, such as the other language of one that is the same in both.
	const isWritten = (path: ValuePath) =>
		getPlaceByPointer(places, toPointer(path)) !== undefined;
	return {
		...entry,
		data: mapData(data, (value, path) => {
			if (isText(value) || isProse(value))
				return isWritten(path) ? appendToText(value, mark(path)) : value;
			if (typeof value !== "string") return undefined;
			return isWritten(path) && isReadable(schema, data, path)
				? value + mark(path)
				: value;
		}),
		body: body && appendToBody(body, mark("markdown")),
	};
}

/** Whether a string is a text that people read, rather than a name or an address. */
function isReadable(schema: Schema, data: unknown, path: ValuePath): boolean {
	const control = findControl(schema, data, path);
	return control?.kind === "text" && control.isWords;
}

/** Returns the control of a value of an entry, from its schema alone; undefined if the schema has none. */
export function findControl(
	schema: Schema,
	data: unknown,
	path: ValuePath,
): Control | undefined {
	let field: Field | undefined = getField(schema);
	for (const [depth, step] of path.entries()) {
		const value = getDataAt(data, path.slice(0, depth));
		field = field && getChild(field, step, value);
	}
	return field?.control;
}

function getChild(
	{ control }: Field,
	step: string | number,
	value: unknown,
): Field | undefined {
	switch (control.kind) {
		case "group":
		case "localized":
			return control.fields.find(({ key }) => key === step)?.field;
		case "list":
		case "map":
			return control.element;
		case "union": {
			const variant = findVariant(control, value as YamlValue | undefined);
			return variant && getChild(variant.field, step, value);
		}
		default:
			return undefined;
	}
}

/** Returns the field of a schema, which takes a while to create. */
const getField = cacheByObject(
	(schema: Schema): Field => createField(schema, { language: "en" }),
);

/** Indexes the values of the content by their ids: each value in a YAML file, and each Markdown text. */
export function indexValues(
	entries: readonly Entry[],
): ReadonlyMap<string, ValueAddress> {
	const addresses = listContentFiles(entries).flatMap(
		({ file, body, raw }): ValueAddress[] => {
			const [, ...values] = listValues(raw);
			return [
				...(body ? [{ file, path: "markdown" as const }] : []),
				...values.map(([path]) => ({ file, path: path as ValuePath })),
			];
		},
	);
	return new Map(addresses.map((address) => [getValueId(address), address]));
}
