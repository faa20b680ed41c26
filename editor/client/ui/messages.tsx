import type { Problem } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { useAction } from "../use-action.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./heading.tsx";

/** Problems of the content, each with the buttons that fix it. */
export function Messages({
	problems,
	id,
	isAtField = false,
}: {
	readonly problems: readonly Problem[];
	readonly id?: string | undefined;
	/** Whether the field is right above, so that no place is named. */
	readonly isAtField?: boolean;
}) {
	return (
		<ul className="cards" id={id} aria-live={isAtField ? "polite" : undefined}>
			{problems.map((problem) => (
				<Message key={problem.id} problem={problem} isAtField={isAtField} />
			))}
		</ul>
	);
}

function Message({
	problem,
	isAtField,
}: {
	readonly problem: Problem;
	readonly isAtField: boolean;
}) {
	const { call, openEntry, strings } = useEditor();
	const act = useAction();
	const { id, severity, message, hint, address, label, fixes } = problem;
	const fix = (index: number, button: HTMLElement) => {
		focusNearby(button);
		act(() => call("fix", { problem: id, fix: index }));
	};
	return (
		<li className={severity}>
			<strong>{strings[severity]}</strong> {!isAtField && label && `${label}: `}
			{message}
			{hint && <span className="hint">{hint}</span>}
			<div className="buttons">
				{fixes.map((name, index) => (
					<Button
						key={name}
						onClick={({ currentTarget }) => fix(index, currentTarget)}
					>
						{name}
					</Button>
				))}
				{!isAtField && address && (
					<Button onClick={() => openEntry(address)}>{strings.edit}</Button>
				)}
			</div>
			{!isAtField && !address && (
				<span className="hint">
					{problem.file}:{problem.line}
				</span>
			)}
		</li>
	);
}

/** Focuses the field or the heading: the button disappears with the problem. */
function focusNearby(button: HTMLElement): void {
	const control = button
		.closest(".field")
		?.querySelector<HTMLElement>(
			"input, select, textarea, [contenteditable=true]",
		);
	if (control) control.focus();
	else focusHeading(button);
}
