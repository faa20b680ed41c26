import { toText } from "../../field-values.ts";
import type { Refusal, ValueAddress, YamlValue } from "../../protocol.ts";
import { getPathWithin } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Messages } from "../ui/messages.tsx";
import { focusControl } from "./focus.ts";
import { useFormValue } from "./form-context.ts";
import { useTextContext } from "./use-text-context.ts";

type FieldProblemsProps = {
	readonly address: ValueAddress;
	/** The id of the list of problems. */
	readonly id?: string | undefined;
};

/** The problems of a value, and why an edit of it isn't written. */
export function FieldProblems({ address, id }: FieldProblemsProps) {
	const { strings } = useEditor();
	const { problems, refused, isUnfinished } = useFormValue(address);
	return (
		<>
			{(id || problems.length > 0) && (
				<Messages id={id} problems={problems} isAtField />
			)}
			{refused && isUnfinished && <p className="notice">{strings.newItem}</p>}
			{refused && !isUnfinished && (
				<RefusedEdit address={address} refused={refused} />
			)}
		</>
	);
}

/** Why an edit isn't written, and what can be done about it. */
function RefusedEdit({
	address,
	refused: { reason, problems, current },
}: {
	readonly address: ValueAddress;
	readonly refused: Refusal;
}) {
	const { outbox, strings } = useEditor();
	const { fillFacts } = useTextContext();
	const format = (value: YamlValue | undefined) =>
		value === undefined
			? strings.removedElsewhere
			: fillFacts(toText(value) || JSON.stringify(value));
	// The fields show those of this value and of the values in it.
	const others = problems.filter(
		(problem) => !problem.address || !getPathWithin(address, problem.address),
	);
	const isRepeated = problems.some(({ message }) => message === reason);
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
