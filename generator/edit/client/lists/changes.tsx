import { useEffect, useMemo, useRef, useState } from "react";
import type {
	Changes as AllChanges,
	Answers,
	Effect,
	Report,
	SavedChange,
} from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { Sentence } from "../components/sentence.tsx";
import { useEditing } from "../editing.ts";
import { useAnswer } from "../state/use-answer.ts";
import { Earlier } from "./earlier.tsx";
import { type ChangesView, Todos } from "./todos.tsx";

/** Milliseconds without a change after which the list is made anew. */
const pause = 300;

/** The changes since the last publication, in words, each to take back; publishing; the open tasks. */
export function Changes({ view }: { readonly view: ChangesView }) {
	const { perform, ask, words, announce, state } = useEditing();
	const heading = useRef<HTMLHeadingElement>(null);
	/** The report of the last publication. */
	const [report, setReport] = useState<Report>();
	/** Changes that can only be taken back together. */
	const [together, setTogether] = useState<Answers["takeBack"]["together"]>([]);
	const key = useMemo(() => ({ state, report }), [state, report]);
	const read = useAnswer(key, () => ask("changes", {}), { pause });
	const { answer: all } = read;
	const isReading = !read.isNewest;
	useEffect(() => heading.current?.focus(), []);

	async function takeBack(
		some: readonly Pick<SavedChange, "id" | "summary">[],
	) {
		const ids = some.map(({ id }) => id);
		const taken = await perform(() => ask("takeBack", { ids }));
		setTogether(taken?.together ?? []);
		if (!taken || taken.refused !== undefined) return;
		const [first, ...others] = some;
		announce(
			first && others.length === 0
				? words.takenBack(first.summary)
				: words.takenBackMany(some.length),
		);
		heading.current?.focus();
	}

	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{words.changes}
			</h2>
			<p role="status">{isReading && words.counting}</p>
			{all?.changes.length === 0 && <p>{words.noChanges}</p>}
			{all && (
				<ChangeList
					changes={all.changes}
					together={together}
					onTakeBack={takeBack}
				/>
			)}
			{all && (
				<Publishing
					all={all}
					isReading={isReading}
					onDone={(done) => {
						setReport(done);
						heading.current?.focus();
					}}
				/>
			)}
			{report && <Outcome {...report} />}
			<Earlier key={report?.message} />
			{all && <Todos all={all} view={view} />}
		</>
	);
}

type ChangeListProps = {
	readonly changes: readonly SavedChange[];
	/** Changes that can only be taken back together; the first is the one that was asked for. */
	readonly together: Answers["takeBack"]["together"];
	onTakeBack(some: Answers["takeBack"]["together"]): void;
};

/** The changes, each to take back alone, or all of them. */
function ChangeList({ changes, together, onTakeBack }: ChangeListProps) {
	const { words } = useEditing();
	return (
		<>
			<ol className="changes">
				{changes.map((change) => (
					<OneChange
						key={change.id}
						change={change}
						together={together[0]?.id === change.id ? together : []}
						onTakeBack={onTakeBack}
					/>
				))}
			</ol>
			{changes.length > 1 && (
				<Button className="quiet" onClick={() => onTakeBack(changes)}>
					{words.takeAllBack}
				</Button>
			)}
		</>
	);
}

/** Publishes all changes; before that, tells what would stop the site from being updated. */
function Publishing({
	all,
	isReading,
	onDone,
}: {
	readonly all: AllChanges;
	readonly isReading: boolean;
	/** Called with the report; without one if there was no answer. */
	onDone(report: Report | undefined): void;
}) {
	const { ask, fail, words, publish, fetchOthers, publishing } = useEditing();
	const { canCommit, cannotPublish, samples } = all;
	const { answer: own } = useAnswer(all, () => ask("ownChange", {}));
	const isBusy = publishing === "sending" || publishing === "fetching";
	const share = (work: () => Promise<Report | undefined>) =>
		work().then(onDone);
	return (
		<section className="keeping">
			{cannotPublish && <Sentence {...cannotPublish} isOpen />}
			{samples.length > 0 && <p>{words.stopsLaunch(samples.length)}</p>}
			{own?.overdue && <p className="bad">{own.overdue}</p>}
			{own?.next && <p className="help">{own.next}</p>}
			{canCommit && (
				<div className="buttons">
					<Button
						className="main"
						disabled={isReading || isBusy}
						onClick={() => share(publish)}
					>
						{words.publishNow}
					</Button>
					{!cannotPublish && (
						<Button disabled={isBusy} onClick={() => share(fetchOthers)}>
							{words.fetchOthers}
						</Button>
					)}
					{isBusy ? (
						<Button
							ref={takeFocus}
							onClick={() => ask("stopPublishing", {}).catch(fail)}
						>
							{words.stop}
						</Button>
					) : (
						<span className="help">{words.publishHelp}</span>
					)}
				</div>
			)}
		</section>
	);
}

/** The outcome of publishing or fetching: what others have changed, and what helps where it wasn't possible. */
function Outcome({ isDone, message, detail, came }: Report) {
	if (!came && !detail) return undefined;
	return (
		<div className="outcome">
			{detail && (
				<Sentence message={message} detail={detail} isOpen={!isDone} />
			)}
			{came && <p>{came.message}</p>}
			{came && came.changes.length > 0 && (
				<ul>
					{came.changes.map((each) => (
						<li key={each}>{each}</li>
					))}
				</ul>
			)}
		</div>
	);
}

function OneChange({
	change,
	together,
	onTakeBack,
}: {
	readonly change: SavedChange;
	readonly together: Answers["takeBack"]["together"];
	onTakeBack(some: Answers["takeBack"]["together"]): void;
}) {
	const { words } = useEditing();
	return (
		<li>
			<p>
				{change.summary}
				{!change.isSaved && <em className="unsaved">{words.unsaved}</em>}
			</p>
			{together.length > 0 ? (
				<div className="together">
					<p>{words.together}</p>
					<ul>
						{together.map(({ id, summary }) => (
							<li key={id}>{summary}</li>
						))}
					</ul>
					<Button ref={takeFocus} onClick={() => onTakeBack(together)}>
						{words.takeBackTogether}
					</Button>
				</div>
			) : (
				<Button className="quiet" onClick={() => onTakeBack([change])}>
					{words.takeBack}
				</Button>
			)}
			<WhatItDoes id={change.id} />
		</li>
	);
}

/** The effect of a change on pages and files, asked for when it is opened. */
function WhatItDoes({ id }: Pick<SavedChange, "id">) {
	const { ask, fail, go, words } = useEditing();
	const [effect, setEffect] = useState<Effect | null>();
	const look = (isOpen: boolean) =>
		isOpen && ask("effect", { id }).then(setEffect, fail);
	return (
		<details onToggle={({ currentTarget: { open } }) => look(open)}>
			<summary>{words.seeIt}</summary>
			{effect === undefined && <p role="status">{words.counting}</p>}
			{effect && !effect.isShown && <p>{words.notShown}</p>}
			{effect && (
				<>
					<Sections
						sections={effect.sections.filter((each) => !each.isForMachines)}
					/>
					<div className="buttons">
						{effect.pages.map(({ path, called }) => (
							<Button key={path} className="quiet" onClick={() => go(path)}>
								{called}
							</Button>
						))}
					</div>
					<details>
						<summary>{words.forMaintainer}</summary>
						<Sections
							sections={effect.sections.filter((each) => each.isForMachines)}
						/>
						{effect.pieces.map(({ file, line, before, after }) => (
							<div key={`${file}:${line}`}>
								<p className="place">
									{file}:{line}
								</p>
								<pre>
									{before && <span className="disk">{before}</span>}
									{after && <span className="here">{after}</span>}
								</pre>
							</div>
						))}
					</details>
				</>
			)}
		</details>
	);
}

/** The effect of a change, in sections. */
function Sections({ sections }: Pick<Effect, "sections">) {
	return sections.map(({ heading, items }) => (
		<div key={heading}>
			<h3>{heading}</h3>
			<ul>
				{items.map(({ line, details }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
					<li key={index}>
						{line.map((piece, at) =>
							typeof piece === "string" ? (
								piece
							) : (
								// biome-ignore lint/suspicious/noArrayIndexKey: pieces may repeat
								<span key={at}>
									<del>{piece.from}</del> <ins>{piece.to}</ins>
								</span>
							),
						)}
						{details.map((detail) => (
							<span key={detail} className="hint">
								{detail}
							</span>
						))}
					</li>
				))}
			</ul>
		</div>
	));
}
