import { createContext, useContext } from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { EditState, Origin } from "../protocol.ts";
import type { View } from "./app.tsx";
import type { Ask } from "./ask.ts";

/** What every part of the editor can do. */
export type Editing = {
	readonly ask: Ask;
	readonly language: MessageLanguage;
	readonly state: EditState;
	/** Grows with each change that the panel must show anew. */
	readonly edition: number;
	/** The address of the page in the frame. */
	readonly path: string;
	/** Takes over the state that an answer brings. */
	settled(next: EditState): void;
	/** Carries out what an answer is awaited of, shows the values anew, and says so when it is done. */
	act(work: Promise<EditState>, done?: string): Promise<void>;
	fail(error: unknown): void;
	/** Shows a value in the panel. */
	openOrigin(origin: Origin): void;
	open(view: View): void;
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
