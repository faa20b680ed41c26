import { type FocusEvent, useEffect, useId, useRef } from "react";
import type { EntryForm, Requests } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../use-action.ts";

/** The days from and until which an entry is shown, and a button that hides or shows it. */
export function PeriodFields({
	file,
	period: { from, until, hidden },
}: {
	readonly file: string;
	readonly period: NonNullable<EntryForm["period"]>;
}) {
	const { call, strings } = useEditor();
	const act = useAction();
	const id = useId();

	const set = (period: Requests["setPeriod"]["ask"]["period"]) =>
		act(() => call("setPeriod", { file, period }));
	const setDays = ({ target }: FocusEvent) =>
		set(readDays(target.closest("section")));
	return (
		<section className="period" aria-labelledby={id}>
			<p id={id} className="label">
				{hidden ?? strings.shownNow}
			</p>
			<div className="languages">
				<DayInput label={strings.shownFrom} value={from} onEnter={setDays} />
				<DayInput label={strings.shownUntil} value={until} onEnter={setDays} />
			</div>
			<Button onClick={() => set(hidden === undefined ? "hide" : "show")}>
				{hidden === undefined ? strings.hideNow : strings.showNow}
			</Button>
		</section>
	);
}

/** A day that is entered when the field is left: a day that is half typed is a different one. */
function DayInput({
	label,
	value = "",
	onEnter,
}: {
	readonly label: string;
	readonly value: string | undefined;
	onEnter(event: FocusEvent<HTMLInputElement>): void;
}) {
	const input = useRef<HTMLInputElement>(null);
	// An uncontrolled input keeps what is typed until its value changes.
	useEffect(() => {
		if (input.current) input.current.value = value;
	}, [value]);
	return (
		<label className="field">
			<span className="label">{label}</span>
			<input
				ref={input}
				type="date"
				defaultValue={value}
				onBlur={(event) => {
					const { validity, value: entered } = event.target;
					if (!validity.badInput && entered !== value) onEnter(event);
				}}
			/>
		</label>
	);
}

/** Reads both days: the other one may not have been stored yet. */
function readDays(section: Element | null) {
	const inputs = [...(section?.querySelectorAll("input") ?? [])];
	const [from, until] = inputs.map(({ value }) => value);
	return { ...(from && { from }), ...(until && { until }) };
}
