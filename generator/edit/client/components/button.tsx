import type { ComponentProps } from "react";
import { useEditing } from "../editing.ts";

/** A button that submits no form. */
export function Button(props: ComponentProps<"button">) {
	return <button type="button" {...props} />;
}

/** A button of what may not be possible: `whyNot` is then said instead. */
export function PossibleButton({
	whyNot,
	onClick,
	...props
}: ComponentProps<"button"> & { readonly whyNot: string | undefined }) {
	const { fail } = useEditing();
	return (
		<Button
			aria-disabled={whyNot !== undefined}
			onClick={whyNot === undefined ? onClick : () => fail(whyNot)}
			{...props}
		/>
	);
}
