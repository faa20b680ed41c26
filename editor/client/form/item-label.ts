import type { Locale } from "kilde/tools";
import type { Choices, Field, YamlValue } from "../../protocol.ts";
import { findVariant, isMap } from "./find-variant.ts";

/** The longest label (characters); longer ones are cut. */
const longest = 80;

/** What labels are made with. */
export type LabelContext = {
	readonly locale: Locale;
	readonly choices: Choices | undefined;
};

/** Returns the label of an item: its `itemLabel` field, or else the first text in it that people read; empty if it has none. */
export function getItemLabel(
	value: YamlValue | undefined,
	field: Field,
	itemLabel: string | undefined,
	context: LabelContext,
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

/** Returns the first text of a value that people read. */
function getText(
	value: YamlValue | undefined,
	field: Field,
	context: LabelContext,
): string {
	const { control } = field;
	const { choices, locale } = context;
	switch (control.kind) {
		case "text":
		case "markdown":
			return fillFacts(toText(value), context);
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
			return getLabel(choices?.references[control.options] ?? [], value);
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
	context: LabelContext,
): string {
	const texts = fields.map(({ key, field }) => ({
		text: getText(value[key], field, context),
		isWords: isWords(field),
	}));
	const filled = texts.filter(({ text }) => text !== "");
	return (filled.find(({ isWords }) => isWords) ?? filled[0])?.text ?? "";
}

function isWords({ control }: Field): boolean {
	return control.kind === "text"
		? control.isWords
		: ["markdown", "localized"].includes(control.kind);
}

function getLabel(
	options: Choices["pictures"],
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

/** Replaces the citations of facts in a text by their texts. */
export function fillFacts(
	text: string,
	{ choices, locale }: LabelContext,
): string {
	return text.replace(
		/\{\{\s*([\w.-]+)\s*\}\}/g,
		(citation, name) =>
			choices?.facts.find((fact) => fact.name === name)?.texts[locale] ??
			citation,
	);
}
