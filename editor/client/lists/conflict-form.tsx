import { diffWordsWithSpace } from "diff";
import { type FormEvent, useState } from "react";
import type { Conflict, ConflictHunk } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { useAction } from "../use-action.ts";

type Side = "mine" | "theirs";

/** Both versions of each place that somebody else has changed, too; one of them must be chosen before publishing goes on. */
export function ConflictForm({ conflict }: { readonly conflict: Conflict }) {
	const { call, strings } = useEditor();
	const act = useAction();
	const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
	const { id, by, hunks } = conflict;
	const count = hunks.filter((hunk) => chosen[hunk.id]).length;

	function resolve(event: FormEvent): void {
		event.preventDefault();
		act(() => call("resolve", { id, sides: chosen }));
	}

	return (
		<form onSubmit={resolve}>
			<ViewHeading>{strings.conflict(by)}</ViewHeading>
			<p>{strings.conflictHelp}</p>
			{hunks.map((hunk) => (
				<Hunk
					key={hunk.id}
					hunk={hunk}
					by={by}
					chosen={chosen[hunk.id]}
					onChoose={(side) => setChosen({ ...chosen, [hunk.id]: side })}
				/>
			))}
			<section className="publish-bar" aria-label={strings.publish}>
				<p role="status">{strings.chosenCount(count, hunks.length)}</p>
				<div className="buttons">
					<button
						type="submit"
						className="main"
						disabled={count < hunks.length}
					>
						{strings.publish}
					</button>
					<Button
						className="quiet"
						onClick={() => act(() => call("stopPublishing", {}))}
					>
						{strings.cancelConflict}
					</Button>
				</div>
			</section>
		</form>
	);
}

/** Two versions of a place. The words that the other one lacks are marked. */
function Hunk({
	hunk,
	by,
	chosen,
	onChoose,
}: {
	readonly hunk: ConflictHunk;
	readonly by: string;
	readonly chosen: Side | undefined;
	onChoose(side: Side): void;
}) {
	const { strings } = useEditor();
	const { id, label, mine, theirs } = hunk;
	const versions = [
		{ side: "mine", name: strings.mine, text: mine, other: theirs },
		{ side: "theirs", name: strings.theirs(by), text: theirs, other: mine },
	] as const;
	return (
		<fieldset>
			<legend className="label">{label}</legend>
			<div className="versions">
				{versions.map(({ side, name, text, other }) => (
					<label key={side}>
						<input
							type="radio"
							name={id}
							checked={chosen === side}
							onChange={() => onChoose(side)}
						/>{" "}
						{name}
						<span className="version">
							{text === "" && <em>{strings.removedHere}</em>}
							{diffWordsWithSpace(other, text)
								.filter((part) => !part.removed)
								.map(({ added, value }, index) =>
									// biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
									added ? <mark key={index}>{value}</mark> : value,
								)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
