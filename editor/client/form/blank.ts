import type { Field, KeyedField, Variant, YamlValue } from "../../protocol.ts";

/** Creates the value of a new field, with empty texts in its required fields. Returns undefined for a switch that is left out. */
export function createBlankValue({ control }: Field): YamlValue | undefined {
	switch (control.kind) {
		case "switch":
			return control.off;
		case "choice":
			return control.options.length === 1
				? (control.options[0]?.value ?? "")
				: "";
		case "localized":
			return Object.fromEntries(
				control.fields.map(({ key, field }) => [
					key,
					createBlankValue(field) ?? "",
				]),
			);
		case "group":
			return createBlankFields(control.fields);
		case "map":
			return {};
		case "list":
			return Array.from(
				{ length: control.least },
				() => createBlankValue(control.element) ?? "",
			);
		case "union": {
			const [first] = control.variants;
			return first ? createBlankVariant(control.tag, first) : "";
		}
		case "focus":
			return "50 50";
		default:
			return "";
	}
}

/** Creates the value of a new variant of a union. */
export function createBlankVariant(
	tag: string | undefined,
	{ field, tags }: Variant,
): YamlValue {
	const value = createBlankValue(field) ?? "";
	const [first] = tags;
	return tag !== undefined && first !== undefined
		? { [tag]: first, ...Object(value) }
		: value;
}

function createBlankFields(fields: readonly KeyedField[]): YamlValue {
	const entries = fields
		.filter(({ field }) => !field.isOptional && !field.at)
		.map(({ key, field }) => [key, createBlankValue(field)])
		.filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries);
}
