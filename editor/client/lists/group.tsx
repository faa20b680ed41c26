import type { ReactNode } from "react";

/** A part of a list that opens by its name, with the number of its items. */
export function Group({
	label,
	count,
	isOpen = false,
	children,
}: {
	readonly label: string;
	readonly count: number;
	/** Whether it is open at first. */
	readonly isOpen?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<details className="list-group" open={isOpen}>
			<summary>
				{label} <span className="total">{count}</span>
			</summary>
			{children}
		</details>
	);
}
