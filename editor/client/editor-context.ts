import type { MessageLanguage } from "kilde/tools";
import { createContext, useContext } from "react";
import type { Choices, ValueAddress } from "../protocol.ts";
import type { Requests } from "../requests.ts";
import type { Api } from "./api.ts";
import type { Outbox } from "./outbox.ts";
import type { Panel } from "./shell/use-panel.ts";
import type { Store, StoreState } from "./store.ts";
import type { Strings } from "./strings.ts";

/** The state and the services of the editor in this tab, for its components. */
export type Session = Api & {
	readonly language: MessageLanguage;
	readonly strings: Strings;
	/** The first answer of the server. */
	readonly site: Requests["begin"]["answer"];
	/** The origin of the pages, the path of the first one, and the address at which the frame begins. */
	readonly pages: string;
	readonly path: string;
	readonly frame: string;
	/** The name of the person who is signed in; undefined on one's own machine. */
	readonly person: string | undefined;
	readonly outbox: Outbox;
	readonly announce: Store["announce"];
};

/** The state and the actions of the editor, for its components. */
export type EditorContext = Session &
	StoreState & {
		/** Undefined until it is loaded; loaded again when the content changes. */
		readonly choices: Choices | undefined;
		readonly panel: Panel;
		/** The language of the page in the frame. */
		readonly locale: string;
		/** Opens the form of the entry that has a value, expands to the field and focuses it. */
		openEntry(address: ValueAddress): void;
		/** Opens the form for a new entry of a scaffold. */
		openScaffold(name: string): void;
		/** Shows a page in the frame, and the element with a mark. */
		showPage(path: string, mark?: string): void;
		/** Whether everything on the page that can be edited is outlined, and the function that changes it. */
		readonly isOutlined: boolean;
		toggleOutlines(): void;
	};

const Context = createContext<EditorContext | undefined>(undefined);

/** Provides the state and the actions of the editor. */
export const EditorProvider = Context;

/** Returns the state and the actions of the editor. Throws outside of it. */
export function useEditor(): EditorContext {
	const editor = useContext(Context);
	if (!editor) throw new Error("useEditor must be used within the editor.");
	return editor;
}
