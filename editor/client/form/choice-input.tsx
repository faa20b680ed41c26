import { useId, useState } from "react";
import { toText } from "../../field-values.ts";
import type { Option } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Options } from "../ui/options.tsx";
import {
	type ControlProps,
	getControlAttributes,
	toOptional,
} from "./control-props.ts";
import { getDocumentValue, useForm } from "./form-context.ts";

type OptionsProps = Omit<ControlProps, "control"> & {
	readonly options: readonly Option[];
};

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
	{ file, path }: ControlProps["address"],
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
	const { field, value, onChange } = props;
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);
	const list = useId();
	const find = (text: string) =>
		options.find(({ label, value }) => label === text || value === text);
	const label = options.find((option) => option.value === value)?.label;

	function handleTyping(text: string) {
		setTyped(text);
		setWrong(false);
		const found = find(text);
		if (found) onChange(found.value);
		else if (text === "") onChange(toOptional("", field));
	}
	return (
		<>
			<input
				{...getControlAttributes({
					...props,
					isInvalid: props.isInvalid || isWrong,
				})}
				type="text"
				list={list}
				autoComplete="off"
				value={typed ?? label ?? toText(value)}
				onFocus={({ target }) => target.select()}
				onChange={({ target }) => handleTyping(target.value)}
				onBlur={() => {
					const isKnown = !typed || find(typed) !== undefined;
					setWrong(!isKnown);
					if (isKnown) setTyped(undefined);
				}}
			/>
			<datalist id={list}>
				{options.map(({ value, label, group }) => (
					<option key={value} value={label} label={group} />
				))}
			</datalist>
			{isWrong && (
				<p className="refused" role="alert">
					{strings.notAnOption}
				</p>
			)}
		</>
	);
}
