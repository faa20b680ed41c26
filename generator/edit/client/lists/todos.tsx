import type { Changes, Todo } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";

/** The open tasks: each leads to its value. */
export function Todos({ all }: { readonly all: Changes }) {
	const { words, state } = useEditing();
	const warnings = state.problems.filter(
		({ severity }) => severity === "warning",
	);
	return (
		<section className="todos">
			<h3>{words.leftToDo}</h3>
			<Some name={words.translations} todos={all.translations} />
			<Some name={words.samples} todos={all.samples} />
			<Some name={words.questions} todos={all.questions} />
			<Some name={words.deadLinks} todos={all.links} />
			{warnings.length > 0 && (
				<details>
					<summary>
						{words.warnings} <span className="optional">{warnings.length}</span>
					</summary>
					<Messages problems={warnings} />
				</details>
			)}
		</section>
	);
}

function Some({
	name,
	todos,
}: {
	readonly name: string;
	readonly todos: readonly Todo[];
}) {
	const { openOrigin } = useEditing();
	if (todos.length === 0) return undefined;
	return (
		<details>
			<summary>
				{name} <span className="optional">{todos.length}</span>
			</summary>
			<ul className="rows">
				{todos.map(({ file, line, message, hint, origin }) => (
					<li key={`${file}:${line} ${message}`}>
						{origin ? (
							<Button
								id={`todo-${file}:${line}`}
								onClick={() => openOrigin(origin)}
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
		</details>
	);
}
