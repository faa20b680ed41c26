import type { CardTable as Props } from "../props.ts";

/** What punch cards cost: a row for each kind, a column for each size. */
export function CardTable({ caption, what, columns, rows }: Props) {
	return (
		<div className="table">
			<table>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{what}</th>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
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
				</tbody>
			</table>
		</div>
	);
}
