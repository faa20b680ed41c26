import type { WeekTable as Props } from "../props.ts";

/** When sessions start on each day of the week. */
export function WeekTable({ caption, columns, days, summary }: Props) {
	return (
		<div className="table">
			<table>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.day}</th>
						<th scope="col">{columns.starts}</th>
					</tr>
				</thead>
				<tbody>
					{days.map(({ name, starts, overnight, closed }) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td>
								{closed}
								<ul className="starts">
									{starts.map((start) => (
										<li key={start}>{start}</li>
									))}
									{overnight && <li className="mark">{overnight}</li>}
								</ul>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="note">{summary}</p>
		</div>
	);
}
