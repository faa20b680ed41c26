import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** The toolbar: save, undo, redo, and what else can be done. */
export function Toolbar({
	isEditing,
	onEditing,
	onSave,
	scaffolds,
	view,
}: {
	readonly isEditing: boolean;
	onEditing(isEditing: boolean): void;
	onSave(): void;
	readonly scaffolds: readonly string[];
	readonly view: string;
}) {
	const { ask, act, language, open, state } = useEditing();
	const { unsaved, undo, redo, problems } = state;
	const errors = problems.filter(({ severity }) => severity === "error");
	return (
		<header
			className="toolbar"
			role="toolbar"
			aria-label={words.tools[language]}
		>
			<button
				type="button"
				className="main"
				disabled={unsaved.length === 0}
				onClick={onSave}
				aria-keyshortcuts="Control+S Meta+S"
			>
				{words.save[language]}
				{unsaved.length > 0 && <span className="count">{unsaved.length}</span>}
			</button>
			<button
				type="button"
				disabled={undo === undefined}
				title={undo}
				onClick={() => act(ask("undo", {}))}
			>
				{words.undo[language]}
			</button>
			<button
				type="button"
				disabled={redo === undefined}
				title={redo}
				onClick={() => act(ask("redo", {}))}
			>
				{words.redo[language]}
			</button>
			<button
				type="button"
				aria-pressed={isEditing}
				onClick={() => onEditing(!isEditing)}
			>
				{words.pointing[language]}
			</button>
			<button
				type="button"
				aria-pressed={view === "page"}
				onClick={() => open({ kind: view === "page" ? "none" : "page" })}
			>
				{words.onPage[language]}
			</button>
			<button
				type="button"
				aria-pressed={view === "changes"}
				onClick={() => open({ kind: view === "changes" ? "none" : "changes" })}
			>
				{words.changes[language]}
			</button>
			{scaffolds.length > 0 && (
				<select
					aria-label={words.add[language]}
					value=""
					onChange={({ target }) =>
						open({ kind: "new", scaffold: target.value })
					}
				>
					<option value="">{words.add[language]}</option>
					{scaffolds.map((name) => (
						<option key={name} value={name}>
							{words.scaffold(name)[language]}
						</option>
					))}
				</select>
			)}
			{errors.length > 0 && (
				<button
					type="button"
					className="errors"
					onClick={() => open({ kind: "page" })}
				>
					{words.errors(errors.length)[language]}
				</button>
			)}
		</header>
	);
}
