import type { Field, Scaffold } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { showBegun } from "../lists/new-thing.tsx";
import { words } from "../words.ts";
import { Removal } from "./removal.tsx";

/** A thing with files of its own, as an event: it can be copied and taken out, and others like it begun. */
export function EntryActions({
	field: { origin },
	scaffold,
}: {
	readonly field: Field;
	readonly scaffold: Scaffold;
}) {
	const editing = useEditing();
	const { act, ask, language, locale, views } = editing;
	const { file } = origin;
	return (
		<div className="list-item">
			<h3>{scaffold.label}</h3>
			<div className="buttons">
				<Button
					onClick={async () =>
						showBegun(
							await act(() => ask("copyEntry", { file, locale })),
							editing,
						)
					}
				>
					{words.copy[language]}
				</Button>
				<Button onClick={() => views.open({ kind: "new", scaffold })}>
					{words.addAnother[language]}
				</Button>
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
