import { useState } from "react";
import type { Publication } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../use-action.ts";
import { useAnswer } from "../use-answer.ts";

/** Earlier publications, each to undo; they are loaded when the list is opened. */
export function Publications() {
	const { strings } = useEditor();
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			className="list-group"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{strings.publications}</summary>
			{isOpen && <PublicationList />}
		</details>
	);
}

function PublicationList() {
	const { call, state, strings } = useEditor();
	const answer = useAnswer(`${state.revision} ${state.publishing.stage}`, () =>
		call("publications", {}),
	);
	if (!answer) return <p>{strings.loading}</p>;
	if (answer.publications.length === 0) return <p>{strings.noPublications}</p>;
	return (
		<ol className="changes">
			{answer.publications.map((publication) => (
				<PublicationItem key={publication.commit} publication={publication} />
			))}
		</ol>
	);
}

function PublicationItem({
	publication: { commit, when, by, summary },
}: {
	readonly publication: Publication;
}) {
	const { call, strings } = useEditor();
	const act = useAction();
	return (
		<li>
			<p>
				{when} <span className="hint">{by}</span>
			</p>
			<ul>
				{summary.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<div className="buttons">
				<Button
					aria-label={`${strings.undoPublication}: ${when}`}
					onClick={() =>
						act(
							() => call("undoPublication", { commit }),
							strings.undonePublication,
						)
					}
				>
					{strings.undoPublication}
				</Button>
			</div>
		</li>
	);
}
