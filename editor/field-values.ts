import type { Locale } from "kilde/tools";
import type { Control, Field, Variant, YamlValue } from "./protocol.ts";

// Values and their fields, for the server and the client: which variant of a union a value is, and what it is called.

type Union = Extract<Control, { kind: "union" }>;

/** Finds the variant of a union that a value is of: by its tag, or else by its form. */
export function findVariant(
	{ tag, variants }: Union,
	value: YamlValue | undefined,
): Variant | undefined {
	if (tag !== undefined) {
		const own = isMap(value) ? value[tag] : undefined;
		return variants.find(({ tags }) => tags.includes(String(own)));
	}
	return (
		variants.find(({ field }) => fits(field, value)) ??
		variants.find(({ field }) => isOfType(field, value))
	);
}

/** Returns whether a value, and everything in it, has the form of a field. */
function fits(field: Field, value: YamlValue | undefined): boolean {
	if (value === undefined) return field.isOptional;
	const { control } = field;
	const keys = "fields" in control ? control.fields.map(({ key }) => key) : [];
	return (
		isOfType(field, value) &&
		(!("fields" in control) ||
			Object.keys(Object(value)).every((key) => keys.includes(key))) &&
		listParts(field, value).every(([part, inner]) => fits(part, inner))
	);
}

/** Lists the values in a value, each with its field. */
function listParts(
	{ control }: Field,
	value: YamlValue | undefined,
): readonly (readonly [Field, YamlValue | undefined])[] {
	switch (control.kind) {
		case "group":
		case "localized":
			return isMap(value)
				? control.fields.map(({ key, field }) => [field, value[key]])
				: [];
		case "list":
		case "map":
			return typeof value === "object" && value !== null
				? Object.values(value).map((inner) => [control.element, inner])
				: [];
		default:
			return [];
	}
}

const timePatterns: Readonly<Record<string, RegExp>> = {
	time: /^\d\d:\d\d$/,
	date: /^\d{4}-\d\d-\d\d$/,
	month: /^\d{4}-\d\d$/,
};

/** Returns whether a value is of the type that a field has in YAML. */
function isOfType({ control }: Field, value: YamlValue | undefined): boolean {
	switch (control.kind) {
		case "number":
			return typeof value === "number";
		case "choice":
			return control.options.some((option) => option.value === value);
		case "switch":
			return value === control.on || value === control.off;
		case "list":
			return Array.isArray(value);
		case "group":
		case "localized":
		case "map":
			return isMap(value);
		case "union":
			return findVariant(control, value) !== undefined;
		default:
			return (
				typeof value === "string" &&
				(timePatterns[control.kind]?.test(value) ?? true)
			);
	}
}

/** Returns whether a field is shown in one row: a single value, or one in each language. */
export function isSingleValue({ control }: Field): boolean {
	return !["group", "list", "map", "union"].includes(control.kind);
}

/** Returns whether a value is a map. */
export function isMap(
	value: YamlValue | undefined,
): value is { readonly [key: string]: YamlValue } {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The longest label (characters); longer ones are cut. */
const longest = 80;

/** What the texts of values are made with. */
export type TextContext = {
	readonly locale: Locale;
	/** Replaces the citations of facts in a text. */
	fillFacts(text: string): string;
	/** Returns the label of a referenced item; undefined if there is none. */
	getReferenceLabel(options: string, name: string): string | undefined;
};

/** Returns the label of an item: its `itemLabel` field, or else the first text in it that people read; empty if it has none. */
export function getItemLabel(
	value: YamlValue | undefined,
	field: Field,
	itemLabel: string | undefined,
	context: TextContext,
): string {
	const { control } = getVariantField(field, value);
	const named =
		control.kind === "group" && isMap(value)
			? control.fields.find(({ key }) => key === itemLabel)
			: undefined;
	const text =
		(named && getText(Object(value)[named.key], named.field, context)) ||
		getText(value, field, context);
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longest ? `${line.slice(0, longest).trim()} …` : line;
}

/** Returns the field of the variant that a value of a union is of; other fields as they are. */
function getVariantField(field: Field, value: YamlValue | undefined): Field {
	const { control } = field;
	if (control.kind !== "union") return field;
	const variant = findVariant(control, value);
	return variant ? getVariantField(variant.field, value) : field;
}

/** Returns the text of a value as people read it: of a group, its first words, or else its first other text, such as a date. */
export function getText(
	value: YamlValue | undefined,
	field: Field,
	context: TextContext,
): string {
	const own = getVariantField(field, value);
	const { control } = own;
	const text = toText(value);
	const parts = listParts(own, value).map(([part, inner]) => ({
		isWords: isWords(part),
		text: getText(inner, part, context),
	}));
	const filled = parts.filter((part) => part.text !== "");
	switch (control.kind) {
		case "text":
		case "markdown":
			return context.fillFacts(text);
		case "choice":
			return (
				control.options.find((each) => each.value === value)?.label ?? text
			);
		case "reference":
			return context.getReferenceLabel(control.options, text) ?? text;
		case "localized": {
			const keys = control.fields.map(({ key }) => key);
			const isThere = isMap(value) && context.locale in value;
			return parts[isThere ? keys.indexOf(context.locale) : 0]?.text ?? "";
		}
		case "group":
			return (filled.find((part) => part.isWords) ?? filled[0])?.text ?? "";
		case "list":
			return filled.map((part) => part.text).join(", ");
		case "switch":
		case "map":
		case "focus":
		case "part":
			return "";
		default:
			return text;
	}
}

/** Returns whether people read the value of a field as a text. */
export function isWords({ control }: Field): boolean {
	if (control.kind === "localized")
		return control.fields.some(({ field }) => isWords(field));
	return control.kind === "text"
		? control.isWords
		: control.kind === "markdown";
}

/** Returns a text or a number as text; empty for other values. */
export function toText(value: YamlValue | undefined): string {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}
