import { useEffect, useId, useState } from "react";
import { useEditing } from "../editing.ts";
import {
	dropKept,
	type KeptFiles,
	keepFiles,
	readKept,
} from "../kept-files.ts";
import { useModal } from "../modal.ts";
import { words } from "../words.ts";

/** Milliseconds without a change after which the browser keeps what is not saved. */
const pause = 500;

/** Keeps what is not saved in the browser, and offers what an earlier run of the server had not saved. */
export function UnsavedBefore({ project }: { readonly project: string }) {
	const { act, ask, fail, language, say, state } = useEditing();
	const { session, unsaved } = state;
	/** Undefined until it is known. */
	const [offered, setOffered] = useState<KeptFiles | "nothing">();

	useEffect(() => {
		readKept(project).then(
			(kept) => setOffered(kept && kept.session !== session ? kept : "nothing"),
			() => fail(words.notKept[language]),
		);
	}, [project, session, fail, language]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: with each state, another letter may have been typed
	useEffect(() => {
		if (offered !== "nothing") return;
		const timer = setTimeout(async () => {
			try {
				if (unsaved.length === 0) return await dropKept(project);
				const files = await ask("unsaved", {});
				await keepFiles(project, { session, files });
			} catch (error) {
				fail(error);
			}
		}, pause);
		return () => clearTimeout(timer);
	}, [state, offered]);

	if (offered === undefined || offered === "nothing") return null;
	const { files } = offered;
	return (
		<Offer
			files={files}
			onGoOn={async () => {
				const restored = files.map(({ called, ...file }) => file);
				if (!(await act(() => ask("restore", { files: restored })))) return;
				setOffered("nothing");
				say(words.restored[language]);
			}}
			onDrop={() => dropKept(project).then(() => setOffered("nothing"), fail)}
		/>
	);
}

/** Asks what becomes of files that were not saved. */
function Offer({
	files,
	onGoOn,
	onDrop,
}: Pick<KeptFiles, "files"> & { onGoOn(): void; onDrop(): void }) {
	const { language } = useEditing();
	const dialog = useModal();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			className="conflicts"
			// One of the two must be chosen: what is typed next would be kept in its place.
			onCancel={(event) => event.preventDefault()}
		>
			<h2 id={heading}>{words.notSavedBefore[language]}</h2>
			<p>{words.notSavedBeforeHelp[language]}</p>
			<ul>
				{files.map(({ path, called }) => (
					<li key={path}>{called}</li>
				))}
			</ul>
			<div className="buttons">
				<button type="button" className="main" onClick={onGoOn}>
					{words.goOn[language]}
				</button>
				<button type="button" onClick={onDrop}>
					{words.drop[language]}
				</button>
			</div>
		</dialog>
	);
}
