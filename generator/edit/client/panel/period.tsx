import { type FocusEvent, useEffect, useId, useRef } from "react";
import type { Panel } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";

/** From and until when a thing shows; it is hidden, or shown, by a button. */
export function PeriodOf({
	file,
	period: { from, until, hidden },
}: {
	readonly file: string;
	readonly period: NonNullable<Panel["period"]>;
}) {
	const { perform, ask, words } = useEditing();
	const id = useId();
	const set = (period: Requests["setPeriod"]["ask"]["period"]) =>
		perform(() => ask("setPeriod", { file, period }));
	const days = { from, until };
	return (
		<section className="period" aria-labelledby={id}>
			<p id={id}>{hidden ?? words.shownNow}</p>
			<div className="languages">
				{(["from", "until"] as const).map((end) => (
					<Day
						key={end}
						name={words[end]}
						value={days[end]}
						onEnter={({ target }) => set(daysIn(target.closest("section")))}
					/>
				))}
			</div>
			<div className="buttons">
				<Button onClick={() => set(hidden === undefined ? "hide" : "show")}>
					{hidden === undefined ? words.hideNow : words.showNow}
				</Button>
			</div>
		</section>
	);
}

/** A day that is entered when the field is left: half of one is another day. */
function Day({
	name,
	value = "",
	onEnter,
}: {
	readonly name: string;
	readonly value: string | undefined;
	onEnter(event: FocusEvent<HTMLInputElement>): void;
}) {
	const input = useRef<HTMLInputElement>(null);
	// Only once it is another: what is typed in this field or beside it may still be on its way.
	useEffect(() => {
		if (input.current) input.current.value = value;
	}, [value]);
	return (
		<label>
			<span className="language">{name}</span>
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

/** The days that are entered: the other one may be on its way still. */
function daysIn(section: Element | null) {
	const inputs = [...(section?.querySelectorAll("input") ?? [])];
	const [from, until] = inputs.map(({ value, defaultValue, validity }) =>
		validity.badInput ? defaultValue : value,
	);
	return { ...(from && { from }), ...(until && { until }) };
}
