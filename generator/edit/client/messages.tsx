import type { Problem } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** Kilde's own messages. Each leads to the value that it is about. */
export function Messages({
	problems,
	id,
	isHere = false,
}: {
	readonly problems: readonly Problem[];
	readonly id?: string;
	/** Whether the value is right above, so that no place has to be named. */
	readonly isHere?: boolean;
}) {
	const { language, openOrigin } = useEditing();
	return (
		<ul className="messages" id={id} aria-live={isHere ? "polite" : undefined}>
			{problems.map(({ severity, message, hint, file, line, origin }) => (
				<li key={`${file}:${line} ${message}`} className={severity}>
					<strong>{words[severity][language]}</strong> {message}
					{hint && <span className="hint">{hint}</span>}
					{!isHere && origin && (
						<button type="button" onClick={() => openOrigin(origin)}>
							{words.showPlace[language]}
						</button>
					)}
					{!isHere && (
						<span className="place">
							{file}:{line}
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
