import { toText } from "../../field-values.ts";
import { TextField } from "../text/text-field.tsx";
import {
	type ControlProps,
	getControlAttributes,
	toOptional,
} from "./control-props.ts";
import { DraftInput } from "./draft-input.tsx";

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
	const { isMultiline, isWords } = control;
	// Others refer to names and addresses, and a redirect for each letter would be useless.
	if (!isWords && !isMultiline)
		return <DraftInput {...props} text={value} read={(text) => text} />;
	// Words wrap; a text on one line has no line breaks all the same.
	const toLine = (text: string) => text.replace(/\s*\n\s*/g, " ");
	return (
		<textarea
			{...getControlAttributes(props)}
			value={value}
			spellCheck={isWords}
			rows={isMultiline ? 3 : 1}
			onChange={({ target }) =>
				handleChange(isMultiline ? target.value : toLine(target.value))
			}
		/>
	);
}
