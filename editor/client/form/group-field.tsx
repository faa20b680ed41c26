import { useId } from "react";
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
import { isSingleValue } from "./find-variant.ts";
import { Fold } from "./fold.tsx";
import {
	getChildAddress,
	getDocumentValue,
	isSameAddress,
	useForm,
	useFormValue,
} from "./form-context.ts";
import { RefusedEdit } from "./refused-edit.tsx";

type GroupProps = FieldProps & {
	readonly control: Extract<Control, { kind: "group" }>;
};

/** Groups with more fields than this are folded. */
const mostUnfolded = 4;

/** A group of fields: below their label, folded if there are many, or as a table. */
export function GroupField(props: GroupProps) {
	const { field, address, control, isBare } = props;
	const { strings } = useEditor();
	const { set } = useFormValue(address);
	const { label, help } = field;
	const ref = useTargetFocus(address, { isWhole: true });
	if (control.layout === "grid") return <GridField {...props} />;
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
function Fields({
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

function getFieldAddress(
	group: ValueAddress,
	{ key, field }: KeyedField,
): ValueAddress {
	return field.at ?? (key === "" ? group : getChildAddress(group, key));
}

/** Returns whether a field is shown: always, or if it has a value. */
function isShown(
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

/** A table: a row for each field, and a column for each of the fields within, such as the week and its times. */
function GridField({ field, address, control }: GroupProps) {
	const id = useId();
	const ref = useTargetFocus(address, { isWhole: true });
	const { documents } = useForm();
	const rows = control.fields.filter(
		(each) => each.field.control.kind === "group",
	);
	const others = control.fields.filter((each) => !rows.includes(each));
	// A column is shown if one of the rows has a value for it.
	const columns = listFields(rows[0]?.field).filter((column) =>
		rows.some((row) =>
			isShown(
				column.field,
				getFieldAddress(getFieldAddress(address, row), column),
				documents,
			),
		),
	);
	return (
		<div ref={ref} className="grid-field">
			<table aria-labelledby={id}>
				<caption id={id}>
					<span className="label">{field.label}</span>
					{[field.help, ...columns.map(describeColumn)]
						.filter(Boolean)
						.map((help) => (
							<span key={help} className="help">
								{help}
							</span>
						))}
				</caption>
				<thead>
					<tr>
						<td />
						{columns.map(({ key, field }) => (
							<th key={key} scope="col">
								{field.label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key}>
							<th scope="row">{row.field.label}</th>
							{columns.map((cell) => (
								<td key={cell.key}>
									<FieldView
										field={cell.field}
										address={getFieldAddress(
											getFieldAddress(address, row),
											cell,
										)}
										names={[row.field.label]}
										isLabelled
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<Fields fields={others} address={address} />
		</div>
	);
}

/** Lists the fields of a row; a row may be a single value. */
function listFields(field: Field | undefined): readonly KeyedField[] {
	return field?.control.kind === "group" ? field.control.fields : [];
}

function describeColumn({ field }: KeyedField): string {
	return field.help && `${field.label}: ${field.help}`;
}
