import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";

/** All diagnostics of the content: errors first. */
export function Problems() {
	const { words, state } = useEditing();
	const { problems, waiting } = state;
	const errors = problems.filter(({ severity }) => severity === "error");
	const warnings = problems.filter(({ severity }) => severity === "warning");
	return (
		<>
			<h2>{words.toCorrect}</h2>
			{problems.length === 0 && <p>{words.noErrors}</p>}
			{waiting.length > 0 && <p>{words.waiting(waiting)}</p>}
			<Messages problems={[...errors, ...warnings]} takesFocus />
		</>
	);
}
