import { useState } from "react";
import { toText } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import {
	type ControlProps,
	getControlAttributes,
	toOptional,
} from "./control-props.ts";

/** A day or a month. */
export function DateInput({
	control: { kind },
	...props
}: ControlProps<"date" | "month" | "time">) {
	return (
		<input
			{...getControlAttributes(props)}
			type={kind}
			value={toText(props.value)}
			onChange={({ target }) => {
				// A part of a day is typed.
				if (target.validity.badInput) return;
				props.onChange(toOptional(target.value, props.field));
			}}
		/>
	);
}

/** A time of day. The browser's own control counts in halves of the day in some languages. */
export function TimeInput({
	placeholder,
	...props
}: Omit<ControlProps, "control"> & { readonly placeholder?: string }) {
	const { strings } = useEditor();
	const { field, onChange, value } = props;
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);

	function handleTyping(text: string) {
		setTyped(text);
		setWrong(false);
		const time = readTime(text);
		if (time !== undefined) onChange(time);
		else if (text.trim() === "") onChange(toOptional("", field));
	}
	return (
		<>
			<input
				{...getControlAttributes({
					...props,
					isInvalid: props.isInvalid || isWrong,
				})}
				type="text"
				className="time"
				inputMode="decimal"
				autoComplete="off"
				placeholder={placeholder}
				value={typed ?? toText(value)}
				onChange={({ target }) => handleTyping(target.value)}
				onBlur={() => {
					const isRead = !typed?.trim() || readTime(typed) !== undefined;
					setWrong(!isRead);
					if (isRead) setTyped(undefined);
				}}
			/>
			{isWrong && (
				<p className="refused" role="alert">
					{strings.notATime}
				</p>
			)}
		</>
	);
}

/** Reads a time such as 9.30, 9:30 or 0930; undefined if it isn't complete. */
function readTime(text: string): string | undefined {
	const [, hour = "", minute = ""] =
		/^(\d\d?)[.:](\d\d)$|^$/.exec(text.trim()) ??
		/^(\d\d)(\d\d)$/.exec(text.trim()) ??
		[];
	return minute === "" ? undefined : `${hour.padStart(2, "0")}:${minute}`;
}
