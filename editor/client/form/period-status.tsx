import type { EntryForm } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../use-action.ts";

/** Whether an entry is shown today, and a button that changes that. Its days are fields of the form. */
export function PeriodStatus({
	file,
	hidden,
}: {
	readonly file: string;
	readonly hidden: NonNullable<EntryForm["period"]>["hidden"];
}) {
	const { call, strings } = useEditor();
	const act = useAction();
	const isShown = hidden === undefined;
	return (
		<div className="period-status">
			<p>{hidden ?? strings.shownNow}</p>
			<Button
				onClick={() =>
					act(() =>
						call("setPeriod", { file, period: isShown ? "hide" : "show" }),
					)
				}
			>
				{isShown ? strings.hideNow : strings.showNow}
			</Button>
		</div>
	);
}
