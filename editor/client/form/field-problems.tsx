import type { Problem, ValueAddress, YamlValue } from "../../protocol.ts";
import { getMessage } from "../api.ts";
import { type PendingEdit, useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { fillFacts, toText } from "./item-label.ts";

/** Problems below the field that they are about. `isLinked`: they are about other fields, which their buttons open. */
export function FieldProblems({
	id,
	problems,
	isLinked = false,
}: {
	readonly id?: string | undefined;
	readonly problems: readonly Problem[];
	readonly isLinked?: boolean;
}) {
	const { announce, call, openEntry, strings } = useEditor();
	if (problems.length === 0) return undefined;

	async function fix(problem: string, index: number) {
		const { refused } = await call("fix", { problem, fix: index });
		if (refused) announce(refused.reason, true);
	}
	return (
		<ul id={id} className="field-problems">
			{problems.map(({ address, fixes, hint, label, message, ...problem }) => (
				<li
					key={`${problem.file}:${problem.line} ${message}`}
					className={problem.severity}
				>
					<strong>{strings[problem.severity]}</strong>{" "}
					{isLinked && label && `${label}: `}
					{message}
					{hint && <span className="help">{hint}</span>}
					{fixes.map((each, index) => (
						<Button
							key={each}
							onClick={() =>
								fix(problem.id, index).catch((error) =>
									announce(getMessage(error), true),
								)
							}
						>
							{each}
						</Button>
					))}
					{isLinked && address && (
						<Button onClick={() => openEntry(address)}>{strings.edit}</Button>
					)}
				</li>
			))}
		</ul>
	);
}

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
	const { choices, locale, outbox, strings } = useEditor();
	const format = (value: YamlValue | undefined) =>
		value === undefined
			? strings.removedElsewhere
			: fillFacts(toText(value) || JSON.stringify(value), { choices, locale });
	const others = problems.filter((problem) => !shown.includes(problem));
	const isRepeated = shown.some(({ message }) => message === reason);
	return (
		<div className="refused" role="alert">
			{!isRepeated && <p>{reason}</p>}
			<FieldProblems problems={others} isLinked />
			{current && (
				<p>
					{strings.changedElsewhere} <q>{format(current.value)}</q>
				</p>
			)}
			<div className="buttons">
				{current && (
					<Button onClick={() => outbox.force(address)}>
						{strings.keepMine}
					</Button>
				)}
				<Button className="quiet" onClick={() => outbox.drop(address)}>
					{current ? strings.useOther : strings.discardTyped}
				</Button>
			</div>
		</div>
	);
}
