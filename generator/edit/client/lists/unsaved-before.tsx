import { useId, useState } from "react";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../button.tsx";
import { useEditing } from "../editing.ts";
import { useModal } from "../modal.ts";
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
		<Offer
			called={called}
			unreadable={unreadable}
			onGoOn={() => decide("restore")}
			onDrop={() => decide("drop")}
		/>
	);
}

/** Asks what becomes of files that were not saved. */
function Offer({
	called,
	unreadable,
	onGoOn,
	onDrop,
}: {
	readonly called: readonly string[];
	readonly unreadable: string | undefined;
	onGoOn(): void;
	onDrop(): void;
}) {
	const { language } = useEditing();
	const dialog = useModal();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			className="conflicts"
			// One of the two must be chosen: what is typed next may be the same.
			onCancel={(event) => event.preventDefault()}
		>
			<h2 id={heading}>{words.notSavedBefore[language]}</h2>
			<p>{words.notSavedBeforeHelp[language]}</p>
			<ul>
				{called.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			{unreadable && <p>{unreadable}</p>}
			<div className="buttons">
				<Button className="main" onClick={onGoOn}>
					{words.goOn[language]}
				</Button>
				<Button onClick={onDrop}>{words.drop[language]}</Button>
			</div>
		</dialog>
	);
}
