import type { Changes, Todo } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Group, type Row, Rows } from "../ui/list.tsx";
import { Messages } from "../ui/messages.tsx";

/** The open tasks: each opens its value. */
export function Todos({ all }: { readonly all: Changes }) {
	const { openEntry, state, strings } = useEditor();
	const warnings = state.problems.filter(
		({ severity }) => severity === "warning",
	);
	const groups = [
		[strings.samples, all.samples],
		[strings.translations, all.translations],
		[strings.questions, all.questions],
	] as const;
	const filled = groups.filter(([, todos]) => todos.length > 0);
	const toRow = ({ file, line, message, hint, address }: Todo): Row => ({
		key: `${file}:${line} ${message}`,
		label: message,
		hint,
		onOpen: address && (() => openEntry(address)),
	});
	if (filled.length + warnings.length === 0) return undefined;
	return (
		<section>
			<h3>{strings.leftToDo}</h3>
			{filled.map(([label, todos]) => (
				<Group key={label} label={label} count={todos.length}>
					<Rows rows={todos.map(toRow)} />
				</Group>
			))}
			{warnings.length > 0 && (
				<Group label={strings.warnings} count={warnings.length}>
					<Messages problems={warnings} />
				</Group>
			)}
		</section>
	);
}
