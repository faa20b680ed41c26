import { type ReactNode, useId, useState } from "react";
import type { Field, ValueAddress } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { createBlankValue } from "./blank.ts";
import { ControlView } from "./control-view.tsx";
import { FieldProblems } from "./field-problems.tsx";
import { FieldTools } from "./field-tools.tsx";
import { isEmpty, useFormValue } from "./form-context.ts";
import { GridField } from "./grid-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { MapField } from "./map-field.tsx";
import { UnionField } from "./union-field.tsx";

/** The props of every field. */
export type FieldProps = {
	readonly field: Field;
	readonly address: ValueAddress;
	/** Labels that precede its own in its accessible name. */
	readonly names?: readonly string[];
	/** Whether its label is visible elsewhere, such as in a heading of a table. */
	readonly isLabelled?: boolean;
	/** Whether the fields of a group have no frame: those of an entry, or of an item of a list. */
	readonly isBare?: boolean;
	/** Called instead of setting an empty value. */
	readonly onEmpty?: (() => void) | undefined;
	/** Further actions on a single value, shown once its field has had the focus. */
	readonly tools?: ReactNode;
};

/** A field with its label, its help, its control and its problems. */
export function FieldView(props: FieldProps) {
	const { field, address } = props;
	const { strings } = useEditor();
	const { value, set } = useFormValue(address);
	const { control } = field;
	const isCompound = control.kind === "group" || control.kind === "union";
	if (isCompound && value === undefined && field.isOptional)
		return (
			<Button className="add" onClick={() => set(createBlankValue(field))}>
				<Icon name="new" />
				{strings.addField(field.label)}
			</Button>
		);
	switch (control.kind) {
		case "list":
			return <ListField {...props} control={control} />;
		case "map":
			return <MapField {...props} control={control} />;
		case "localized":
			return <LocalizedField {...props} control={control} />;
		case "union":
			return <UnionField {...props} control={control} />;
		case "group":
			return control.layout === "grid" ? (
				<GridField {...props} control={control} />
			) : (
				<GroupField {...props} control={control} />
			);
		default:
			return <SingleField {...props} />;
	}
}

/** A field with a single value, such as a text or a number. */
function SingleField({
	field,
	address,
	names = [],
	isLabelled = false,
	onEmpty,
	tools,
}: FieldProps) {
	const { label, help, isOptional, control } = field;
	const { strings } = useEditor();
	const formValue = useFormValue(address);
	const { value, problems, refused, isUnfinished, set } = formValue;
	const [wasFocused, setWasFocused] = useState(false);
	const id = useId();
	const isWrong = problems.some(({ severity }) => severity === "error");
	return (
		// The event comes from the control.
		// biome-ignore lint/a11y/noStaticElementInteractions: handles an event of its control
		<div
			className="field"
			data-address={toAddressKey(address)}
			data-kind={control.kind}
			onFocus={() => setWasFocused(true)}
		>
			{!isLabelled && label && (
				<label htmlFor={id} className="label">
					{label}
					{isOptional && <span className="optional">{strings.optional}</span>}
				</label>
			)}
			{!isLabelled && help && (
				<p id={`${id}help`} className="help">
					{help}
				</p>
			)}
			<ControlView
				{...{ control, field, address, id, value }}
				name={[...names, label].filter(Boolean).join(", ")}
				describedBy={help ? `${id}help ${id}problems` : `${id}problems`}
				isInvalid={isWrong || (refused !== undefined && !isUnfinished)}
				onChange={(next) => (onEmpty && isEmpty(next) ? onEmpty() : set(next))}
			/>
			<FieldProblems id={`${id}problems`} address={address} />
			{wasFocused && !isLabelled && (
				<FieldTools field={field} address={address} />
			)}
			{wasFocused && tools}
		</div>
	);
}
