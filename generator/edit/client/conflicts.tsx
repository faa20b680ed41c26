import { diffLines } from "diff";
import type { Conflict } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** Files that changed here and on the disk: both are shown, and one of them is chosen. */
export function Conflicts({
	conflicts,
}: {
	readonly conflicts: readonly Conflict[];
}) {
	const { act, ask, language } = useEditing();
	return (
		<div
			role="alertdialog"
			aria-label={words.conflict[language]}
			className="conflicts"
		>
			{conflicts.map(({ file, here, disk }) => (
				<section key={file}>
					<h2>{words.bothChanged(file)[language]}</h2>
					<pre>
						{diffLines(disk, here)
							.filter(({ added, removed }) => added || removed)
							.map(({ added, value }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
								<span key={index} className={added ? "here" : "disk"}>
									{added ? words.here[language] : words.onDisk[language]}:{"\n"}
									{value}
								</span>
							))}
					</pre>
					<button
						type="button"
						className="main"
						onClick={() => act(ask("settle", { file, keep: "here" }))}
					>
						{words.keepHere[language]}
					</button>
					<button
						type="button"
						onClick={() => act(ask("settle", { file, keep: "disk" }))}
					>
						{words.keepDisk[language]}
					</button>
				</section>
			))}
		</div>
	);
}
