import { createContext, useContext } from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { EditState, Origin } from "../protocol.ts";
import type { Ask } from "./ask.ts";
import type { Views } from "./page/views.ts";

/** What every part of the editor can do. */
export type Editing = {
	readonly ask: Ask;
	readonly language: MessageLanguage;
	readonly state: EditState;
	/** Grows with each change that the panel must show anew. */
	readonly edition: number;
	/** The address of the page in the frame. */
	readonly path: string;
	/** The language of that page. */
	readonly locale: Locale;
	readonly views: Views;
	/** Takes over the state that an answer brings. */
	settled(next: EditState): void;
	/** Takes over the state after a change by typing; what is asked next waits for it. */
	type(work: Promise<EditState>): Promise<unknown>;
	/** Asks after what was typed, and shows the values anew. Resolves to undefined if that failed. */
	act<Answer extends EditState>(
		work: () => Promise<Answer>,
	): Promise<Answer | undefined>;
	fail(error: unknown): void;
	/** Shows a value in the panel, or several. */
	openOrigin(...origins: readonly Origin[]): void;
	/** Shows a page of the site in the frame. */
	go(path: string): void;
	/** Says a sentence, to the eye and to assistive technology. */
	say(sentence: string): void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

/** What this part of the editor can do. Throws outside of the editor. */
export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (!editing) throw new Error("This is no part of the editor.");
	return editing;
}
