import "./mark.css";
import "./table.css";
import type { PriceTable as Props } from "../props.ts";

/** The prices of sessions, with those for new guests in a second column. */
export function PriceTable({ caption, columns, rows, note }: Props) {
	return (
		<div>
			<table className="table">
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{columns.what}</th>
						<th scope="col">{columns.price}</th>
						<th scope="col">{columns.newCustomer}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, length, price, newCustomer, mark }) => (
						<tr key={name}>
							<th scope="row">
								{name} {mark && <span className="mark">{mark}</span>}
								{length && <small>{length}</small>}
							</th>
							<td>{price}</td>
							<td>{newCustomer ?? "–"}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="note">{note}</p>
		</div>
	);
}
