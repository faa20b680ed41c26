import { Button } from "./components/button.tsx";
import { useEditing } from "./editing.ts";
import type { View } from "./page/views.ts";
import type { ClientState } from "./state/client-state.ts";
import { words } from "./words.ts";

/** The toolbar: whether all is saved, save, undo, redo, and what else can be done. */
export function Toolbar() {
	const { begun, change, isEditing, language, save, state } = useEditing();
	const isUnsaved = state.unsaved.length > 0;
	const said = useSaid();
	return (
		<header>
			<h1 className="visually-hidden">{words.edit[language]}</h1>
			<div className="group">
				<Button
					className="main"
					aria-disabled={!isUnsaved}
					onClick={save}
					aria-keyshortcuts="Control+S Meta+S"
				>
					{words.save[language]}
				</Button>
				<Step which="undo" />
				<Step which="redo" />
			</div>
			<p role="status" className={said.isBad ? "said bad" : "said"}>
				{said.sentence}
			</p>
			<Errors />
			<div className="group">
				<fieldset className="modes">
					<legend className="visually-hidden">{words.mode[language]}</legend>
					{(["pointing", "browsing"] as const).map((mode) => (
						<Button
							key={mode}
							aria-pressed={isEditing === (mode === "pointing")}
							onClick={() => change({ isEditing: mode === "pointing" })}
						>
							{words[mode][language]}
						</Button>
					))}
				</fieldset>
				<Opener view={{ kind: "page" }} name={words.onPage[language]} />
				<Opener view={{ kind: "changes" }} name={words.changes[language]} />
				{begun && begun.scaffolds.length > 0 && (
					<Opener view={{ kind: "new" }} name={words.add[language]} />
				)}
			</div>
		</header>
	);
}

/** What is said: nothing else where what was typed is nowhere but here. */
function useSaid(): NonNullable<ClientState["said"]> {
	const { isUnanswered, language, said, state } = useEditing();
	const { notKept, unsaved } = state;
	if (isUnanswered) return { sentence: words.notSent[language], isBad: true };
	if (said) return said;
	if (notKept) return { sentence: notKept, isBad: true };
	const sentence = unsaved.length > 0 ? words.notSaved : words.allSaved;
	return { sentence: sentence[language], isBad: false };
}

function Step({ which }: { readonly which: "undo" | "redo" }) {
	const { language, state, step } = useEditing();
	const name = words[which][language];
	const what = state[which];
	return (
		<Button
			className={which === "undo" ? "quiet icon" : "quiet icon mirrored"}
			aria-label={name}
			aria-disabled={what === undefined}
			title={what === undefined ? name : `${name}: ${what}`}
			onClick={() => step(which)}
		>
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
		</Button>
	);
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
		<Button
			className="quiet"
			aria-expanded={isShown}
			onClick={() => (isShown ? views.close() : views.show(view))}
		>
			{name}
		</Button>
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
		<Button
			className="bad"
			onClick={() =>
				origin && others.length === 0
					? openOrigin(origin)
					: views.show({ kind: "problems" })
			}
		>
			{words.errors(errors.length)[language]}
		</Button>
	);
}
