import { getItemLabel, isSingleValue } from "../../field-values.ts";
import type { Control, ListChange } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useAction } from "../use-action.ts";
import { createBlankValue } from "./blank.ts";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-view.tsx";
import {
	getChildAddress,
	isSameAddress,
	useForm,
	useFormValue,
} from "./form-context.ts";
import { focusAddButton, focusMovedItem, Item } from "./item.tsx";
import { TimeList } from "./time-input.tsx";
import { useTextContext } from "./use-text-context.ts";

type ListProps = FieldProps & {
	readonly control: Extract<Control, { kind: "list" }>;
};

/** A list: its items folded with their labels, or single values below each other. */
export function ListField(props: ListProps) {
	const isTimes = props.control.element.control.kind === "time";
	return (
		<FieldGroup {...props} className="list-field">
			{isTimes ? <TimeList {...props} /> : <Items {...props} />}
		</FieldGroup>
	);
}

function Items(props: ListProps) {
	const { field, address, control } = props;
	const { strings } = useEditor();
	const { focus, ...form } = useForm();
	const { items, savedCount, isFull } = useItems(props);
	// A change of the list would move the item that isn't written yet.
	const canAdd = !isFull && items.length === savedCount;
	function add() {
		if (!canAdd) return;
		const blank = createBlankValue(control.element) ?? "";
		const next = getChildAddress(address, items.length);
		if (items.length > 0) form.set(next, blank);
		else form.set(address, [blank]);
		focus(next);
	}
	return (
		<>
			<ol className="items">
				{items.map((_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
					<ListItem key={index} {...props} index={index} />
				))}
			</ol>
			<Button
				className="add"
				aria-label={strings.addTo(field.label)}
				aria-disabled={!canAdd}
				onClick={add}
			>
				<Icon name="new" />
				{strings.add}
			</Button>
		</>
	);
}

/** Returns the items of a list, how many are in the file, and whether there may be no more. */
function useItems({ address, control: { most } }: ListProps) {
	const { value, saved } = useFormValue(address);
	const items = Array.isArray(value) ? value : [];
	const savedCount = Array.isArray(saved) ? saved.length : 0;
	return {
		items,
		saved,
		savedCount,
		isFull: items.length >= (most ?? Infinity),
	};
}

type ItemProps = ListProps & { readonly index: number };

function ListItem(props: ItemProps) {
	const { field, index, names = [] } = props;
	const { element, itemLabel } = props.control;
	const { strings } = useEditor();
	const textContext = useTextContext();
	const { items, savedCount } = useItems(props);
	const label =
		getItemLabel(items[index], element, itemLabel, textContext) ||
		strings.item(index + 1);
	const isSingle = isSingleValue(element);
	return (
		<Item
			field={element}
			address={getChildAddress(props.address, index)}
			names={isSingle ? [...names, `${field.label} ${index + 1}`] : names}
			isLabelled={isSingle}
			label={label}
			isNew={index >= savedCount}
			actions={useItemActions(props, label)}
		/>
	);
}

/** Returns the actions of an item. One that isn't written yet can only be removed. */
function useItemActions(props: ItemProps, label: string) {
	const { address, control, index } = props;
	const { outbox, pending, strings } = useEditor();
	const act = useAction();
	const { set } = useForm();
	const own = getChildAddress(address, index);
	const { items, saved, savedCount, isFull } = useItems(props);
	const isNew = index >= savedCount;
	const change = (next: ListChange, sentence: string) =>
		act(async () => {
			await outbox.changeList(address, next, saved);
			return { refused: undefined };
		}, sentence);
	const move = (to: number) => async (button: HTMLElement) => {
		const sentence = strings.movedItem(label, to + 1, items.length);
		if (await change({ kind: "move", index, to }, sentence))
			focusMovedItem(button, to);
	};
	function remove(button: HTMLElement) {
		focusAddButton(button);
		if (!isNew) change({ kind: "remove", index }, strings.removedItem(label));
		else if (pending.some((edit) => isSameAddress(edit.address, own)))
			outbox.drop(own);
		else set(address, items.toSpliced(index, 1));
	}
	const copy = () => change({ kind: "copy", index }, strings.copiedItem);
	return {
		up: !isNew && index > 0 ? move(index - 1) : undefined,
		down: !isNew && index < items.length - 1 ? move(index + 1) : undefined,
		...(!isSingleValue(control.element) && {
			copy: isNew || isFull ? undefined : copy,
		}),
		remove: items.length > control.least ? remove : undefined,
	};
}
