import "./table.css";
import "./visit-table.css";
import { usePage } from "kilde/react";
import type { getVisits } from "../lib/visits.ts";

/** The lowest prices for one and for several visits: a row for each kind, a column for each number of visits. */
export function VisitTable({
	unit,
	columns,
	rows,
}: ReturnType<typeof getVisits>) {
	const { words } = usePage();
	return (
		<table className="table visits">
			<caption className="visually-hidden">{words.visitsCaption}</caption>
			<thead>
				<tr>
					<th scope="col" rowSpan={2}>
						{unit} <small>{words.perVisit}</small>
					</th>
					<th scope="colgroup" colSpan={columns.length}>
						{words.visitsColumns}
					</th>
				</tr>
				<tr>
					{columns.map((visits) => (
						<th key={visits} scope="col">
							{visits}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, prices }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{prices.map(({ visits, sum, each, saving }) => (
							<td key={visits}>
								{sum}
								{each && (
									<small>
										{each} <span>{words.perVisit}</span>
									</small>
								)}
								{saving && <small>{saving}</small>}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
