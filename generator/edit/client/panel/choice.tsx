import type { Option } from "../../protocol.ts";
import { Options } from "../components/options.tsx";
import { useEditing } from "../editing.ts";
import { asText, attributesOf, type ControlProps } from "./control.ts";

/** Options in a list that opens. */
export function Choice({
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
