import { useEffect, useRef, useState } from "react";
import type {
	Changes as AllChanges,
	Report,
	SavedChange,
} from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";
import { Explained } from "./explained.tsx";
import { Todos } from "./todos.tsx";

/** Milliseconds without a change after which the list is made anew. */
const pause = 300;

/** What has changed since the last commit, in words, each to take back; what is left to do; keeping and publishing. */
export function Changes() {
	const { act, ask, fail, language, say, state } = useEditing();
	const [all, setAll] = useState<AllChanges>();
	const heading = useRef<HTMLHeadingElement>(null);

	/** What became of the last keeping or publishing. */
	const [report, setReport] = useState<Report>();
	/** Whether the list may be older than what was done last. */
	const [isReading, setReading] = useState(true);
	const isFirst = all === undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each change
	useEffect(() => {
		let isOver = false;
		setReading(true);
		const read = () =>
			ask("changes", {}).then((found) => {
				if (isOver) return;
				setAll(found);
				setReading(false);
			}, fail);
		const timer = setTimeout(read, isFirst ? 0 : pause);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [ask, fail, state, report]);
	useEffect(() => heading.current?.focus(), []);

	async function takeBack({ ids, summary }: SavedChange) {
		const taken = await act(() => ask("takeBack", { ids }));
		if (!taken || taken.refused !== undefined) return;
		say(words.takenBack(summary)[language]);
		heading.current?.focus();
	}

	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{words.changes[language]}
			</h2>
			<p role="status">{isReading && words.counting[language]}</p>
			{all?.untold && <p>{all.untold}</p>}
			{all?.changes.length === 0 && <p>{words.noChanges[language]}</p>}
			<ol className="changes">
				{all?.changes.map((change) => (
					<OneChange
						key={change.ids.join()}
						change={change}
						onTakeBack={() => takeBack(change)}
					/>
				))}
			</ol>
			{all && (
				<Keeping
					key={all.message}
					all={all}
					isReading={isReading}
					onDone={(done) => {
						setReport(done);
						heading.current?.focus();
					}}
				/>
			)}
			{report?.detail && <Explained {...report} />}
			{all && <Todos all={all} />}
		</>
	);
}

/** Keeping what is saved, with a message, and publishing what is kept. */
function Keeping({
	all: { cannotKeep, cannotPublish, files, message: proposed },
	isReading,
	onDone,
}: {
	readonly all: AllChanges;
	readonly isReading: boolean;
	onDone(report: Report): void;
}) {
	const { ask, fail, language, say, state } = useEditing();
	const [message, setMessage] = useState(proposed);
	const [isBusy, setBusy] = useState(false);
	const isUnsaved = state.unsaved.length > 0;

	async function carryOut(work: Promise<Report>) {
		setBusy(true);
		try {
			const done = await work;
			onDone(done);
			if (done.isDone) say(done.message);
			else fail(done.message);
		} catch (error) {
			fail(error);
		} finally {
			setBusy(false);
		}
	}

	return (
		<section className="keeping">
			{cannotKeep && <Explained {...cannotKeep} />}
			{!cannotKeep && files.length > 0 && (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						carryOut(ask("commit", { message }));
					}}
				>
					<label>
						{words.message[language]}
						<textarea
							rows={3}
							value={message}
							onChange={({ target }) => setMessage(target.value)}
						/>
					</label>
					<div className="buttons">
						<button
							type="submit"
							className="main"
							disabled={isBusy || isReading || isUnsaved}
						>
							{words.commit[language]}
						</button>
						{isUnsaved && <span>{words.saveFirst[language]}</span>}
					</div>
				</form>
			)}
			{cannotPublish ? (
				<Explained {...cannotPublish} />
			) : (
				<div className="buttons">
					<button
						type="button"
						disabled={isBusy || isReading}
						onClick={() => carryOut(ask("publish", {}))}
					>
						{words.publish[language]}
					</button>
					<span className="help">{words.publishHelp[language]}</span>
				</div>
			)}
		</section>
	);
}

function OneChange({
	change,
	onTakeBack,
}: {
	readonly change: SavedChange;
	onTakeBack(): void;
}) {
	const { go, language } = useEditing();
	const { summary, isSaved, pages, pieces, sections } = change;
	return (
		<li>
			<p>
				{summary}
				{!isSaved && <em className="unsaved">{words.unsaved[language]}</em>}
			</p>
			<button type="button" className="quiet" onClick={onTakeBack}>
				{words.takeBack[language]}
			</button>
			<details>
				<summary>{words.seeIt[language]}</summary>
				<Sections sections={sections.filter((each) => !each.isForMachines)} />
				<div className="buttons">
					{pages.map(({ path, called }) => (
						<button
							key={path}
							type="button"
							className="quiet"
							onClick={() => go(path)}
						>
							{called}
						</button>
					))}
				</div>
				<details>
					<summary>{words.forMaintainer[language]}</summary>
					<Sections sections={sections.filter((each) => each.isForMachines)} />
					{pieces.map(({ file, line, before, after }) => (
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
			</details>
		</li>
	);
}

/** What a change does, for those who read it. */
function Sections({ sections }: Pick<SavedChange, "sections">) {
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
