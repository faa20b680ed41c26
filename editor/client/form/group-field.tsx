import { useId } from "react";
import type { Control, Field, KeyedField } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import { isSingleValue } from "./find-variant.ts";
import { Fold } from "./fold.tsx";
import {
	getChildAddress,
	isSameAddress,
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
			{control.fields.map((each) => (
				<FieldView
					key={each.key}
					field={each.field}
					address={each.field.at ?? getChildAddress(address, each.key)}
				/>
			))}
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

/** The problems of a group itself, and its refused edit. */
export function GroupProblems({ address }: Pick<FieldProps, "address">) {
	const { strings } = useEditor();
	const { problems, refused, saved } = useFormValue(address);
	const own = problems.filter(
		(problem) => problem.address && isSameAddress(problem.address, address),
	);
	const isNew = saved === undefined && !refused?.current;
	return (
		<>
			{own.length > 0 && <Messages problems={own} isAtField />}
			{refused && isNew && <p className="notice">{strings.newItem}</p>}
			{refused && !isNew && (
				<RefusedEdit address={address} refused={refused} shown={problems} />
			)}
		</>
	);
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
	const columns = listFields(control.fields[0]?.field);
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
					{control.fields.map((row) => (
						<tr key={row.key}>
							<th scope="row">{row.field.label}</th>
							{listFields(row.field).map((cell) => (
								<td key={cell.key}>
									<FieldView
										field={cell.field}
										address={getChildAddress(
											getChildAddress(address, row.key),
											cell.key,
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
