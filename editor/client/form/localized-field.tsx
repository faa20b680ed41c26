import { isMap } from "../../field-values.ts";
import type { Control, ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { FieldGroup } from "./field-group.tsx";
import { type FieldProps, FieldView } from "./field-view.tsx";
import { isEmpty, useForm, useFormValue } from "./form-context.ts";
import { getFieldAddress } from "./group-field.tsx";

/** A value in each language: side by side, or below each other where there is no room. */
export function LocalizedField(
	props: FieldProps & {
		readonly control: Extract<Control, { kind: "localized" }>;
	},
) {
	const { field, address, control, names = [] } = props;
	const { site } = useEditor();
	const { documents } = useForm();
	const { value, set } = useFormValue(address);
	/** Returns whether the language has a file. One without is added as a whole. */
	const hasFile = (at: ValueAddress | undefined) => {
		const document = at && documents[at.file];
		return document?.value !== undefined || document?.markdown !== undefined;
	};
	/** Returns whether all other texts are empty. */
	const isLast = (key: string) =>
		isMap(value) && isEmpty({ ...value, [key]: "" });
	return (
		<FieldGroup {...props} className="localized">
			<div className="languages">
				{control.fields
					.filter(({ field: { at } }) => !at || hasFile(at))
					.map(({ key, field: text }) => {
						const language = site.locales.find(({ code }) => code === key);
						const canEmpty = field.isOptional && !text.at && isLast(key);
						return (
							<FieldView
								key={key}
								field={{ ...text, label: language?.name ?? key, help: "" }}
								address={getFieldAddress(address, { key, field: text })}
								names={[...names, field.label]}
								onEmpty={canEmpty ? () => set(undefined) : undefined}
							/>
						);
					})}
			</div>
		</FieldGroup>
	);
}
