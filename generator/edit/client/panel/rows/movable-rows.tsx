import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { useEditing } from "../../editing.ts";
import { type Move, useDragging } from "./dragging.ts";

/** A row of a list: its key among them, its name for people, and what it shows. */
type Row = {
	readonly key: string;
	readonly name: string;
	readonly content: ReactNode;
};

/** Rows of a list. With `onMove`, each has a handle by which it is moved to another index. */
export function MovableRows({
	rows,
	onMove,
}: {
	readonly rows: readonly Row[];
	readonly onMove?: Move | undefined;
}) {
	const { words } = useEditing();
	const dragging = useDragging((...move) => onMove?.(...move));
	const isMovable = onMove !== undefined && rows.length > 1;
	return (
		<ul className={isMovable ? "rows movable" : "rows"}>
			{rows.map(({ key, name, content }, index) => (
				<li
					key={key}
					style={dragging.style(index)}
					className={dragging.isMoved(index) ? "moved" : undefined}
				>
					{isMovable && (
						<Button
							className="quiet icon handle"
							aria-label={words.move(
								name,
								words.itemOf(index + 1, rows.length),
							)}
							title={words.moveHelp}
							{...dragging.handle(index)}
						>
							<Grip />
						</Button>
					)}
					{content}
				</li>
			))}
		</ul>
	);
}

function Grip() {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path
				d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01"
				stroke="currentColor"
				strokeWidth="3"
				strokeLinecap="round"
			/>
		</svg>
	);
}
