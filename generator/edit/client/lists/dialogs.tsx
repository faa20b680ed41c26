import { diffLines } from "diff";
import { useState } from "react";
import type { Conflict } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { closeDialog, Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";

/** Files that changed here and on the disk: both are shown, and one of them is chosen. */
export function Conflicts({
	conflicts,
}: {
	readonly conflicts: readonly Conflict[];
}) {
	const { words } = useEditing();
	const [isOpen, setOpen] = useState(true);
	return (
		<>
			{/* The way back to it, for those who closed it. */}
			<Button className="main decide" onClick={() => setOpen(true)}>
				{words.conflict}
			</Button>
			{isOpen && (
				<Dialog
					title={words.conflict}
					className="conflicts"
					onClose={() => setOpen(false)}
				>
					<p>{words.conflictHelp}</p>
					{conflicts.map((conflict) => (
						<OneConflict key={conflict.file} {...conflict} />
					))}
					<Button className="quiet" onClick={closeDialog}>
						{words.later}
					</Button>
				</Dialog>
			)}
		</>
	);
}

function OneConflict({ file, called, here, disk, values }: Conflict) {
	const { perform, ask, words } = useEditing();
	const shown = values.length > 0 ? values : [linesOf(here, disk)];
	return (
		<section aria-label={called}>
			<h3>{called}</h3>
			<div className="versions">
				{(["here", "disk"] as const).map((keep) => (
					<div key={keep}>
						<h4>{keep === "here" ? words.here : words.onDisk}</h4>
						{shown.map((value, index) => (
							// Two values may be called the same.
							// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
							<div key={index}>
								<p className="name">{value.called}</p>
								<pre className={keep}>{value[keep]}</pre>
							</div>
						))}
						<Button
							onClick={() => perform(() => ask("settle", { file, keep }))}
						>
							{keep === "here" ? words.keepHere : words.keepDisk}
						</Button>
					</div>
				))}
			</div>
		</section>
	);
}

/** The lines that only one of two texts has. */
function linesOf(here: string, disk: string): Conflict["values"][number] {
	const parts = diffLines(disk, here);
	const only = (which: "added" | "removed") =>
		parts.flatMap((part) => (part[which] ? part.value : [])).join("");
	return { called: "", here: only("added"), disk: only("removed") };
}

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
