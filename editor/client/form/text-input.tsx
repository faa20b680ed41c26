import { type ComponentProps, useState } from "react";
import { toText } from "../../field-values.ts";
import { TextField } from "../text/text-field.tsx";
import {
	type ControlProps,
	getControlAttributes,
	toOptional,
} from "./control-props.ts";

/** A text: in a rich text field if it is Markdown or cites facts. */
export function TextInput({
	control,
	...props
}: ControlProps<"text" | "markdown">) {
	const { field, onChange } = props;
	const value = toText(props.value);
	const handleChange = (text: string) => onChange(toOptional(text, field));
	if (control.kind === "markdown" || control.hasFacts)
		return (
			<TextField
				{...props}
				kind={control.kind === "markdown" ? "markdown" : "plain"}
				value={value}
				locale={field.locale}
				onChange={handleChange}
			/>
		);
	const attributes = {
		...getControlAttributes(props),
		value,
		spellCheck: control.isWords,
	};
	// Words wrap; a text on one line has no line breaks all the same.
	if (control.isWords || control.isMultiline)
		return (
			<textarea
				{...attributes}
				rows={control.isMultiline ? 3 : 1}
				onChange={({ target }) =>
					handleChange(
						control.isMultiline
							? target.value
							: target.value.replace(/\s*\n\s*/g, " "),
					)
				}
			/>
		);
	return <NameInput {...attributes} onChange={handleChange} />;
}

/**
 * A name or an address, which is sent when the field is left or Enter is pressed: others refer to it, and a redirect for each
 * letter would be useless.
 */
function NameInput({
	value,
	onChange,
	...attributes
}: Omit<ComponentProps<"input">, "value" | "onChange"> & {
	readonly value: string;
	onChange(text: string): void;
}) {
	const [typed, setTyped] = useState<string>();
	function handleEnd() {
		if (typed !== undefined && typed !== value) onChange(typed);
		setTyped(undefined);
	}
	return (
		<input
			{...attributes}
			type="text"
			value={typed ?? value}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={handleEnd}
			onKeyDown={({ key }) => key === "Enter" && handleEnd()}
		/>
	);
}
