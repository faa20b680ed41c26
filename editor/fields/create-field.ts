import {
	type FieldMeta,
	formatFieldText,
	getFieldText,
	isReadableText,
	type Locale,
	type MessageText,
	media,
	readSchema,
	type Schema,
	type SchemaNode,
	selectText,
} from "kilde/tools";
import type { Control, Field, KeyedField, Variant } from "../protocol.ts";

/** The language of labels, and that of the texts in a field, if they have one. */
export type FieldOptions = {
	readonly language: string;
	readonly locale?: Locale | undefined;
};

/** Fields by their schemas and options: reading a schema takes a while, and it never changes. */
const known = new WeakMap<Schema, Map<string, Field>>();

/** Creates the field of a schema. Throws if the editor has no control for it. */
export function createField(schema: Schema, options: FieldOptions): Field {
	const fields = known.get(schema) ?? new Map<string, Field>();
	known.set(schema, fields);
	const key = `${options.language} ${options.locale ?? ""}`;
	const field = fields.get(key) ?? readField(schema, options);
	fields.set(key, field);
	return field;
}

function readField(schema: Schema, options: FieldOptions): Field {
	const node = readSchema(schema);
	const control = createControl(node, options);
	const text = getFieldText(node.meta);
	// A list of options shows by itself what an example explains.
	const hasOptions = control.kind === "choice" || control.kind === "reference";
	return {
		...formatFieldText(
			text && hasOptions ? { ...text, example: undefined } : text,
			options.language,
		),
		isOptional: node.isOptional,
		...(options.locale !== undefined && { locale: options.locale }),
		control,
	};
}

function createControl(node: SchemaNode, options: FieldOptions): Control {
	const { meta } = node;
	const { language } = options;
	if (meta.kind === "video" || meta.kind === "focus")
		return { kind: meta.kind };
	if (meta.kind === "address") return { kind: "reference", options: "address" };
	switch (node.type) {
		case "reference":
			return node.target === media.name
				? { kind: "picture" }
				: { kind: "reference", options: node.target };
		case "object":
			return createObjectControl(node, options);
		case "list":
			return {
				kind: "list",
				element: createField(node.element, options),
				itemLabel: meta.itemLabel,
				least: node.size.least,
				most: Number.isFinite(node.size.most) ? node.size.most : null,
			};
		case "union":
			return createUnionControl(node, options);
		case "number": {
			const units = Object.values<string | undefined>(meta.unit ?? {});
			return {
				kind: "number",
				unit: selectText(meta.unit, language) ?? "",
				units: units.flatMap((each) => each ?? []),
			};
		}
		case "boolean":
			return {
				kind: "switch",
				on: true,
				off: node.isOptional ? undefined : false,
			};
		case "choice":
			return createChoiceControl(node.values, meta, language);
		case "string":
			return createTextControl(node.format, meta);
		case "other":
			throw new Error(`The editor has no control for ${node.name}.`);
	}
}

function createObjectControl(
	{ fields, rest, meta }: Extract<SchemaNode, { readonly type: "object" }>,
	options: FieldOptions,
): Control {
	if (meta.kind === "localized")
		return {
			kind: "localized",
			fields: [...fields].map(([locale, schema]) => ({
				key: locale,
				field: createField(schema, { ...options, locale }),
			})),
		};
	const keyed = [...fields].map(([key, schema]) =>
		createKeyedField(key, schema, options),
	);
	if (!rest) return { kind: "group", fields: keyed, layout: meta.layout };
	const map: Control = {
		kind: "map",
		element: createField(rest, options),
		itemLabel: meta.itemLabel,
		names: {},
		omits: [...fields.keys()],
	};
	if (keyed.length === 0) return map;
	// Some keys are fixed, and people choose the others.
	const field: Field = { label: "", help: "", isOptional: false, control: map };
	return { kind: "group", fields: [...keyed, { key: "", field }] };
}

/** Creates a field of a group. Any object may be marked as a sample, but hardly any is. */
export function createKeyedField(
	key: string,
	schema: Schema,
	options: FieldOptions,
): KeyedField {
	const field = createField(schema, options);
	return {
		key,
		field: key === "sample" ? { ...field, isShownWhenSet: true } : field,
	};
}

function createUnionControl(
	node: Extract<SchemaNode, { readonly type: "union" }>,
	options: FieldOptions,
): Control {
	const { discriminator: tag } = node;
	return {
		kind: "union",
		tag,
		variants: node.options.map((option) =>
			createVariant(createField(option, options), tag, node.meta, options),
		),
	};
}

/** Creates a variant of a union; its discriminator becomes the choice of the variant. */
function createVariant(
	field: Field,
	tag: string | undefined,
	{ choices }: FieldMeta,
	{ language }: FieldOptions,
): Variant {
	const { control } = field;
	if (tag === undefined || control.kind !== "group")
		return { label: getVariantLabel(field, language), tags: [], field };
	const tagField = control.fields.find(({ key }) => key === tag)?.field.control;
	const options = tagField?.kind === "choice" ? tagField.options : [];
	const tags = options.map(({ value }) => String(value));
	const [first = ""] = tags;
	return {
		label:
			field.label ||
			(selectText(choices?.[first], language) ?? options[0]?.label ?? first),
		tags,
		field: {
			...field,
			control: {
				...control,
				fields: control.fields.filter(({ key }) => key !== tag),
			},
		},
	};
}

/** Returns the label of a variant without a discriminator: it is told apart by its form. */
function getVariantLabel({ label, control }: Field, language: string): string {
	if (control.kind === "localized") return selectText(inEachLanguage, language);
	return label || selectText(inAllLanguages, language);
}

const inEachLanguage: MessageText = {
	en: "Different in each language",
	da: "Forskelligt på hvert sprog",
};

const inAllLanguages: MessageText = {
	en: "The same in all languages",
	da: "Det samme på alle sprog",
};

function createChoiceControl(
	values: readonly unknown[],
	{ choices }: FieldMeta,
	language: string,
): Control {
	const [first] = values;
	if (typeof first === "boolean")
		return { kind: "switch", on: first, off: undefined };
	return {
		kind: "choice",
		options: values.flatMap((value) =>
			typeof value === "string" || typeof value === "number"
				? {
						value,
						label: selectText(choices?.[value], language) ?? String(value),
					}
				: [],
		),
	};
}

function createTextControl(
	format: string | undefined,
	meta: FieldMeta,
): Control {
	const { kind, partOf } = meta;
	if (kind === "time" || kind === "month") return { kind };
	if (kind === "prose") return { kind: "markdown" };
	if (format === "date") return { kind: "date" };
	if (partOf !== undefined) return { kind: "part", page: partOf };
	return {
		kind: "text",
		hasFacts: kind === "text",
		isMultiline: kind === "text",
		isWords: isReadableText(meta),
	};
}
