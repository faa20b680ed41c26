import type { Option, YamlValue } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { takeFocus } from "../focus.ts";
import { words } from "../words.ts";
import type { ControlProps } from "./control-editor.tsx";

/** Options in a list that opens. */
export function Choice({
	options,
	value,
	name,
	describedBy,
	isWrong,
	isOptional,
	takesFocus,
	onChange,
}: Omit<ControlProps, "locale"> & { readonly options: readonly Option[] }) {
	const { language } = useEditing();
	const isKnown = options.some((option) => option.value === value);
	return (
		<select
			ref={takesFocus ? takeFocus : undefined}
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
			{(!isKnown || isOptional) && (
				<option value="">
					{(!isKnown && asText(value)) || words.none[language]}
				</option>
			)}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}

/** A value as it is written in a field; empty of what has no such form. */
export function asText(value: YamlValue | undefined): string {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}
