import { toText } from "../../field-values.ts";
import type { ControlProps } from "./control-props.ts";
import { useForm, useIsTarget } from "./form-context.ts";
import { MediaChooser } from "./media-chooser.tsx";

/** A picture or a video of content/media. */
export function MediaInput({
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
