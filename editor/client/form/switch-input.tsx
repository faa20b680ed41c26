import { type ControlProps, getControlAttributes } from "./control-props.ts";

/** A checkbox. */
export function SwitchInput({
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
