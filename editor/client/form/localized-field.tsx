import { useState } from "react";
import type { Control, ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { FieldTools } from "./field-tools.tsx";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import { isMap, isSingleValue } from "./find-variant.ts";
import {
	getChildAddress,
	isEmpty,
	useForm,
	useFormValue,
} from "./form-context.ts";
import { GroupProblems } from "./group-field.tsx";

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
	const { locale: shown, site, strings } = useEditor();
	const { value, set } = useFormValue(address);
	const { documents } = useForm();
	const hasDocument = ({ file }: ValueAddress) =>
		documents[file]?.value !== undefined ||
		documents[file]?.markdown !== undefined;
	// Of a value that is clicked as a whole, the language of the page has the focus.
	const ref = useTargetFocus(address, { isWhole: true, locale: shown });
	const { label, help, isOptional } = field;
	const isLong = control.fields.some(
		({ field }) => field.control.kind === "markdown" || !isSingleValue(field),
	);
	/** The language that had the focus last. */
	const [focused, setFocused] = useState<string>();
	const tooled = control.fields.find(({ key }) => key === focused);
	// A language whose file is missing is added as a whole.
	const fields = control.fields.filter(
		({ field: { at } }) => !at || hasDocument(at),
	);
	/** Returns whether all texts but one are empty. */
	const isLast = (key: string) =>
		isEmpty(isMap(value) ? { ...value, [key]: "" } : undefined);
	return (
		<fieldset ref={ref} className="localized">
			{!isLabelled && (
				<legend>
					{label}
					{isOptional && <span className="optional">{strings.optional}</span>}
				</legend>
			)}
			{!isLabelled && help && <p className="help">{help}</p>}
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
