import type { ReactNode } from "react";
import { isMap, isSingleValue } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { type FieldProps, FieldView } from "./field-view.tsx";
import { Fold } from "./fold.tsx";
import { useFormValue } from "./form-context.ts";

/** An action of an item; its button is where the focus is. Undefined if it isn't possible now. */
export type ItemAction = ((button: HTMLElement) => void) | undefined;

const actionNames = ["up", "down", "copy", "remove"] as const;

type ItemProps = FieldProps & {
	readonly label: string;
	readonly isNew: boolean;
	readonly actions: Partial<
		Readonly<Record<(typeof actionNames)[number], ItemAction>>
	>;
	/** Further actions, shown below the values. */
	readonly children?: ReactNode;
};

/** An item of a list or a map: a single value, or a fold with the values in it. */
export function Item({ label, isNew, actions, children, ...props }: ItemProps) {
	const { choices } = useEditor();
	const { value } = useFormValue(props.address);
	if (isSingleValue(props.field))
		return (
			<li className="single">
				<FieldView {...props} tools={children} />
				<ItemActions label={label} actions={actions} />
			</li>
		);
	const src = isMap(value) ? value.src : undefined;
	const picture = choices?.pictures.find((each) => each.value === src);
	const summary = (
		<>
			{picture && <img src={picture.address} alt="" />}
			<span>{label}</span>
		</>
	);
	return (
		<li>
			<Fold address={props.address} label={summary} startsOpen={isNew}>
				<FieldView {...props} isBare />
				{children}
			</Fold>
			<ItemActions label={label} actions={actions} />
		</li>
	);
}

function ItemActions({ label, actions }: Pick<ItemProps, "label" | "actions">) {
	const { strings } = useEditor();
	const labels = {
		up: strings.moveUp(label),
		down: strings.moveDown(label),
		copy: strings.copyItem(label),
		remove: strings.removeItem(label),
	};
	return (
		<div className="item-actions">
			{actionNames
				.filter((name) => name in actions)
				.map((name) => (
					<Button
						key={name}
						name={name}
						className="quiet icon"
						aria-label={labels[name]}
						title={labels[name]}
						aria-disabled={!actions[name]}
						onClick={({ currentTarget }) => actions[name]?.(currentTarget)}
					>
						<Icon name={name} />
					</Button>
				))}
		</div>
	);
}

/** Focuses the button with the same action of the item that has an index now. */
export function focusMovedItem(button: HTMLElement, index: number): void {
	button
		.closest("ol")
		?.children[index]?.querySelector<HTMLElement>(
			`:scope > .item-actions > [name=${button.getAttribute("name")}]`,
		)
		?.focus();
}

/** Focuses the button that adds an item, since that of the removed one may disappear. */
export function focusAddButton(button: HTMLElement): void {
	button
		.closest("fieldset")
		?.querySelector<HTMLElement>(":scope > .add, :scope > .map-key > summary")
		?.focus();
}
