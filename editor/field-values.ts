import type { Locale } from "kilde/tools";
import type { Control, Field, Option, Variant, YamlValue } from "./protocol.ts";

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
	if (!isOfType(field, value)) return false;
	switch (control.kind) {
		case "choice":
			return control.options.some((option) => option.value === value);
		case "switch":
			return value === control.on || value === control.off;
		case "group":
		case "localized": {
			const keys = control.fields.map(({ key }) => key);
			return (
				isMap(value) &&
				Object.keys(value).every((key) => keys.includes(key)) &&
				control.fields.every(({ key, field }) => fits(field, value[key]))
			);
		}
		case "list":
			return (
				Array.isArray(value) &&
				value.every((item) => fits(control.element, item))
			);
		case "map":
			return (
				isMap(value) &&
				Object.values(value).every((each) => fits(control.element, each))
			);
		default:
			return true;
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
			return typeof value === "string" || typeof value === "number";
		case "switch":
			return typeof value === "boolean";
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
	const named =
		itemLabel !== undefined ? findField(field, value, itemLabel) : undefined;
	const text =
		(named && isMap(value)
			? getText(value[itemLabel ?? ""], named, context)
			: "") || getText(value, field, context);
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longest ? `${line.slice(0, longest).trim()} …` : line;
}

function findField(
	{ control }: Field,
	value: YamlValue | undefined,
	key: string,
): Field | undefined {
	if (control.kind === "union") {
		const variant = findVariant(control, value);
		return variant && findField(variant.field, value, key);
	}
	return control.kind === "group"
		? control.fields.find((each) => each.key === key)?.field
		: undefined;
}

/** Returns the text of a value as people read it: of a group, that of its first field with words. */
export function getText(
	value: YamlValue | undefined,
	field: Field,
	context: TextContext,
): string {
	const { control } = field;
	const { locale } = context;
	switch (control.kind) {
		case "text":
		case "markdown":
			return context.fillFacts(toText(value));
		case "number":
		case "time":
		case "date":
		case "month":
		case "picture":
		case "video":
			return toText(value);
		case "choice":
			return getLabel(control.options, value);
		case "reference":
			return (
				context.getReferenceLabel(control.options, toText(value)) ??
				toText(value)
			);
		case "localized": {
			if (!isMap(value)) return "";
			const [first] = control.fields;
			const key = locale in value ? locale : first?.key;
			const own = control.fields.find((each) => each.key === key)?.field;
			return own && key !== undefined ? getText(value[key], own, context) : "";
		}
		case "group":
			return isMap(value) ? getFirstText(value, control.fields, context) : "";
		case "list":
			return Array.isArray(value)
				? value
						.map((item) => getText(item, control.element, context))
						.filter(Boolean)
						.join(", ")
				: "";
		case "union": {
			const variant = findVariant(control, value);
			return variant ? getText(value, variant.field, context) : "";
		}
		default:
			return "";
	}
}

/** Returns the first words in fields, or else the first other text, such as a date. */
function getFirstText(
	value: { readonly [key: string]: YamlValue },
	fields: readonly { readonly key: string; readonly field: Field }[],
	context: TextContext,
): string {
	const texts = fields.map(({ key, field }) => ({
		text: getText(value[key], field, context),
		isWords: isWords(field),
	}));
	const filled = texts.filter(({ text }) => text !== "");
	return (filled.find(({ isWords }) => isWords) ?? filled[0])?.text ?? "";
}

/** Whether people read the value of a field as a text. */
export function isWords({ control }: Field): boolean {
	if (control.kind === "localized")
		return control.fields.some(({ field }) => isWords(field));
	return control.kind === "text"
		? control.isWords
		: control.kind === "markdown";
}

function getLabel(
	options: readonly Option[],
	value: YamlValue | undefined,
): string {
	return (
		options.find((option) => option.value === value)?.label ?? toText(value)
	);
}

/** Returns a text or a number as text; empty for other values. */
export function toText(value: YamlValue | undefined): string {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}
