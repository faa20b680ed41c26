import "./table.css";
import "./visit-table.css";
import type { VisitTable as Props } from "../props.ts";

/** The lowest prices for one and for several visits: a row for each kind, a column for each number of visits. */
export function VisitTable({
	caption,
	visits,
	columns,
	rows,
	...words
}: Props) {
	return (
		<table className="table visits">
			<caption className="visually-hidden">{caption}</caption>
			<thead>
				<tr>
					<th scope="col" rowSpan={2}>
						{words.unit} <small>{words.each}</small>
					</th>
					<th scope="colgroup" colSpan={columns.length}>
						{visits}
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
										{each} <span>{words.each}</span>
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
