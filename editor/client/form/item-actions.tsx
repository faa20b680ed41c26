import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

/** The buttons of an item of a list or a map. An action that isn't possible has no function. */
export function ItemActions({
	label,
	onUp,
	onDown,
	onCopy,
	onRemove,
}: {
	readonly label: string;
	onUp?(): void;
	onDown?(): void;
	onCopy?(): void;
	onRemove?(): void;
}) {
	const { strings } = useEditor();
	const button = (
		icon: IconName,
		name: string,
		act: (() => void) | undefined,
	) => (
		<Button
			className="quiet icon"
			aria-label={name}
			title={name}
			aria-disabled={!act}
			onClick={act}
		>
			<Icon name={icon} />
		</Button>
	);
	return (
		<div className="item-actions">
			{button("up", strings.moveUp(label), onUp)}
			{button("down", strings.moveDown(label), onDown)}
			{button("copy", strings.copyItem(label), onCopy)}
			{button("remove", strings.removeItem(label), onRemove)}
		</div>
	);
}
