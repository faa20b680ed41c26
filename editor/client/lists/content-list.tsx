import { useState } from "react";
import type { ListedEntry, ListedKind } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button, focusOnMount } from "../ui/button.tsx";
import { useAnswer } from "../use-answer.ts";
import { Group } from "./group.tsx";
import { MediaList } from "./media-list.tsx";

/** Milliseconds without a letter before it is searched. */
const delay = 150;

/** All content by its kind, and the pictures and videos; or everything in which words are found. */
export function ContentList() {
	const { call, state, strings } = useEditor();
	const [query, setQuery] = useState("");
	const answer = useAnswer(
		`${query} ${state.revision}`,
		() => call("content", { query }),
		delay,
	);
	const isSearch = query.trim() !== "";
	return (
		<>
			<h2>{strings.content}</h2>
			<input
				ref={focusOnMount}
				type="search"
				aria-label={strings.search}
				placeholder={strings.search}
				value={query}
				maxLength={200}
				onChange={({ target }) => setQuery(target.value)}
			/>
			<p role="status" className="help">
				{answer && isSearch && strings.foundCount(countEntries(answer.kinds))}
			</p>
			{answer && (
				// Remounted, so that all groups of a search are open.
				<div key={String(isSearch)}>
					{answer.kinds.map((kind) => (
						<Kind key={kind.label} kind={kind} isSearch={isSearch} />
					))}
					{(!isSearch || answer.media.length > 0) && (
						<Group
							label={strings.media}
							count={answer.media.length}
							isOpen={isSearch}
						>
							<MediaList media={answer.media} />
						</Group>
					)}
				</div>
			)}
		</>
	);
}

function countEntries(kinds: readonly ListedKind[]): number {
	return kinds.reduce((sum, { entries }) => sum + entries.length, 0);
}

function Kind({
	kind: { label, scaffold, entries },
	isSearch,
}: {
	readonly kind: ListedKind;
	readonly isSearch: boolean;
}) {
	const { openScaffold, strings } = useEditor();
	return (
		<Group
			label={label || strings.shared}
			count={entries.length}
			isOpen={isSearch}
		>
			<ul className="rows">
				{entries.map((entry) => (
					<Row key={toAddressKey(entry.address)} entry={entry} />
				))}
			</ul>
			{scaffold && !isSearch && (
				<Button className="quiet" onClick={() => openScaffold(scaffold.name)}>
					<span aria-hidden="true">+</span> {strings.addEntry(scaffold.label)}
				</Button>
			)}
		</Group>
	);
}

function Row({
	entry: { address, label, found, hidden },
}: {
	readonly entry: ListedEntry;
}) {
	const { openEntry } = useEditor();
	return (
		<li>
			<Button onClick={() => openEntry(address)}>
				{label}
				{hidden && <span className="badge">{hidden}</span>}
				{found && (
					<span className="hint">
						{found.before}
						<mark>{found.text}</mark>
						{found.after}
					</span>
				)}
			</Button>
		</li>
	);
}
