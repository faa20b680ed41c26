import type { PriceTable as Props } from "../props.ts";
import { Table } from "./table.tsx";

/** What sessions cost, with the price for new guests beside. */
export function PriceTable({ caption, columns, rows, note }: Props) {
	const { what, price: ordinary, newCustomer: discounted } = columns;
	return (
		<Table caption={caption} columns={[what, ordinary, discounted]} note={note}>
			{rows.map(({ name, length, price, newCustomer, mark }) => (
				<tr key={name}>
					<th scope="row">
						{name} {mark && <span className="mark">{mark}</span>}
						<small>{length}</small>
					</th>
					<td>{price}</td>
					<td>{newCustomer ?? "–"}</td>
				</tr>
			))}
		</Table>
	);
}
