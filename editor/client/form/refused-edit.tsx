import { toText } from "../../field-values.ts";
import type { Problem, ValueAddress, YamlValue } from "../../protocol.ts";
import { type PendingEdit, useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Messages } from "../ui/messages.tsx";
import { focusControl } from "./focus-control.ts";
import { useTextContext } from "./use-text-context.ts";

/** Why an edit isn't written, and what can be done about it. */
export function RefusedEdit({
	address,
	refused: { reason, problems, current },
	shown,
}: {
	readonly address: ValueAddress;
	readonly refused: NonNullable<PendingEdit["refused"]>;
	/** The problems that are shown beside it. */
	readonly shown: readonly Problem[];
}) {
	const { outbox, strings } = useEditor();
	const { fillFacts } = useTextContext();
	const format = (value: YamlValue | undefined) =>
		value === undefined
			? strings.removedElsewhere
			: fillFacts(toText(value) || JSON.stringify(value));
	const others = problems.filter((problem) => !shown.includes(problem));
	const isRepeated = shown.some(({ message }) => message === reason);
	return (
		<div className="refused" role="alert">
			{!isRepeated && !current && <p>{reason}</p>}
			{others.length > 0 && <Messages problems={others} />}
			{current && (
				<p>
					{strings.changedElsewhere} <q>{format(current.value)}</q>
				</p>
			)}
			<div className="buttons">
				{current && (
					<Button
						onClick={({ currentTarget }) => {
							focusControl(currentTarget);
							outbox.force(address);
						}}
					>
						{strings.keepMine}
					</Button>
				)}
				<Button
					className="quiet"
					onClick={({ currentTarget }) => {
						focusControl(currentTarget);
						outbox.drop(address);
					}}
				>
					{current ? strings.useOther : strings.discardTyped}
				</Button>
			</div>
		</div>
	);
}
