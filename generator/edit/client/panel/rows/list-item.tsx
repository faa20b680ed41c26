import { useId, useState } from "react";
import type {
	Control,
	Field,
	ListChange,
	YamlValue,
} from "../../../protocol.ts";
import { Button, PossibleButton } from "../../components/button.tsx";
import { takeFocus } from "../../components/focus.ts";
import { useEditing } from "../../editing.ts";
import type { Pointed } from "../../page/views.ts";
import type { ShownPanel } from "../control.ts";
import { ControlEditor } from "../control-editor.tsx";
import { Removal } from "../removal.tsx";
import { FieldRows } from "./field-rows.tsx";
import { namesOf, useMoving } from "./moving.ts";

type ListItemProps = {
	readonly list: Field;
	readonly index: number;
	/** The panel that it is in, of a value of the item. */
	readonly panel: ShownPanel;
	/** The button by which it came here, which has the focus again. */
	readonly moved: Pointed["moved"];
};

/** The list that a value is in: its item can be copied, moved and taken out; others are opened. */
export function ListItem({ list, index, panel, moved }: ListItemProps) {
	const { words } = useEditing();
	const { items, cannotAdd, cannotRemove } = listOf(list);
	const reasons = useId();
	const change = useListChange(list, index, panel);
	const move = useMoving(list.origin, namesOf(list), panel);
	return (
		<div className="list-item">
			<h3>
				{list.called || (panel.scaffold?.label ?? words.list)}{" "}
				<span className="optional">
					{words.itemOf(index + 1, items.length)}
				</span>
			</h3>
			<div className="buttons">
				{(["up", "down"] as const).map((direction) => {
					const to = direction === "up" ? index - 1 : index + 1;
					const isPossible = to >= 0 && to < items.length;
					return (
						<Button
							key={direction}
							ref={moved === direction ? takeFocus : undefined}
							aria-disabled={!isPossible}
							onClick={() => isPossible && change({ kind: "move", index, to })}
						>
							{words[direction]}
						</Button>
					);
				})}
				<PossibleButton
					whyNot={cannotAdd}
					aria-describedby={cannotAdd && reasons}
					onClick={() => change({ kind: "copy", index })}
				>
					{words.copy}
				</PossibleButton>
				<AddItem list={list} panel={panel} />
				<Removal
					of={{ origin: list.origin, index, version: panel.version }}
					whyNot={cannotRemove}
					onRemove={() => change({ kind: "remove", index })}
				/>
			</div>
			<p id={reasons} className="help">
				{[...new Set([cannotAdd, cannotRemove])].filter(Boolean).join(" ")}
			</p>
			<details>
				<summary>{words.allItems}</summary>
				<FieldRows fields={items} current={index} onMove={move} />
			</details>
		</div>
	);
}

/** Returns what changes an item of a list, and shows the same value where it is then. */
function useListChange(
	list: Field,
	index: number,
	{ field, diskVersion, version }: ShownPanel,
) {
	const { perform, ask, views } = useEditing();
	const { origin } = list;
	const called = listOf(list).items[index]?.name ?? "";
	return async (change: Exclude<ListChange, { readonly kind: "add" }>) => {
		const changed = await perform(() =>
			ask("list", { origin, change, diskVersion, version, called }),
		);
		if (!changed || changed.refused !== undefined) return;
		const { item } = changed;
		if (!item || item.path === "markdown") return views.close();
		const rest =
			change.kind === "remove" || field.origin.path === "markdown"
				? []
				: field.origin.path.slice(item.path.length);
		views.replace({
			kind: "value",
			pointed: {
				origins: [{ ...item, path: [...item.path, ...rest] }],
				version: changed.version,
				...(change.kind === "move" && {
					moved: change.to < change.index ? "up" : "down",
				}),
			},
		});
	};
}

/** The control of a list. */
function listOf({ control }: Pick<Field, "control">) {
	if (control.kind !== "list") throw new Error("This is no list.");
	return control;
}

/** Adds an item to a list: what is written or chosen first, or what `kilde new` makes, which may take the place of another. */
export function AddItem({
	list,
	panel: { scaffold, diskVersion, version },
}: {
	readonly list: Field;
	readonly panel: ShownPanel;
}) {
	const { perform, ask, words, views } = useEditing();
	const [isAdding, setAdding] = useState(false);
	const [isGivenUp, setGivenUp] = useState(false);
	const { called, origin } = list;
	const { items, element, cannotAdd } = listOf(list);
	if (origin.path === "markdown" || (!element && !scaffold)) return undefined;

	async function add(value: YamlValue) {
		const change = { kind: "add", value } as const;
		const added = await perform(() =>
			ask("list", { origin, change, diskVersion, version, called }),
		);
		if (!added?.item) return;
		const pointed = { origins: [added.item], version: added.version };
		views.open({ kind: "value", pointed });
	}
	function begin() {
		if (element) setAdding(true);
		else if (scaffold) views.open({ kind: "new", scaffold });
	}
	return isAdding && element ? (
		<NewItem
			list={list}
			control={element}
			onAdd={add}
			onCancel={() => {
				setAdding(false);
				setGivenUp(true);
			}}
		/>
	) : (
		<PossibleButton
			whyNot={element && cannotAdd}
			ref={items.length === 0 || isGivenUp ? takeFocus : undefined}
			onClick={begin}
		>
			{words[items.length === 0 ? "addFirst" : "addAnother"]}
		</PossibleButton>
	);
}

/** Asks what an item is before there is one: an empty one would be a mistake. */
function NewItem({
	list: { called, values },
	control,
	onAdd,
	onCancel,
}: {
	readonly list: Field;
	readonly control: Control;
	onAdd(value: YamlValue): void;
	onCancel(): void;
}) {
	const { words } = useEditing();
	const id = useId();
	const [value, setValue] = useState<YamlValue>();
	const isEmpty = value === undefined || value === "";
	return (
		<form
			className="adding"
			aria-label={words.addFirst}
			onSubmit={(event) => {
				event.preventDefault();
				if (!isEmpty) onAdd(value);
			}}
		>
			<ControlEditor
				control={control}
				value={value}
				name={called || words.list}
				locale={values[0]?.locale}
				describedBy={id}
				isWrong={false}
				isOptional
				takesFocus
				onChange={setValue}
				onUnread={setValue}
			/>
			<div className="buttons">
				<button type="submit" className="main" aria-disabled={isEmpty}>
					{words.addFirst}
				</button>
				<Button onClick={onCancel}>{words.cancel}</Button>
			</div>
		</form>
	);
}
