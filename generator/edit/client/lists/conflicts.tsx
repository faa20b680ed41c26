import { diffLines } from "diff";
import { useEffect, useId, useRef } from "react";
import type { Conflict } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Files that changed here and on the disk: both are shown, and one of them is chosen. */
export function Conflicts({
	conflicts,
}: {
	readonly conflicts: readonly Conflict[];
}) {
	const { language } = useEditing();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useEffect(() => {
		dialog.current?.showModal();
	}, []);
	return (
		<>
			{/* The way back to it, for those who closed it. */}
			<button
				type="button"
				className="main decide"
				onClick={() => dialog.current?.showModal()}
			>
				{words.conflict[language]}
			</button>
			<dialog ref={dialog} aria-labelledby={heading} className="conflicts">
				<h2 id={heading}>{words.conflict[language]}</h2>
				<p>{words.conflictHelp[language]}</p>
				{conflicts.map((conflict) => (
					<OneConflict key={conflict.file} {...conflict} />
				))}
				<button
					type="button"
					className="quiet"
					onClick={() => dialog.current?.close()}
				>
					{words.later[language]}
				</button>
			</dialog>
		</>
	);
}

function OneConflict({ file, here, disk }: Conflict) {
	const { act, ask, language } = useEditing();
	const parts = diffLines(disk, here);
	const only = (which: "added" | "removed") =>
		parts.flatMap((part) => (part[which] ? part.value : [])).join("");
	const keep = (kept: "here" | "disk") =>
		act(() => ask("settle", { file, keep: kept }));
	return (
		<section aria-label={file}>
			<p className="place">{file}</p>
			<div className="versions">
				<div>
					<h3>{words.here[language]}</h3>
					<pre className="here">{only("added")}</pre>
					<button type="button" onClick={() => keep("here")}>
						{words.keepHere[language]}
					</button>
				</div>
				<div>
					<h3>{words.onDisk[language]}</h3>
					<pre className="disk">{only("removed")}</pre>
					<button type="button" onClick={() => keep("disk")}>
						{words.keepDisk[language]}
					</button>
				</div>
			</div>
		</section>
	);
}
