import type { Locale } from "../../i18n/languages.ts";
import type { EditState } from "../protocol.ts";
import type { Requests } from "../request-schemas.ts";
import type { Thing } from "./lists/things.ts";

/** What the editor shows; each change of it draws the editor anew. */
export type Shown = {
	readonly state: EditState;
	/** The first answer of the server; undefined until it is there. */
	readonly begun: Requests["begin"]["answer"] | undefined;
	/** Whether the server was started again: the page is then loaded again, too. */
	readonly isAnew: boolean;
	/** The sentence in the toolbar, and whether it says that something was not done. */
	readonly said:
		| { readonly sentence: string; readonly isBad: boolean }
		| undefined;
	/** Whether a click on the page edits; otherwise the site works as for visitors. */
	readonly isEditing: boolean;
	/** Grows with each change that didn't come from the panel, which then shows the values anew. */
	readonly edition: number;
	/** The address of the page in the frame. */
	readonly path: string;
	/** The language of that page. */
	readonly locale: Locale;
	/** What can be edited on that page. */
	readonly things: readonly Thing[];
};

/** What the editor shows before anything is known. */
export function atFirst(): Shown {
	return {
		state: {
			session: "",
			round: 0,
			unsaved: [],
			undo: undefined,
			redo: undefined,
			problems: [],
			conflicts: [],
			refused: undefined,
		},
		begun: undefined,
		isAnew: false,
		said: undefined,
		isEditing: true,
		edition: 0,
		path: decodeURI(location.hash.slice(1)) || "/",
		locale: "",
		things: [],
	};
}
