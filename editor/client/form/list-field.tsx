import { getItemLabel, isMap, isSingleValue } from "../../field-values.ts";
import type { Control, ListChange, YamlValue } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { useAction } from "../use-action.ts";
import { createBlankValue } from "./blank.ts";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import { Fold } from "./fold.tsx";
import {
	type FormValue,
	getChildAddress,
	isEmpty,
	isSameAddress,
	useForm,
	useFormValue,
	useSetValue,
} from "./form-context.ts";
import {
	focusAddButton,
	focusMovedItem,
	ItemActions,
} from "./item-actions.tsx";
import { Legend } from "./legend.tsx";
import { RefusedEdit } from "./refused-edit.tsx";
import { TimeList } from "./time-list.tsx";
import { useTextContext } from "./use-text-context.ts";

type ListProps = FieldProps & {
	readonly control: Extract<Control, { kind: "list" }>;
};

/** A list: its items folded with their labels, or single values below each other. */
export function ListField(props: ListProps) {
	const { field, address, control, names = [], isLabelled = false } = props;
	const formValue = useFormValue(address);
	const { value, problems, refused } = formValue;
	const own = problems.filter(
		(problem) => problem.address && isSameAddress(problem.address, address),
	);

	const isTimes = control.element.control.kind === "time";
	const ref = useTargetFocus(address, { isWhole: !isTimes, hasItems: isTimes });
	return (
		<fieldset
			ref={ref}
			className="list-field"
			aria-label={isLabelled ? [...names, field.label].join(", ") : undefined}
		>
			{!isLabelled && <Legend field={field} />}
			{isTimes ? (
				<TimeList {...props} formValue={formValue} />
			) : (
				<Items {...props} formValue={formValue} />
			)}
			{own.length > 0 && <Messages problems={own} isAtField />}
			{refused && !isEmpty(value) && (
				<RefusedEdit address={address} refused={refused} shown={problems} />
			)}
		</fieldset>
	);
}

type ItemsProps = ListProps & { readonly formValue: FormValue };

function Items({ formValue, ...props }: ItemsProps) {
	const { field, address, control } = props;
	const { strings } = useEditor();
	const { value, saved, set } = formValue;
	const items = Array.isArray(value) ? value : [];
	const savedCount = Array.isArray(saved) ? saved.length : 0;
	const { focus } = useForm();
	const setValue = useSetValue();
	const isFull = control.most !== null && items.length >= control.most;
	// A change of the list would move the item that isn't written yet.
	const isNewPending = items.length > savedCount;
	return (
		<>
			<ol className="items">
				{items.map((item, index) => (
					<Item
						// biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
						key={index}
						{...props}
						value={item}
						index={index}
						items={items}
						saved={saved}
						isNew={index >= savedCount}
					/>
				))}
			</ol>
			<Button
				className="add"
				aria-label={strings.addTo(field.label)}
				aria-disabled={isFull || isNewPending}
				onClick={() => {
					if (isFull || isNewPending) return;
					const blank = createBlankValue(control.element) ?? "";
					const next = getChildAddress(address, items.length);
					if (saved === undefined) set([...items, blank]);
					else setValue(next, blank);
					focus(next);
				}}
			>
				<Icon name="new" />
				{strings.add}
			</Button>
		</>
	);
}

type ItemProps = ListProps & {
	readonly value: YamlValue;
	readonly index: number;
	/** All items. */
	readonly items: readonly YamlValue[];
	/** The list in the file. */
	readonly saved: YamlValue | undefined;
	readonly isNew: boolean;
};

function Item(props: ItemProps) {
	const { field, control, value, index, names = [] } = props;
	const { strings } = useEditor();
	const textContext = useTextContext();
	const { element, itemLabel } = control;
	const address = getChildAddress(props.address, index);
	const label =
		getItemLabel(value, element, itemLabel, textContext) ||
		strings.item(index + 1);
	const actions = <ListItemActions {...props} label={label} />;
	if (isSingleValue(element))
		return (
			<li className="single">
				<FieldView
					field={element}
					address={address}
					names={[...names, `${field.label} ${index + 1}`]}
					isLabelled
				/>
				{actions}
			</li>
		);
	return (
		<li>
			<Fold
				address={address}
				label={<ItemSummary value={value} label={label} />}
				startsOpen={props.isNew}
			>
				<FieldView field={element} address={address} names={names} isBare />
			</Fold>
			{actions}
		</li>
	);
}

/** The label of an item, and whether it is a sample. */
function ItemSummary({
	value,
	label,
}: {
	readonly value: YamlValue;
	readonly label: string;
}) {
	const { choices } = useEditor();
	const picture = isMap(value)
		? choices?.pictures.find((each) => each.value === value.src)?.address
		: undefined;
	return (
		<>
			{picture && <img src={picture} alt="" />}
			<span>{label}</span>
		</>
	);
}

function ListItemActions({
	address,
	control: { element, least, most },
	index,
	items,
	saved,
	isNew,
	label,
}: ItemProps & { readonly label: string }) {
	const { outbox, pending, strings } = useEditor();
	const act = useAction();
	const setValue = useSetValue();
	const own = getChildAddress(address, index);
	const change = (next: ListChange, sentence: string) =>
		act(async () => {
			await outbox.changeList(address, next, saved);
			return { refused: undefined };
		}, sentence);
	async function move(to: number, button: HTMLElement) {
		const { length } = items;
		const sentence = strings.movedItem(label, to + 1, length);
		if (await change({ kind: "move", index, to }, sentence))
			focusMovedItem(button, to);
	}
	function remove(button: HTMLElement) {
		focusAddButton(button);
		if (!isNew) change({ kind: "remove", index }, strings.removedItem(label));
		else if (pending.some((edit) => isSameAddress(edit.address, own)))
			outbox.drop(own);
		else setValue(address, items.toSpliced(index, 1));
	}
	const copy = () => change({ kind: "copy", index }, strings.copied);
	const isFull = most !== null && items.length >= most;
	return (
		<ItemActions
			label={label}
			actions={{
				up:
					!isNew && index > 0 ? (button) => move(index - 1, button) : undefined,
				down:
					!isNew && index < items.length - 1
						? (button) => move(index + 1, button)
						: undefined,
				...(!isSingleValue(element) && {
					copy: isNew || isFull ? undefined : copy,
				}),
				remove: items.length > least ? remove : undefined,
			}}
		/>
	);
}
