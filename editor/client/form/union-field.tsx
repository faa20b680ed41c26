import { useId } from "react";
import { findVariant, isMap } from "../../field-values.ts";
import type { Control, Variant, YamlValue } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { createBlankVariant } from "./blank.ts";
import { FieldGroup } from "./field-group.tsx";
import { type FieldProps, FieldView } from "./field-view.tsx";
import { useFormValue } from "./form-context.ts";

/** One of several kinds of values: a choice of the kind, and its fields. */
export function UnionField(
	props: FieldProps & {
		readonly control: Extract<Control, { kind: "union" }>;
	},
) {
	const { field, address, control, names = [] } = props;
	const { strings } = useEditor();
	const { value, set } = useFormValue(address);
	const id = useId();
	const variant = findVariant(control, value);
	const isGroup = variant?.field.control.kind === "group";
	return (
		<FieldGroup {...props} isAroundValue={variant !== undefined}>
			<div className="field">
				<label htmlFor={id} className="label">
					{strings.variant}
				</label>
				<select
					id={id}
					value={variant ? control.variants.indexOf(variant) : ""}
					onChange={({ target }) => {
						const next = control.variants[Number(target.value)];
						if (next) set(convertValue(value, control.tag, next));
					}}
				>
					{!variant && <option value="">{strings.none}</option>}
					{control.variants.map(({ label }, index) => (
						<option key={label} value={index}>
							{label}
						</option>
					))}
				</select>
			</div>
			{variant && (
				<FieldView
					key={variant.label}
					field={{ ...variant.field, isOptional: field.isOptional }}
					address={address}
					names={isGroup ? names : [...names, field.label]}
					isBare
				/>
			)}
		</FieldGroup>
	);
}

/** Converts a value to another variant: fields that both have keep their values. */
function convertValue(
	value: YamlValue | undefined,
	tag: string | undefined,
	variant: Variant,
): YamlValue {
	const blank = createBlankVariant(tag, variant);
	const { control } = variant.field;
	if (!isMap(value) || !isMap(blank) || control.kind !== "group") return blank;
	const keys = control.fields.map(({ key }) => key);
	const kept = Object.entries(value).filter(([key]) => keys.includes(key));
	return { ...blank, ...Object.fromEntries(kept) };
}
