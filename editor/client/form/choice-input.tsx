import { useId } from "react";
import { toText } from "../../field-values.ts";
import type { Option } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Options } from "../ui/options.tsx";
import {
	type ControlProps,
	getControlAttributes,
	type InputProps,
	toOptional,
} from "./control-props.ts";
import { DraftInput } from "./draft-input.tsx";
import { getDocumentValue, useForm } from "./form-context.ts";

type OptionsProps = InputProps & { readonly options: readonly Option[] };

/** More options than this are suggested while somebody types. */
const mostInSelect = 12;

/** The name of another thing in the content. */
export function ReferenceInput({
	control,
	...props
}: ControlProps<"reference">) {
	const { choices } = useEditor();
	const options = choices?.references[control.options] ?? [];
	return options.length > mostInSelect ? (
		<SuggestingInput {...props} options={options} />
	) : (
		<ChoiceInput {...props} options={options} />
	);
}

/** A part of the page that another field names. */
export function PartInput({ control, ...props }: ControlProps<"part">) {
	const { choices } = useEditor();
	const page = useSiblingText(props.address, control.page);
	return <ChoiceInput {...props} options={choices?.parts[page] ?? []} />;
}

/** Returns the text of another field of the same group. */
export function useSiblingText(
	{ file, path }: InputProps["address"],
	key: string,
): string {
	const { documents } = useForm();
	if (path === "markdown") return "";
	const sibling = { file, path: [...path.slice(0, -1), key] };
	return toText(getDocumentValue(documents, sibling));
}

/** One of several options. */
export function ChoiceInput({ options, ...props }: OptionsProps) {
	const { strings } = useEditor();
	const { field, value, onChange } = props;
	const isKnown = options.some((option) => option.value === value);
	return (
		<select
			{...getControlAttributes(props)}
			value={isKnown ? String(value) : ""}
			onChange={({ target }) => {
				const chosen = options.find(
					(option) => String(option.value) === target.value,
				);
				onChange(chosen?.value ?? toOptional("", field));
			}}
		>
			{(!isKnown || field.isOptional) && (
				<option value="">{(!isKnown && toText(value)) || strings.none}</option>
			)}
			<Options options={options} />
		</select>
	);
}

/** One of many options, which are suggested by their labels. */
function SuggestingInput({ options, ...props }: OptionsProps) {
	const { strings } = useEditor();
	const { value } = props;
	const list = useId();
	const current = options.find((option) => option.value === value);
	return (
		<>
			<DraftInput
				{...props}
				text={current?.label ?? toText(value)}
				attributes={{ list, onFocus: ({ target }) => target.select() }}
				read={(text) =>
					options.find(({ label, value }) => label === text || value === text)
						?.value
				}
				explain={() => strings.notAnOption}
			/>
			<datalist id={list}>
				{options.map(({ value, label, group }) => (
					<option key={value} value={label} label={group} />
				))}
			</datalist>
		</>
	);
}
