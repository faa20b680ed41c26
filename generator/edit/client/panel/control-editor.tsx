import { useState } from "react";
import { messageTags } from "../../../languages/message-language.ts";
import {
	formatNumberForInput,
	listPossibleNumbers,
	removeUnit,
} from "../../../languages/numbers.ts";
import type { Control, Option, YamlValue } from "../../protocol.ts";
import { Options } from "../components/options.tsx";
import { useEditing } from "../editing.ts";
import { isKind } from "../labels.ts";
import { TextField } from "../text/text-field.tsx";
import { asText, attributesOf, type ControlProps } from "./control.ts";
import { FocusEditor } from "./focus-editor.tsx";
import { FilmEditor, PictureEditor } from "./picture-editor.tsx";
import { FieldRows } from "./rows/field-rows.tsx";

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
			return <NumberInput {...props} {...control} />;
		// A field for times of the browser's own doesn't say what is wrong, and counts in halves of the day in some languages.
		case "time":
			return (
				<TypedInput {...props} kind="time" read={timesIn} write={asText} />
			);
		case "date":
		case "month":
			return <PlainInput type={control.kind} {...props} />;
		case "choice":
		case "reference":
			return <Choice options={control.options} {...props} />;
		case "switch":
			return <Switch control={control} {...props} />;
		case "picture":
		case "video":
			return <PictureEditor {...control} {...props} />;
		case "focus":
			return <FocusEditor {...props} address={control.address} />;
		case "group":
			return (
				<FieldRows
					fields={control.fields.filter((each) => !isKind(each))}
					takesFocus={props.takesFocus}
				/>
			);
		case "list":
			if (control.element?.kind === "video")
				return <FilmEditor {...props} options={control.element.options} />;
			return (
				<FieldRows
					fields={control.items}
					takesFocus={props.takesFocus}
					onMove={props.onMove}
				/>
			);
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

/** A number as the page or the editor writes it: 2.000 in Danish is two thousand. */
function NumberInput({
	unit,
	units,
	...props
}: ControlProps & Extract<Control, { readonly kind: "number" }>) {
	const { begun, language, locale } = useEditing();
	const ofPage = begun?.tags[props.locale ?? locale];
	const tags = [...(ofPage ? [ofPage] : []), messageTags[language]];
	const [first = ""] = tags;
	return (
		<span className="number">
			<TypedInput
				{...props}
				kind="number"
				name={unit ? `${props.name} (${unit})` : props.name}
				read={(text) => listPossibleNumbers(removeUnit(text, units), tags)}
				write={(value) =>
					typeof value === "number"
						? formatNumberForInput(value, first)
						: asText(value)
				}
			/>
			{unit && <span aria-hidden="true">{unit}</span>}
		</span>
	);
}

/** A value that is typed in another form than the file has: 3,50 is the number 3.5, and 9.30 the time 09:30. */
function TypedInput({
	kind,
	read,
	write,
	...props
}: ControlProps & {
	readonly kind: "number" | "time";
	/** The values that a text may mean. Unless there is exactly one, the file gets the text, and a check reports the problem. */
	read(text: string): readonly YamlValue[];
	write(value: YamlValue | undefined): string;
}) {
	const { value, isOptional, onChange, onUnread, onFocus } = props;
	const [typed, setTyped] = useState(write(value));
	const nothing = isOptional ? undefined : "";
	const valueIn = (text: string) => {
		const [found = text, ...others] = read(text);
		return others.length > 0 ? text : found === "" ? nothing : found;
	};
	return (
		<input
			{...attributesOf(props)}
			type="text"
			inputMode={kind === "number" ? "decimal" : undefined}
			placeholder={props.placeholder}
			value={valueIn(typed.trim()) === value ? typed : write(value)}
			onFocus={onFocus}
			onChange={({ target }) => {
				const text = target.value.trim();
				setTyped(target.value);
				if (text === "" || read(text).length === 1) onChange(valueIn(text));
				else onUnread(text);
			}}
			// The typed value equals that of the file.
			onBlur={() => setTyped(write(value))}
		/>
	);
}

/** The time that was typed, as 9.30; none where it is not whole. */
function timesIn(text: string): string[] {
	const [, hour = "", minute] = /^(\d\d?)[.:](\d\d)$/.exec(text) ?? [];
	return minute === undefined ? [] : [`${hour.padStart(2, "0")}:${minute}`];
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

/** Options in a list that opens. */
function Choice({
	options,
	...props
}: ControlProps & { readonly options: readonly Option[] }) {
	const { words } = useEditing();
	const { value, isOptional, onChange } = props;
	const isKnown = options.some((option) => option.value === value);
	return (
		<select
			{...attributesOf(props)}
			value={isKnown ? String(value) : ""}
			onChange={({ target }) => {
				const chosen = options.find(
					(option) => String(option.value) === target.value,
				);
				onChange(chosen?.value);
			}}
		>
			{(!isKnown || isOptional) && (
				<option value="">{(!isKnown && asText(value)) || words.none}</option>
			)}
			<Options options={options} />
		</select>
	);
}
