import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Everything that Kilde says about the content as it is: errors first. */
export function Problems() {
	const { language, state } = useEditing();
	const { problems, waiting } = state;
	const errors = problems.filter(({ severity }) => severity === "error");
	const warnings = problems.filter(({ severity }) => severity === "warning");
	return (
		<>
			<h2>{words.toCorrect[language]}</h2>
			{problems.length === 0 && <p>{words.noErrors[language]}</p>}
			{waiting.length > 0 && <p>{words.waiting(waiting)[language]}</p>}
			<Messages problems={[...errors, ...warnings]} takesFocus />
		</>
	);
}
