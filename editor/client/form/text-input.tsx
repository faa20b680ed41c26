import { TextField } from "../text/text-field.tsx";
import {
	type ControlProps,
	getControlAttributes,
	toOptional,
} from "./control-props.ts";
import { toText } from "./item-label.ts";

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
	return (
		<input
			{...attributes}
			type="text"
			onChange={({ target }) => handleChange(target.value)}
		/>
	);
}
