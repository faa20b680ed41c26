import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type Name = "up" | "down" | "copy" | "remove";

/** The buttons of an item of a list or a map; an action without a function isn't possible now. */
export function ItemActions({
	label,
	actions,
}: {
	readonly label: string;
	readonly actions: Partial<Readonly<Record<Name, (() => void) | undefined>>>;
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
					onClick={actions[name]}
				>
					<Icon name={name} />
				</Button>
			))}
		</div>
	);
}
