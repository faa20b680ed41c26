import type { MessageLanguage } from "kilde/tools";
import { createContext, useContext } from "react";
import type {
	Choices,
	EditorState,
	ListChange,
	Problem,
	Shown,
	Upload,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import type { Requests } from "../requests.ts";
import type { Strings } from "./strings.ts";

/** Sends a request; throws an Error whose message is for people if the server doesn't answer or rejects it. */
export type Call = <N extends keyof Requests>(
	name: N,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"]>;

/** An edit that the server hasn't acknowledged, or has refused. */
export type PendingEdit = {
	readonly address: ValueAddress;
	/** The value as it is typed; undefined removes it. */
	readonly value: YamlValue | undefined;
	/** Why it isn't written; undefined while it is on its way. */
	readonly refused:
		| {
				readonly reason: string;
				readonly problems: readonly Problem[];
				/** The value that another program or tab has written meanwhile. */
				readonly current?: { readonly value: YamlValue | undefined };
		  }
		| undefined;
};

/** Edits on their way to the server. They survive closing the form, and a reload of the tab. */
export type Outbox = {
	/**
	 * Sets a value. A newer value of the same address replaces an older one that isn't sent yet; the value of an address
	 * within a pending edit becomes part of that edit. `was` is the value that the form showed.
	 */
	set(
		address: ValueAddress,
		value: YamlValue | undefined,
		was: YamlValue | undefined,
		step: string,
	): void;
	/** Changes a list, after the edits in it have arrived. Rejects with the reason if it is refused. */
	changeList(
		address: ValueAddress,
		change: ListChange,
		was: YamlValue | undefined,
	): Promise<void>;
	/** Forgets a refused edit: the value in the file is shown again. */
	drop(address: ValueAddress): void;
	/** Sends a refused edit again, over the value that is there now. */
	force(address: ValueAddress): void;
	/** Resolves when nothing is on its way. */
	settled(): Promise<void>;
};

/** The state and the actions of the editor, for its components. */
export type EditorContext = {
	readonly language: MessageLanguage;
	readonly strings: Strings;
	/** The first answer of the server. */
	readonly site: Requests["begin"]["answer"];
	/** The state that the server pushed last. */
	readonly state: EditorState;
	/** Undefined until it is loaded; loaded again when the content changes. */
	readonly choices: Choices | undefined;
	readonly call: Call;
	/** Stores a picture or a video in content/media; throws as `call` does. */
	upload(file: File): Promise<Upload>;
	readonly outbox: Outbox;
	/** The edits that aren't written, by address. */
	readonly pending: readonly PendingEdit[];
	/** The language of the page in the frame. */
	readonly locale: string;
	/** Opens the form of the entry that has a value, expands to the field and focuses it. */
	openEntry(address: ValueAddress): void;
	/** Opens the form of an entry that was just created instead of all other views, and shows it on its page. */
	openCreated(
		address: ValueAddress | undefined,
		shown: Shown | undefined,
	): void;
	/** Opens the form for a new entry of a scaffold. */
	openScaffold(name: string): void;
	/** Shows a page in the frame, and the element with a mark. */
	showPage(path: string, mark?: string): void;
	/** Whether everything on the page that can be edited is outlined, and the function that changes it. */
	readonly isOutlined: boolean;
	toggleOutlines(): void;
	/** Shows a sentence in the toolbar, which screen readers read; `isError` if something failed. */
	announce(sentence: string, isError?: boolean): void;
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
