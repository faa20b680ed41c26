import type { Changes, Todo } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Messages } from "../ui/messages.tsx";
import { Group } from "./group.tsx";

/** The open tasks: each opens its value. */
export function Todos({ all }: { readonly all: Changes }) {
	const { state, strings } = useEditor();
	const warnings = state.problems.filter(
		({ severity }) => severity === "warning",
	);
	const groups = [
		[strings.samples, all.samples],
		[strings.translations, all.translations],
		[strings.questions, all.questions],
	] as const;
	const count = groups.reduce((sum, [, todos]) => sum + todos.length, 0);
	if (count + warnings.length === 0) return undefined;
	return (
		<section>
			<h3>{strings.leftToDo}</h3>
			{groups.map(
				([label, todos]) =>
					todos.length > 0 && (
						<Group key={label} label={label} count={todos.length}>
							<ul className="rows">
								{todos.map((todo) => (
									<TodoItem
										key={`${todo.file}:${todo.line} ${todo.message}`}
										todo={todo}
									/>
								))}
							</ul>
						</Group>
					),
			)}
			{warnings.length > 0 && (
				<Group label={strings.warnings} count={warnings.length}>
					<Messages problems={warnings} />
				</Group>
			)}
		</section>
	);
}

function TodoItem({ todo }: { readonly todo: Todo }) {
	const { openEntry } = useEditor();
	const { message, hint, address } = todo;
	const content = (
		<>
			{message}
			{hint && <span className="hint">{hint}</span>}
		</>
	);
	return (
		<li>
			{address ? (
				<Button onClick={() => openEntry(address)}>{content}</Button>
			) : (
				<p>{content}</p>
			)}
		</li>
	);
}
