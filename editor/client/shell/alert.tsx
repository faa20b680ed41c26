import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Why something failed, over the top of the page. Without `onClose`, it goes away by itself. */
export function Alert({
	sentence,
	onClose,
}: {
	readonly sentence: string | false | undefined;
	readonly onClose: (() => void) | undefined;
}) {
	const { strings } = useEditor();
	return (
		<div role="alert" className="alert">
			{sentence && (
				<div>
					<p>{sentence}</p>
					{onClose && (
						<Button
							className="quiet icon"
							aria-label={strings.close}
							onClick={onClose}
						>
							<Icon name="close" />
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
