import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type Name = "up" | "down" | "copy" | "remove";

/** An action of an item; its button is where the focus is. */
type ItemAction = (button: HTMLElement) => void;

/** The buttons of an item of a list or a map; an action without a function isn't possible now. */
export function ItemActions({
	label,
	actions,
}: {
	readonly label: string;
	readonly actions: Partial<Readonly<Record<Name, ItemAction | undefined>>>;
}) {
	const { strings } = useEditor();
	const names = {
		up: strings.moveUp,
		down: strings.moveDown,
		copy: strings.copyItem,
		remove: strings.removeItem,
	};
	const shown = (["up", "down", "copy", "remove"] as const).filter(
		(name) => name in actions,
	);
	return (
		<div className="item-actions">
			{shown.map((name) => (
				<Button
					key={name}
					className="quiet icon"
					aria-label={names[name](label)}
					title={names[name](label)}
					aria-disabled={!actions[name]}
					onClick={({ currentTarget }) => actions[name]?.(currentTarget)}
				>
					<Icon name={name} />
				</Button>
			))}
		</div>
	);
}

/** Focuses the same button of the item that has an index now. */
export function focusMovedItem(button: HTMLElement, index: number): void {
	const place = [...(button.parentElement?.children ?? [])].indexOf(button);
	const item = button.closest("li")?.parentElement?.children[index];
	item
		?.querySelectorAll<HTMLElement>(":scope > .item-actions > button")
		[place]?.focus();
}

/** Focuses the button that adds an item, since that of the removed one may disappear. */
export function focusAddButton(button: HTMLElement): void {
	button
		.closest("fieldset")
		?.querySelector<HTMLElement>(":scope > .add, :scope > .map-key > summary")
		?.focus();
}
