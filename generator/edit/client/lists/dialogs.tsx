import { useState } from "react";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { closeDialog, Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";

/** Offers what earlier runs of the server had not saved. What is typed last is sent once that is decided. */
export function UnsavedBefore({
	before: { runs, called },
	unreadable,
}: Pick<Requests["begin"]["answer"], "before" | "unreadable">) {
	const { perform, ask, words, announce, sendCarried } = useEditing();
	const [isOpen, setOpen] = useState(runs.length > 0);
	if (!isOpen) return null;

	async function decide(which: "restore" | "drop") {
		const done = await perform(() => ask(which, { runs }));
		if (!done || done.refused !== undefined) return;
		setOpen(false);
		if (which === "restore") announce(words.restored);
		await sendCarried();
	}
	return (
		<Dialog
			isUnasked
			title={words.notSavedBefore}
			className="conflicts"
			// One of the two must be chosen: what is typed next may be the same.
			onCancel={(event) => event.preventDefault()}
		>
			<p>{words.notSavedBeforeHelp}</p>
			<ul>
				{called.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			{unreadable && <p>{unreadable}</p>}
			<div className="buttons">
				<Button className="main" onClick={() => decide("restore")}>
					{words.goOn}
				</Button>
				<Button onClick={() => decide("drop")}>{words.drop}</Button>
			</div>
		</Dialog>
	);
}

/** Shows what was typed and reached no server, so that it can be copied. */
export function NotArrived() {
	const { change, words, lost } = useEditing();
	return (
		<Dialog
			isUnasked
			title={words.notArrived}
			className="conflicts"
			onClose={() => change({ lost: [] })}
		>
			<p>{words.notArrivedHelp}</p>
			{lost.map(({ origin, called, value = "" }) => (
				<div key={JSON.stringify(origin)}>
					<p className="name">{called}</p>
					<pre>{typeof value === "string" ? value : JSON.stringify(value)}</pre>
				</div>
			))}
			<Button className="quiet" onClick={closeDialog}>
				{words.close}
			</Button>
		</Dialog>
	);
}
