import type { Problem } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { useAction } from "../use-action.ts";
import { Button } from "./button.tsx";

/** Problems of the content, each with the buttons that fix it. */
export function Messages({
	problems,
	id,
	isAtField = false,
}: {
	readonly problems: readonly Problem[];
	readonly id?: string;
	/** Whether the field is right above, so that no place is named. */
	readonly isAtField?: boolean;
}) {
	return (
		<ul
			className="messages"
			id={id}
			aria-live={isAtField ? "polite" : undefined}
		>
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
	const { strings, openEntry } = useEditor();
	const { severity, message, hint, file, line, address, label } = problem;
	return (
		<li className={severity}>
			<strong>{strings[severity]}</strong> {!isAtField && label && `${label}: `}
			{message}
			{hint && <span className="hint">{hint}</span>}
			<div className="buttons">
				<Fixes problem={problem} />
				{!isAtField && address && (
					<Button onClick={() => openEntry(address)}>{strings.edit}</Button>
				)}
			</div>
			{!isAtField && !address && (
				<span className="place">
					{file}:{line}
				</span>
			)}
		</li>
	);
}

/** A button for each fix. It disappears with the problem, so the field or the heading of the list gets the focus. */
function Fixes({ problem: { id, fixes } }: { readonly problem: Problem }) {
	const { call } = useEditor();
	const act = useAction();

	function fix(index: number, button: HTMLElement): void {
		focusNearby(button);
		act(() => call("fix", { problem: id, fix: index }));
	}

	return fixes.map((label, index) => (
		<Button
			key={label}
			onClick={({ currentTarget }) => fix(index, currentTarget)}
		>
			{label}
		</Button>
	));
}

function focusNearby(button: HTMLElement): void {
	const field = button.closest(".field");
	const control = field?.querySelector<HTMLElement>(
		"input, select, textarea, [contenteditable=true]",
	);
	const heading = button.closest(".panel")?.querySelector<HTMLElement>("h2");
	(control ?? heading)?.focus();
}
