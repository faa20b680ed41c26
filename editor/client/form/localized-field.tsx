import { useState } from "react";
import { isMap, isSingleValue } from "../../field-values.ts";
import type { Control, EntryDocument } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { FieldTools } from "./field-tools.tsx";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import {
	getChildAddress,
	isEmpty,
	useForm,
	useFormValue,
} from "./form-context.ts";
import { GroupProblems } from "./group-field.tsx";
import { Legend } from "./legend.tsx";

/** A value in each language: side by side, or below each other on a phone. */
export function LocalizedField({
	field,
	address,
	control,
	names = [],
	isLabelled = false,
}: FieldProps & {
	readonly control: Extract<Control, { kind: "localized" }>;
}) {
	const { locale: shown, site } = useEditor();
	const { value, set } = useFormValue(address);
	const { documents } = useForm();

	// Of a value that is clicked as a whole, the language of the page has the focus.
	const ref = useTargetFocus(address, { isWhole: true, locale: shown });
	const { label, isOptional } = field;
	const isLong = control.fields.some(
		({ field }) => field.control.kind === "markdown" || !isSingleValue(field),
	);
	/** The language that had the focus last. */
	const [focused, setFocused] = useState<string>();
	const tooled = control.fields.find(({ key }) => key === focused);
	// A language whose file is missing is added as a whole.
	const fields = control.fields.filter(
		({ field: { at } }) => !at || isThere(documents[at.file]),
	);
	/** Returns whether all texts but one are empty. */
	const isLast = (key: string) =>
		isEmpty(isMap(value) ? { ...value, [key]: "" } : undefined);
	return (
		<fieldset ref={ref} className="localized">
			{!isLabelled && <Legend field={field} />}
			<div className={isLong ? "languages long" : "languages"}>
				{fields.map(({ key, field: text }) => {
					const language =
						site.locales.find(({ code }) => code === key)?.name ?? key;
					return (
						<FieldView
							key={key}
							field={{ ...text, label: language, help: "" }}
							address={text.at ?? getChildAddress(address, key)}
							names={[...names, label]}
							onFocus={() => setFocused(key)}
							{...(isOptional &&
								!text.at &&
								isLast(key) && { onEmpty: () => set(undefined) })}
						/>
					);
				})}
			</div>
			<GroupProblems address={address} />
			{tooled && (
				<FieldTools
					field={tooled.field}
					address={tooled.field.at ?? getChildAddress(address, tooled.key)}
				/>
			)}
		</fieldset>
	);
}

function isThere(document: EntryDocument | undefined): boolean {
	return document?.value !== undefined || document?.markdown !== undefined;
}
