import type { ReactNode } from "react";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FieldProblems } from "./field-problems.tsx";
import type { FieldProps } from "./field-view.tsx";
import { Fold } from "./fold.tsx";
import { useFormValue } from "./form-context.ts";

type FieldGroupProps = FieldProps & {
	readonly className?: string;
	readonly isFolded?: boolean;
	/** Whether a field in it is of the same value, and shows its problems. */
	readonly isAroundValue?: boolean;
	readonly children: ReactNode;
};

/** The frame of a field that contains other fields: its label, help and problems, and a button that removes an optional group. */
export function FieldGroup({
	field,
	address,
	names = [],
	isLabelled = false,
	isBare = false,
	isFolded = false,
	isAroundValue = false,
	className,
	children,
}: FieldGroupProps) {
	const { strings } = useEditor();
	const { set } = useFormValue(address);
	const { control, label, help, isOptional } = field;
	const canRemove = ["group", "union"].includes(control.kind) && isOptional;
	const fieldset = (
		<fieldset
			className={isBare ? `bare ${className ?? ""}` : className}
			data-address={toAddressKey(address)}
			aria-label={isLabelled ? [...names, label].join(", ") : undefined}
		>
			{label && !isBare && !isLabelled && !isFolded && (
				<legend>
					{label}
					{isOptional && <span className="optional">{strings.optional}</span>}
				</legend>
			)}
			{help && !isLabelled && <p className="help">{help}</p>}
			{!isAroundValue && <FieldProblems address={address} />}
			{children}
			{canRemove && !isBare && (
				<Button className="quiet" onClick={() => set(undefined)}>
					<Icon name="remove" />
					{strings.removeItem(label)}
				</Button>
			)}
		</fieldset>
	);
	return isFolded ? (
		<Fold address={address} label={label}>
			{fieldset}
		</Fold>
	) : (
		fieldset
	);
}
