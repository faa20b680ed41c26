import type { Field } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { showBegun } from "./new-thing.tsx";
import { Removal } from "./removal.tsx";
import { words } from "./words.ts";

/** A thing with files of its own, as an event: it can be copied and taken out, and others like it begun. */
export function EntryActions({
	field: { origin },
	scaffold,
}: {
	readonly field: Field;
	readonly scaffold: string;
}) {
	const editing = useEditing();
	const { act, ask, language, views } = editing;
	const { file } = origin;
	return (
		<div className="list-item">
			<h3>{words.whole[language]}</h3>
			<div className="buttons">
				<button
					type="button"
					onClick={async () =>
						showBegun(await act(() => ask("copyEntry", { file })), editing)
					}
				>
					{words.copy[language]}
				</button>
				<button
					type="button"
					onClick={() => views.open({ kind: "new", scaffold })}
				>
					{words.addAnother[language]}
				</button>
				<Removal
					of={{ origin }}
					onRemove={async () => {
						await act(() => ask("removeEntry", { file }));
						views.close();
					}}
				/>
			</div>
		</div>
	);
}
