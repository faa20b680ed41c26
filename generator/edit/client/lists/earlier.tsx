import { useRef, useState } from "react";
import type { EarlierDay } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { useEditing } from "../editing.ts";

type Chosen = Requests["takeBackEarlier"]["ask"]["chosen"];

/** Chosen changes whose values have changed since, and these later changes. */
type Later = { readonly chosen: Chosen; readonly changes: readonly string[] };

/** The changes of earlier days, each to take back alone or with its day; they are asked for when the list is opened. */
export function Earlier() {
	const { ask, announce, fail, perform, words } = useEditing();
	const [days, setDays] = useState<readonly EarlierDay[]>();
	const [last, setLast] = useState<string>();
	const [later, setLater] = useState<Later>();
	const [filter, setFilter] = useState<Filter>(everything);
	const shown = useFiltered(days, filter);
	const summary = useRef<HTMLElement>(null);

	async function load(after?: string): Promise<void> {
		try {
			const more = await ask("earlier", after === undefined ? {} : { after });
			setDays([...(after === undefined ? [] : (days ?? [])), ...more.days]);
			setLast(more.last);
		} catch (error) {
			fail(error);
		}
	}

	async function takeBack(chosen: Chosen, isForced = false): Promise<void> {
		const taken = await perform(() =>
			ask("takeBackEarlier", { chosen, isForced }),
		);
		if (!taken) return;
		setLater(
			taken.later.length > 0 ? { chosen, changes: taken.later } : undefined,
		);
		if (taken.refused === undefined && taken.later.length === 0) {
			// The button that asked again is gone.
			if (isForced) summary.current?.focus();
			announce(words.takenBackEarlier);
		}
	}

	return (
		<details
			className="earlier"
			onToggle={({ currentTarget: { open } }) => open && load()}
		>
			<summary ref={summary}>{words.earlier}</summary>
			{later && (
				<Warning
					later={later.changes}
					onTakeBack={() => takeBack(later.chosen, true)}
				/>
			)}
			{days && days.length > 0 && (
				<FilterFields filter={filter} onChange={setFilter} />
			)}
			{days === undefined && <p role="status">{words.counting}</p>}
			{days?.length === 0 && <p>{words.nothingEarlier}</p>}
			{days && days.length > 0 && shown.length === 0 && (
				<p role="status">{words.nothingLikeThat}</p>
			)}
			{shown.map((day) => (
				<Day
					key={day.commits[0]?.id}
					day={day}
					isWhole={filter === everything}
					onTakeBack={takeBack}
				/>
			))}
			{last !== undefined && (
				<Button onClick={() => load(last)}>{words.moreEarlier}</Button>
			)}
		</details>
	);
}

/** Lists the later changes that go, too, if earlier ones are taken back. */
function Warning({
	later,
	onTakeBack,
}: {
	readonly later: Later["changes"];
	onTakeBack(): void;
}) {
	const { words } = useEditing();
	return (
		<div className="together">
			<p>{words.changedSince}</p>
			<ul>
				{later.map((each) => (
					<li key={each}>{each}</li>
				))}
			</ul>
			<Button ref={takeFocus} onClick={onTakeBack}>
				{words.takeBackAnyway}
			</Button>
		</div>
	);
}

/** Which changes are listed: those of the page in the frame alone, and those that have some words. */
type Filter = { readonly wanted: string; readonly isOfPage: boolean };

const everything: Filter = { wanted: "", isOfPage: false };

function FilterFields({
	filter,
	onChange,
}: {
	readonly filter: Filter;
	onChange(filter: Filter): void;
}) {
	const { words } = useEditing();
	const set = (next: Filter) =>
		onChange(next.wanted === "" && !next.isOfPage ? everything : next);
	return (
		<div className="filter">
			<input
				type="search"
				aria-label={words.find}
				placeholder={words.find}
				value={filter.wanted}
				onChange={({ target }) => set({ ...filter, wanted: target.value })}
			/>
			<label>
				<input
					type="checkbox"
					checked={filter.isOfPage}
					onChange={({ target }) =>
						set({ ...filter, isOfPage: target.checked })
					}
				/>
				{words.onlyThisPage}
			</label>
		</div>
	);
}

/** The days with the changes that a filter leaves. */
function useFiltered(
	days: readonly EarlierDay[] = [],
	{ wanted, isOfPage }: Filter,
): readonly EarlierDay[] {
	const { language, path } = useEditing();
	const plain = (text: string) => text.toLocaleLowerCase(language);
	return days.flatMap((day) => {
		const commits = day.commits
			.map((commit) => ({
				...commit,
				changes: commit.changes.filter(
					({ pages, summary, where }) =>
						(!isOfPage || pages.includes(path)) &&
						plain(`${where} ${summary}`).includes(plain(wanted.trim())),
				),
			}))
			.filter(({ changes }) => changes.length > 0);
		return commits.length > 0 ? [{ ...day, commits }] : [];
	});
}

function Day({
	day: { called, commits },
	isWhole,
	onTakeBack,
}: {
	readonly day: EarlierDay;
	/** Whether all its changes are listed. */
	readonly isWhole: boolean;
	onTakeBack(chosen: Chosen): void;
}) {
	const { words } = useEditing();
	const whole = commits.map(({ id, changes }) => ({
		commit: id,
		ids: changes.map((change) => change.id),
	}));
	return (
		<section>
			<h3>{called}</h3>
			{commits.map(({ id, time, isPublished, changes }) => (
				<section key={id}>
					<h4>
						{time}
						{!isPublished && <em className="unsaved">{words.notPublished}</em>}
					</h4>
					<ul>
						{changes.map((change) => (
							<li key={change.id}>
								<p>
									<span className="hint">{change.where}</span> {change.summary}
								</p>
								<Button
									className="quiet"
									onClick={() => onTakeBack([{ commit: id, ids: [change.id] }])}
								>
									{words.takeBack}
								</Button>
							</li>
						))}
					</ul>
				</section>
			))}
			{isWhole && (
				<Button className="quiet" onClick={() => onTakeBack(whole)}>
					{words.takeBackDay}
				</Button>
			)}
		</section>
	);
}
