import type { CardTable as Props } from "../props.ts";
import { Table } from "./table.tsx";

/** What punch cards cost: a row for each kind, a column for each size. */
export function CardTable({ caption, what, columns, rows }: Props) {
	return (
		<Table caption={caption} columns={[what, ...columns]}>
			{rows.map(({ name, prices }) => (
				<tr key={name}>
					<th scope="row">{name}</th>
					{prices.map(({ price, saving }) => (
						<td key={price}>
							{price} <small>{saving}</small>
						</td>
					))}
				</tr>
			))}
		</Table>
	);
}
