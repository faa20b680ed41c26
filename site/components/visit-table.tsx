import "./visit-table.css";
import type { VisitTable as Props } from "../props.ts";

/** The lowest prices for one and for several visits: a row for each kind, a column for each number of visits. */
export function VisitTable({
	caption,
	visits,
	unit,
	columns,
	rows,
	each: perVisit,
}: Props) {
	return (
		<table className="visits">
			<caption className="visually-hidden">
				{caption}, {unit}
			</caption>
			<thead>
				<tr>
					<td>{unit}</td>
					<th scope="colgroup" colSpan={columns.length}>
						{visits}
					</th>
				</tr>
				<tr>
					<td />
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
										{each}
										<span className="visually-hidden"> {perVisit}</span>
									</small>
								)}
								{saving && <small className="visits__saving">{saving}</small>}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
