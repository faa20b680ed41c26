import type { Locale } from "../../definition.ts";
import type { Control, Field, Option, YamlValue } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { PictureEditor } from "./picture-editor.tsx";
import { TextField } from "./text-field.tsx";
import { words } from "./words.ts";

/** What every control is given. */
export type ControlProps = {
	readonly value: YamlValue | undefined;
	/** Its name for assistive technology. */
	readonly name: string;
	readonly locale: Locale | undefined;
	/** The id of the list of what is wrong with it, which may be empty. */
	readonly describedBy: string;
	readonly isWrong: boolean;
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
			return <NumberInput control={control} {...props} />;
		case "time":
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
			return <Parts fields={control.fields} />;
		case "list":
			return <Parts fields={control.items} />;
	}
}

function PlainInput({
	type,
	value,
	name,
	describedBy,
	isWrong,
	onChange,
}: ControlProps & { readonly type: "text" | "time" | "date" | "month" }) {
	return (
		<input
			type={type}
			aria-label={name}
			aria-describedby={describedBy}
			aria-invalid={isWrong}
			value={asText(value)}
			onChange={({ target }) =>
				onChange(target.value === "" ? undefined : target.value)
			}
		/>
	);
}

function asText(value: YamlValue | undefined): string {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}

function NumberInput({
	control,
	value,
	name,
	describedBy,
	isWrong,
	onChange,
}: ControlProps & { readonly control: Extract<Control, { kind: "number" }> }) {
	return (
		<span className="number">
			<input
				type="text"
				inputMode="decimal"
				aria-label={control.unit ? `${name} (${control.unit})` : name}
				aria-describedby={describedBy}
				aria-invalid={isWrong}
				value={asText(value)}
				onChange={({ target }) => {
					const text = target.value.trim();
					// What is no number is kept as it is typed, and Kilde says what is wrong with it.
					onChange(/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
				}}
			/>
			{control.unit && <span aria-hidden="true">{control.unit}</span>}
		</span>
	);
}

function Choice({
	options,
	value,
	name,
	describedBy,
	isWrong,
	onChange,
}: ControlProps & { readonly options: readonly Option[] }) {
	const { language } = useEditing();
	const isKnown = options.some((option) => option.value === value);
	return (
		<select
			aria-label={name}
			aria-describedby={describedBy}
			aria-invalid={isWrong}
			value={isKnown ? String(value) : ""}
			onChange={({ target }) => {
				const chosen = options.find(
					(option) => String(option.value) === target.value,
				);
				onChange(chosen?.value);
			}}
		>
			{!isKnown && (
				<option value="">{asText(value) || words.none[language]}</option>
			)}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label === String(option.value)
						? option.label
						: `${option.label} (${option.value})`}
				</option>
			))}
		</select>
	);
}

function Switch({
	control: { on, off },
	value,
	name,
	describedBy,
	onChange,
}: ControlProps & { readonly control: Extract<Control, { kind: "switch" }> }) {
	return (
		<input
			type="checkbox"
			aria-label={name}
			aria-describedby={describedBy}
			checked={value === on}
			onChange={({ target }) => onChange(target.checked ? on : off)}
		/>
	);
}

/** The parts of a map or of a list, each of which opens by itself. */
function Parts({ fields }: { readonly fields: readonly Field[] }) {
	const { openOrigin } = useEditing();
	return (
		<ul className="parts">
			{fields.map((field) => (
				<li key={JSON.stringify(field.origin)}>
					<button type="button" onClick={() => openOrigin(field.origin)}>
						{field.name}
					</button>
				</li>
			))}
		</ul>
	);
}
