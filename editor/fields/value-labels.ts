import type { ContentFile } from "kilde/tools";
import { type Context, fillFacts, shorten } from "../context.ts";
import {
	getItemLabel as getText,
	getText as getValueText,
	isSingleValue,
	isWords,
	type TextContext,
} from "../field-values.ts";
import type {
	Control,
	EntryDocument,
	Field,
	KeyedField,
	YamlValue,
} from "../protocol.ts";
import { getValueAt } from "../values.ts";
import { createPageLabels } from "./page-labels.ts";

/** Creates what the texts of values are made with. */
export function createTextContext(context: Context): TextContext {
	const { locale } = context;
	return {
		locale,
		fillFacts: (text) => fillFacts(text, context, locale),
		getReferenceLabel: (_, name) => context.getNamesakes().get(name),
	};
}

/** Returns the label of an item of a list or a map: its text, else the label of its key, else its number. */
export function getItemLabel(
	{
		element,
		itemLabel,
		...control
	}: Extract<Control, { readonly kind: "list" | "map" }>,
	key: string | number,
	value: YamlValue | undefined,
	context: Context,
): string {
	const named = control.kind === "map" ? control.names[key] : undefined;
	if (named !== undefined) return named;
	const text = getText(value, element, itemLabel, createTextContext(context));
	if (control.kind === "list") return text || String(Number(key) + 1);
	return isSingleValue(element) ? String(key) : text || String(key);
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
	const texts = fields.map(({ field }) =>
		isWords(field) ? getTextIn(field, documents, context) : "",
	);
	return texts.find(Boolean) ?? id ?? file;
}

/** Returns the text of a field whose values may be in several files. */
function getTextIn(
	field: Field,
	documents: Readonly<Record<string, EntryDocument>>,
	context: Context,
): string {
	const { at, control } = field;
	if (at?.path === "markdown") return "";
	if (at) {
		const value = getValueAt(documents[at.file]?.value, at.path);
		return shorten(getValueText(value, field, createTextContext(context)));
	}
	const fields = control.kind === "localized" ? control.fields : [];
	const own = fields.find(({ key }) => key === context.locale) ?? fields[0];
	return own ? getTextIn(own.field, documents, context) : "";
}
