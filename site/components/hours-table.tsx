import "./table.css";
import "./when.css";
import { usePage } from "kilde/react";
import { getDayMarks } from "../lib/day-marks.ts";
import type { getHours } from "../lib/week.ts";
import { Exceptions } from "./exceptions.tsx";

/** When the centre is open on each day of the week. */
export function HoursTable({ days, exceptions }: ReturnType<typeof getHours>) {
	const { words } = usePage();
	return (
		<>
			<p className="note">{words.byBooking}</p>
			<table className="table open-hours" {...getDayMarks(words)}>
				<caption className="visually-hidden">{words.hours}</caption>
				<tbody>
					{days.map(({ name, hours }) => (
						<tr key={name}>
							<th scope="row">
								{name} <span className="when" />
							</th>
							<td>{hours || words.closed}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Exceptions items={exceptions} />
		</>
	);
}
