import type { Field, ListChange } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { takeFocus } from "../focus.ts";
import type { Pointed } from "../page/views.ts";
import { words } from "../words.ts";
import type { ShownPanel } from "./control.ts";
import { FieldRows } from "./field-rows.tsx";
import { Removal } from "./removal.tsx";

/** The list that a value is in: its item can be copied, moved and taken out; others are opened. */
export function ListItem({
	list,
	index,
	panel,
	moved,
}: {
	readonly list: Field;
	readonly index: number;
	/** The panel that it is in, of a value of the item. */
	readonly panel: ShownPanel;
	/** The button by which it came here, which has the focus again. */
	readonly moved: Pointed["moved"];
}) {
	const { act, ask, language, views } = useEditing();
	const items = list.control.kind === "list" ? list.control.items : [];
	const { origin } = list;
	const { field, scaffold, round } = panel;

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
			wanted.kind === "remove" || field.origin.path === "markdown"
				? []
				: field.origin.path.slice(origin.path.length + 1);
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
	return (
		<div className="list-item">
			<h3>
				{list.called || (scaffold?.label ?? words.list[language])}
				<span className="optional">
					{words.itemOf(index + 1, items.length)[language]}
				</span>
			</h3>
			<div className="buttons">
				{(["up", "down"] as const).map((direction) => {
					const to = direction === "up" ? index - 1 : index + 1;
					const isPossible = to >= 0 && to < items.length;
					return (
						<button
							key={direction}
							type="button"
							ref={moved === direction ? takeFocus : undefined}
							aria-disabled={!isPossible}
							onClick={() =>
								isPossible && change({ kind: "move", index, to }, to)
							}
						>
							{words[direction][language]}
						</button>
					);
				})}
				<button
					type="button"
					onClick={() => change({ kind: "copy", index }, index + 1)}
				>
					{words.copy[language]}
				</button>
				<AddItem list={list} panel={panel} />
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
	panel: { scaffold, round },
}: {
	readonly list: Field;
	readonly panel: ShownPanel;
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
