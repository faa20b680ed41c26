import type { BuiltSite, Checked, FileChange, MessageText } from "kilde/tools";
import type { Context } from "./context.ts";
import type { Labels } from "./fields/labels.ts";
import type { Publishing, Refusal } from "./protocol.ts";

/** What the handlers of requests work on. */
export type Editor = {
	/** The folder of the project. */
	readonly root: string;
	/** The language of labels: a language of messages, or one that the site has labels for. */
	readonly language: string;
	/** The environment in which git runs. It contains the name and address of the person who sent the request. */
	readonly environment: NodeJS.ProcessEnv;
	/** The addresses of this machine on its networks, if other devices may edit. */
	readonly network: readonly string[];
	readonly workspace: Workspace;
	/** Returns the newest build of the content, its context and its labels. */
	getContent(): Promise<EditorContent>;
	/** Reads the last committed version of a file; undefined if it has none. */
	readCommitted(path: string): Promise<Uint8Array | undefined>;
	/** Runs work that changes files when no other does. */
	exclusively<T>(work: () => Promise<T>): Promise<T>;
	/** The state of publishing, and a function that changes it and pushes it to all tabs. */
	readonly publishing: {
		current(): Publishing;
		set(next: Publishing): void;
	};
	/** Pushes the state to all tabs. */
	pushState(): void;
};

/** A build, and what the editor derives from it. */
export type EditorContent = {
	readonly built: Checked<BuiltSite>;
	/** The site that pages show: the valid one. Its artifacts have marks. */
	readonly shown: BuiltSite;
	readonly context: Context;
	readonly labels: Labels;
};

/** The files on the disk: an edit is checked, written at once, and can be undone. */
export type Workspace = {
	/** Returns the newest build of the files, with its problems. Its texts have marks only where pages are rendered. */
	current(): Promise<Checked<BuiltSite>>;
	/**
	 * Writes files, unless that would bring an error or another program has changed them; returns why not. `label` names the
	 * step for undo; it is called if the edit begins one: an edit with the `step` of the last one joins it. With `isTyping`, the
	 * pages that are looked at show the edit at once, and all others a little later.
	 */
	edit(
		files: readonly FileChange[],
		label: MessageText | (() => MessageText),
		options?: { readonly step?: string; readonly isTyping?: boolean },
	): Promise<Refusal | undefined>;
	undo(): Promise<Refusal | undefined>;
	redo(): Promise<Refusal | undefined>;
	/** The names of the steps that undo and redo would take. */
	labels(): {
		readonly undo: MessageText | undefined;
		readonly redo: MessageText | undefined;
	};
	/** Reads all files again and builds the site, after git has changed them. Steps whose files changed can't be undone. */
	refresh(): Promise<Checked<BuiltSite>>;
};
