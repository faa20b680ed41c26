import { formatTime, messageTags } from "kilde/tools/browser";
import type { KeyboardEvent } from "react";
import { toText } from "../../field-values.ts";
import type { Control, YamlValue } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Messages } from "../ui/messages.tsx";
import type { InputProps } from "./control-props.ts";
import { DraftInput } from "./draft-input.tsx";
import type { FieldProps } from "./field-view.tsx";
import { getChildAddress, useFormValue } from "./form-context.ts";

/** A time of day. The browser's own control counts in halves of the day in some languages. */
export function TimeInput({
	placeholder,
	...props
}: InputProps & { readonly placeholder?: string }) {
	const { language, strings } = useEditor();
	const text = toText(props.value);
	return (
		<DraftInput
			{...props}
			text={readTime(text) ? formatTime(text, messageTags[language]) : text}
			attributes={{ className: "time", inputMode: "decimal", placeholder }}
			read={readTime}
			explain={() => strings.notATime}
		/>
	);
}

/** Times beside each other in their order, and an empty field that adds one. Emptying a time removes it. */
export function TimeList({
	field,
	address,
	control: { element },
	names = [],
}: FieldProps & { readonly control: Extract<Control, { kind: "list" }> }) {
	const { strings } = useEditor();
	const { value, set } = useFormValue(address);
	const times = Array.isArray(value) ? value : [];
	const name = [...names, field.label].join(", ");
	const setTime = (index: number, next: YamlValue | undefined) =>
		set(
			[...times.slice(0, index), next, ...times.slice(index + 1)]
				.filter((time) => time !== undefined)
				.sort(),
		);
	return (
		// The events come from the times.
		// biome-ignore lint/a11y/noStaticElementInteractions: handles events of its inputs
		<div className="times" onKeyDown={focusNext}>
			{[...times, undefined].map((time, index) => (
				<ListedTime
					// biome-ignore lint/suspicious/noArrayIndexKey: times have no identity but their place
					key={index}
					field={{ ...element, isOptional: true }}
					address={getChildAddress(address, index)}
					name={
						time === undefined ? strings.addValue(name) : `${name} ${index + 1}`
					}
					value={time}
					onChange={(next) => setTime(index, next)}
				/>
			))}
		</div>
	);
}

function ListedTime(props: Omit<InputProps, "id" | "isInvalid">) {
	const { problems } = useFormValue(props.address);
	const id = toAddressKey(props.address);
	return (
		<div data-address={id}>
			<TimeInput
				{...props}
				id={id}
				isInvalid={problems.length > 0}
				placeholder="+"
			/>
			<Messages problems={problems} isAtField />
		</div>
	);
}

/** Enter moves from a time to the next one, and after the last one to the empty field. */
function focusNext({ key, currentTarget, target }: KeyboardEvent): void {
	if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
	const inputs = [...currentTarget.querySelectorAll("input")];
	inputs[inputs.indexOf(target) + 1]?.focus();
}

/** Reads a time such as 9.30, 9:30 or 0930; undefined if it isn't complete. */
function readTime(text: string): string | undefined {
	const [, hour = "", minute = ""] =
		/^(\d\d?)[.:](\d\d)$/.exec(text.trim()) ??
		/^(\d\d)(\d\d)$/.exec(text.trim()) ??
		[];
	return minute === "" ? undefined : `${hour.padStart(2, "0")}:${minute}`;
}
