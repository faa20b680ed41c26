import { useState } from "react";
import type { Field, Problem } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { Removal } from "./removal.tsx";
import { words } from "./words.ts";

/** A thing with files of its own, as an event: it can be taken out, and others like it begun. */
export function EntryActions({
	field,
	scaffold,
}: {
	readonly field: Field;
	readonly scaffold: string;
}) {
	const { act, ask, fail, language, views } = useEditing();
	const [referrers, setReferrers] = useState<readonly Problem[]>();
	const { origin } = field;

	async function remove() {
		await act(() => ask("removeEntry", { file: origin.file }));
		views.close();
	}
	return (
		<div className="list-item">
			<h3>{words.whole[language]}</h3>
			<div className="buttons">
				<button
					type="button"
					onClick={() => views.open({ kind: "new", scaffold })}
				>
					{words.addAnother[language]}
				</button>
				<button
					type="button"
					onClick={() => ask("referrers", { origin }).then(setReferrers, fail)}
				>
					{words.remove[language]}
				</button>
			</div>
			{referrers && (
				<Removal
					referrers={referrers}
					onRemove={remove}
					onCancel={() => setReferrers(undefined)}
				/>
			)}
		</div>
	);
}
