import { createContext, useContext } from "react";
import type { MessageLanguage } from "../../languages/message-language.ts";
import type { ValueAddress } from "../protocol.ts";
import type { Views } from "./page/views.ts";
import type { createActions } from "./state/actions.ts";
import type { ClientState } from "./state/client-state.ts";
import type { Words } from "./words.ts";

/** The state and the actions of the editor, for each of its parts. */
export type Editing = ClientState &
	ReturnType<typeof createActions> & {
		readonly language: MessageLanguage;
		readonly words: Words;
		readonly views: Views;
		/** Shows a value in the panel, or several. */
		openOrigin(...origins: readonly ValueAddress[]): void;
	};

/** Gives the components of the editor its state and its actions. */
export const EditingContext = createContext<Editing | undefined>(undefined);

/** Returns the state and the actions of the editor; throws outside of it. */
export function useEditing(): Editing {
	const editing = useContext(EditingContext);
	if (!editing) throw new Error("This is no part of the editor.");
	return editing;
}
