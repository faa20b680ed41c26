import type {
	Control,
	Field,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";

/** The props of the controls of single values. */
export type ControlProps<Kind extends Control["kind"] = Control["kind"]> =
	InputProps & { readonly control: Extract<Control, { kind: Kind }> };

/** The props of an input, whatever its kind. */
export type InputProps = {
	readonly field: Field;
	readonly address: ValueAddress;
	/** The id of the element that the label is for. */
	readonly id: string;
	/** The accessible name, which contains the label. */
	readonly name: string;
	/** The ids of its help and its problems. */
	readonly describedBy?: string | undefined;
	readonly isInvalid: boolean;
	readonly value: YamlValue | undefined;
	/** Changes the value; undefined removes it. */
	onChange(value: YamlValue | undefined): void;
};

/** Returns the attributes that every control has. */
export function getControlAttributes(props: InputProps) {
	return {
		id: props.id,
		"aria-label": props.name,
		"aria-describedby": props.describedBy,
		"aria-invalid": props.isInvalid || undefined,
		lang: props.field.locale,
	};
}

/** Returns the value that an optional or required field has without text. */
export function toOptional(
	text: string,
	{ isOptional }: Field,
): string | undefined {
	return text === "" && isOptional ? undefined : text;
}
