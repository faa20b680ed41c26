import { useId } from "react";
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
					<label key={end}>
						<span className="language">{words[end]}</span>
						<input
							type="date"
							// Typed days are set when the field is left: half of one is another day.
							key={days[end]}
							defaultValue={days[end]}
							onBlur={({ target: { value, validity } }) => {
								if (validity.badInput || value === (days[end] ?? "")) return;
								const next = { ...days, [end]: value || undefined };
								set(definedIn(next));
							}}
						/>
					</label>
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

/** The days that are given. */
function definedIn({
	from,
	until,
}: Readonly<Record<"from" | "until", string | undefined>>) {
	return { ...(from && { from }), ...(until && { until }) };
}
