import type {
	Control,
	Field,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";
import { getPathWithin } from "../../values.ts";
import { useForm } from "./form-context.ts";

/** The props of the controls of single values. */
export type ControlProps<Kind extends Control["kind"] = Control["kind"]> = {
	readonly control: Extract<Control, { kind: Kind }>;
	readonly field: Field;
	readonly address: ValueAddress;
	/** The id of the element that the label is for. */
	readonly id: string;
	/** The accessible name, which contains the label. */
	readonly name: string;
	/** The ids of its help and its problems. */
	readonly describedBy: string | undefined;
	readonly isInvalid: boolean;
	readonly value: YamlValue | undefined;
	/** Changes the value; undefined removes it. */
	onChange(value: YamlValue | undefined): void;
};

/** Returns the attributes that every control has. */
export function getControlAttributes({
	id,
	name,
	describedBy,
	isInvalid,
	field: { locale },
}: Omit<ControlProps, "control">) {
	return {
		id,
		"aria-label": name,
		"aria-describedby": describedBy,
		"aria-invalid": isInvalid || undefined,
		lang: locale,
	};
}

/** Returns the value that an optional or required field has without text. */
export function toOptional(
	text: string,
	{ isOptional }: Field,
): string | undefined {
	return text === "" && isOptional ? undefined : text;
}

/** Returns whether the target of the form is a value or within it. */
export function useIsTarget(address: ValueAddress): boolean {
	const { target } = useForm();
	return getPathWithin(address, target) !== undefined;
}
