import { useState } from "react";
import type { Control, YamlValue } from "../../protocol.ts";
import { isKind } from "../naming.ts";
import { Choice } from "./choice.tsx";
import { asText, attributesOf, type ControlProps } from "./control.ts";
import { FieldRows } from "./field-rows.tsx";
import { PictureEditor } from "./picture-editor.tsx";
import { TextField } from "./text-field.tsx";

/** The right control for a value. */
export function ControlEditor({
	control,
	...props
}: ControlProps & { readonly control: Control }) {
	switch (control.kind) {
		case "line":
			return control.facts ? (
				<TextField kind="line" {...props} />
			) : (
				<PlainInput type="text" {...props} />
			);
		case "markdown":
			return <TextField kind="markdown" {...props} />;
		case "number":
			return <TypedInput {...props} {...control} read={numberIn} />;
		// A field for times of the browser's own doesn't say what is wrong, and counts in halves of the day in some languages.
		case "time":
			return <TypedInput {...props} kind="time" read={timeIn} />;
		case "date":
		case "month":
			return <PlainInput type={control.kind} {...props} />;
		case "choice":
		case "reference":
			return <Choice options={control.options} {...props} />;
		case "switch":
			return <Switch control={control} {...props} />;
		case "picture":
			return <PictureEditor options={control.options} {...props} />;
		case "film":
			return (
				<div className="picture">
					<Choice options={control.options} {...props} />
				</div>
			);
		case "group":
			return (
				<FieldRows
					fields={control.fields.filter((each) => !isKind(each))}
					takesFocus={props.takesFocus}
				/>
			);
		case "list":
			return <FieldRows fields={control.items} takesFocus={props.takesFocus} />;
	}
}

function PlainInput({
	type,
	...props
}: ControlProps & { readonly type: "text" | "date" | "month" }) {
	const { value, isOptional, onChange } = props;
	return (
		<input
			{...attributesOf(props)}
			type={type}
			value={asText(value)}
			onChange={({ target }) => {
				// A day of which a part is typed is none yet.
				if (target.validity.badInput) return;
				onChange(target.value || (isOptional ? undefined : ""));
			}}
		/>
	);
}

/** What has another form in the file than people type: 3,50 is the number 3.5, and 9.30 the time 09:30. */
function TypedInput({
	kind,
	unit,
	read,
	...props
}: ControlProps & {
	readonly kind: "number" | "time";
	readonly unit?: string;
	/** The value that was typed; undefined of nothing. */
	read(typed: string): YamlValue | undefined;
}) {
	const { value, name, isOptional, onChange } = props;
	const nothing = isOptional ? undefined : "";
	const [typed, setTyped] = useState(asText(value));
	return (
		<span className="number">
			<input
				{...attributesOf(props)}
				type="text"
				inputMode={kind === "number" ? "decimal" : undefined}
				aria-label={unit ? `${name} (${unit})` : name}
				value={(read(typed) ?? nothing) === value ? typed : asText(value)}
				onChange={({ target }) => {
					setTyped(target.value);
					onChange(read(target.value) ?? nothing);
				}}
			/>
			{unit && <span aria-hidden="true">{unit}</span>}
		</span>
	);
}

/** The number that was typed. What is none is kept as it is, and Kilde says what is wrong with it. */
function numberIn(typed: string): YamlValue | undefined {
	const text = typed.trim();
	if (text === "") return undefined;
	return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** The time that was typed, as 9.30; what is none is kept as it is, too. */
function timeIn(typed: string): YamlValue | undefined {
	const text = typed.trim();
	const [, hour = "", minute = ""] = /^(\d\d?)[.:](\d\d)$/.exec(text) ?? [];
	return minute === ""
		? text || undefined
		: `${hour.padStart(2, "0")}:${minute}`;
}

function Switch({
	control: { on, off },
	...props
}: ControlProps & { readonly control: Extract<Control, { kind: "switch" }> }) {
	return (
		<input
			{...attributesOf(props)}
			type="checkbox"
			checked={props.value === on}
			onChange={({ target }) => props.onChange(target.checked ? on : off)}
		/>
	);
}
