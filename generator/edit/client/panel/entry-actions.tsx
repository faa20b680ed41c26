import type { Field, Panel, Scaffold } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { showBegun } from "../lists/scaffolds.tsx";
import { PeriodOf } from "./period.tsx";
import { Removal } from "./removal.tsx";

/** A thing with files of its own, as an event: it can be copied and taken out, and others like it begun. */
export function EntryActions({
	field: { origin },
	period,
	scaffold,
}: {
	readonly field: Field;
	readonly period: Panel["period"];
	readonly scaffold: Scaffold;
}) {
	const editing = useEditing();
	const { perform, ask, words, locale, views } = editing;
	const { file } = origin;
	return (
		<div className="list-item">
			<h3>{scaffold.label}</h3>
			{period && <PeriodOf file={file} period={period} />}
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
