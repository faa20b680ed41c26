import type { Problem } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { Button } from "./button.tsx";
import { takeFocus } from "./focus.ts";

/** Kilde's own messages. Each leads to the value that it is about. */
export function Messages({
	problems,
	id,
	isHere = false,
	takesFocus = false,
}: {
	readonly problems: readonly Problem[];
	readonly id?: string;
	/** Whether the value is right above, so that no place has to be named. */
	readonly isHere?: boolean;
	/** Whether the first of them has the focus when it appears. */
	readonly takesFocus?: boolean;
}) {
	const { perform, ask, words, openOrigin } = useEditing();
	return (
		<ul className="messages" id={id} aria-live={isHere ? "polite" : undefined}>
			{problems.map((problem, index) => {
				const { severity, message, hint, file, line, origin, called, fixes } =
					problem;
				return (
					<li key={`${file}:${line} ${message}`} className={severity}>
						<strong>{words[severity]}</strong>{" "}
						{!isHere && called && `${called}: `}
						{message}
						{hint && <span className="hint">{hint}</span>}
						{fixes.map((label, fix) => (
							<Button
								key={label}
								onClick={({ currentTarget }) => {
									focusBeside(currentTarget);
									perform(() => ask("correct", { problem: problem.id, fix }));
								}}
							>
								{label}
							</Button>
						))}
						{!isHere &&
							(origin ? (
								<Button
									id={`problem-${index}`}
									ref={index === 0 && takesFocus ? takeFocus : undefined}
									onClick={() => openOrigin(origin)}
								>
									{words.correct}
								</Button>
							) : (
								<span className="place">
									{file}:{line}
								</span>
							))}
					</li>
				);
			})}
		</ul>
	);
}

/** The button goes with the message: the control above it has the focus then, or what is first in the panel. */
function focusBeside(button: HTMLElement): void {
	const control = button
		.closest(".one-value")
		?.querySelector<HTMLElement>("input, select, [contenteditable=true]");
	(control ?? button.closest("aside")?.querySelector("button"))?.focus();
}
