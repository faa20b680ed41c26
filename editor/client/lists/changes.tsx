import { useEffect, useRef } from "react";
import type { Change, Changes as ListedChanges } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { focusHeading, ViewHeading } from "../ui/heading.tsx";
import { Group } from "../ui/list.tsx";
import { useAction } from "../use-action.ts";
import { useAnswer } from "../use-answer.ts";
import { ConflictForm } from "./conflict-form.tsx";
import { Publications } from "./publications.tsx";
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
	const act = useAction();
	if (publishing.stage === "conflict") {
		const { conflict } = publishing;
		return <ConflictForm key={conflict.id} conflict={conflict} />;
	}
	const fetchOthers = () => call("fetchOthers", {});
	return (
		<>
			<ViewHeading>{strings.changes}</ViewHeading>
			{!answer && <p>{strings.loading}</p>}
			{answer && (
				<>
					{answer.nextChange && <p className="help">{answer.nextChange}</p>}
					{(answer.changes.length > 0 || !answer.cannotPublish) && (
						<ChangeList changes={answer.changes} />
					)}
					<Todos all={answer} />
				</>
			)}
			<Group label={strings.publications}>
				<Publications />
			</Group>
			{answer && !answer.cannotPublish && (
				<Button
					className="quiet"
					onClick={() => act(fetchOthers, strings.fetchedOthers)}
				>
					{strings.fetchOthers}
				</Button>
			)}
			{answer && <PublishBar all={answer} />}
		</>
	);
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
	const { call, openEntry, strings } = useEditor();
	const act = useAction();
	const discard = async (
		button: HTMLElement,
		done: string,
		ids?: readonly string[],
	) => {
		// The button disappears with the change.
		if (await act(() => call("discard", { ids }), done)) focusHeading(button);
	};
	if (changes.length === 0) return <p>{strings.noChanges}</p>;
	return (
		<>
			<ol className="cards changes">
				{changes.map(({ id, address, summary }) => (
					<li key={id}>
						{summary}
						<div className="buttons">
							<Button
								aria-label={`${strings.undo}: ${summary}`}
								onClick={({ currentTarget }) =>
									discard(currentTarget, strings.undone(summary), [id])
								}
							>
								{strings.undo}
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

/** The button that publishes all changes, what would stop the site from being updated, and how publishing goes. */
function PublishBar({ all }: { readonly all: ListedChanges }) {
	const { call, state, strings } = useEditor();
	const { publishing } = state;
	const act = useAction();
	const { cannotPublish, samples } = all;
	const isSending = publishing.stage === "sending";
	const failure = publishing.stage === "failed" ? publishing : undefined;
	const explanation = cannotPublish ?? failure;
	const button = useRef<HTMLButtonElement>(null);
	const publish = () => {
		if (!isSending && !cannotPublish) act(() => call("publish", {}));
	};
	useEffect(() => {
		// The button to stop disappears, perhaps with the focus.
		if (!isSending && document.activeElement === document.body)
			button.current?.focus();
	}, [isSending]);
	return (
		<section className="publish-bar" aria-label={strings.publish}>
			{explanation && <p className="bad">{explanation.message}</p>}
			{explanation?.detail && (
				<details>
					<summary>{strings.details}</summary>
					<pre>{explanation.detail}</pre>
				</details>
			)}
			{samples.length > 0 && <p>{strings.stopsLaunch(samples.length)}</p>}
			{publishing.stage === "live" && <p>{strings.liveAt(publishing.time)}</p>}
			<div className="buttons">
				<Button
					ref={button}
					className="main"
					aria-disabled={isSending || cannotPublish !== undefined}
					onClick={publish}
				>
					{isSending ? strings.sending : strings.publish}
				</Button>
				{isSending && (
					<Button onClick={() => act(() => call("stopPublishing", {}))}>
						{strings.stop}
					</Button>
				)}
			</div>
		</section>
	);
}
