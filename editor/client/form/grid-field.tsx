import { useId } from "react";
import type { Field, KeyedField, ValueAddress } from "../../protocol.ts";
import { FieldView, useTargetFocus } from "./field-view.tsx";
import { useForm } from "./form-context.ts";
import {
	Fields,
	type GroupProps,
	getFieldAddress,
	isShown,
} from "./group-field.tsx";

/** A table: a row for each field, and a column for each of the fields within, such as the week and its times. */
export function GridField({ field, address, control }: GroupProps) {
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
					{listHelps(field, columns).map((help) => (
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
							<Cells row={row} columns={columns} address={address} />
						</tr>
					))}
				</tbody>
			</table>
			<Fields fields={others} address={address} />
		</div>
	);
}

/** The cells of a row, which are named by it. */
function Cells({
	row,
	columns,
	address,
}: {
	readonly row: KeyedField;
	readonly columns: readonly KeyedField[];
	/** The address of the table. */
	readonly address: ValueAddress;
}) {
	return columns.map((cell) => (
		<td key={cell.key}>
			<FieldView
				field={cell.field}
				address={getFieldAddress(getFieldAddress(address, row), cell)}
				names={[row.field.label]}
				isLabelled
			/>
		</td>
	));
}

/** Lists the fields of a row; a row may be a single value. */
function listFields(field: Field | undefined): readonly KeyedField[] {
	return field?.control.kind === "group" ? field.control.fields : [];
}

/** Lists the help of a table and of its columns. */
function listHelps(
	{ help }: Field,
	columns: readonly KeyedField[],
): readonly string[] {
	const ofColumns = columns.map(
		({ field }) => field.help && `${field.label}: ${field.help}`,
	);
	return [help, ...ofColumns].filter(Boolean);
}
