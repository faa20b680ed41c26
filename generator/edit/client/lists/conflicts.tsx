import { diffLines } from "diff";
import { useState } from "react";
import type { Conflict } from "../../protocol.ts";
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
