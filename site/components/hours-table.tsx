import "./table.css";
import "./when.css";
import type { HoursTable as Props } from "../props.ts";
import { Exceptions } from "./exceptions.tsx";

/** When the centre is open on each day of the week. */
export function HoursTable({ caption, days, note, marks, exceptions }: Props) {
	return (
		<>
			<p className="note">{note}</p>
			<table className="table open-hours" {...marks}>
				<caption className="visually-hidden">{caption}</caption>
				<tbody>
					{days.map(({ name, hours }) => (
						<tr key={name}>
							<th scope="row">
								{name} <span className="when" />
							</th>
							<td>{hours}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Exceptions items={exceptions} />
		</>
	);
}
