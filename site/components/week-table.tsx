import "./table.css";
import "./week-table.css";
import "./when.css";
import { fillPlaceholders } from "kilde";
import { usePage } from "kilde/react";
import { getDayMarks } from "../lib/day-marks.ts";
import type { getWeek } from "../lib/week.ts";
import { Exceptions } from "./exceptions.tsx";

/** When sessions start on each day: a column for each time, and a bar for each night that one can stay. */
export function WeekTable({
	days,
	daysOpen,
	exceptions,
}: ReturnType<typeof getWeek>) {
	const { words } = usePage();
	const [{ starts = [] } = {}] = days;
	return (
		<div>
			<table className="table week" {...getDayMarks(words)}>
				<caption className="visually-hidden">{words.hoursCaption}</caption>
				<thead>
					<tr>
						<th scope="col">{words.day}</th>
						<th scope="colgroup" colSpan={starts.length}>
							{words.starts}
						</th>
						<th scope="col">{words.overnight}</th>
					</tr>
				</thead>
				<tbody>
					{days.map(({ name, starts, overnight, isClosed }) => (
						<tr key={name}>
							<th scope="row">
								{name} <span className="when" />
							</th>
							{isClosed ? (
								<td colSpan={starts.length}>{words.closed}</td>
							) : (
								// A column has no other key than its place.
								// biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
								starts.map((start, place) => <td key={place}>{start}</td>)
							)}
							<td>{overnight && <span>{overnight}</span>}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="note">
				{`${fillPlaceholders(words.openDays, { days: daysOpen })} ${words.byBooking}`}
			</p>
			<Exceptions items={exceptions} />
		</div>
	);
}
