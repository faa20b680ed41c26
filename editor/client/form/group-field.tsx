import { isSingleValue } from "../../field-values.ts";
import type {
	Control,
	EntryForm,
	Field,
	KeyedField,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import { Fold } from "./fold.tsx";
import {
	getChildAddress,
	getDocumentValue,
	isSameAddress,
	useForm,
	useFormValue,
} from "./form-context.ts";
import { RefusedEdit } from "./refused-edit.tsx";

/** The props of a group. */
export type GroupProps = FieldProps & {
	readonly control: Extract<Control, { kind: "group" }>;
};

/** Groups with more fields than this are folded. */
const mostUnfolded = 4;

/** A group of fields: below their label, folded if there are many. */
export function GroupField(props: GroupProps) {
	const { field, address, control, isBare } = props;
	const { strings } = useEditor();
	const { set } = useFormValue(address);
	const { label, help } = field;
	const ref = useTargetFocus(address, { isWhole: true });
	const fields = (
		<>
			{help && <p className="help">{help}</p>}
			<GroupProblems address={address} />
			<Fields fields={control.fields} address={address} />
			{field.isOptional && !isBare && (
				<Button className="quiet" onClick={() => set(undefined)}>
					<Icon name="remove" />
					{strings.removeItem(label)}
				</Button>
			)}
		</>
	);
	if (isBare)
		return (
			<div ref={ref} className="fields">
				{fields}
			</div>
		);
	if (isSmall(control.fields))
		return (
			<fieldset ref={ref}>
				<legend>{label}</legend>
				<div className="fields">{fields}</div>
			</fieldset>
		);
	return (
		<div ref={ref}>
			<Fold address={address} label={label}>
				{fields}
			</Fold>
		</div>
	);
}

/** Fields below each other. */
export function Fields({
	fields,
	address,
}: {
	readonly fields: readonly KeyedField[];
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
	documents: EntryForm["documents"],
): boolean {
	const texts = control.kind === "localized" ? control.fields : [];
	return (
		!isShownWhenSet ||
		[address, ...texts.map((text) => getFieldAddress(address, text))].some(
			(each) => getDocumentValue(documents, each) !== undefined,
		)
	);
}

/** The problems of a group itself, and its refused edit. */
export function GroupProblems({ address }: Pick<FieldProps, "address">) {
	const { strings } = useEditor();
	const { value, problems, refused, saved } = useFormValue(address);
	const own = problems.filter(
		(problem) => problem.address && isSameAddress(problem.address, address),
	);
	const isIncomplete = saved === undefined && hasEmptyText(value);
	return (
		<>
			{own.length > 0 && <Messages problems={own} isAtField />}
			{refused && isIncomplete && <p className="notice">{strings.newItem}</p>}
			{refused && !isIncomplete && (
				<RefusedEdit address={address} refused={refused} shown={problems} />
			)}
		</>
	);
}

/** Returns whether a text in a value is still empty. */
function hasEmptyText(value: YamlValue | undefined): boolean {
	return value !== null && typeof value === "object"
		? Object.values(value).some(hasEmptyText)
		: value === "";
}

function isSmall(fields: readonly KeyedField[]): boolean {
	return (
		fields.length <= mostUnfolded &&
		fields.every(({ field }) => isSingleValue(field))
	);
}
