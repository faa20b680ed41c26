import "./card-table.css";
import type { CardTable as Props } from "../props.ts";
import { Table } from "./table.tsx";

/** What punch cards cost: a row for each kind, a column for each size. */
export function CardTable({ caption, what, columns, rows }: Props) {
	const cards = columns.map(({ visits, label }) => (
		<span key={visits} className="punches">
			{label} <Punches visits={visits} />
		</span>
	));
	return (
		<Table caption={caption} columns={[what, ...cards]}>
			{rows.map(({ name, prices }) => (
				<tr key={name}>
					<th scope="row">{name}</th>
					{prices.map(({ price, each, saving }) => (
						<td key={price}>
							{price}
							<small>{each}</small>
							<small>{saving}</small>
						</td>
					))}
				</tr>
			))}
		</Table>
	);
}

/** A drawing of a punch card: a circle for each visit, five in a row. */
function Punches({ visits }: { readonly visits: number }) {
	const holes = Array.from({ length: visits }, (_, at) => at);
	return (
		<svg viewBox={`0 0 60 ${Math.ceil(visits / 5) * 12}`} aria-hidden="true">
			{holes.map((at) => (
				<circle
					key={at}
					cx={(at % 5) * 12 + 6}
					cy={Math.floor(at / 5) * 12 + 6}
					r="4"
				/>
			))}
		</svg>
	);
}
