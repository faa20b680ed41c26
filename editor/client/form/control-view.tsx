import { toText } from "../../field-values.ts";
import type { Control } from "../../protocol.ts";
import { ChoiceInput, PartInput, ReferenceInput } from "./choice-input.tsx";
import {
	type ControlProps,
	getControlAttributes,
	type InputProps,
	toOptional,
} from "./control-props.ts";
import { FocusInput } from "./focus-input.tsx";
import { useForm, useIsTarget } from "./form-context.ts";
import { MediaChooser } from "./media-chooser.tsx";
import { NumberInput } from "./number-input.tsx";
import { TextInput } from "./text-input.tsx";
import { TimeInput } from "./time-input.tsx";

/** The control of a single value. */
export function ControlView({
	control,
	...props
}: InputProps & { readonly control: Control }) {
	switch (control.kind) {
		case "text":
		case "markdown":
			return <TextInput {...props} control={control} />;
		case "number":
			return <NumberInput {...props} control={control} />;
		case "time":
			return <TimeInput {...props} />;
		case "date":
		case "month":
			return <DateInput {...props} control={control} />;
		case "switch":
			return <SwitchInput {...props} control={control} />;
		case "choice":
			return <ChoiceInput {...props} options={control.options} />;
		case "reference":
			return <ReferenceInput {...props} control={control} />;
		case "part":
			return <PartInput {...props} control={control} />;
		case "picture":
		case "video":
			return <MediaInput {...props} control={control} />;
		case "focus":
			return <FocusInput {...props} />;
		default:
			throw new Error(`${control.kind} isn't a single value.`);
	}
}

function DateInput({
	control: { kind },
	...props
}: ControlProps<"date" | "month" | "time">) {
	return (
		<input
			{...getControlAttributes(props)}
			type={kind}
			value={toText(props.value)}
			onChange={({ target }) => {
				// A part of a day is typed.
				if (target.validity.badInput) return;
				props.onChange(toOptional(target.value, props.field));
			}}
		/>
	);
}

function SwitchInput({
	control: { on, off },
	...props
}: ControlProps<"switch">) {
	return (
		<input
			{...getControlAttributes(props)}
			type="checkbox"
			checked={props.value === on}
			onChange={({ target }) => props.onChange(target.checked ? on : off)}
		/>
	);
}

function MediaInput({
	control: { kind },
	...props
}: ControlProps<"picture" | "video">) {
	const { photo } = useForm();
	const isTarget = useIsTarget(props.address);
	return (
		<MediaChooser
			{...props}
			kind={kind}
			value={toText(props.value)}
			isOptional={props.field.isOptional}
			photo={isTarget ? photo : undefined}
		/>
	);
}
