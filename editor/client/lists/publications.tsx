import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../use-action.ts";
import { useAnswer } from "../use-answer.ts";

/** Earlier publications, each to undo. */
export function Publications() {
	const { call, state, strings } = useEditor();
	const act = useAction();
	const answer = useAnswer(`${state.revision} ${state.publishing.stage}`, () =>
		call("publications", {}),
	);
	const undo = (commit: string) =>
		act(() => call("undoPublication", { commit }), strings.undonePublication);
	if (!answer) return <p>{strings.loading}</p>;
	if (answer.publications.length === 0) return <p>{strings.noPublications}</p>;
	return (
		<ol className="cards">
			{answer.publications.map(({ commit, when, by, summary }) => (
				<li key={commit}>
					{when} <span className="hint">{by}</span>
					<ul>
						{summary.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					<Button
						aria-label={`${strings.undoPublication}: ${when}`}
						onClick={() => undo(commit)}
					>
						{strings.undoPublication}
					</Button>
				</li>
			))}
		</ol>
	);
}
