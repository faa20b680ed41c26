import { useState } from "react";
import type { Locale } from "../../../i18n/languages.ts";
import type { Control, YamlValue } from "../../protocol.ts";
import { takeFocus } from "../focus.ts";
import { isKind } from "../naming.ts";
import { asText, Choice } from "./choice.tsx";
import { FieldRows } from "./field-rows.tsx";
import { PictureEditor } from "./picture-editor.tsx";
import { TextField } from "./text-field.tsx";

/** What every control is given. */
export type ControlProps = {
	readonly value: YamlValue | undefined;
	/** Its name for assistive technology. */
	readonly name: string;
	readonly locale: Locale | undefined;
	/** The id of the list of what is wrong with it, which may be empty. */
	readonly describedBy: string;
	readonly isWrong: boolean;
	/** Whether its line is taken away where nothing is entered. */
	readonly isOptional: boolean;
	/** Whether it has the focus when it appears. */
	readonly takesFocus: boolean;
	/** A photo that was dropped where the value shows. */
	readonly dropped?: File | undefined;
	/** Called when a new picture was taken in. */
	onTaken?(): void;
	onChange(value: YamlValue | undefined): void;
};

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
		case "film":
			return (
				<PictureEditor
					kind={control.kind}
					options={control.options}
					{...props}
				/>
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
	value,
	name,
	describedBy,
	isWrong,
	isOptional,
	takesFocus,
	onChange,
}: ControlProps & { readonly type: "text" | "date" | "month" }) {
	return (
		<input
			type={type}
			ref={takesFocus ? takeFocus : undefined}
			aria-label={name}
			aria-describedby={describedBy}
			aria-invalid={isWrong}
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
	value,
	name,
	describedBy,
	isWrong,
	isOptional,
	takesFocus,
	onChange,
}: ControlProps & {
	readonly kind: "number" | "time";
	readonly unit?: string;
	/** The value that was typed; undefined of nothing. */
	read(typed: string): YamlValue | undefined;
}) {
	const nothing = isOptional ? undefined : "";
	const [typed, setTyped] = useState(asText(value));
	return (
		<span className="number">
			<input
				ref={takesFocus ? takeFocus : undefined}
				type="text"
				inputMode={kind === "number" ? "decimal" : undefined}
				aria-label={unit ? `${name} (${unit})` : name}
				aria-describedby={describedBy}
				aria-invalid={isWrong}
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
	value,
	name,
	describedBy,
	takesFocus,
	onChange,
}: ControlProps & { readonly control: Extract<Control, { kind: "switch" }> }) {
	return (
		<input
			ref={takesFocus ? takeFocus : undefined}
			type="checkbox"
			aria-label={name}
			aria-describedby={describedBy}
			checked={value === on}
			onChange={({ target }) => onChange(target.checked ? on : off)}
		/>
	);
}
