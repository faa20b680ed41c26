import type { Control, Field, Variant, YamlValue } from "../../protocol.ts";

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
