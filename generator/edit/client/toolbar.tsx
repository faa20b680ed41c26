import { useMemo } from "react";
import { Button } from "./components/button.tsx";
import { useEditing } from "./editing.ts";
import type { View } from "./page/views.ts";
import type { ClientState } from "./state/client-state.ts";
import { useAnswer } from "./state/use-answer.ts";

/** Milliseconds without a change after which the unpublished changes are counted. */
const pause = 500;

/** The toolbar: whether all is saved, save, undo, redo, and what else can be done. */
export function Toolbar() {
	const { begun, change, isEditing, words, save, state } = useEditing();
	const isUnsaved = state.unsaved.length > 0;
	const unpublished = useUnpublished();
	const said = useSaid(unpublished);
	return (
		<header>
			<h1 className="visually-hidden">{words.edit}</h1>
			<div className="group">
				<Button
					className="main"
					aria-disabled={!isUnsaved}
					onClick={save}
					aria-keyshortcuts="Control+S Meta+S"
				>
					{words.save}
				</Button>
				<Opener
					view={{ kind: "changes" }}
					name={words.publish}
					isNext={!isUnsaved && unpublished > 0}
				/>
				<Step which="undo" />
				<Step which="redo" />
			</div>
			<p role="status" className={said.isBad ? "said bad" : "said"}>
				{said.sentence}
			</p>
			<Errors />
			<div className="group">
				<fieldset className="modes">
					<legend className="visually-hidden">{words.mode}</legend>
					{(["pointing", "browsing"] as const).map((mode) => (
						<Button
							key={mode}
							aria-pressed={isEditing === (mode === "pointing")}
							onClick={() => change({ isEditing: mode === "pointing" })}
						>
							{words[mode]}
						</Button>
					))}
				</fieldset>
				<Opener view={{ kind: "page" }} name={words.onPage} />
				{begun && begun.scaffolds.length > 0 && (
					<Opener view={{ kind: "new" }} name={words.add} />
				)}
			</div>
		</header>
	);
}

/** The number of changes that are not on the site yet. */
function useUnpublished(): number {
	const { ask, begun, state, publishing } = useEditing();
	const key = useMemo(
		() => ({ begun, state, publishing }),
		[begun, state, publishing],
	);
	const { answer } = useAnswer(key, () => begun && ask("standing", {}), {
		pause,
	});
	return answer?.unpublished ?? 0;
}

/**
 * The sentence of the toolbar: where the work stands, from what is typed to what the site shows. Nothing else is said where
 * something typed is nowhere but here.
 */
function useSaid(unpublished: number): NonNullable<ClientState["said"]> {
	const { isUnanswered, words, said, state, publishing, liveAt } = useEditing();
	const { notKept, unsaved } = state;
	if (isUnanswered) return { sentence: words.notSent, isBad: true };
	if (said) return said;
	if (notKept) return { sentence: notKept, isBad: true };
	const good = (sentence: string) => ({ sentence, isBad: false });
	if (unsaved.length > 0) return good(words.notSaved);
	if (publishing === "sending") return good(words.publishing);
	if (publishing === "waiting") return good(words.waitingForSite);
	if (unpublished > 0) return good(words.unpublished(unpublished));
	return good(liveAt === undefined ? words.allSaved : words.liveAt(liveAt));
}

function Step({ which }: { readonly which: "undo" | "redo" }) {
	const { words, state, undoOrRedo } = useEditing();
	const name = words[which];
	const what = state[which];
	return (
		<Button
			className={which === "undo" ? "quiet icon" : "quiet icon mirrored"}
			aria-label={name}
			aria-disabled={what === undefined}
			title={what === undefined ? name : `${name}: ${what}`}
			onClick={() => undoOrRedo(which)}
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
	isNext = false,
}: {
	readonly view: View;
	readonly name: string;
	/** Whether it is the next step. */
	readonly isNext?: boolean;
}) {
	const { views } = useEditing();
	const isShown = views.shown?.kind === view.kind;
	return (
		<Button
			className={isNext ? "main" : "quiet"}
			aria-expanded={isShown}
			onClick={() => (isShown ? views.close() : views.show(view))}
		>
			{name}
		</Button>
	);
}

/** Leads to the error, or to all of them. */
function Errors() {
	const { words, openOrigin, state, views } = useEditing();
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
			{words.errors(errors.length)}
		</Button>
	);
}
