import { useCallback, useEffect, useState } from "react";
import type { Changes as AllChanges, SavedChange, Todo } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** What has changed since the last commit, in words, each to take back; what is left to do; keeping and publishing. */
export function Changes() {
	const { act, ask, edition, fail, language, say, state } = useEditing();
	const [all, setAll] = useState<AllChanges>();
	const [message, setMessage] = useState("");
	const [isBusy, setBusy] = useState(false);

	const read = useCallback(
		() =>
			ask("changes", {}).then((found) => {
				setAll(found);
				setMessage(found.message);
			}, fail),
		[ask, fail],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each change
	useEffect(() => {
		read();
	}, [read, edition]);

	async function carryOut(name: "keep" | "publish") {
		setBusy(true);
		try {
			const done =
				name === "keep"
					? await ask("keep", { message })
					: await ask("publish", {});
			await read();
			say(done.message);
		} catch (error) {
			fail(error);
		} finally {
			setBusy(false);
		}
	}

	if (!all) return <p>{words.counting[language]}</p>;
	const { changes, untold, cannotKeep, cannotPublish } = all;
	return (
		<>
			<h2>{words.changes[language]}</h2>
			{untold && <p>{untold}</p>}
			{changes.length === 0 && <p>{words.noChanges[language]}</p>}
			<ol className="changes">
				{changes.map((change) => (
					<OneChange
						key={change.ids.join()}
						change={change}
						onTakeBack={() => act(ask("takeBack", { ids: change.ids }))}
					/>
				))}
			</ol>
			{cannotKeep ? (
				<p>{cannotKeep}</p>
			) : (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						carryOut("keep");
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
					{state.unsaved.length > 0 && <p>{words.saveFirst[language]}</p>}
					<button
						type="submit"
						className="main"
						disabled={
							isBusy || all.files.length === 0 || state.unsaved.length > 0
						}
					>
						{words.keep[language]}
					</button>
				</form>
			)}
			{cannotPublish ? (
				<p>{cannotPublish}</p>
			) : (
				<button
					type="button"
					disabled={isBusy}
					onClick={() => carryOut("publish")}
				>
					{words.publish[language]}
				</button>
			)}
			<Todos heading={words.translations[language]} todos={all.translations} />
			<Todos heading={words.samples[language]} todos={all.samples} />
			<Todos heading={words.questions[language]} todos={all.questions} />
		</>
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
			<button type="button" onClick={onTakeBack}>
				{words.takeBack[language]}
			</button>
			<details>
				<summary>{words.seeIt[language]}</summary>
				{sections.map(({ heading, items }) => (
					<div key={heading}>
						<h4>{heading}</h4>
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
				))}
				{pages.map((page) => (
					<button key={page} type="button" onClick={() => go(page)}>
						{page}
					</button>
				))}
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
		</li>
	);
}

function Todos({
	heading,
	todos,
}: {
	readonly heading: string;
	readonly todos: readonly Todo[];
}) {
	if (todos.length === 0) return undefined;
	return (
		<details>
			<summary>
				{heading} ({todos.length})
			</summary>
			<ul>
				{todos.map(({ file, line, message, hint }) => (
					<li key={`${file}:${line} ${message}`}>
						{message} <span className="hint">{hint}</span>{" "}
						<span className="place">
							{file}:{line}
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}
