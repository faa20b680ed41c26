import { useMemo } from "react";
import { Button } from "./components/button.tsx";
import { Icon, type IconName } from "./components/icon.tsx";
import { useEditing } from "./editing.ts";
import { Devices, Modes, Place } from "./page/page-controls.tsx";
import type { View } from "./page/views.ts";
import type { ClientState } from "./state/client-state.ts";
import { useAnswer } from "./state/use-answer.ts";

/** Milliseconds without a change after which the unpublished changes are counted. */
const pause = 500;

/** The most characters of a sentence for which the toolbar has room, on a phone and elsewhere. */
const longest = { onPhone: 52, otherwise: 64 };

/** The toolbar: the page, what else can be edited, how a click and the page work, where the work stands, and its next step. */
export function Toolbar() {
	const { begun, words } = useEditing();
	return (
		<header>
			<h1 className="visually-hidden">{words.edit}</h1>
			<Place />
			<div className="group tools">
				<Opener view={{ kind: "content" }} name={words.contents} icon="list" />
				{begun && begun.scaffolds.length > 0 && (
					<Opener view={{ kind: "new" }} name={words.add} icon="new" />
				)}
			</div>
			<div className="group ways">
				<Modes />
				<Devices />
			</div>
			<Steps />
		</header>
	);
}

/** The state of the work: unsaved, unpublished, and the buttons for the next step. */
function Steps() {
	const { save, state, words } = useEditing();
	const isUnsaved = state.unsaved.length > 0;
	const unpublished = useUnpublished();
	const said = useSaid(unpublished);
	const isPhone = matchMedia("(max-width: 36rem)").matches;
	const room = isPhone ? longest.onPhone : longest.otherwise;
	return (
		<>
			<div className="group steps">
				<Step which="undo" />
				<Step which="redo" />
				<Opener view={{ kind: "help" }} name={words.help} icon="help" isBare />
			</div>
			<div className="standing">
				<p
					role="status"
					className={[
						"said",
						said.isBad && "bad",
						said.sentence.length > room && "long",
					]
						.filter(Boolean)
						.join(" ")}
				>
					{said.sentence}
				</p>
			</div>
			<div className="group last">
				<Errors />
				<Button
					className={isUnsaved ? "main" : undefined}
					aria-disabled={!isUnsaved}
					onClick={save}
					aria-keyshortcuts="Control+S Meta+S"
				>
					{words.save}
				</Button>
				<Opener
					view={{ kind: "changes" }}
					name={words.publish}
					icon="publish"
					look={!isUnsaved && unpublished > 0 ? "main" : "next"}
				/>
			</div>
		</>
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
	if (publishing === "fetching") return good(words.fetching);
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
			<Icon name="undo" />
		</Button>
	);
}

/** A button that opens a view, and closes it again. */
function Opener({
	view,
	name,
	icon,
	isBare = false,
	look = "quiet",
}: {
	readonly view: View;
	readonly name: string;
	readonly icon: IconName;
	/** Whether the icon stands without the name. */
	readonly isBare?: boolean;
	/** Whether it stands out: `main` is the next step. */
	readonly look?: "quiet" | "next" | "main";
}) {
	const { views } = useEditing();
	const isShown = views.shown?.kind === view.kind;
	return (
		<Button
			className={isBare ? `${look} icon` : look}
			aria-expanded={isShown}
			aria-label={isBare ? name : undefined}
			title={isBare ? name : undefined}
			onClick={() => (isShown ? views.close() : views.show(view))}
		>
			<Icon name={icon} />
			{!isBare && <span>{name}</span>}
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
