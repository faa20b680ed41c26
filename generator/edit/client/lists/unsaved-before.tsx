import { useState } from "react";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Offers what earlier runs of the server had not saved. What is typed last is sent once that is decided. */
export function UnsavedBefore({
	before: { runs, called },
	unreadable,
}: Pick<Requests["begin"]["answer"], "before" | "unreadable">) {
	const { act, ask, language, say, sendCarried } = useEditing();
	const [isOpen, setOpen] = useState(runs.length > 0);
	if (!isOpen) return null;

	async function decide(which: "restore" | "drop") {
		const done = await act(() => ask(which, { runs }));
		if (!done || done.refused !== undefined) return;
		setOpen(false);
		if (which === "restore") say(words.restored[language]);
		await sendCarried();
	}
	return (
		<Dialog
			title={words.notSavedBefore[language]}
			className="conflicts"
			// One of the two must be chosen: what is typed next may be the same.
			onCancel={(event) => event.preventDefault()}
		>
			<p>{words.notSavedBeforeHelp[language]}</p>
			<ul>
				{called.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			{unreadable && <p>{unreadable}</p>}
			<div className="buttons">
				<Button className="main" onClick={() => decide("restore")}>
					{words.goOn[language]}
				</Button>
				<Button onClick={() => decide("drop")}>{words.drop[language]}</Button>
			</div>
		</Dialog>
	);
}
