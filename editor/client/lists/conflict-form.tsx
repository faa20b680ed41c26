import { diffWordsWithSpace } from "diff";
import { type FormEvent, useId, useState } from "react";
import type { Conflict, ConflictHunk } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { useAction } from "../use-action.ts";

type Side = "mine" | "theirs";

const sides: readonly Side[] = ["mine", "theirs"];

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
	const name = useId();
	return (
		<fieldset>
			<legend className="label">{hunk.label}</legend>
			<div className="versions">
				{sides.map((side) => (
					<label key={side}>
						<input
							type="radio"
							name={name}
							checked={chosen === side}
							onChange={() => onChoose(side)}
						/>{" "}
						{side === "mine" ? strings.mine : strings.theirs(by)}
						<Version hunk={hunk} side={side} />
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** The text of one side; the words that the other one lacks are marked. */
function Version({
	hunk,
	side,
}: {
	readonly hunk: ConflictHunk;
	readonly side: Side;
}) {
	const { strings } = useEditor();
	const text = hunk[side];
	const other = hunk[side === "mine" ? "theirs" : "mine"];
	if (text === "") return <em>{strings.removedHere}</em>;
	const words = diffWordsWithSpace(other, text).filter((part) => !part.removed);
	return (
		<span className="version">
			{words.map(({ added, value }, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
				added ? <mark key={index}>{value}</mark> : value,
			)}
		</span>
	);
}
