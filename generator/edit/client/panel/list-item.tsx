import type { Field, ListChange, Origin, Scaffold } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { takeFocus } from "../focus.ts";
import { words } from "../words.ts";
import { FieldRows } from "./field-rows.tsx";
import { Removal } from "./removal.tsx";
import type { Pointed } from "./value-panel.tsx";

/** The list that a value is in: its item can be copied, moved and taken out; others are opened. */
export function ListItem({
	list,
	index,
	shown,
	scaffold,
	round,
	moved,
}: {
	readonly list: Field;
	readonly index: number;
	/** The value of the item that the panel shows. */
	readonly shown: Origin;
	readonly scaffold: Scaffold | undefined;
	/** The round of the panel that it is in. */
	readonly round: number;
	/** The button by which it came here, which has the focus again. */
	readonly moved: Pointed["moved"];
}) {
	const { act, ask, language, views } = useEditing();
	const items = list.control.kind === "list" ? list.control.items : [];
	const { origin } = list;

	async function change(
		wanted: Exclude<ListChange, { kind: "add" }>,
		next: number,
	) {
		const changed = await act(() =>
			ask("list", {
				origin,
				change: wanted,
				round,
				called: items[index]?.name ?? "",
			}),
		);
		if (!changed || changed.refused !== undefined) return;
		if (origin.path === "markdown" || next < 0) return views.close();
		const rest =
			wanted.kind === "remove" || shown.path === "markdown"
				? []
				: shown.path.slice(origin.path.length + 1);
		const item = { ...origin, path: [...origin.path, next, ...rest] };
		views.replace({
			kind: "value",
			pointed: {
				origins: [item],
				...(wanted.kind === "move" && {
					moved: wanted.to < wanted.index ? "up" : "down",
				}),
			},
		});
	}
	const remove = () =>
		change({ kind: "remove", index }, Math.min(index, items.length - 2));
	const move = (to: number) => change({ kind: "move", index, to }, to);
	return (
		<div className="list-item">
			<h3>
				{list.called || (scaffold?.label ?? words.list[language])}
				<span className="optional">
					{words.itemOf(index + 1, items.length)[language]}
				</span>
			</h3>
			<div className="buttons">
				<button
					type="button"
					ref={moved === "up" ? takeFocus : undefined}
					aria-disabled={index === 0}
					onClick={() => index > 0 && move(index - 1)}
				>
					{words.up[language]}
				</button>
				<button
					type="button"
					ref={moved === "down" ? takeFocus : undefined}
					aria-disabled={index >= items.length - 1}
					onClick={() => index < items.length - 1 && move(index + 1)}
				>
					{words.down[language]}
				</button>
				<button
					type="button"
					onClick={() => change({ kind: "copy", index }, index + 1)}
				>
					{words.copy[language]}
				</button>
				<AddItem list={list} scaffold={scaffold} round={round} />
				<Removal of={{ origin, index }} onRemove={remove} />
			</div>
			<details>
				<summary>{words.allItems[language]}</summary>
				<FieldRows fields={items} current={index} />
			</details>
		</div>
	);
}

/** Adds an item to a list: one that begins empty, or what `kilde new` makes. */
export function AddItem({
	list: { origin, called, control },
	scaffold,
	round,
}: {
	readonly list: Field;
	readonly scaffold: Scaffold | undefined;
	/** The round of the panel that it is in. */
	readonly round: number;
}) {
	const { act, ask, language, openOrigin, views } = useEditing();
	const { file, path } = origin;
	const items = control.kind === "list" ? control.items : [];
	const isBare = control.kind === "list" && control.canAdd;
	if (path === "markdown" || (!isBare && !scaffold)) return undefined;

	const next = { file, path: [...path, items.length] };
	async function add() {
		const added = await act(() =>
			ask("list", { origin, change: { kind: "add" }, round, called }),
		);
		if (added && added.refused === undefined) openOrigin(next);
	}
	return (
		<button
			type="button"
			ref={items.length === 0 ? takeFocus : undefined}
			onClick={() =>
				isBare ? add() : scaffold && views.open({ kind: "new", scaffold })
			}
		>
			{words[items.length === 0 ? "addFirst" : "addAnother"][language]}
		</button>
	);
}
