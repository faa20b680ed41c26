import {
	type CSSProperties,
	type KeyboardEvent,
	type PointerEvent,
	useRef,
	useState,
} from "react";

/** A row on its way: its index, the index it would have, and how far it has been moved, in pixels. */
type Drag = { readonly from: number; readonly to: number; readonly by: number };

/**
 * Moves a row to another index. By keys, it is the row as the last move left it, which may not be shown yet; with a pointer,
 * the one that is shown there.
 */
export type Move = (from: number, to: number, by: "keys" | "pointer") => void;

/** The positions of the rows of a list when a drag began, in pixels from the top of the scrolling element. */
type Start = {
	readonly y: number;
	readonly middles: readonly number[];
	readonly height: number;
};

/** How near to its edge the panel scrolls, and how far at a time, in pixels. */
const edge = { near: 48, step: 12 };

/**
 * Rows of a list that are moved by their handles: with a mouse, a finger or a pen, and with the arrow keys.
 */
export function useDragging(move: Move) {
	const [drag, draw] = useState<Drag>();
	const start = useRef<Start>(undefined);
	/** What is drawn next: a finger may be lifted before that. */
	const latest = useRef<Drag>(undefined);

	function setDrag(next: Drag | undefined): void {
		latest.current = next;
		draw(next);
	}

	function take(event: PointerEvent<HTMLElement>, index: number): void {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		start.current = startOf(event, index);
		setDrag({ from: index, to: index, by: 0 });
	}

	function follow({ clientY, currentTarget }: PointerEvent<HTMLElement>): void {
		const began = start.current;
		const { current } = latest;
		if (!current || !began) return;
		const panel = panelOf(currentTarget);
		scrollAtEdge(panel, clientY);
		const by = clientY + (panel?.scrollTop ?? 0) - began.y;
		const at = (began.middles[current.from] ?? 0) + by;
		const to = began.middles.filter(
			(middle, index) => index !== current.from && middle < at,
		).length;
		setDrag({ from: current.from, to, by });
	}

	function drop(): void {
		const { from = 0, to = 0 } = latest.current ?? {};
		setDrag(undefined);
		if (to !== from) move(from, to, "pointer");
	}

	function press(event: KeyboardEvent<HTMLElement>, index: number): void {
		const rows = rowsAround(event.currentTarget);
		const to = index + (steps[event.key] ?? 0);
		if (drag && event.key === "Escape") {
			event.stopPropagation();
			setDrag(undefined);
		}
		if (!(event.key in steps) || !rows) return;
		event.preventDefault();
		if (to < 0 || to >= rows.children.length) return;
		// The rows stay where they are, and what they show moves on.
		rows.children[to]?.querySelector<HTMLElement>(".handle")?.focus();
		move(index, to, "keys");
	}

	return {
		/** The attributes of the handle of a row. */
		handle: (index: number) => ({
			onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index),
			onPointerMove: follow,
			onPointerUp: drop,
			onPointerCancel: () => setDrag(undefined),
			onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, index),
		}),
		/** How a row looks while one is moved: others make room for it. */
		style: (index: number): CSSProperties | undefined =>
			drag && {
				transform: `translateY(${shiftOf(index, drag, start.current?.height ?? 0)}px)`,
			},
		/** Whether a row is being moved. */
		isMoved: (index: number) => drag?.from === index,
	};
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function shiftOf(index: number, { from, to, by }: Drag, height: number) {
	if (index === from) return by;
	if (index > from && index <= to) return -height;
	return index < from && index >= to ? height : 0;
}

/** The positions of all rows as the drag of this one begins. */
function startOf(
	{ currentTarget, clientY }: PointerEvent<HTMLElement>,
	index: number,
): Start {
	const scrolled = panelOf(currentTarget)?.scrollTop ?? 0;
	const boxes = [...(rowsAround(currentTarget)?.children ?? [])].map((row) =>
		row.getBoundingClientRect(),
	);
	return {
		y: clientY + scrolled,
		middles: boxes.map(({ top, height }) => top + height / 2 + scrolled),
		height: boxes[index]?.height ?? 0,
	};
}

function rowsAround(handle: Element): Element | null {
	return handle.closest("ul");
}

function panelOf(element: Element): Element | null {
	return element.closest("aside");
}

function scrollAtEdge(panel: Element | null, y: number): void {
	if (!panel) return;
	const { top, bottom } = panel.getBoundingClientRect();
	if (y < top + edge.near) panel.scrollBy(0, -edge.step);
	if (y > bottom - edge.near) panel.scrollBy(0, edge.step);
}
