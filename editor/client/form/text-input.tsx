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
	return control.isMultiline ? (
		<textarea
			{...attributes}
			rows={3}
			onChange={({ target }) => handleChange(target.value)}
		/>
	) : (
		<input
			{...attributes}
			type="text"
			onChange={({ target }) => handleChange(target.value)}
		/>
	);
}
