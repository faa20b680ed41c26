import { useEffect } from "react";
import type { Changes, Todo, ValueAddress } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";
import type { View } from "../page/views.ts";
import { Group, useOpening } from "./group.tsx";

/** The list of changes and open tasks, and how it is open. */
export type ChangesView = Extract<View, { readonly kind: "changes" }>;

/** The open tasks: each leads to its value, and from there to the next one. */
export function Todos({
	all,
	view,
}: {
	readonly all: Changes;
	readonly view: ChangesView;
}) {
	const { words, state } = useEditing();
	const { last } = view;
	const warnings = state.problems.filter(
		({ severity }) => severity === "warning",
	);
	// The focus returns to the task that it came from, or to the first one if that is done.
	useEffect(() => {
		if (!last) return;
		const next = document.querySelector<HTMLElement>(".todos .rows button");
		(document.getElementById(last) ?? next)?.focus();
	}, [last]);
	return (
		<section className="todos">
			<h3>{words.leftToDo}</h3>
			<Some view={view} name={words.translations} todos={all.translations} />
			<Some view={view} name={words.samples} todos={all.samples} />
			<Some view={view} name={words.questions} todos={all.questions} />
			{warnings.length > 0 && (
				<Group view={view} called={words.warnings} count={warnings.length}>
					<Messages problems={warnings} />
				</Group>
			)}
		</section>
	);
}

function Some({
	name,
	todos,
	view,
}: {
	readonly name: string;
	readonly todos: readonly Todo[];
	readonly view: ChangesView;
}) {
	const open = useOpening(view);
	if (todos.length === 0) return undefined;
	const from = (first: number) =>
		todos.slice(first).flatMap(({ origin }) => origin ?? []);
	return (
		<Group view={view} called={name} count={todos.length}>
			<ul className="rows">
				{todos.map(({ file, line, message, hint, origin }, index) => (
					<li key={`${file}:${line} ${message}`}>
						{origin ? (
							<Button
								id={idOf(origin)}
								onClick={() => open(idOf(origin), ...from(index))}
							>
								{message}
								{hint && <span className="hint">{hint}</span>}
							</Button>
						) : (
							<p>
								{message}
								{hint && <span className="hint">{hint}</span>}
							</p>
						)}
					</li>
				))}
			</ul>
		</Group>
	);
}

function idOf({ file, path }: ValueAddress): string {
	return `todo-${file}-${JSON.stringify(path)}`;
}
