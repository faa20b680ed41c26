import type { Field, KeyedField } from "../../protocol.ts";
import { FieldGroup } from "./field-group.tsx";
import { FieldView } from "./field-view.tsx";
import { useForm } from "./form-context.ts";
import {
	Fields,
	type GroupProps,
	getFieldAddress,
	isShown,
} from "./group-field.tsx";

/** A table: a row for each field, and a column for each of the fields within, such as the week and its times. */
export function GridField(props: GroupProps) {
	const { field, address, control } = props;
	const { documents } = useForm();
	const isRow = (each: KeyedField) => each.field.control.kind === "group";
	const rows = control.fields.filter(isRow);
	const getCell = (row: KeyedField, column: KeyedField) =>
		getFieldAddress(getFieldAddress(address, row), column);
	// A column is shown if one of the rows has a value for it.
	const columns = listFields(rows[0]?.field).filter((column) =>
		rows.some((row) => isShown(column.field, getCell(row, column), documents)),
	);
	return (
		<FieldGroup {...props} className="grid-field">
			<table aria-label={field.label}>
				<thead>
					<tr>
						<td />
						{columns.map(({ key, field: { label, help } }) => (
							<th key={key} scope="col">
								{label}
								{help && <span className="hint">{help}</span>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key}>
							<th scope="row">{row.field.label}</th>
							{columns.map((column) => (
								<td key={column.key}>
									<FieldView
										field={column.field}
										address={getCell(row, column)}
										names={[row.field.label]}
										isLabelled
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<Fields
				fields={control.fields.filter((each) => !isRow(each))}
				address={address}
			/>
		</FieldGroup>
	);
}

function listFields(row: Field | undefined): readonly KeyedField[] {
	return row?.control.kind === "group" ? row.control.fields : [];
}
