import type { PriceTable as Props } from "../props.ts";
import { Table } from "./table.tsx";

/** The prices of sessions, with those for new guests in a second column. */
export function PriceTable({ caption, columns, rows, note }: Props) {
	const { what, price: ordinary, newCustomer: discounted } = columns;
	return (
		<Table caption={caption} columns={[what, ordinary, discounted]} note={note}>
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
		</Table>
	);
}
