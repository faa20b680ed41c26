import type { ContentFile } from "kilde/tools";
import { type Context, fillFacts, shorten } from "../context.ts";
import type {
	Control,
	EntryDocument,
	Field,
	KeyedField,
	Variant,
	YamlValue,
} from "../protocol.ts";
import { createPageLabels } from "./page-labels.ts";

// The labels of values: the texts that people know them by, not their keys.

/** Finds the variant of a union that a value has: by its discriminator, else by its form. */
export function findVariant(
	{ tag, variants }: Extract<Control, { readonly kind: "union" }>,
	value: unknown,
): Variant | undefined {
	if (tag !== undefined) {
		const own = String(Object(value)[tag]);
		return variants.find(({ tags }) => tags.includes(own)) ?? variants[0];
	}
	return (
		variants.find(({ field }) => hasFormOf(field.control, value)) ?? variants[0]
	);
}

function hasFormOf(control: Control, value: unknown): boolean {
	const isMap =
		typeof value === "object" && value !== null && !Array.isArray(value);
	switch (control.kind) {
		case "list":
			return Array.isArray(value);
		case "map":
			return isMap;
		case "group":
		case "localized": {
			const keys = control.fields.map(({ key }) => key);
			return isMap && Object.keys(value).every((key) => keys.includes(key));
		}
		case "number":
			return typeof value === "number";
		case "switch":
			return typeof value === "boolean";
		case "choice":
			return control.options.some((option) => option.value === value);
		case "union":
			return control.variants.some(({ field }) =>
				hasFormOf(field.control, value),
			);
		default:
			return typeof value === "string";
	}
}

/** Returns the first text in a value that people read, with its facts filled in. */
export function getFirstText(
	{ control, locale }: Field,
	value: unknown,
	context: Context,
): string | undefined {
	switch (control.kind) {
		case "text":
			return control.isWords && typeof value === "string" && value !== ""
				? shorten(fillFacts(value, context, locale ?? context.locale))
				: undefined;
		case "localized": {
			const own = control.fields.find(({ key }) => key === context.locale);
			const first = own ?? control.fields[0];
			return (
				first && getFirstText(first.field, Object(value)[first.key], context)
			);
		}
		case "group":
			return findFirst(control.fields, ({ key, field }) =>
				getFirstText(field, Object(value)[key], context),
			);
		case "list":
			return findFirst(Array.isArray(value) ? value : [], (item) =>
				getFirstText(control.element, item, context),
			);
		case "union": {
			const variant = findVariant(control, value);
			return variant && getFirstText(variant.field, value, context);
		}
		default:
			return undefined;
	}
}

function findFirst<T, R>(
	items: readonly T[],
	find: (item: T) => R | undefined,
): R | undefined {
	for (const item of items) {
		const found = find(item);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Returns the label of an item of a list or a map: its field that names it, else its first text, else its key or number. */
export function getItemLabel(
	control: Extract<Control, { readonly kind: "list" | "map" }>,
	key: string | number,
	value: unknown,
	context: Context,
): string {
	const { element, itemLabel } = control;
	const { control: inner } = element;
	const fields = inner.kind === "group" ? inner.fields : [];
	const named = fields.find((each) => each.key === itemLabel);
	if (inner.kind === "reference" && typeof value === "string")
		return context.getNamesakes().get(value) ?? value;
	const text =
		(named && getFirstText(named.field, Object(value)[named.key], context)) ??
		getFirstText(element, value, context);
	if (text !== undefined) return text;
	if (control.kind === "map") return control.names[key] ?? String(key);
	const first = [value, ...Object.values(Object(value))].find(
		(each) => typeof each === "string" || typeof each === "number",
	);
	return first === undefined ? String(Number(key) + 1) : String(first);
}

/**
 * Gives the keys of maps the labels of their namesakes: a price under the name of a bread is labelled by the bread.
 * `namesakes` finds the label of a name.
 */
export function labelMapKeys(
	fields: readonly KeyedField[],
	namesakes: ReadonlyMap<string, string>,
): KeyedField[] {
	return fields.map(({ key, field }) => ({
		key,
		field: { ...field, control: labelKeysIn(field.control, namesakes) },
	}));
}

function labelKeysIn(
	control: Control,
	namesakes: ReadonlyMap<string, string>,
): Control {
	if (control.kind === "map")
		return { ...control, names: Object.fromEntries(namesakes) };
	return control.kind === "group"
		? { ...control, fields: labelMapKeys(control.fields, namesakes) }
		: control;
}

/** Returns the label of an entry: that of its page, its title or first text, else the name of its file. */
export function getFormLabel(
	{ file, id, collection }: ContentFile,
	form: Field,
	documents: Readonly<Record<string, EntryDocument>>,
	context: Context,
): string {
	const { pages } = context.index.site;
	if (collection === pages.collection.name) {
		const label = createPageLabels(context).getEntryLabel(id);
		if (label !== undefined) return label;
	}
	const fields = form.control.kind === "group" ? form.control.fields : [];
	const text = findFirst(fields, ({ field }) =>
		getFirstTextIn(field, documents, context),
	);
	return text ?? id ?? file;
}

/** Returns the first text of a field whose values may be in several files. */
function getFirstTextIn(
	field: Field,
	documents: Readonly<Record<string, EntryDocument>>,
	context: Context,
): string | undefined {
	const { at, control } = field;
	if (at) {
		const document = documents[at.file];
		return at.path === "markdown"
			? undefined
			: getFirstText(field, getValueAtPath(document?.value, at.path), context);
	}
	if (control.kind !== "localized") return undefined;
	const own = control.fields.find(({ key }) => key === context.locale);
	return findFirst(own ? [own, ...control.fields] : control.fields, (each) =>
		getFirstTextIn(each.field, documents, context),
	);
}

/** Returns the value at a path of a YAML value; undefined if there is none. */
export function getValueAtPath(
	value: YamlValue | undefined,
	path: readonly (string | number)[],
): YamlValue | undefined {
	return path.reduce<YamlValue | undefined>(
		(inner, step) => Object(inner)[step],
		value,
	);
}
