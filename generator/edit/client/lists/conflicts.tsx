import { diffLines, diffWordsWithSpace } from "diff";
import { useId, useState } from "react";
import type { Conflict } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { closeDialog, Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";

const sides = ["here", "disk"] as const;

type Side = (typeof sides)[number];

/** The chosen versions, by the ids of the values. */
type Choices = Readonly<Record<string, Side>>;

/** From how many lines only those are shown that differ. */
const mostLines = 12;

/** Shows both versions of each value that changed here and elsewhere, and asks for one of them. */
export function Conflicts({
	conflicts,
}: {
	readonly conflicts: readonly Conflict[];
}) {
	const { words } = useEditing();
	const [isOpen, setOpen] = useState(true);
	const { by } = conflicts.find((each) => each.by !== undefined) ?? {};
	const title = by === undefined ? words.conflict : words.conflictWith(by);
	return (
		<>
			{/* The way back to it, for those who closed it. */}
			<Button className="main decide" onClick={() => setOpen(true)}>
				{title}
			</Button>
			{isOpen && (
				<Dialog
					isUnasked
					title={title}
					className="conflicts"
					onClose={() => setOpen(false)}
				>
					<p>{words.conflictHelp}</p>
					<Questions conflicts={conflicts} />
				</Dialog>
			)}
		</>
	);
}

/** Everything that is to be chosen. A single choice is made with one click. */
function Questions({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
	const { perform, announce, ask, words } = useEditing();
	const [chosen, choose] = useState<Choices>({});
	const ids = conflicts.flatMap(({ values }) => values.map(({ id }) => id));
	const isAlone = ids.length === 1;
	const count = ids.filter((id) => chosen[id]).length;
	const all = (side: Side) =>
		choose(Object.fromEntries(ids.map((id) => [id, side])));

	async function settle(choices: Choices): Promise<void> {
		for (const { file, by, values } of conflicts) {
			const keep = Object.fromEntries(
				values.flatMap(({ id }) => (choices[id] ? [[id, choices[id]]] : [])),
			);
			const next = await perform(() => ask("settle", { file, keep }));
			if (!next || next.refused !== undefined) return;
			if (by !== undefined) announce(words.settled);
		}
	}

	return (
		<>
			{!isAlone && (
				<div className="buttons">
					<Button onClick={() => all("here")}>{words.allHere}</Button>
					<Button onClick={() => all("disk")}>{words.allDisk}</Button>
				</div>
			)}
			{conflicts.map((conflict) => (
				<section key={conflict.file} aria-label={conflict.called}>
					<h3>{conflict.called}</h3>
					{conflict.values.map((value) => (
						<Question
							key={value.id}
							value={value}
							conflict={conflict}
							chosen={chosen[value.id]}
							isAlone={isAlone}
							onChoose={(side) =>
								isAlone
									? settle({ [value.id]: side })
									: choose({ ...chosen, [value.id]: side })
							}
						/>
					))}
				</section>
			))}
			<div className="buttons choices">
				{!isAlone && (
					<>
						<Button
							className="main"
							disabled={count < ids.length}
							onClick={() => settle(chosen)}
						>
							{words.useChosen}
						</Button>
						<span role="status">{words.chosen(count, ids.length)}</span>
					</>
				)}
				<Button className="quiet" onClick={closeDialog}>
					{words.later}
				</Button>
			</div>
		</>
	);
}

type Value = Conflict["values"][number];

type QuestionProps = {
	readonly value: Value;
	readonly conflict: Conflict;
	readonly chosen: Side | undefined;
	readonly isAlone: boolean;
	onChoose(side: Side): void;
};

/** Both versions of a value, side by side. */
function Question({
	value,
	conflict: { by, called },
	chosen,
	isAlone,
	onChoose,
}: QuestionProps) {
	const { words } = useEditing();
	const name = useId();
	const nameOf = (side: Side) => {
		if (side === "here") return words.here;
		return by === undefined ? words.onDisk : words.versionOf(by);
	};
	return (
		<fieldset>
			<legend className={value.called === called ? "visually-hidden" : "name"}>
				{value.called}
			</legend>
			<div className="versions">
				{sides.map((side) =>
					isAlone ? (
						<div key={side}>
							<h4>{nameOf(side)}</h4>
							<Version side={side} value={value} />
							<Button onClick={() => onChoose(side)}>
								{side === "here" ? words.keepHere : words.keepDisk}
							</Button>
						</div>
					) : (
						<label key={side}>
							<span className="side">
								<input
									type="radio"
									name={name}
									checked={chosen === side}
									onChange={() => onChoose(side)}
								/>
								{nameOf(side)}
							</span>
							<Version side={side} value={value} />
						</label>
					),
				)}
			</div>
		</fieldset>
	);
}

/** One version; what the other one has not is marked. */
function Version({
	side,
	value,
}: {
	readonly side: Side;
	readonly value: Value;
}) {
	const { words } = useEditing();
	const own = value[side];
	const other = value[side === "here" ? "disk" : "here"];
	if (own === undefined) return <p className={side}>{words.takenOut}</p>;
	const isText = other !== undefined && /\s/.test(own.trim());
	return (
		<div className={side}>
			{isText
				? shown(other, own).map(({ value, added }, index) =>
						added ? (
							// biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
							<mark key={index}>{value}</mark>
						) : (
							value
						),
					)
				: own}
		</div>
	);
}

/** The words of a text, and which of them another one has not; of a long text, the lines that differ. */
function shown(other: string, own: string) {
	const isLong = [other, own].some(
		(text) => text.split("\n").length > mostLines,
	);
	const [from, to] = isLong ? linesThatDiffer(other, own) : [other, own];
	return diffWordsWithSpace(from, to).filter(({ removed }) => !removed);
}

function linesThatDiffer(other: string, own: string) {
	const parts = diffLines(other, own);
	const only = (which: "added" | "removed") =>
		parts.flatMap((part) => (part[which] ? part.value : [])).join("");
	return [only("removed"), only("added")] as const;
}
