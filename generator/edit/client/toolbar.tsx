import { useEditing } from "./editing.ts";
import type { View } from "./page/views.ts";
import { words } from "./words.ts";

/** A sentence to show, and whether it says that something was not done. */
export type Said = { readonly sentence: string; readonly isBad: boolean };

/** The toolbar: whether all is saved, save, undo, redo, and what else can be done. */
export function Toolbar({
	isEditing,
	onEditing,
	onSave,
	onStep,
	said,
	canAdd,
}: {
	readonly isEditing: boolean;
	onEditing(isEditing: boolean): void;
	onSave(): void;
	onStep(which: "undo" | "redo"): void;
	readonly said: Said | undefined;
	readonly canAdd: boolean;
}) {
	const { language, state } = useEditing();
	const isUnsaved = state.unsaved.length > 0;
	return (
		<header>
			<h1 className="visually-hidden">{words.edit[language]}</h1>
			<div className="group">
				<button
					type="button"
					className="main"
					aria-disabled={!isUnsaved}
					onClick={onSave}
					aria-keyshortcuts="Control+S Meta+S"
				>
					{words.save[language]}
				</button>
				<button
					type="button"
					className="quiet icon"
					aria-label={words.undo[language]}
					aria-disabled={state.undo === undefined}
					title={titleOf(words.undo[language], state.undo)}
					onClick={() => onStep("undo")}
				>
					<Arrow />
				</button>
				<button
					type="button"
					className="quiet icon mirrored"
					aria-label={words.redo[language]}
					aria-disabled={state.redo === undefined}
					title={titleOf(words.redo[language], state.redo)}
					onClick={() => onStep("redo")}
				>
					<Arrow />
				</button>
			</div>
			<p role="status" className={said?.isBad ? "said bad" : "said"}>
				{said?.sentence ??
					(isUnsaved ? words.notSaved[language] : words.allSaved[language])}
			</p>
			<Errors />
			<div className="group">
				<fieldset className="modes">
					<legend className="visually-hidden">{words.mode[language]}</legend>
					<button
						type="button"
						aria-pressed={isEditing}
						onClick={() => onEditing(true)}
					>
						{words.pointing[language]}
					</button>
					<button
						type="button"
						aria-pressed={!isEditing}
						onClick={() => onEditing(false)}
					>
						{words.browsing[language]}
					</button>
				</fieldset>
				<Opener view={{ kind: "page" }} name={words.onPage[language]} />
				<Opener view={{ kind: "changes" }} name={words.changes[language]} />
				{canAdd && <Opener view={{ kind: "new" }} name={words.add[language]} />}
			</div>
		</header>
	);
}

function titleOf(name: string, what: string | undefined): string {
	return what === undefined ? name : `${name}: ${what}`;
}

/** A button that opens a view, and closes it again. */
function Opener({
	view,
	name,
}: {
	readonly view: View;
	readonly name: string;
}) {
	const { views } = useEditing();
	const isShown = views.shown?.kind === view.kind;
	return (
		<button
			type="button"
			className="quiet"
			aria-expanded={isShown}
			onClick={() => (isShown ? views.close() : views.show(view))}
		>
			{name}
		</button>
	);
}

/** Leads to the error, or to all of them. */
function Errors() {
	const { language, openOrigin, state, views } = useEditing();
	const errors = state.problems.filter(({ severity }) => severity === "error");
	const [first, ...others] = errors;
	if (!first) return undefined;
	const { origin } = first;
	return (
		<button
			type="button"
			className="bad"
			onClick={() =>
				origin && others.length === 0
					? openOrigin(origin)
					: views.show({ kind: "problems" })
			}
		>
			{words.errors(errors.length)[language]}
		</button>
	);
}

function Arrow() {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path
				d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
