import "./table.css";
import type { WeekTable as Props } from "../props.ts";
import { Table } from "./table.tsx";

/** When sessions start on each day of the week. */
export function WeekTable({ caption, columns, days, summary }: Props) {
	return (
		<Table
			caption={caption}
			columns={[columns.day, columns.starts]}
			note={summary}
		>
			{days.map(({ name, starts, overnight, closed }) => (
				<tr key={name}>
					<th scope="row">{name}</th>
					<td>
						{closed ?? (
							<ul className="starts">
								{starts.map((start) => (
									<li key={start}>{start}</li>
								))}
								{overnight && <li className="mark">{overnight}</li>}
							</ul>
						)}
					</td>
				</tr>
			))}
		</Table>
	);
}
