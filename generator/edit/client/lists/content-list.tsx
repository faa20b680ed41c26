import { useEffect, useMemo } from "react";
import type { ListedKind, ListedThing, ValueAddress } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import type { View } from "../page/views.ts";
import { MovableRows } from "../panel/rows/movable-rows.tsx";
import { useMoving } from "../panel/rows/moving.ts";
import { useAnswer } from "../state/use-answer.ts";
import { Group, useOpening } from "./group.tsx";
import { MediaList } from "./media-list.tsx";
import { PageList } from "./page-list.tsx";

/** The list of all content, and how it is open. */
type ContentView = Extract<View, { readonly kind: "content" }>;

/** Milliseconds without another letter after which it is searched. */
const pause = 150;

/** All of the site: what is on the page, and each thing by its kind; found by any words that are in it. */
export function ContentList({ view }: { readonly view: ContentView }) {
	const { ask, panelVersion, state, words, views } = useEditing();
	const { wanted = "", last } = view;
	const { version, diskVersion } = state;
	const key = useMemo(
		() => ({ wanted, panelVersion, version, diskVersion }),
		[wanted, panelVersion, version, diskVersion],
	);
	const { answer } = useAnswer(key, () => ask("contents", { wanted }), {
		pause,
	});
	const isThere = answer !== undefined;
	// Whoever comes back is where they were.
	useEffect(() => {
		if (isThere && last) document.getElementById(last)?.focus();
	}, [isThere, last]);
	const openThing = useOpening(view);
	return (
		<>
			<h2>{words.contents}</h2>
			<input
				ref={last ? undefined : takeFocus}
				type="search"
				aria-label={words.find}
				placeholder={words.find}
				value={wanted}
				// No more is searched for.
				maxLength={200}
				onChange={({ target }) =>
					views.replace({ ...view, wanted: target.value, last: undefined })
				}
			/>
			<p role="status">
				{answer && wanted !== "" && words.foundThings(countOf(answer.kinds))}
			</p>
			<div>
				{wanted === "" && <PageList wanted={wanted} />}
				{answer && <h3>{words.onSite}</h3>}
				{answer?.kinds.map((kind) => (
					<Group
						key={kind.called ?? ""}
						view={view}
						called={kind.called ?? words.shared}
						count={kind.things.length}
						staysOpen={wanted !== ""}
					>
						<Things kind={kind} isSearch={wanted !== ""} onOpen={openThing} />
					</Group>
				))}
				{answer && answer.media.length > 0 && (
					<Group
						view={view}
						called={words.media}
						count={answer.media.length}
						staysOpen={wanted !== ""}
					>
						<MediaList media={answer.media} onOpen={openThing} />
					</Group>
				)}
				{wanted !== "" && <PageList wanted={wanted} />}
			</div>
		</>
	);
}

function countOf(kinds: readonly ListedKind[]): number {
	return kinds.reduce((sum, { things }) => sum + things.length, 0);
}

type ThingsProps = {
	readonly kind: ListedKind;
	/** Whether these are what was searched for. */
	readonly isSearch: boolean;
	onOpen(id: string, origin: ValueAddress): void;
};

function Things(props: ThingsProps) {
	const { scaffold, list, things } = props.kind;
	const { words, views } = useEditing();
	return (
		<>
			{list && !props.isSearch ? (
				<ItemRows {...props} list={list} />
			) : (
				<MovableRows rows={rowsOf(things, props)} />
			)}
			{scaffold && !props.isSearch && (
				<p>
					<Button
						id={`add-${scaffold.name}-${JSON.stringify(list?.path)}`}
						className="quiet"
						onClick={() => views.open({ kind: "new", scaffold })}
					>
						<span aria-hidden="true">+</span> {words.addThing(scaffold.label)}
					</Button>
				</p>
			)}
		</>
	);
}

/** All items of a list, which can be moved. */
function ItemRows(props: ThingsProps & { readonly list: ValueAddress }) {
	const { state } = useEditing();
	const { things } = props.kind;
	const names = things.map(({ called }) => called);
	const move = useMoving(props.list, names, state);
	return <MovableRows rows={rowsOf(things, props)} onMove={move} />;
}

function rowsOf(
	things: readonly ListedThing[],
	{ onOpen }: Pick<ThingsProps, "onOpen">,
) {
	return things.map((thing) => ({
		key: idOf(thing.origin),
		name: thing.called,
		content: <Row thing={thing} onOpen={onOpen} />,
	}));
}

function Row({
	thing: { called, found, hidden, origin },
	onOpen,
}: Pick<ThingsProps, "onOpen"> & { readonly thing: ListedThing }) {
	const id = idOf(origin);
	return (
		<Button id={id} onClick={() => onOpen(id, origin)}>
			{called} {hidden && <span className="hidden-now">{hidden}</span>}
			{found && (
				<span className="hint">
					{found.before}
					<mark>{found.words}</mark>
					{found.after}
				</span>
			)}
		</Button>
	);
}

function idOf({ file, path }: ValueAddress): string {
	return `thing-${file}-${JSON.stringify(path)}`;
}
