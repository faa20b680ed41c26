import "./mark.css";
import "./table.css";
import { usePage } from "kilde/react";
import type { listPrices } from "../lib/sessions.ts";

/** The prices of sessions, with those for new guests in a second column. */
export function PriceTable({
	rows,
}: {
	readonly rows: ReturnType<typeof listPrices>;
}) {
	const { words } = usePage();
	return (
		<div>
			<table className="table">
				<caption className="visually-hidden">{words.priceCaption}</caption>
				<thead>
					<tr>
						<th scope="col">{words.what}</th>
						<th scope="col">{words.price}</th>
						<th scope="col">{words.newCustomer}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, length, price, newCustomer, recommended }) => (
						<tr key={name}>
							<th scope="row">
								{name}{" "}
								{recommended && (
									<span className="mark">{words.recommended}</span>
								)}
								{length && <small>{length}</small>}
							</th>
							<td>{price}</td>
							<td>{newCustomer ?? "–"}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="note">{words.vat}</p>
		</div>
	);
}
