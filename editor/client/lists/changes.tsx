import type { Change } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Explanation } from "../ui/explanation.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { useAction } from "../use-action.ts";
import { useAnswer } from "../use-answer.ts";
import { ConflictForm } from "./conflict-form.tsx";
import { Publications } from "./publications.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { Todos } from "./todos.tsx";

/** Milliseconds without a change before the list is loaded again. */
const delay = 300;

/** The changes that aren't on the site, each to undo; publishing; the open tasks; earlier publications. */
export function Changes() {
	const { call, state, strings } = useEditor();
	const { publishing, revision, unpublished } = state;
	const answer = useAnswer(
		`${revision} ${unpublished} ${publishing.stage}`,
		() => call("changes", {}),
		delay,
	);
	if (publishing.stage === "conflict") {
		const { conflict } = publishing;
		return <ConflictForm key={conflict.id} conflict={conflict} />;
	}
	return (
		<>
			<ViewHeading>{strings.changes}</ViewHeading>
			{publishing.stage === "failed" && <Explanation {...publishing} />}
			{answer?.nextChange && <p className="help">{answer.nextChange}</p>}
			{answer ? (
				<ChangeList changes={answer.changes} />
			) : (
				<p>{strings.loading}</p>
			)}
			{answer && <Todos all={answer} />}
			<Publications />
			{answer && !answer.cannotPublish && <FetchButton />}
			{answer && <PublishBar all={answer} />}
		</>
	);
}

/** Fetches what others have published, without publishing. */
function FetchButton() {
	const { call, strings } = useEditor();
	const act = useAction();
	return (
		<Button
			className="quiet"
			onClick={() => act(() => call("fetchOthers", {}), strings.fetchedOthers)}
		>
			{strings.fetchOthers}
		</Button>
	);
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
	const { call, state, strings } = useEditor();
	const act = useAction();
	const discard = async (
		button: HTMLElement,
		done: string,
		ids?: readonly string[],
	) => {
		// The button disappears with the change.
		const heading = button.closest(".panel")?.querySelector("h2");
		if (await act(() => call("discard", { ids }), done)) heading?.focus();
	};
	if (changes.length === 0)
		// Without git nobody knows what is on the site.
		return state.unpublished === null ? null : <p>{strings.noChanges}</p>;
	return (
		<>
			<ol className="changes">
				{changes.map((change) => (
					<ChangeItem
						key={change.id}
						change={change}
						onUndo={(button) =>
							discard(button, strings.undoneChange(change.summary), [change.id])
						}
					/>
				))}
			</ol>
			{changes.length > 1 && (
				<Button
					className="quiet"
					onClick={({ currentTarget }) =>
						discard(currentTarget, strings.undoneAll)
					}
				>
					{strings.undoAll}
				</Button>
			)}
		</>
	);
}

function ChangeItem({
	change: { address, summary },
	onUndo,
}: {
	readonly change: Change;
	onUndo(button: HTMLElement): void;
}) {
	const { openEntry, strings } = useEditor();
	return (
		<li>
			<p>{summary}</p>
			<div className="buttons">
				<Button
					aria-label={`${strings.undoChange}: ${summary}`}
					onClick={({ currentTarget }) => onUndo(currentTarget)}
				>
					{strings.undoChange}
				</Button>
				{address && (
					<Button
						className="quiet"
						aria-label={`${strings.show}: ${summary}`}
						onClick={() => openEntry(address)}
					>
						{strings.show}
					</Button>
				)}
			</div>
		</li>
	);
}
