import { useState } from "react";
import type { ListedEntry, ListedKind } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button, focusOnMount } from "../ui/button.tsx";
import { Group, type Row, Rows } from "../ui/list.tsx";
import { useAnswer } from "../use-answer.ts";
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
	const { kinds = [], media = [] } = answer ?? {};
	const count = kinds.reduce((sum, { entries }) => sum + entries.length, 0);
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
				{answer && isSearch && strings.foundCount(count)}
			</p>
			{/* Remounted, so that all groups of a search are open. */}
			<div key={String(isSearch)}>
				{kinds.map((kind) => (
					<Kind key={kind.label} kind={kind} isSearch={isSearch} />
				))}
				{answer && (!isSearch || media.length > 0) && (
					<Group
						label={strings.media}
						count={media.length}
						startsOpen={isSearch}
					>
						<MediaList media={media} />
					</Group>
				)}
			</div>
		</>
	);
}

function Kind({
	kind: { label, scaffold, entries },
	isSearch,
}: {
	readonly kind: ListedKind;
	readonly isSearch: boolean;
}) {
	const { openEntry, openScaffold, strings } = useEditor();
	const toRow = ({ address, label, hidden, found }: ListedEntry): Row => ({
		key: toAddressKey(address),
		label: (
			<>
				{label}
				{hidden && <span className="badge">{hidden}</span>}
			</>
		),
		hint: found && (
			<>
				{found.before}
				<mark>{found.text}</mark>
				{found.after}
			</>
		),
		onOpen: () => openEntry(address),
	});
	return (
		<Group
			label={label || strings.shared}
			count={entries.length}
			startsOpen={isSearch}
		>
			<Rows rows={entries.map(toRow)} />
			{scaffold && !isSearch && (
				<Button className="quiet" onClick={() => openScaffold(scaffold.name)}>
					<span aria-hidden="true">+</span> {strings.newOfKind(scaffold.label)}
				</Button>
			)}
		</Group>
	);
}
