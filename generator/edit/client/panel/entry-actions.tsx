import type { Field, Scaffold } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { showBegun } from "../lists/scaffolds.tsx";
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
	const { perform, ask, words, locale, views } = editing;
	const { file } = origin;
	return (
		<div className="list-item">
			<h3>{scaffold.label}</h3>
			<div className="buttons">
				<Button
					onClick={async () =>
						showBegun(
							await perform(() => ask("copyEntry", { file, locale })),
							editing,
						)
					}
				>
					{words.copy}
				</Button>
				<Button onClick={() => views.open({ kind: "new", scaffold })}>
					{words.addAnother}
				</Button>
				<Removal
					of={{ origin }}
					onRemove={async () => {
						await perform(() => ask("removeEntry", { file }));
						views.close();
					}}
				/>
			</div>
		</div>
	);
}
