import "./table.css";
import "./week-table.css";
import "./when.css";
import type { WeekTable as Props } from "../props.ts";
import { Exceptions } from "./exceptions.tsx";

/** When sessions start on each day: a column for each time, and a bar for each night that one can stay. */
export function WeekTable({
	caption,
	columns,
	days,
	summary,
	marks,
	exceptions,
}: Props) {
	const [{ starts = [] } = {}] = days;
	return (
		<div>
			<table className="table week" {...marks}>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.day}</th>
						<th scope="colgroup" colSpan={starts.length}>
							{columns.starts}
						</th>
						<th scope="col">{columns.overnight}</th>
					</tr>
				</thead>
				<tbody>
					{days.map(({ name, starts, overnight, closed }) => (
						<tr key={name}>
							<th scope="row">
								{name} <span className="when" />
							</th>
							{closed ? (
								<td colSpan={starts.length}>{closed}</td>
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
			<p className="note">{summary}</p>
			<Exceptions items={exceptions} />
		</div>
	);
}
