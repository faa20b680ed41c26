import type { Locale } from "kilde/tools";
import type { EditorState } from "prosemirror-state";
import type { EditorContext } from "../editor-context.ts";
import type { DialogName } from "./tools.ts";

/** What a text editor knows of the editor around it. */
export type TextContext = Pick<
	EditorContext,
	"announce" | "choices" | "openEntry" | "strings"
> & {
	/** A short text without Markdown, or a text in Markdown. Both may cite facts as {{NAME}}. */
	readonly kind: "plain" | "markdown";
	readonly locale: Locale;
	/** Called with the text after each edit. */
	onChange(value: string): void;
	/** Called with each state of the editor. */
	onState(state: EditorState): void;
	/** Opens a dialog about the selection. */
	openDialog(name: DialogName): void;
	/** Stores a photo in content/media, and asks for its description. */
	addPhoto(file: File): void;
	focusToolbar(): void;
};
