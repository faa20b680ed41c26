import type { Control } from "../../protocol.ts";
import { ChoiceInput, PartInput, ReferenceInput } from "./choice-input.tsx";
import type { ControlProps } from "./control-props.ts";
import { FocusInput } from "./focus-input.tsx";
import { MediaInput } from "./media-input.tsx";
import { NumberInput } from "./number-input.tsx";
import { SwitchInput } from "./switch-input.tsx";
import { TextInput } from "./text-input.tsx";
import { DateInput, TimeInput } from "./time-input.tsx";

/** The control of a single value. */
export function ControlView({
	control,
	...props
}: Omit<ControlProps, "control"> & { readonly control: Control }) {
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
