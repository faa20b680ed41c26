import type { Locale } from "../../../i18n/languages.ts";
import type { EditState } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import type { EditableElement } from "../page/views.ts";
import type { Unsent } from "./unsent.ts";

/** What the editor shows; each change of it draws the editor anew. */
export type ClientState = {
	readonly state: EditState;
	/** The first answer of the server; undefined until it is there. */
	readonly begun: Requests["begin"]["answer"] | undefined;
	/** Whether the server was started again: the page is then loaded again, too. */
	readonly isAnew: boolean;
	/** Whether something that was typed has no answer, so that it is nowhere but here. */
	readonly isUnanswered: boolean;
	/** What was typed and can't be sent. */
	readonly lost: readonly Unsent[];
	/** The sentence in the toolbar, and whether it says that something was not done. */
	readonly said:
		| { readonly sentence: string; readonly isBad: boolean }
		| undefined;
	/** Whether a click on the page edits; otherwise the site works as for visitors. */
	readonly isEditing: boolean;
	/** Grows with each change that didn't come from the panel, which then shows the values anew. */
	readonly panelVersion: number;
	/** The address of the page in the frame. */
	readonly path: string;
	/** The language of that page. */
	readonly locale: Locale;
	/** What can be edited on that page. */
	readonly things: readonly EditableElement[];
};

/** What the editor shows before anything is known, but for the path of its page. */
export function atFirst(path: string): ClientState {
	return {
		state: {
			session: "",
			diskVersion: 0,
			version: 0,
			unsaved: [],
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
		isEditing: true,
		panelVersion: 0,
		path,
		locale: "",
		things: [],
	};
}
