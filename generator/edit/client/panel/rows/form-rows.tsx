import { type KeyboardEvent, useId, useState } from "react";
import type {
	Control,
	Field,
	FieldValue,
	YamlValue,
} from "../../../protocol.ts";
import { Button } from "../../components/button.tsx";
import { focusFirst } from "../../components/focus.ts";
import { Messages } from "../../components/messages.tsx";
import { useEditing } from "../../editing.ts";
import { titleOf } from "../../labels.ts";
import { isWithin, type ShownPanel } from "../control.ts";
import { ControlEditor } from "../control-editor.tsx";
import { useTyping } from "../field-editor.tsx";

type FormRowsProps = {
	readonly form: Field;
	readonly panel: ShownPanel;
	/** Whether the value that was pointed at has the focus when it appears. */
	readonly takesFocus: boolean;
};

/** A form of rows with the same short fields, as the days of a week with their times. */
export function FormRows({ form, panel, takesFocus }: FormRowsProps) {
	const id = useId();
	const rows = fieldsOf(form);
	const pointed = rows.find(({ origin }) =>
		isWithin(panel.field.origin, origin),
	);
	return (
		<section className="field" aria-labelledby={id}>
			<div>
				<h2 id={id}>{titleOf(form)}</h2>
				{form.help && <p className="help">{form.help}</p>}
				{helpsOf(rows[0]).map((help) => (
					<p key={help} className="help">
						{help}
					</p>
				))}
			</div>
			<div className="form-rows">
				{rows.map((row) => (
					<fieldset key={JSON.stringify(row.origin)}>
						<legend>{titleOf(row)}</legend>
						<div className="cells">
							{fieldsOf(row).map((field, index) => (
								<Cell
									key={JSON.stringify(field.origin)}
									field={field}
									row={row}
									panel={panel}
									takesFocus={
										takesFocus && row === (pointed ?? rows[0]) && index === 0
									}
								/>
							))}
						</div>
					</fieldset>
				))}
			</div>
		</section>
	);
}

function fieldsOf({ control }: Field): readonly Field[] {
	return control.kind === "group" ? control.fields : [];
}

/** The help of the fields of a row, shown once for all rows. */
function helpsOf(row: Field | undefined): readonly string[] {
	const fields = row ? fieldsOf(row) : [];
	return fields.flatMap((field) =>
		field.help ? `${titleOf(field)}: ${field.help}` : [],
	);
}

type CellProps = Omit<FormRowsProps, "form"> & {
	readonly field: Field;
	readonly row: Field;
};

function Cell({ field, row, panel, takesFocus }: CellProps) {
	const { state } = useEditing();
	const messages = useId();
	const [value] = field.values;
	if (!value) return undefined;
	const problems = state.problems.filter(
		({ origin }) => origin && isWithin(origin, value.origin),
	);
	const props = {
		value,
		called: `${titleOf(row)}, ${titleOf(field)}`,
		panel,
		takesFocus,
		describedBy: messages,
	};
	const { control } = field;
	return (
		<div>
			{control.kind === "list" ? (
				<ListCell
					{...props}
					control={control}
					// Of these items something is wrong.
					wrong={problems.map(({ origin }) => origin?.path.at(-1))}
				/>
			) : (
				<SingleCell
					{...props}
					control={control}
					title={titleOf(field)}
					isOptional={field.isOptional}
					isWrong={problems.length > 0}
				/>
			)}
			<Messages problems={problems} id={messages} isHere />
		</div>
	);
}

type ValueProps = {
	readonly value: FieldValue;
	readonly called: string;
	readonly panel: ShownPanel;
	readonly takesFocus: boolean;
	readonly describedBy: string;
};

function SingleCell({
	value,
	called,
	panel,
	title,
	...props
}: ValueProps & {
	readonly control: Control;
	readonly title: string;
	readonly isOptional: boolean;
	readonly isWrong: boolean;
}) {
	const typing = useTyping(value, called, panel);
	return (
		<span className="cell">
			<ControlEditor
				{...props}
				{...typing}
				name={called}
				locale={value.locale}
			/>
			<span aria-hidden="true">{title}</span>
		</span>
	);
}

/**
 * The items of a list beside each other, and an empty one that adds another. One that is emptied is taken out, and goes when
 * it is left; times are put in their order then.
 */
function ListCell({
	control,
	value,
	called,
	panel,
	takesFocus,
	wrong,
	...props
}: ValueProps & {
	readonly control: Extract<Control, { readonly kind: "list" }>;
	readonly wrong: readonly (string | number | undefined)[];
}) {
	const { words } = useEditing();
	const typing = useTyping(value, called, panel);
	/** The place of the item that has been emptied. */
	const [emptied, setEmptied] = useState<number>();
	const { element } = control;
	const items = Array.isArray(typing.value) ? typing.value : [];
	const shown = items.toSpliced(emptied ?? items.length, 0, undefined);
	if (!element) return undefined;
	const at = panel.field.origin;
	const last = isWithin(at, value.origin) ? at.path.at(-1) : undefined;
	const pointed = typeof last === "number" ? last : 0;

	function setAt(index: number, next: YamlValue | undefined): void {
		setEmptied(next === undefined ? index : undefined);
		const all = shown.with(index, next);
		typing.onChange(all.filter((each) => each !== undefined));
	}
	function leave(): void {
		setEmptied(undefined);
		if (element?.kind !== "time") return;
		const sorted = items.toSorted();
		if (sorted.some((each, index) => each !== items[index]))
			typing.onChange(sorted);
	}
	return (
		<fieldset
			aria-label={called}
			className="cell"
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) leave();
			}}
			onKeyDown={(event) => {
				if (event.key === "Enter") goOn(event);
			}}
		>
			{shown.map((item, index) => (
				<ControlEditor
					// biome-ignore lint/suspicious/noArrayIndexKey: an input stays the same while its text is another
					key={index}
					{...props}
					control={element}
					value={item}
					name={
						item === undefined
							? words.newItem(called)
							: `${called} ${index + 1}`
					}
					placeholder="+"
					locale={value.locale}
					isOptional
					isWrong={wrong.includes(index)}
					takesFocus={takesFocus && index === pointed}
					onChange={(next) => setAt(index, next)}
					onUnread={(text) => setAt(index, text)}
				/>
			))}
			{items.length > 0 && (
				<Button
					className="quiet"
					aria-label={`${words.clear}: ${called}`}
					onClick={({ currentTarget }) => {
						focusFirst(currentTarget.closest("fieldset"), "input");
						setEmptied(undefined);
						typing.onChange([]);
					}}
				>
					{words.clear}
				</Button>
			)}
		</fieldset>
	);
}

/** Leads from an input to the next one of its list: after the last item, to the empty one. */
function goOn({ currentTarget, target }: KeyboardEvent<HTMLElement>): void {
	if (!(target instanceof HTMLInputElement)) return;
	const inputs = [...currentTarget.querySelectorAll("input")];
	inputs[inputs.indexOf(target) + 1]?.focus();
}
