import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";

/** A part of a list that opens by its name, with the number of its items. */
export function Group({
	label,
	count,
	startsOpen = false,
	children,
}: {
	readonly label: string;
	readonly count?: number;
	readonly startsOpen?: boolean;
	/** Not rendered while the group is closed. */
	readonly children: ReactNode;
}) {
	const [isOpen, setOpen] = useState(startsOpen);
	return (
		<details
			className="list-group"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>
				{label} <span className="total">{count}</span>
			</summary>
			{isOpen && children}
		</details>
	);
}

/** A row of a list. */
export type Row = {
	/** Identifies it in its list. */
	readonly key: string;
	readonly label: ReactNode;
	readonly hint?: ReactNode;
	/** Without it, the row is no button. */
	readonly onOpen?: (() => void) | undefined;
};

/** A list whose rows open something. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
	return (
		<ul className="rows">
			{rows.map(({ key, label, hint, onOpen }) => {
				const Part = onOpen ? Button : "p";
				return (
					<li key={key}>
						<Part onClick={onOpen}>
							{label}
							{hint && <span className="hint">{hint}</span>}
						</Part>
					</li>
				);
			})}
		</ul>
	);
}
