import { isSingleValue } from "../../field-values.ts";
import type {
	Control,
	Field,
	KeyedField,
	ValueAddress,
} from "../../protocol.ts";
import { FieldGroup } from "./field-group.tsx";
import { type FieldProps, FieldView } from "./field-view.tsx";
import {
	type Documents,
	getChildAddress,
	getDocumentValue,
	useForm,
} from "./form-context.ts";

/** The props of a group. */
export type GroupProps = FieldProps & {
	readonly control: Extract<Control, { kind: "group" }>;
};

/** Groups with more fields than this are folded. */
const mostUnfolded = 4;

/** A group of fields: below their label, folded if there are many or long ones. */
export function GroupField(props: GroupProps) {
	const { address, control, isBare } = props;
	const isSmall =
		control.fields.length <= mostUnfolded &&
		control.fields.every(({ field }) => isSingleValue(field));
	return (
		<FieldGroup {...props} isFolded={!isBare && !isSmall}>
			<Fields fields={control.fields} address={address} />
		</FieldGroup>
	);
}

/** Fields below each other. */
export function Fields({
	fields,
	address,
}: {
	readonly fields: readonly KeyedField[];
	/** The address of the group. */
	readonly address: ValueAddress;
}) {
	const { documents } = useForm();
	return fields
		.map((each) => ({ ...each, own: getFieldAddress(address, each) }))
		.filter(({ field, own }) => isShown(field, own, documents))
		.map(({ key, field, own }) => (
			<FieldView key={key} field={field} address={own} />
		));
}

/** Returns the address of a field of a group. */
export function getFieldAddress(
	group: ValueAddress,
	{ key, field }: KeyedField,
): ValueAddress {
	return field.at ?? (key === "" ? group : getChildAddress(group, key));
}

/** Returns whether a field is shown: always, or if it has a value. */
export function isShown(
	{ control, isShownWhenSet }: Field,
	address: ValueAddress,
	documents: Documents,
): boolean {
	const texts = control.kind === "localized" ? control.fields : [];
	const parts = texts.map((text) => getFieldAddress(address, text));
	return (
		!isShownWhenSet ||
		[address, ...parts].some(
			(each) => getDocumentValue(documents, each) !== undefined,
		)
	);
}
