import type { Locale } from "kilde/tools";
import type { EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import type { Choices, Option, ValueAddress } from "../../protocol.ts";
import type { Strings } from "../strings.ts";

/** What a text editor knows of the editor around it. */
export type TextContext = {
	/** A short text without Markdown, or a text in Markdown. Both may cite facts as {{NAME}}. */
	readonly kind: "plain" | "markdown";
	/** The accessible name. */
	readonly name: string;
	/** The id of the element that describes it. */
	readonly describedBy: string | undefined;
	readonly isInvalid: boolean;
	readonly locale: Locale;
	readonly strings: Strings;
	readonly facts: Choices["facts"];
	/** The targets of links in this language; `value` is the address. */
	readonly pages: readonly Option[];
	readonly pictures: readonly Option[];
	/** Called with the text after each edit. */
	onChange(value: string): void;
	/** Called with each state of the editor. */
	onState(state: EditorState): void;
	/** Shows a dialog; undefined removes it. */
	showDialog(dialog: ReactNode): void;
	focusToolbar(): void;
	/** Opens the form of a value. */
	openEntry(address: ValueAddress): void;
	/** Stores a photo in content/media; resolves to its name there, rejects with the reason. */
	upload(file: File): Promise<string>;
	/** Announces a sentence to everyone, including screen readers. */
	announce(sentence: string, isError?: boolean): void;
};
