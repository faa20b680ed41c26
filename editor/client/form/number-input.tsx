import {
	formatNumber,
	formatNumberForInput,
	listPossibleNumbers,
	messageTags,
	removeUnit,
} from "kilde/tools/browser";
import { useState } from "react";
import { toText } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { type ControlProps, getControlAttributes } from "./control-props.ts";
import { focusControl } from "./focus-control.ts";

/** A number in the notation of the page or the editor: “2.000” in Danish is two thousand. */
export function NumberInput({
	control: { unit, units },
	...props
}: ControlProps<"number">) {
	const { language, locale, site } = useEditor();
	const { field, onChange, value } = props;
	/** The text while it is typed; it may be no number yet. */
	const [typed, setTyped] = useState<string>();
	const own = field.locale ?? locale;
	const ownTag = site.locales.find(({ code }) => code === own)?.tag;
	const tags = [ownTag ?? messageTags[language], messageTags[language]];
	const [tag = ""] = tags;
	const read = (text: string) =>
		listPossibleNumbers(removeUnit(text, units), tags);
	const written =
		typeof value === "number"
			? formatNumberForInput(value, tag)
			: toText(value);
	const numbers = read(typed ?? "");
	const isUnclear = !!typed?.trim() && numbers.length !== 1;
	function handleTyping(text: string) {
		setTyped(text);
		const [number, ...others] = read(text);
		if (text.trim() === "") onChange(field.isOptional ? undefined : "");
		else if (number !== undefined && others.length === 0) onChange(number);
	}
	return (
		<>
			<span className="number">
				<input
					{...getControlAttributes({
						...props,
						name: unit ? `${props.name} (${unit})` : props.name,
						isInvalid: props.isInvalid || isUnclear,
					})}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					value={typed ?? written}
					onChange={({ target }) => handleTyping(target.value)}
					onBlur={() => {
						if (!isUnclear) setTyped(undefined);
					}}
				/>
				{unit && <span aria-hidden="true">{unit}</span>}
			</span>
			{isUnclear && (
				<NumberChoice
					numbers={numbers}
					tag={tag}
					onChoose={(number) => {
						setTyped(undefined);
						onChange(number);
					}}
				/>
			)}
		</>
	);
}

/** Says that a text is no number, or may be several ones, and offers those. */
function NumberChoice({
	numbers,
	tag,
	onChoose,
}: {
	readonly numbers: readonly number[];
	/** The language that the numbers are formatted in (BCP 47). */
	readonly tag: string;
	onChoose(number: number): void;
}) {
	const { strings } = useEditor();
	return (
		<div className="refused" role="alert">
			<p>{numbers.length > 1 ? strings.ambiguousNumber : strings.notANumber}</p>
			<div className="buttons">
				{numbers.map((number) => (
					<Button
						key={number}
						onClick={({ currentTarget }) => {
							focusControl(currentTarget);
							onChoose(number);
						}}
					>
						{formatNumber(number, tag)}
					</Button>
				))}
			</div>
		</div>
	);
}
