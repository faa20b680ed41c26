import { type KeyboardEvent, useState } from "react";
import type { Control, YamlValue } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import type { FieldProps } from "./field-view.tsx";
import type { FormValue } from "./form-context.ts";
import { TimeInput } from "./time-input.tsx";

type TimeListProps = FieldProps & {
	readonly control: Extract<Control, { kind: "list" }>;
	readonly formValue: FormValue;
};

/**
 * Times beside each other, and an empty field that adds one. Emptying a time removes it; when the list is left, the times are put
 * in order.
 */
export function TimeList({
	field,
	address,
	control: { element },
	names = [],
	formValue: { value, set, problems },
}: TimeListProps) {
	const { strings } = useEditor();
	const times = Array.isArray(value) ? value : [];
	/** The index of the time that is emptied: its field stays until the list is left. */
	const [emptied, setEmptied] = useState<number>();
	const shown: readonly (YamlValue | undefined)[] = times.toSpliced(
		emptied ?? times.length,
		0,
		"",
	);
	const name = [...names, field.label].join(", ");

	function setTime(index: number, next: YamlValue | undefined) {
		const isEmptied = next === undefined || next === "";
		setEmptied(isEmptied ? index : undefined);
		set(
			shown
				.with(index, next)
				.flatMap((time) => (time === undefined || time === "" ? [] : [time])),
		);
	}
	function finish() {
		setEmptied(undefined);
		const sorted = times.toSorted();
		if (sorted.some((time, index) => time !== times[index])) set(sorted);
	}
	return (
		// The events come from the times.
		// biome-ignore lint/a11y/noStaticElementInteractions: handles events of its inputs
		<div
			className="times"
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) finish();
			}}
			onKeyDown={focusNext}
		>
			{shown.map((time, index) => (
				<TimeInput
					// biome-ignore lint/suspicious/noArrayIndexKey: times have no identity but their place
					key={index}
					id={`${address.file} ${address.path} ${index}`}
					field={{ ...element, isOptional: true }}
					address={address}
					name={time === "" ? strings.addValue(name) : `${name} ${index + 1}`}
					describedBy={undefined}
					isInvalid={problems.some(
						(problem) => problem.address?.path.at(-1) === index,
					)}
					placeholder="+"
					value={time}
					onChange={(next) => setTime(index, next)}
				/>
			))}
		</div>
	);
}

/** Enter moves from a time to the next one, and after the last one to the empty field. */
function focusNext({ key, currentTarget, target }: KeyboardEvent): void {
	if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
	const inputs = [...currentTarget.querySelectorAll("input")];
	inputs[inputs.indexOf(target) + 1]?.focus();
}
