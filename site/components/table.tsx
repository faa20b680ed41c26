import "./table.css";
import { Children, type ReactNode } from "react";

/** A table with column headers; `children` are its rows, and a note is below it. */
export function Table({
	caption,
	columns,
	note,
	children,
}: {
	readonly caption: string;
	readonly columns: readonly ReactNode[];
	readonly note?: string;
	readonly children: ReactNode;
}) {
	return (
		<div className="table">
			<table>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						{Children.map(columns, (column) => (
							<th scope="col">{column}</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
			{note && <p className="note">{note}</p>}
		</div>
	);
}
