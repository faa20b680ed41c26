import type { Locale } from "../../../languages/languages.ts";
import type { EditState } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { messageOf } from "../message-of.ts";
import type { EditableElement } from "../page/views.ts";
import type { Unsent } from "./unsent.ts";

/** The devices whose width a page may have; a screen is as wide as the window of the editor. */
export const devices = ["phone", "tablet", "screen"] as const;

/** One of these devices. */
export type Device = (typeof devices)[number];

/** The state of the editor in the browser; each change of it draws the editor anew. */
export type ClientState = {
	readonly state: EditState;
	/** The first answer of the server; undefined until it is there. */
	readonly begun: Requests["begin"]["answer"] | undefined;
	/** Whether the server was started again: the page is then loaded again, too. */
	readonly isAnew: boolean;
	/** Whether something that was typed has no answer, so that it is nowhere but here. */
	readonly isUnanswered: boolean;
	/** Typed values that can't be sent. */
	readonly lost: readonly Unsent[];
	/** The sentence in the toolbar, and whether it is a refusal. */
	readonly said:
		| { readonly sentence: string; readonly isBad: boolean }
		| undefined;
	/** Whether changes are being sent or fetched, or the published site is awaited. */
	readonly publishing: "sending" | "fetching" | "waiting" | undefined;
	/** The time of day at which the site showed what was published last. */
	readonly liveAt: string | undefined;
	/** Whether a click on the page edits; otherwise the site works as for visitors. */
	readonly isEditing: boolean;
	/** The device whose width the page has. */
	readonly device: Device;
	/** Whether everything on the page that can be edited is outlined. */
	readonly isOutlined: boolean;
	/** Grows with each change that didn't come from the panel, which then shows the values anew. */
	readonly panelVersion: number;
	/** The address of the page in the frame. */
	readonly path: string;
	/** The language of that page. */
	readonly locale: Locale;
	/** The editable elements of that page. */
	readonly editables: readonly EditableElement[];
};

/** The state before the first answer, with the path of the page. */
export function atFirst(path: string): ClientState {
	return {
		state: {
			session: "",
			diskVersion: 0,
			version: 0,
			changeCount: 0,
			unsaved: [],
			certain: 0,
			notKept: undefined,
			undo: undefined,
			redo: undefined,
			problems: [],
			waiting: [],
			conflicts: [],
			refused: undefined,
		},
		begun: undefined,
		isAnew: false,
		isUnanswered: false,
		lost: [],
		said: undefined,
		publishing: undefined,
		liveAt: undefined,
		isEditing: true,
		device: "screen",
		isOutlined: false,
		panelVersion: 0,
		path,
		locale: "",
		editables: [],
	};
}

/** The current state, and the functions that change it. */
export type EditorState = ReturnType<typeof createEditorState>;

/** Draws what the editor shows, which begins as `first`. `unsent` is what was typed and is not answered yet. */
export function createEditorState(
	unsent: ReadonlySet<Unsent>,
	[first, draw]: readonly [ClientState, (shown: ClientState) => void],
) {
	let shown = first;
	return {
		now: () => shown,
		change,
		announce,
		fail,
		applyState,
		lose,
	};

	/** Shows something else. */
	function change(changed: Partial<ClientState>): void {
		shown = { ...shown, ...changed };
		draw(shown);
	}

	/** Shows a sentence, also to assistive technology. */
	function announce(sentence: string): void {
		change({ said: { sentence, isBad: false } });
	}

	/** Shows why something failed. */
	function fail(error: unknown): void {
		change({ said: { sentence: messageOf(error), isBad: true } });
	}

	/** Takes over the state that an answer brings. */
	function applyState(next: EditState): void {
		const isUnanswered = shown.isUnanswered && unsent.size > 0;
		change({ state: next, said: undefined, isUnanswered });
		if (next.refused !== undefined) fail(next.refused);
	}

	/** Shows what can't be sent, so that it can be copied. */
	function lose(...typed: readonly Unsent[]): void {
		change({ lost: [...shown.lost, ...typed.map((each) => ({ ...each }))] });
	}
}
